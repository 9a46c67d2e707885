import type { Blueprint, Entity, Link } from '@backsmith/blueprint';
import { commas, java, literal, paragraphs } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf, typeOf } from '../java/types.ts';

/** The calls of an entity's many-to-many relations. */
export function linkMethods(entity: Entity, blueprint: Blueprint): JavaFragment {
  return paragraphs(entity.links.map((link) => methodsOf(link, entity, blueprint)));
}

function methodsOf(link: Link, entity: Entity, blueprint: Blueprint): JavaFragment {
  const { target } = link;
  const { page } = blueprint.support;
  const id = typeOf(entity.identifier.type);
  const member = typeOf(target.idType);
  const found = java`unitOfWork.find(${classOf(target.entity)}.class, memberId, ${literal(capitalized(target.title))})`;
  return java`
    public ${classOf(page, classOf(target.listed))} ${`list${link.plural}`}(
        ${id} id, org.springframework.data.domain.Pageable pageable) {
      find(id);
      return ${members(link, entity, blueprint)};
    }

    @org.springframework.transaction.annotation.Transactional
    public void ${`add${link.singular}`}(${id} id, ${member} memberId) {
      find(id).${link.getter}().add(${found});
      unitOfWork.flush();
    }

    @org.springframework.transaction.annotation.Transactional
    public void ${`remove${link.singular}`}(${id} id, ${member} memberId) {
      find(id).${link.getter}().remove(${found});
      unitOfWork.flush();
    }`;
}

/** The members of the relation: their summaries, where the other side has them, or else whole entities. */
function members(link: Link, entity: Entity, { support }: Blueprint): JavaFragment {
  const service = classOf(link.target.service);
  const order = java`${service}.SORTING.apply(pageable)`;
  if (!link.target.hasSummary) {
    const found = java`repository.${`find${link.plural}`}(id, ${order})`;
    return java`${classOf(support.page)}.of(${commas([found, java`${service}::toResponse`])})`;
  }
  const owner = commas([
    java`${classOf(entity.classes.entity)}.class`,
    literal(entity.identifier.attribute),
    'id',
    literal(link.attribute),
  ]);
  return java`summaries.page(${commas([java`${service}.SUMMARY`, java`${classOf(support.summaries)}.membersOf(${owner})`, order])})`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
