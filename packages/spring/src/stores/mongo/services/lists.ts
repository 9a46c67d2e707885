import type { Child, DocumentType, Link, Relation, Resource } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { answered } from '../../../api/controllers/parameters.ts';
import { classOf, typeOf } from '../../../java/types.ts';
import type { MongoService } from '../mongo-service.ts';

const PAGEABLE = java`org.springframework.data.domain.Pageable pageable`;

/** The parameter with the references a client wants named. */
export const EXPAND = java`java.util.Set<String> expand`;

/** The list of a resource. */
export function listMethod(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFragment {
  const { classes, filters, expansion } = resource;
  const { support } = blueprint;
  const hasFilter = filters.length > 0;
  const parameters = [hasFilter && java`${classOf(classes.filter)} filter`, PAGEABLE, expansion && EXPAND];
  const condition = hasFilter
    ? java`filter.toCriteria()`
    : java`new org.springframework.data.mongodb.core.query.Criteria()`;
  return java`
    public ${classOf(support.classes.page, answered(classes.listed, expansion !== undefined, blueprint))} list(${commas(parameters)}) {
      return ${expanded(resource, pageOf(resource, document, condition, blueprint))};
    }`;
}

/** The method that lists those of one parent. */
export function listOfParent(resource: Resource, document: DocumentType, blueprint: MongoService): JavaValue {
  const { parent, classes, filters, expansion } = resource;
  if (parent === undefined) return undefined;
  const { support, store } = blueprint;
  const conditions = classOf(store.support.classes.conditions);
  const ofParent = document.parentKey.map(({ read, path }) => {
    const value = read === undefined ? java`${parent.variable}` : java`${parent.variable}.${read}()`;
    return java`${conditions}.equal(${value}, ${literal(path.join('.'))})`;
  });
  const hasFilter = filters.length > 0;
  const all = java`${conditions}.all(${commas([hasFilter && java`filter.toCriteria()`, ...ofParent])})`;
  const parameters = [
    java`${typeOf(parent.idType)} ${parent.variable}`,
    hasFilter && java`${classOf(classes.filter)} filter`,
    PAGEABLE,
    expansion && EXPAND,
  ];
  return java`
    ${javadoc`Those of one ${parent.title}.`}
    public ${classOf(support.classes.page, answered(classes.listed, expansion !== undefined, blueprint))} listOf(${commas(parameters)}) {
      return ${expanded(resource, pageOf(resource, document, all, blueprint))};
    }`;
}

function pageOf(
  { classes }: Resource,
  document: DocumentType,
  condition: JavaFragment,
  { support }: MongoService,
): JavaFragment {
  const isShort = document.summary !== undefined;
  const rows = java`repository.page(${commas([java`${classOf(document.classes.document)}.class`, condition, java`SORTING.apply(pageable)`, isShort && 'SUMMARY'])})`;
  return java`${classOf(support.classes.page)}.of(${rows}, ${classOf(classes.service)}::${isShort ? 'toSummary' : 'toResponse'})`;
}

/** A page of a list, with the labels a client asks for where there can be some. */
function expanded({ classes, expansion }: Resource, page: JavaFragment): JavaFragment {
  if (expansion === undefined) return page;
  return java`expansions.page(${page}, ${classes.listed === classes.response ? 'EXPANSION' : 'LISTED'}, expand)`;
}

/** The methods that list what lives and dies with a record. */
export function childMethods(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFragment {
  const id = java`${typeOf(resource.identifier.type)} id`;
  const methodOf = ({ role, method, listed, filter, expands }: Child): JavaFragment => {
    const conditions = filter !== undefined && java`${classOf(filter)} filter`;
    return java`
      public ${classOf(blueprint.support.classes.page, answered(listed, expands, blueprint))} ${method}(${commas([id, conditions, PAGEABLE, expands && EXPAND])}) {
        ${requireOwner(resource, document)}
        return ${role}.listOf(${commas(['id', filter !== undefined && 'filter', 'pageable', expands && 'expand'])});
      }`;
  };
  return paragraphs(resource.children.map(methodOf));
}

/** The method that makes a record with what lives and dies with it. */
export function createWithChildren(
  { classes, creation, identifier, title }: Resource,
  { classes: kept }: DocumentType,
): JavaValue {
  if (creation === undefined) return undefined;
  const key = commas(identifier.parts.map(({ name }) => java`created.${name}()`));
  const [only, ...more] = identifier.parts;
  const isSingle = only !== undefined && more.length === 0;
  const id = isSingle ? key : java`new ${typeOf(identifier.type)}(${key})`;
  const written = creation.parts.map(
    ({ role }) =>
      java`repository.each(${commas([java`${classOf(kept.document)}.class`, id, literal(role), java`request.${role}()`, java`one -> ${role}.create(one.toRequest(${key}))`])});`,
  );
  return java`
    ${javadoc`A new ${title} with what belongs to it: all of it, or nothing.`}
    @org.springframework.transaction.annotation.Transactional
    public ${classOf(classes.response)} create(${classOf(creation.request)} request) {
      ${classOf(classes.response)} created = create(request.toRequest());
      ${written}
      return created;
    }`;
}

/** The calls of a resource's many-to-many relations. */
export function relationMethods(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFragment {
  return paragraphs(
    document.relations.map((relation, at) => {
      const link = resource.links[at];
      return link && methodsOf(link, relation, resource, document, blueprint);
    }),
  );
}

function methodsOf(
  { target, methods }: Link,
  { constant, target: member }: Relation,
  resource: Resource,
  document: DocumentType,
  { support }: MongoService,
): JavaFragment {
  const id = typeOf(resource.identifier.type);
  const memberId = typeOf(target.idType);
  const service = classOf(target.service);
  const type = java`${classOf(member)}.class`;
  const page = java`repository.page(${commas([type, java`repository.membersOf(${constant}, id)`, java`${service}.SORTING.apply(pageable)`, target.hasSummary && java`${service}.SUMMARY`])})`;
  const both = java`
    ${requireOwner(resource, document)}
    repository.require(${type}, memberId, ${literal(target.label)});`;
  return java`
    public ${classOf(support.classes.page, classOf(target.listed))} ${methods.list}(
        ${id} id, org.springframework.data.domain.Pageable pageable) {
      ${requireOwner(resource, document)}
      return ${classOf(support.classes.page)}.of(${page}, ${service}::${target.hasSummary ? 'toSummary' : 'toResponse'});
    }

    @org.springframework.transaction.annotation.Transactional
    public void ${methods.add}(${id} id, ${memberId} memberId) {
      ${both}
      repository.relate(${constant}, id, memberId);
    }

    @org.springframework.transaction.annotation.Transactional
    public void ${methods.remove}(${id} id, ${memberId} memberId) {
      ${both}
      repository.separate(${constant}, id, memberId);
    }`;
}

function requireOwner({ label }: Resource, { classes }: DocumentType): JavaFragment {
  return java`repository.require(${classOf(classes.document)}.class, id, ${literal(label)});`;
}
