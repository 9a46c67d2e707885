import type { Entity, Link } from '@backsmith/blueprint';
import { java, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../java/types.ts';

/** The Spring Data repository of an entity. */
export function repository(entity: Entity): JavaFile {
  const { classes, identifier } = entity;
  const self = classOf(classes.entity);
  return fileOf(
    classes.repository,
    java`
      public interface ${classOf(classes.repository)}
          extends org.springframework.data.jpa.repository.JpaRepository<${self}, ${typeOf(identifier.type)}>,
              org.springframework.data.jpa.repository.JpaSpecificationExecutor<${self}> {
        ${paragraphs(entity.links.filter(({ target }) => !target.hasSummary).map((link) => linkQuery(link, entity)))}
      }`,
  );
}

function linkQuery(link: Link, entity: Entity): JavaFragment {
  const { attribute, target, plural } = link;
  const query =
    `select target from ${target.entity.name} target where exists (select 1 from ${entity.classes.entity.name} owner` +
    ` join owner.${attribute} member where owner.${entity.identifier.attribute} = :id and member = target)`;
  return java`
    @org.springframework.data.jpa.repository.Query(${literal(query)})
    org.springframework.data.domain.Page<${classOf(target.entity)}> ${`find${plural}`}(
        ${typeOf(entity.identifier.type)} id, org.springframework.data.domain.Pageable pageable);`;
}
