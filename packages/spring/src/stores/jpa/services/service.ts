import { tellsUnshown } from '@backsmith/blueprint';
import type { Entity, Field, JpaStore, Resource } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { initialValue } from '../../../java/initial-value.ts';
import { keyExpression } from '../../../java/key-expression.ts';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';
import {
  childFields,
  childMethods,
  createWithChildren,
  type Collaborator,
} from '../../../api/services/child-methods.ts';
import { inTenant, operatorsOnly } from '../../../api/services/record-rules.ts';
import {
  changeMethod,
  CLEARED,
  keyCheck,
  NOTHING_CLEARED,
  patchMethod,
  refuseKey,
  toRecord,
  updateMethod,
  versionCheck,
  WRITING,
} from '../../../api/services/service-methods.ts';
import { sortingField } from '../../../api/services/sorting-field.ts';
import { listOfParent } from './list-of-parent.ts';
import { expansionField, expansionFields, getExpanded } from './expanding.ts';
import { deletedSummary, restoreMethods } from './restore-methods.ts';
import { linkMethods } from './link-methods.ts';
import { listMethod } from './list-method.ts';
import { requireOwner } from './require-owner.ts';
import { readsSummaries, summaryField } from './list-constants.ts';
import { clears, clearUnread, writeStatements } from './write-actions.ts';
import type { JpaService } from '../jpa-service.ts';

const READ_ONLY = java`@org.springframework.transaction.annotation.Transactional(readOnly = true)`;

/** The service of a resource: its five calls, those of its relations, and the mapping between entity and records. */
export function service(resource: Resource, entity: Entity, blueprint: JpaService): JavaFile {
  const { classes } = resource;
  const kept = classOf(entity.classes.entity);
  const id = typeOf(resource.identifier.type);
  const fields = collaborators(resource, entity, blueprint);
  const statements = changeStatements(resource, entity, blueprint);
  return fileOf(
    classes.service,
    java`
      @org.springframework.stereotype.Service
      ${READ_ONLY}
      public class ${classOf(classes.service)} {
        ${sortingField(entity, blueprint)}
        ${summaryField(resource, entity, blueprint.store)}
        ${expansionField(resource, entity, blueprint.store)}

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

        ${createWithChildren(resource, partsWritten)}

        ${updateMethod(resource, clears(entity))}

        ${patchMethod(resource, clears(entity), blueprint)}

        ${changeMethod(resource, clears(entity), statements)}

        ${deleteMethod(resource, entity, blueprint)}

        ${restoreMethods(resource, entity, blueprint)}

        ${linkMethods(resource, entity, blueprint)}

        ${childMethods(resource, requireOwner(resource, entity), blueprint)}

        private ${kept} find(${id} id) {
          return unitOfWork.${entity.key.respelled === undefined ? 'find' : 'findRespelled'}(${kept}.class, id, ${literal(resource.label)});
        }

        ${applyMethod(resource, entity, blueprint)}

        ${toRecord('toResponse', classes.response, resource.carriers.response, entity.classes.entity, entity.fields, told(resource.fields, blueprint.store))}

        ${deletedSummary(resource, entity)}
      }`,
  );
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
  const deleted =
    resource.restoration === undefined
      ? []
      : [{ name: 'deletedRecords', type: classOf(support.classes.deletedRecords) }];
  const summaries = readsSummaries(resource) ? [{ name: 'summaries', type: classOf(support.classes.summaries) }] : [];
  return [...all, ...deleted, ...summaries, ...expansionFields(resource, store), ...childFields(resource)];
}

/** Has an answer tell what its record holds and does not show, where it can. */
function told(fields: readonly Field[], { support: { classes } }: JpaStore): (answer: JavaFragment) => JavaFragment {
  if (!tellsUnshown(fields)) return (answer) => answer;
  return (answer) => java`${classOf(classes.unshownValues)}.told(entity, ${answer})`;
}

function partsWritten(role: string, key: JavaFragment): JavaFragment {
  return java`unitOfWork.each(${literal(role)}, request.${role}(), one -> ${role}.create(one.toRequest(${key})));`;
}

function createMethod({ classes, identifier }: Resource, entity: Entity, blueprint: JpaService): JavaFragment {
  const self = classOf(entity.classes.entity);
  const assigned = identifier.source === 'assigned' ? identifier.key : undefined;
  const isReread = entity.key.respelled === 'kept';
  return java`
    ${WRITING}
    public ${classOf(classes.response)} create(${classOf(classes.request)} request) {
      ${operatorsOnly(entity, 'create')}
      ${inTenant(entity)}
      ${self} entity = new ${self}();
      ${assigned !== undefined && java`entity.${entity.key.setter}(${keyExpression(assigned)});`}
      ${entity.rule?.owner && java`entity.${entity.rule.owner.setter}(${classOf(entity.rule.caller)}.${entity.rule.owner.asked}());`}
      ${writeStatements(entity.createActions, blueprint)}
      ${applies(entity) && java`apply(${commas(['request', 'entity', clears(entity) && NOTHING_CLEARED])});`}
      unitOfWork.insert(entity);
      ${!isReread && entity.refresh && java`unitOfWork.refresh(entity);`}
      return toResponse(${isReread ? java`unitOfWork.reread(${self}.class, entity, entity.${entity.key.getter}())` : java`entity`});
    }`;
}

function changeStatements(resource: Resource, entity: Entity, blueprint: JpaService): JavaFragment {
  const known = resource.version !== undefined && java`request.${resource.version}()`;
  return java`
    ${entity.key.respelled === undefined && keyCheck(resource, blueprint)}
    ${classOf(entity.classes.entity)} entity = find(id);
    ${entity.key.respelled !== undefined && respelledKeyCheck(resource, entity, blueprint)}
    ${versionCheck(entity, known, blueprint)}
    ${operatorsOnly(entity, 'change')}
    ${inTenant(entity)}
    ${applies(entity) && java`apply(${commas(['request', 'entity', clears(entity) && 'cleared'])});`}
    unitOfWork.flush();
    ${clearUnread(entity)}
    ${entity.refresh && java`unitOfWork.refresh(entity);`}
    return toResponse(entity);`;
}

/** The key in a body is spelled as the address is, or as the record itself. */
function respelledKeyCheck({ identifier }: Resource, entity: Entity, blueprint: JpaService): JavaValue {
  const { key, type } = identifier;
  if (key === undefined) return undefined;
  const asked = keyExpression(key);
  const isNumber = key.kind === 'field' && type.name === 'java.math.BigDecimal';
  const own = java`entity.${entity.key.getter}()`;
  return isNumber
    ? refuseKey(java`${own}.compareTo(${asked}) != 0`, blueprint)
    : java`
        ${typeOf(type)} key = ${asked};
        ${refuseKey(java`!${own}.equals(key) && !id.equals(key)`, blueprint)}`;
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
      ${removal(java`entity`)}
      unitOfWork.flush();
    }`;
}

function applies(entity: Entity): boolean {
  return entity.updateActions.length > 0;
}

function applyMethod({ classes }: Resource, entity: Entity, blueprint: JpaService): JavaValue {
  if (!applies(entity)) return undefined;
  return java`
    private void apply(${commas([java`${classOf(classes.request)} request`, java`${classOf(entity.classes.entity)} entity`, clears(entity) && CLEARED])}) {
      ${writeStatements(entity.updateActions, blueprint, true)}
    }`;
}
