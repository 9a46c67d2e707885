import type { Entity, EntityLink, JpaStore, Link, Resource } from '@backsmith/blueprint';
import { java, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';

/** The Spring Data repository of an entity. */
export function repository(
  { identifier, links }: Resource,
  { classes, links: kept, softDelete }: Entity,
  { support }: JpaStore,
): JavaFile {
  const self = classOf(classes.entity);
  const id = typeOf(identifier.type);
  return fileOf(
    classes.repository,
    java`
      public interface ${classOf(classes.repository)}
          extends ${softDelete === undefined ? plainRepository(self, id) : classOf(support.classes.softDeletes, self, id)} {
        ${paragraphs(kept.map((link, index) => linkQuery(links[index], link, id)))}
      }`,
  );
}

function plainRepository(entity: JavaFragment, id: JavaFragment): JavaFragment {
  return java`
    org.springframework.data.jpa.repository.JpaRepository<${entity}, ${id}>,
        org.springframework.data.jpa.repository.JpaSpecificationExecutor<${entity}>`;
}

function linkQuery(link: Link | undefined, { target, query }: EntityLink, id: JavaFragment): JavaFragment | undefined {
  if (link === undefined || link.target.hasSummary) return undefined;
  return java`
    @org.springframework.data.jpa.repository.Query(${literal(query.jpql)})
    org.springframework.data.domain.Page<${classOf(target)}> ${query.name}(
        ${id} id, org.springframework.data.domain.Pageable pageable);`;
}
