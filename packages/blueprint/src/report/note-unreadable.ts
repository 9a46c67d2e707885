import { toExcerpt } from '@backsmith/text';
import type { Findings } from '../findings.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { UNREADABLE_VALUES } from '../types/unreadable-values.ts';

/**
 * Says which values a column can hold that the API has nothing for.
 *
 * @param columns of each table, under its name
 */
export function noteUnreadable(columns: ReadonlyMap<string, readonly ColumnDraft[]>, findings: Findings): void {
  for (const held of new Set(Object.values(UNREADABLE_VALUES))) {
    const found = [...columns].flatMap(([table, drafts]) =>
      drafts
        .filter(({ type: { odd } }) => odd?.readsAsNone !== undefined && UNREADABLE_VALUES[odd.readsAsNone] === held)
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
