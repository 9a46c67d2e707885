import type { AccessStep, Entity, RecordRule, Resource } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { badRequest } from '../../../api/errors/throwing.ts';
import { initialValue } from '../../../java/initial-value.ts';
import { keyExpression } from '../../../java/key-expression.ts';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';
import { neighbourFields, refuseUsed, requireKeys, requireOthers, type Collaborator } from './neighbour-checks.ts';
import { childFields, childMethods, createWithChildren, listOfParent } from './child-methods.ts';
import { expansionField, expansionFields, getExpanded } from './expanding.ts';
import { linkMethods } from './link-methods.ts';
import { listMethod } from './list-method.ts';
import { readsSummaries, sortingField, summaryField } from './list-constants.ts';
import { clears, clearUnread, writeStatements } from './write-actions.ts';
import type { JpaService } from '../jpa-service.ts';

const READ_ONLY = java`@org.springframework.transaction.annotation.Transactional(readOnly = true)`;
const IF_MATCH = java`java.lang.String ifMatch`;
const CLEARED = java`java.util.Set<String> cleared`;
const NOTHING = java`java.util.Set.of()`;
const WRITING = java`@org.springframework.transaction.annotation.Transactional`;

/** The service of a resource: its five calls, those of its relations, and the mapping between entity and records. */
export function service(resource: Resource, entity: Entity, blueprint: JpaService): JavaFile {
  const { classes } = resource;
  const kept = classOf(entity.classes.entity);
  const id = typeOf(resource.identifier.type);
  const fields = collaborators(resource, entity, blueprint);
  return fileOf(
    classes.service,
    java`
      @org.springframework.stereotype.Service
      ${READ_ONLY}
      public class ${classOf(classes.service)} {
        ${sortingField(entity, blueprint)}
        ${summaryField(resource, entity, blueprint.store)}
        ${expansionField(entity, blueprint.store)}

        ${fields.map(({ name, type }) => java`private final ${type} ${name};`)}

        public ${classes.service.name}(${commas(fields.map(({ name, type }) => java`${type} ${name}`))}) {
          ${fields.map(({ name }) => java`this.${name} = ${name};`)}
        }

        ${listMethod(resource, blueprint)}

        ${listOfParent(resource, entity, blueprint)}

        public ${classOf(classes.response)} get(${id} id) {
          return toResponse(find(id));
        }

        ${getExpanded(resource, blueprint)}

        ${createMethod(resource, entity, blueprint)}

        ${createWithChildren(resource)}

        ${updateMethod(resource, entity, blueprint)}

        ${patchMethod(resource, entity, blueprint)}

        ${changeMethod(resource, entity, blueprint)}

        ${deleteMethod(resource, entity, blueprint)}

        ${linkMethods(resource, entity, blueprint)}

        ${childMethods(resource, entity, blueprint)}

        private ${kept} find(${id} id) {
          return unitOfWork.find(${kept}.class, id, ${literal(resource.label)});
        }

        ${applyMethod(resource, entity, blueprint)}

        ${toResponse(resource, entity)}
      }`,
  );
}

/** What a client gets to see of an entity. */
function toResponse({ classes: { response }, carriers }: Resource, { classes, fields }: Entity): JavaFragment {
  const made =
    carriers.response === 'record'
      ? java`return new ${classOf(response)}(${commas(fields.map(({ read }) => readExpression(read)))});`
      : java`
          ${classOf(response)} response = new ${classOf(response)}();
          ${fields.map(({ field, read }) => java`response.${field}(${readExpression(read)});`)}
          return response;`;
  return java`
    public static ${classOf(response)} toResponse(${classOf(classes.entity)} entity) {
      ${made}
    }`;
}

