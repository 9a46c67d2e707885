import type { Child, Entity, Parent, Resource } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { answered } from '../../../api/controllers/parameters.ts';
import { classOf, typeOf } from '../../../java/types.ts';
import type { JpaService } from '../jpa-service.ts';
import { requireOwner } from './require-owner.ts';
import { EXPAND, expandedPage } from './expanding.ts';
import type { Collaborator } from './neighbour-checks.ts';

const SPECIFICATION = java`org.springframework.data.jpa.domain.Specification`;
const PAGEABLE = java`org.springframework.data.domain.Pageable pageable`;

/** The services of what lives and dies with the records of a resource. */
export function childFields({ children }: Resource): readonly Collaborator[] {
  return children.map(({ role, service }) => ({ name: role, type: classOf(service) }));
}

/** The methods that list what lives and dies with a record. */
export function childMethods(resource: Resource, entity: Entity, blueprint: JpaService): JavaFragment {
  const id = java`${typeOf(resource.identifier.type)} id`;
  const methodOf = ({ role, method, listed, filter, expands }: Child): JavaFragment => {
    const conditions = filter !== undefined && java`${classOf(filter)} filter`;
    return java`
      public ${classOf(blueprint.support.classes.page, answered(listed, expands, blueprint))} ${method}(${commas([id, conditions, PAGEABLE, expands && EXPAND])}) {
        ${requireOwner(resource, entity)}
        return ${role}.listOf(${commas(['id', filter !== undefined && 'filter', 'pageable', expands && 'expand'])});
      }`;
  };
  return paragraphs(resource.children.map(methodOf));
}

/** The method that makes a record with what lives and dies with it. */
export function createWithChildren({ classes, creation, identifier, title }: Resource): JavaValue {
  if (creation === undefined) return undefined;
  const key = commas(identifier.parts.map(({ name }) => java`created.${name}()`));
  const written = creation.parts.map(
    ({ role }) =>
      java`unitOfWork.each(${literal(role)}, request.${role}(), one -> ${role}.create(one.toRequest(${key})));`,
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

/** The method that lists those of one parent. */
export function listOfParent(resource: Resource, entity: Entity, blueprint: JpaService): JavaValue {
  const { parent, classes, filters, summary, expansion } = resource;
  if (parent === undefined) return undefined;
  const { support } = blueprint;
  const hasFilter = filters.length > 0;
  const conditions = [hasFilter && java`filter.toSpecification()`, ...ofParent(parent, entity, blueprint)];
  const rows =
    summary === undefined
      ? java`${classOf(support.classes.page)}.of(repository.findAll(condition, SORTING.apply(pageable)), ${classOf(classes.service)}::toResponse)`
      : java`summaries.page(SUMMARY, condition, SORTING.apply(pageable))`;
  const filter = hasFilter && java`${classOf(classes.filter)} filter`;
  return java`
    ${javadoc`Those of one ${parent.title}.`}
    public ${classOf(support.classes.page, answered(classes.listed, expansion !== undefined, blueprint))} listOf(${commas([java`${typeOf(parent.idType)} ${parent.variable}`, filter, PAGEABLE, expansion && EXPAND])}) {
      ${SPECIFICATION}<${classOf(entity.classes.entity)}> condition = ${SPECIFICATION}.allOf(${commas(conditions)});
      return ${expandedPage(resource, rows)};
    }`;
}

function ofParent({ variable }: Parent, { parentKey }: Entity, { store }: JpaService): readonly JavaFragment[] {
  const specs = classOf(store.support.classes.specifications);
  return parentKey.map(({ read, path }) => {
    const value = read === undefined ? java`${variable}` : java`${variable}.${read}()`;
    return java`${specs}.equal(${commas([value, ...path.map((step) => literal(step))])})`;
  });
}
