import { linkRowSql } from '@backsmith/schema';
import { capitalize } from '@backsmith/text';
import type { EntityLink, LinkRows } from '../../../model/jpa/entity.ts';
import { memberNamed } from '../../../names/member-names.ts';
import type { LinkDraft } from '../../../relations/design-links.ts';
import { keyDrafts } from '../../../drafts/resource-draft.ts';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import { castOf, isHarmless, isWrittenPlainly } from './plain-statements.ts';

/** Decides how the members of a relation are listed and written. */
export function entityLink(draft: LinkDraft, owner: ResourceDraft, database: TargetDatabase): EntityLink {
  const { link, target, query: name } = draft;
  const { role } = link;
  const jpql =
    `select target from ${target.keptAs.name} target where exists (select 1 from ${owner.keptAs.name} owner` +
    ` join owner.${role} member where owner.${owner.idMember.name} = :id and member = target)`;
  const keys = [...keyDrafts(owner), ...keyDrafts(target)];
  const isPlain = keys.every((key) => isWrittenPlainly(key, database)) && named(draft).every(isHarmless);
  return {
    attribute: role,
    getter: memberNamed(role).getter,
    target: target.keptAs,
    query: { name, jpql },
    ...(isPlain ? { rows: linkRows(draft, owner, database) } : {}),
  };
}

function linkRows({ link, join, target }: LinkDraft, owner: ResourceDraft, { kind }: TargetDatabase): LinkRows {
  const { table } = join;
  const columnsOf = (key: typeof join.owner, side: ResourceDraft): readonly string[] =>
    side.key.columns.map((name) => key.columns[key.refColumns.indexOf(name)] ?? '');
  const columns = [...columnsOf(join.owner, owner), ...columnsOf(join.inverse, target)];
  const keys = [...keyDrafts(owner), ...keyDrafts(target)];
  const casts = keys.map(({ type }) => castOf(type.facets));
  const beyondLong = keys.map(({ type }) => type.odd?.beyondLong === true);
  const namespace = table.schema === undefined ? {} : { schema: table.schema };
  const jpql =
    `select count(member) > 0 from ${owner.keptAs.name} owner join owner.${link.role} member` +
    ` where owner.${owner.idMember.name} = :id and member.${target.idMember.name} = :memberId`;
  return {
    known: { name: `is${capitalize(link.methods.add.slice('add'.length))}`, jpql },
    ...(beyondLong.includes(true) ? { beyondLong } : {}),
    ...linkRowSql({ ...namespace, name: table.name, columns, casts }, kind),
  };
}

function named({ join: { table } }: LinkDraft): readonly string[] {
  return [table.schema ?? '', table.name, ...table.columns.map(({ name }) => name)];
}