function collaborators(resource: Resource, entity: Entity, blueprint: JpaService): readonly Collaborator[] {
  const { classes } = entity;
  const { store, support: api } = blueprint;
  const { support } = store;
  const all = [
    { name: 'repository', type: classOf(classes.repository) },
    { name: 'unitOfWork', type: classOf(support.classes.unitOfWork) },
    { name: 'mergePatch', type: classOf(api.classes.mergePatch) },
  ];
  const summaries = readsSummaries(resource) ? [{ name: 'summaries', type: classOf(support.classes.summaries) }] : [];
  return [
    ...all,
    ...summaries,
    ...expansionFields(resource, store),
    ...childFields(resource),
    ...neighbourFields(entity, blueprint),
  ];
}

function createMethod({ classes, identifier }: Resource, entity: Entity, blueprint: JpaService): JavaFragment {
  const self = classOf(entity.classes.entity);
  const assigned = identifier.source === 'assigned' ? identifier.key : undefined;
  return java`
    ${WRITING}
    public ${classOf(classes.response)} create(${classOf(classes.request)} request) {
      ${operatorsOnly(entity, 'create')}
      ${inTenant(entity)}
      ${requireKeys(entity)}
      ${self} entity = new ${self}();
      ${assigned !== undefined && java`entity.${entity.key.setter}(${keyExpression(assigned)});`}
      ${entity.rule?.owner && java`entity.${entity.rule.owner.setter}(${classOf(entity.rule.caller)}.${entity.rule.owner.asked}());`}
      ${writeStatements(entity.createActions, blueprint)}
      ${applies(entity) && java`apply(${commas(['request', 'entity', clears(entity) && NOTHING])});`}
      unitOfWork.insert(entity);
      ${entity.refresh && java`unitOfWork.refresh(entity);`}
      return toResponse(entity);
    }`;
}

function updateMethod(resource: Resource, entity: Entity, blueprint: JpaService): JavaFragment {
  const { classes, version } = resource;
  const head = java`public ${classOf(classes.response)} update(${changeParameters(resource)})`;
  if (!clears(entity)) {
    return java`
      ${WRITING}
      ${head} {
        ${changeStatements(resource, entity, blueprint)}
      }`;
  }
  return java`
    ${WRITING}
    ${head} {
      return change(${commas(['id', 'request', version !== undefined && 'ifMatch', NOTHING])});
    }`;
}

/** A change of single fields is one of the whole record, with all other fields as they are. */
function patchMethod(
  { classes, version, identifier }: Resource,
  entity: Entity,
  { support }: JpaService,
): JavaFragment {
  const merged = classOf(support.classes.mergePatch);
  const ifMatch = version !== undefined && 'ifMatch';
  const request = java`mergePatch.apply(patch, get(id), ${classOf(classes.request)}.class)`;
  const call = clears(entity)
    ? java`change(${commas(['id', request, ifMatch, java`${merged}.cleared(patch)`])})`
    : java`update(${commas(['id', request, ifMatch])})`;
  return java`
    ${WRITING}
    public ${classOf(classes.response)} patch(
        ${commas([java`${typeOf(identifier.type)} id`, java`tools.jackson.databind.node.ObjectNode patch`, ifMatch && IF_MATCH])}) {
      return ${call};
    }`;
}

/** What both do, where a field left out keeps its value unless it is to be cleared. */
function changeMethod(resource: Resource, entity: Entity, blueprint: JpaService): JavaValue {
  if (!clears(entity)) return undefined;
  return java`
    private ${classOf(resource.classes.response)} change(${changeParameters(resource)}, ${CLEARED}) {
      ${changeStatements(resource, entity, blueprint)}
    }`;
}

function changeParameters({ classes, version, identifier }: Resource): JavaFragment {
  return commas([
    java`${typeOf(identifier.type)} id`,
    java`${classOf(classes.request)} request`,
    version !== undefined && IF_MATCH,
  ]);
}

function changeStatements(resource: Resource, entity: Entity, blueprint: JpaService): JavaFragment {
  const known = resource.version !== undefined && java`request.${resource.version}()`;
  return java`
    ${keyCheck(resource, blueprint)}
    ${classOf(entity.classes.entity)} entity = find(id);
    ${versionCheck(entity, known, blueprint)}
    ${operatorsOnly(entity, 'change')}
    ${inTenant(entity)}
    ${applies(entity) && java`apply(${commas(['request', 'entity', clears(entity) && 'cleared'])});`}
    unitOfWork.flush();
    ${clearUnread(entity)}
    ${entity.refresh && java`unitOfWork.refresh(entity);`}
    return toResponse(entity);`;
}

