import type { Entity, EntityLink, Link, Resource } from '@backsmith/blueprint';
import { commas, java, literal, paragraphs } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf, typeOf } from '../../../java/types.ts';
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
  const member = typeOf(target.idType);
  // One after the other: two calls that add the same would both add it.
  const owner = java`unitOfWork.findToChange(${classOf(entity.classes.entity)}.class, id, ${literal(resource.label)})`;
  const found = java`unitOfWork.find(${classOf(kept.target)}.class, memberId, ${literal(target.label)})`;
  return java`
    public ${classOf(blueprint.support.classes.page, classOf(target.listed))} ${methods.list}(
        ${id} id, org.springframework.data.domain.Pageable pageable) {
      ${requireOwner(resource, entity)}
      return ${members(link, kept, entity, blueprint)};
    }

    @org.springframework.transaction.annotation.Transactional
    public void ${methods.add}(${id} id, ${member} memberId) {
      ${owner}.${kept.getter}().add(${found});
      unitOfWork.flush();
    }

    @org.springframework.transaction.annotation.Transactional
    public void ${methods.remove}(${id} id, ${member} memberId) {
      ${owner}.${kept.getter}().remove(${found});
      unitOfWork.flush();
    }`;
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
