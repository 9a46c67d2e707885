import type { ClassName, CounterType, DocumentType, NewKey, Resource, StoredField } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { answered } from '../../../api/controllers/parameters.ts';
import { badRequest } from '../../../api/errors/throwing.ts';
import { initialValue } from '../../../java/initial-value.ts';
import { keyExpression } from '../../../java/key-expression.ts';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';
import type { MongoService } from '../mongo-service.ts';
import { expansionFields, relationFields, sortingField, summaryField } from './constants.ts';
import { childMethods, createWithChildren, EXPAND, listMethod, listOfParent, relationMethods } from './lists.ts';
import { clears, keyChecks, otherChecks, readExpression, writeStatements } from './write-statements.ts';

const IF_MATCH = java`java.lang.String ifMatch`;
const CLEARED = java`java.util.Set<String> cleared`;
const NOTHING = java`java.util.Set.of()`;
const WRITING = java`@org.springframework.transaction.annotation.Transactional`;

/** The service of a resource: its five calls, those of its relations, and the mapping between document and records. */
export function service(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFile {
  const { classes } = resource;
  const { store } = blueprint;
  const id = typeOf(resource.identifier.type);
  const kept = classOf(document.classes.document);
  const fields = collaborators(resource, blueprint);
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

        ${createWithChildren(resource, document)}

        ${updateMethod(resource, document, blueprint)}

        ${patchMethod(resource, document, blueprint)}

        ${clears(document) && changeMethod(resource, document, blueprint)}

        ${deleteMethod(resource, document, blueprint)}

        ${relationMethods(resource, document, blueprint)}

        ${childMethods(resource, document, blueprint)}

        private ${kept} find(${id} id) {
          return repository.find(${kept}.class, id, ${literal(resource.label)});
        }

        ${applyMethod(resource, document, blueprint)}

        ${toRecord('toResponse', classes.response, document.fields, document, resource.carriers.response)}

        ${document.summary !== undefined && toRecord('toSummary', classes.listed, document.summary.fields, document, 'record')}
      }`,
  );
}

type Collaborator = { readonly name: string; readonly type: JavaFragment };

function collaborators({ expansion, children }: Resource, { store, support }: MongoService): readonly Collaborator[] {
  const { classes } = store.support;
  return [
    { name: 'repository', type: classOf(classes.documents) },
    { name: 'mergePatch', type: classOf(support.classes.mergePatch) },
    ...(expansion === undefined ? [] : [{ name: 'expansions', type: classOf(classes.expansions) }]),
    ...children.map((child) => ({ name: child.role, type: classOf(child.service) })),
  ];
}

/** What a client gets to see of a document. */
function toRecord(
  name: string,
  record: ClassName,
  fields: readonly StoredField[],
  { classes: { document } }: DocumentType,
  carrier: 'record' | 'class',
): JavaFragment {
  const made =
    carrier === 'record'
      ? java`return new ${classOf(record)}(${commas(fields.map(({ read }) => readExpression(read)))});`
      : java`
          ${classOf(record)} response = new ${classOf(record)}();
          ${fields.map(({ field, read }) => java`response.${field}(${readExpression(read)});`)}
          return response;`;
  return java`
    public static ${classOf(record)} ${name}(${classOf(document)} entity) {
      ${made}
    }`;
}

/** The method that reads a record and names what it refers to. */
function getExpanded({ classes, expansion, identifier }: Resource, blueprint: MongoService): JavaValue {
  if (expansion === undefined) return undefined;
  return java`
    public ${answered(classes.response, true, blueprint)} get(${typeOf(identifier.type)} id, ${EXPAND}) {
      return expansions.one(get(id), EXPANSION, expand);
    }`;
}

function createMethod({ classes, identifier }: Resource, document: DocumentType): JavaFragment {
  const self = classOf(document.classes.document);
  const { key, created } = document;
  const value = key.newKey === undefined ? identifier.key && keyExpression(identifier.key) : newKey(key.newKey);
  return java`
    ${WRITING}
    public ${classOf(classes.response)} create(${classOf(classes.request)} request) {
      ${keyChecks(document)}
      ${self} entity = new ${self}();
      ${applies(document) && java`apply(${commas(['request', 'entity', clears(document) && NOTHING])});`}
      ${created.map(({ setter, value: moment }) => java`entity.${setter}(${initialValue(moment)});`)}
      ${value !== undefined && java`entity.${key.setter}(${value});`}
      return toResponse(repository.insert(entity));
    }`;
}

function newKey(origin: NewKey): JavaFragment {
  if (origin.kind === 'uuid') {
    return origin.text === true ? java`java.util.UUID.randomUUID().toString()` : java`java.util.UUID.randomUUID()`;
  }
  return COUNTED[origin.as](java`repository.next(${literal(origin.counter)}, ${literal(Number(origin.step))})`);
}

const COUNTED: Readonly<Record<CounterType, (next: JavaFragment) => JavaFragment>> = {
  long: (next) => next,
  integer: (next) => java`Math.toIntExact(${next})`,
  short: (next) => java`(short) Math.toIntExact(${next})`,
  'big-integer': (next) => java`java.math.BigInteger.valueOf(${next})`,
  decimal: (next) => java`java.math.BigDecimal.valueOf(${next})`,
  text: (next) => java`String.valueOf(${next})`,
};

function updateMethod(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFragment {
  const { classes, version } = resource;
  const body = clears(document)
    ? java`return change(${commas(['id', 'request', version !== undefined && 'ifMatch', NOTHING])});`
    : changeStatements(resource, document, blueprint);
  return java`
    ${WRITING}
    public ${classOf(classes.response)} update(${changeParameters(resource)}) {
      ${body}
    }`;
}

/** A change of single fields is one of the whole record, with all other fields as they are. */
function patchMethod(
  { classes, version, identifier }: Resource,
  document: DocumentType,
  { support }: MongoService,
): JavaFragment {
  const merged = classOf(support.classes.mergePatch);
  const ifMatch = version !== undefined && 'ifMatch';
  const request = java`mergePatch.apply(patch, get(id), ${classOf(classes.request)}.class)`;
  const call = clears(document)
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
function changeMethod(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFragment {
  return java`
    private ${classOf(resource.classes.response)} change(${changeParameters(resource)}, ${CLEARED}) {
      ${changeStatements(resource, document, blueprint)}
    }`;
}

function changeParameters({ classes, version, identifier }: Resource): JavaFragment {
  return commas([
    java`${typeOf(identifier.type)} id`,
    java`${classOf(classes.request)} request`,
    version !== undefined && IF_MATCH,
  ]);
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
    ${referred}
    ${applies(document) && java`apply(${commas(['request', 'entity', clears(document) && 'cleared'])});`}
    ${document.updated.map(({ setter, value }) => java`entity.${setter}(${initialValue(value)});`)}
    return toResponse(repository.save(entity));`;
}

