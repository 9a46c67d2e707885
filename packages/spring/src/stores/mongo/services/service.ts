import type { DocumentType, Resource } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { answered } from '../../../api/controllers/parameters.ts';
import { initialValue } from '../../../java/initial-value.ts';
import { keyExpression } from '../../../java/key-expression.ts';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';
import type { MongoService } from '../mongo-service.ts';
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
  EXPAND,
  IF_MATCH,
  keyCheck,
  NOTHING_CLEARED,
  patchMethod,
  toRecord,
  updateMethod,
  versionCheck,
  WRITING,
} from '../../../api/services/service-methods.ts';
import { sortingField } from '../../../api/services/sorting-field.ts';
import { expansionFields, relationFields, summaryField } from './constants.ts';
import { listMethod, listOfParent, relationMethods, requireOwner } from './lists.ts';
import { newKey } from '../documents/new-key.ts';
import { clears, defaultChecks, keyChecks, otherChecks, writeStatements } from './write-statements.ts';

/** The service of a resource: its five calls, those of its relations, and the mapping between document and records. */
export function service(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFile {
  const { classes } = resource;
  const { store } = blueprint;
  const id = typeOf(resource.identifier.type);
  const kept = classOf(document.classes.document);
  const fields = collaborators(resource, blueprint);
  const statements = changeStatements(resource, document, blueprint);
  return fileOf(
    classes.service,
    java`
      @org.springframework.stereotype.Service
      public class ${classOf(classes.service)} {
        ${sortingField(document, blueprint)}
        ${summaryField(document)}
        ${expansionFields(resource, document, store)}
        ${relationFields(document.relations, store)}

        ${fields.map(({ name, type }) => java`private final ${type} ${name};`)}

        public ${classes.service.name}(${commas(fields.map(({ name, type }) => java`${type} ${name}`))}) {
          ${fields.map(({ name }) => java`this.${name} = ${name};`)}
        }

        ${listMethod(resource, document, blueprint)}

        ${listOfParent(resource, document, blueprint)}

        public ${classOf(classes.response)} get(${id} id) {
          return toResponse(find(id));
        }

        ${getExpanded(resource, blueprint)}

        ${createMethod(resource, document)}

        ${createWithChildren(resource, (role, key) => partsWritten(role, key, resource, document))}

        ${updateMethod(resource, clears(document))}

        ${patchMethod(resource, clears(document), blueprint)}

        ${changeMethod(resource, clears(document), statements)}

        ${deleteMethod(resource, document, blueprint)}

        ${relationMethods(resource, document, blueprint)}

        ${childMethods(resource, requireOwner(resource, document), blueprint)}

        private ${kept} find(${id} id) {
          return repository.find(${kept}.class, id, ${literal(resource.label)});
        }

        ${applyMethod(resource, document, blueprint)}

        ${toRecord('toResponse', classes.response, resource.carriers.response, document.classes.document, document.fields)}

        ${document.summary !== undefined && toRecord('toSummary', classes.listed, 'record', document.classes.document, document.summary.fields)}
      }`,
  );
}

function collaborators(resource: Resource, blueprint: MongoService): readonly Collaborator[] {
  const { store, support } = blueprint;
  const { classes } = store.support;
  return [
    { name: 'repository', type: classOf(classes.documents) },
    { name: 'mergePatch', type: classOf(support.classes.mergePatch) },
    ...(resource.expansion === undefined ? [] : [{ name: 'expansions', type: classOf(classes.expansions) }]),
    ...childFields(resource),
  ];
}

/** The method that reads a record and names what it refers to. */
function getExpanded({ classes, expansion, identifier }: Resource, blueprint: MongoService): JavaValue {
  if (expansion === undefined) return undefined;
  return java`
    public ${answered(classes.response, true, blueprint)} get(${typeOf(identifier.type)} id, ${EXPAND}) {
      return expansions.one(get(id), EXPANSION, expand);
    }`;
}

function partsWritten(
  role: string,
  key: JavaFragment,
  { identifier }: Resource,
  { classes }: DocumentType,
): JavaFragment {
  const id = identifier.parts.length === 1 ? key : java`new ${typeOf(identifier.type)}(${key})`;
  return java`repository.each(${commas([java`${classOf(classes.document)}.class`, id, literal(role), java`request.${role}()`, java`one -> ${role}.create(one.toRequest(${key}))`])});`;
}

function createMethod({ classes, identifier }: Resource, document: DocumentType): JavaFragment {
  const self = classOf(document.classes.document);
  const { key, created, rule } = document;
  const value =
    key.newKey === undefined ? identifier.key && keyExpression(identifier.key) : newKey(key.newKey, java`repository`);
  return java`
    ${WRITING}
    public ${classOf(classes.response)} create(${classOf(classes.request)} request) {
      ${operatorsOnly(document, 'create')}
      ${inTenant(document)}
      ${keyChecks(document)}
      ${self} entity = new ${self}();
      ${applies(document) && java`apply(${commas(['request', 'entity', clears(document) && NOTHING_CLEARED])});`}
      ${defaultChecks(document)}
      ${rule?.owner && java`entity.${rule.owner.setter}(${classOf(rule.caller)}.${rule.owner.asked}());`}
      ${created.map(({ setter, value: moment }) => java`entity.${setter}(${initialValue(moment)});`)}
      ${value !== undefined && java`entity.${key.setter}(${value});`}
      return toResponse(repository.insert(entity));
    }`;
}

function changeStatements(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFragment {
  const known = resource.version !== undefined && java`request.${resource.version}()`;
  const type = classOf(document.classes.document);
  const referred = document.referred.map(
    ({ field, getter, stored }) => java`
      if (entity.${getter}() != null && !entity.${getter}().equals(request.${field}())) {
        repository.keepReferred(${type}.class, id, ${literal(stored)});
      }`,
  );
  return java`
    ${keyCheck(resource, blueprint)}
    ${type} entity = find(id);
    ${versionCheck(document, known, blueprint)}
    ${operatorsOnly(document, 'change')}
    ${inTenant(document)}
    ${referred}
    ${applies(document) && java`apply(${commas(['request', 'entity', clears(document) && 'cleared'])});`}
    ${document.updated.map(({ setter, value }) => java`entity.${setter}(${initialValue(value)});`)}
    return toResponse(repository.save(entity));`;
}

function deleteMethod(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFragment {
  const { identifier, version } = resource;
  const { deletionMarks, classes, versionGetter } = document;
  const type = classOf(classes.document);
  const isHeard = blueprint.store.support.needed.includes('listener');
  const removal =
    deletionMarks.length === 0
      ? java`repository.delete(${commas([java`${type}.class`, 'id', versionGetter && java`entity.${versionGetter}()`])});`
      : java`
          ${isHeard && java`repository.tellDeletion(${type}.class, id);`}
          ${deletionMarks.map(({ setter, value }) => java`entity.${setter}(${initialValue(value)});`)}
          repository.save(entity);`;
  const isRead = version !== undefined || deletionMarks.length > 0;
  return java`
    ${WRITING}
    public void delete(${commas([java`${typeOf(identifier.type)} id`, version !== undefined && IF_MATCH])}) {
      ${operatorsOnly(document, 'remove')}
      ${isRead ? java`${type} entity = find(id);` : java`find(id);`}
      ${versionCheck(document, java`null`, blueprint)}
      ${removal}
    }`;
}

function applies({ writes }: DocumentType): boolean {
  return writes.length > 0;
}

function applyMethod({ classes }: Resource, document: DocumentType, blueprint: MongoService): JavaValue {
  if (!applies(document)) return undefined;
  return java`
    private void apply(${commas([java`${classOf(classes.request)} request`, java`${classOf(document.classes.document)} entity`, clears(document) && CLEARED])}) {
      ${otherChecks(document)}
      ${writeStatements(document.writes, 'request', blueprint)}
    }`;
}
