import type { Blueprint, Child, Resource } from '@backsmith/blueprint';
import { commas, java, javadoc, paragraphs } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { answered } from '../controllers/parameters.ts';
import { classOf, typeOf } from '../../java/types.ts';
import { EXPAND, PAGEABLE, WRITING } from './service-methods.ts';

/** What a service is given to do its work: how it calls it, and its type. */
export type Collaborator = { readonly name: string; readonly type: JavaFragment };

/** The services of what lives and dies with the records of a resource. */
export function childFields({ children }: Resource): readonly Collaborator[] {
  return children.map(({ role, service }) => ({ name: role, type: classOf(service) }));
}

/** The methods that list what lives and dies with a record, once it is sure that this is there. */
export function childMethods(resource: Resource, requireOwner: JavaFragment, blueprint: Blueprint): JavaFragment {
  const id = java`${typeOf(resource.identifier.type)} id`;
  const methodOf = ({ role, method, listed, filter, expands }: Child): JavaFragment => {
    const conditions = filter !== undefined && java`${classOf(filter)} filter`;
    return java`
      public ${classOf(blueprint.support.classes.page, answered(listed, expands, blueprint))} ${method}(${commas([id, conditions, PAGEABLE, expands && EXPAND])}) {
        ${requireOwner}
        return ${role}.listOf(${commas(['id', filter !== undefined && 'filter', 'pageable', expands && 'expand'])});
      }`;
  };
  return paragraphs(resource.children.map(methodOf));
}

/**
 * The method that makes a record with what lives and dies with it.
 *
 * @param written the statement that writes the parts of a role, of a record of this key
 */
export function createWithChildren(
  { classes, creation, identifier, title }: Resource,
  written: (role: string, key: JavaFragment) => JavaFragment,
): JavaValue {
  if (creation === undefined) return undefined;
  const key = commas(identifier.parts.map(({ name }) => java`created.${name}()`));
  return java`
    ${javadoc`A new ${title} with what belongs to it: all of it, or nothing.`}
    ${WRITING}
    public ${classOf(classes.response)} create(${classOf(creation.request)} request) {
      ${classOf(classes.response)} created = create(request.toRequest());
      ${creation.parts.map(({ role }) => written(role, key))}
      return created;
    }`;
}
