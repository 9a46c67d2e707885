import type { EntityDraft } from '../drafts/entity-draft.ts';
import type { Findings } from '../findings.ts';

/** Says which columns lists leave in the database. */
export function noteSummaries(drafts: readonly EntityDraft[], findings: Findings): void {
  for (const { table, names, columns } of drafts) {
    const large = columns.filter(({ isLarge }) => isLarge).map(({ column }) => column.name);
    if (large.length === 0) continue;
    const [noun, shown] = large.length === 1 ? ['column', 'it'] : ['columns', 'them'];
    findings.assume(
      'left-out-of-lists',
      table,
      `Lists of ${names.titlePlural} leave out the large ${noun} ${large.join(', ')}; a record read by its key shows ${shown}.`,
    );
  }
}
