import type { Entity, EntityLink, IdentifierPart, Link, Resource } from '@backsmith/blueprint';
import { commas, java, literal, paragraphs } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf, typeOf } from '../../../java/types.ts';
import { WRITING } from '../../../api/services/service-methods.ts';
import { requireOwner } from './require-owner.ts';
import type { JpaService } from '../jpa-service.ts';

/** The calls of a resource's many-to-many relations. */
export function linkMethods(resource: Resource, entity: Entity, blueprint: JpaService): JavaFragment {
  const pairs = entity.links.map((kept, index) => {
    const link = resource.links[index];
    return link && methodsOf(link, kept, resource, entity, blueprint);
  });
  return paragraphs(pairs);
}

function methodsOf(
  link: Link,
  kept: EntityLink,
  resource: Resource,
  entity: Entity,
  blueprint: JpaService,
): JavaFragment {
  const { target, methods } = link;
  const id = typeOf(resource.identifier.type);
  return java`
    public ${classOf(blueprint.support.classes.page, classOf(target.listed))} ${methods.list}(
        ${id} id, org.springframework.data.domain.Pageable pageable) {
      ${requireOwner(resource, entity)}
      return ${members(link, kept, entity, blueprint)};
    }

    ${writes(link, kept, resource, entity, blueprint)}`;
}

/** Adds and takes away by the keys of both ends, as either may be large; through both ends where only Hibernate writes such keys. */
function writes(link: Link, kept: EntityLink, resource: Resource, entity: Entity, { store }: JpaService): JavaFragment {
  const { target, methods } = link;
  const parameters = java`${typeOf(resource.identifier.type)} id, ${typeOf(target.idType)} memberId`;
  const owner = java`${classOf(entity.classes.entity)}.class, id, ${literal(resource.label)}`;
  const member = java`${classOf(kept.target)}.class, memberId, ${literal(target.label)}`;
  if (kept.rows === undefined) {
    const change = (verb: string): JavaFragment => java`
      unitOfWork.findToChange(${owner}).${kept.getter}().${verb}(unitOfWork.find(${member}));
      unitOfWork.flush();`;
    return java`
      ${WRITING}
      public void ${methods.add}(${parameters}) {
        ${change('add')}
      }

      ${WRITING}
      public void ${methods.remove}(${parameters}) {
        ${change('remove')}
      }`;
  }
  const { known, insert, remove, beyondLong = [] } = kept.rows;
  const written = classOf(store.support.classes.unsignedLong);
  const keys = commas(
    [...keysOf('id', resource.identifier.parts), ...keysOf('memberId', target.parts)].map((key, at) =>
      beyondLong[at] === true ? java`${written}.written(${key})` : key,
    ),
  );
  return java`
    ${WRITING}
    public void ${methods.add}(${parameters}) {
      unitOfWork.requireToChange(${owner});
      unitOfWork.require(${member});
      if (!repository.${known.name}(id, memberId)) {
        unitOfWork.execute(${literal(insert)}, ${keys});
      }
    }

    ${WRITING}
    public void ${methods.remove}(${parameters}) {
      unitOfWork.require(${owner});
      unitOfWork.require(${member});
      unitOfWork.execute(${literal(remove)}, ${keys});
    }`;
}

/** The values of a key, in the order of its columns. */
function keysOf(key: string, parts: readonly IdentifierPart[]): readonly JavaFragment[] {
  return parts.length === 1 ? [java`${key}`] : parts.map(({ name }) => java`${key}.${name}()`);
}

/** The members of the relation: their summaries, where the other side has them, or else whole entities. */
function members({ target }: Link, kept: EntityLink, entity: Entity, { support, store }: JpaService): JavaFragment {
  const service = classOf(target.service);
  const order = java`${service}.SORTING.apply(pageable)`;
  if (!target.hasSummary) {
    const found = java`repository.${kept.query.name}(id, ${order})`;
    return java`${classOf(support.classes.page)}.of(${commas([found, java`${service}::toResponse`])})`;
  }
  const owner = commas([
    java`${classOf(entity.classes.entity)}.class`,
    literal(entity.key.attribute),
    'id',
    literal(kept.attribute),
  ]);
  const condition = java`${classOf(store.support.classes.summaries)}.membersOf(${owner})`;
  return java`summaries.page(${commas([java`${service}.SUMMARY`, condition, order])})`;
}
