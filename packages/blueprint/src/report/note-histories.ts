import type { Table } from '@backsmith/schema';
import type { Findings } from '../findings.ts';
import { MOST_COMPONENTS } from '../drafts/most-components.ts';
import type { TracedView } from '../roles/trace-view.ts';
import { noteBeyond } from './note-choices.ts';

/** What rows of a table were before, as it is listed. */
type ListedHistory = {
  readonly table: Table;
  readonly traced: TracedView;
  readonly designed: { readonly list: { readonly path: string }; readonly view: { readonly viewName: string } };
};

/** Says where what rows were before can be listed, and what of it is left out. */
export function noteHistories(
  histories: readonly ListedHistory[],
  { viewsAreEmpty }: { readonly viewsAreEmpty: boolean },
  findings: Findings,
): void {
  for (const { table, traced, designed } of histories) {
    const { viewName: name } = designed.view;
    const memory = viewsAreEmpty ? ' In the database in memory nothing is kept of them.' : '';
    const said = `What rows of ${table.name} were before is kept in ${name} and can be listed (${designed.list.path}).${memory}`;
    findings.assume('history-as-list', table, said);
    if (traced.hidden.length > 0) {
      const text = `The list of ${name} leaves out ${traced.hidden.join(', ')}: they are secrets of ${table.name}.`;
      findings.leaveOut('secret-left-out', table, text, 'not in the API');
    }
    const beyond = traced.shown.slice(MOST_COMPONENTS).map((column) => column.name);
    noteBeyond({ ...traced.view, name }, beyond, findings);
  }
}

/**
 * Says where the database keeps what rows were before, and no call shows it. What another database than that of the source does not
 * keep is said with its tables.
 */
export function noteUnlistedHistories(
  tables: readonly Table[],
  histories: readonly ListedHistory[],
  findings: Findings,
): void {
  const listed = new Set(histories.map(({ table }) => table));
  for (const table of tables.filter((one) => one.versioned === true && !listed.has(one))) {
    const text = `The database keeps what rows of ${table.name} were before, and no call shows it.`;
    const hint = 'A view that reads the table FOR SYSTEM_TIME ALL is listed.';
    findings.leaveOut('history-not-listed', table, text, 'history not in the API', hint);
  }
}