/** Refuses a change by a client that knows another version. */
function versionCheck({ versionGetter }: DocumentType, known: JavaValue, { support }: MongoService): JavaValue {
  if (versionGetter === undefined) return undefined;
  return java`${classOf(support.classes.etag)}.check(entity.${versionGetter}(), ${known}, ifMatch);`;
}

/** A record keeps its key: a request that says another one is a mistake. */
function keyCheck({ identifier: { key } }: Resource, blueprint: MongoService): JavaValue {
  if (key === undefined) return undefined;
  const reason = literal('The key in the body is not the one in the address');
  return java`
    if (!id.equals(${keyExpression(key)})) {
      throw ${badRequest(blueprint, reason)};
    }`;
}

function deleteMethod(
  { identifier, version }: Resource,
  document: DocumentType,
  blueprint: MongoService,
): JavaFragment {
  const { deletionMarks, classes } = document;
  const type = classOf(classes.document);
  const removal =
    deletionMarks.length === 0
      ? java`repository.delete(${type}.class, id);`
      : java`
          ${deletionMarks.map(({ setter, value }) => java`entity.${setter}(${initialValue(value)});`)}
          repository.save(entity);`;
  const isRead = version !== undefined || deletionMarks.length > 0;
  return java`
    ${WRITING}
    public void delete(${commas([java`${typeOf(identifier.type)} id`, version !== undefined && IF_MATCH])}) {
      ${isRead ? java`${type} entity = find(id);` : java`find(id);`}
      ${versionCheck(document, java`null`, blueprint)}
      ${removal}
    }`;
}

function applies({ writes }: DocumentType): boolean {
  return writes.length > 0;
}

function applyMethod({ classes }: Resource, document: DocumentType, { store }: MongoService): JavaValue {
  if (!applies(document)) return undefined;
  return java`
    private void apply(${commas([java`${classOf(classes.request)} request`, java`${classOf(document.classes.document)} entity`, clears(document) && CLEARED])}) {
      ${otherChecks(document)}
      ${writeStatements(document.writes, 'request', store)}
    }`;
}
