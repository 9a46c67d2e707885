import type { Draft, DraftLink, DraftTable } from './draft.ts';

/** Has no row wait for itself: of references that must all be there and lead in a circle, the least certain may be empty. */
export function breakCircles(draft: Draft): void {
  const links = [...draft.tables.values()].flatMap((table) => table.links.map((link) => ({ table, link })));
  const uncertain = [...links.filter(({ link }) => link.origin !== 'stated'), ...links];
  for (const { table, link } of uncertain)
    if (link.required && leadsTo(draft, link.target, table.key, new Set())) loosen(link);
}

function loosen(link: DraftLink): void {
  link.required = false;
  if (link.onDelete === 'cascade') link.onDelete = 'set null';
}

function leadsTo(draft: Draft, from: string, wanted: string, seen: Set<string>): boolean {
  if (from === wanted) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const table: DraftTable | undefined = draft.tables.get(from);
  return table?.links.some(({ required, target }) => required && leadsTo(draft, target, wanted, seen)) ?? false;
}
