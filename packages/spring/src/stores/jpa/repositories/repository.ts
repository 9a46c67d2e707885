import type { Entity, EntityLink, JpaStore, Link, Resource } from '@backsmith/blueprint';
import { java, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
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
        ${paragraphs(kept.flatMap((link, index) => linkQueries(links[index], link, id)))}
      }`,
  );
}

function plainRepository(entity: JavaFragment, id: JavaFragment): JavaFragment {
  return java`
    org.springframework.data.jpa.repository.JpaRepository<${entity}, ${id}>,
        org.springframework.data.jpa.repository.JpaSpecificationExecutor<${entity}>`;
}

function linkQueries(link: Link | undefined, kept: EntityLink, id: JavaFragment): readonly JavaValue[] {
  if (link === undefined) return [];
  return [!link.target.hasSummary && membersQuery(kept, id), knownQuery(link, kept, id)];
}

/** Whether somebody is in a relation already. */
function knownQuery({ target }: Link, { rows }: EntityLink, id: JavaFragment): JavaValue {
  if (rows === undefined) return undefined;
  return java`
    @org.springframework.data.jpa.repository.Query(${literal(rows.known.jpql)})
    boolean ${rows.known.name}(${id} id, ${typeOf(target.idType)} memberId);`;
}

function membersQuery({ target, query }: EntityLink, id: JavaFragment): JavaFragment {
  return java`
    @org.springframework.data.jpa.repository.Query(${literal(query.jpql)})
    org.springframework.data.domain.Page<${classOf(target)}> ${query.name}(
        ${id} id, org.springframework.data.domain.Pageable pageable);`;
}