/** Refuses a change by a client that knows another version. */
function versionCheck({ versionGetter }: Entity, known: JavaValue, { support }: JpaService): JavaValue {
  if (versionGetter === undefined) return undefined;
  return java`${classOf(support.classes.etag)}.check(entity.${versionGetter}(), ${known}, ifMatch);`;
}

/** A record keeps its key: a request that says another one is a mistake. */
function keyCheck({ identifier: { key } }: Resource, blueprint: JpaService): JavaValue {
  if (key === undefined) return undefined;
  const reason = literal('The key in the body is not the one in the address');
  return java`
    if (!id.equals(${keyExpression(key)})) {
      throw ${badRequest(blueprint, reason)};
    }`;
}

function deleteMethod(resource: Resource, entity: Entity, blueprint: JpaService): JavaFragment {
  const { identifier, version } = resource;
  const marks = entity.softDelete?.marks ?? [];
  const id = typeOf(identifier.type);
  const removal = (found: JavaFragment): readonly JavaFragment[] =>
    entity.softDelete === undefined
      ? [java`repository.delete(${found});`]
      : marks.map(({ setter, value }) => java`${found}.${setter}(${initialValue(value)});`);
  if (version === undefined) {
    const isOne = marks.length <= 1;
    return java`
      ${WRITING}
      public void delete(${id} id) {
        ${operatorsOnly(entity, 'remove')}
        ${refuseUsed(entity, resource)}
        ${!isOne && java`${classOf(entity.classes.entity)} entity = find(id);`}
        ${removal(isOne ? java`find(id)` : java`entity`)}
        unitOfWork.flush();
      }`;
  }
  return java`
    ${WRITING}
    public void delete(${id} id, java.lang.String ifMatch) {
      ${operatorsOnly(entity, 'remove')}
      ${classOf(entity.classes.entity)} entity = find(id);
      ${versionCheck(entity, java`null`, blueprint)}
      ${refuseUsed(entity, resource)}
      ${removal(java`entity`)}
      unitOfWork.flush();
    }`;
}

/** Refuses what administrators of one tenant must not do. */
function operatorsOnly({ rule }: Entity, what: keyof RecordRule['operators']): JavaValue {
  return rule?.operators[what] === true && java`${classOf(rule.caller)}.requireOperator();`;
}

/** Refuses a record of another tenant. */
function inTenant({ rule }: Entity): JavaValue {
  if (rule?.tenant === undefined) return undefined;
  const { field, called } = rule.tenant;
  return java`${classOf(rule.caller)}.requireTenant(request.${field}(), ${literal(called)});`;
}

function applies(entity: Entity): boolean {
  return entity.updateActions.length > 0;
}

function applyMethod({ classes }: Resource, entity: Entity, blueprint: JpaService): JavaValue {
  if (!applies(entity)) return undefined;
  return java`
    private void apply(${commas([java`${classOf(classes.request)} request`, java`${classOf(entity.classes.entity)} entity`, clears(entity) && CLEARED])}) {
      ${requireOthers(entity, readExpression)}
      ${writeStatements(entity.updateActions, blueprint, true)}
    }`;
}

/** The expression that reads a field's value from `entity`; null where a step on the way has none. */
function readExpression(steps: readonly AccessStep[]): JavaFragment {
  const whole = callChain(steps);
  const [first, ...more] = steps;
  if (first === undefined || more.length === 0 || !first.nullable) return whole;
  return java`${callChain([first])} == null ? null : ${whole}`;
}

function callChain(steps: readonly AccessStep[]): JavaFragment {
  return steps.reduce<JavaFragment>((chain, { method }) => java`${chain}.${method}()`, java`entity`);
}
