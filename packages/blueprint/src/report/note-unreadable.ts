import { toExcerpt } from '@backsmith/text';
import type { Findings } from '../findings.ts';
import type { Unreadable } from '../model/jpa/column.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';

const HELD: Readonly<Record<Unreadable, string>> = {
  day: 'days that are none, such as 0000-00-00',
  moment: 'days that are none, such as 0000-00-00',
  time: 'times beyond a day',
  number: 'NaN and infinities',
  list: 'arrays of several dimensions',
};

/**
 * Says which values a column can hold that the API has nothing for.
 *
 * @param columns of each table, under its name
 */
export function noteUnreadable(columns: ReadonlyMap<string, readonly ColumnDraft[]>, findings: Findings): void {
  for (const held of new Set(Object.values(HELD))) {
    const found = [...columns].flatMap(([table, drafts]) =>
      drafts
        .filter(({ type: { facets } }) => facets.readsAsNone !== undefined && HELD[facets.readsAsNone] === held)
        .map(({ column }) => ({ column, name: `${table}.${column.name}` })),
    );
    const [first, ...others] = found;
    if (first === undefined) continue;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    findings.assume(
      'values-read-as-none',
      first.column,
      `${toExcerpt(first.name, 80)}${more} can hold ${held}: the API shows null there, and the value stays until another one is given.`,
      'Replace such values in the database where they mean nothing.',
    );
  }
}
