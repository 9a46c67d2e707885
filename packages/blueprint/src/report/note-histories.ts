import type { Table } from '@backsmith/schema';
import type { Findings } from '../findings.ts';
import { MOST_COMPONENTS } from '../drafts/most-components.ts';
import type { TracedView } from '../roles/trace-view.ts';
import { noteBeyond } from './note-choices.ts';

/** What rows of a table were before, as it is listed. */
type ListedHistory = {
  readonly traced: TracedView;
  readonly designed: {
    readonly list: { readonly path: string };
    readonly view: { readonly viewName: string; readonly historyOf?: string };
  };
};

/**
 * Says where what rows were before can be listed, and where the database keeps it and no call shows it.
 *
 * @param isOwn the database is that of the source: what another one does not keep is said with its tables
 */
export function noteHistories(
  tables: readonly Table[],
  histories: readonly ListedHistory[],
  { viewsAreEmpty }: { readonly viewsAreEmpty: boolean },
  isOwn: boolean,
  findings: Findings,
): void {
  for (const { traced, designed } of histories) {
    const { view, shown, hidden } = traced;
    const memory = viewsAreEmpty ? ' In the database in memory nothing is kept of them.' : '';
    const { viewName: name, historyOf: of = name } = designed.view;
    const said = `What rows of ${of} were before is kept in ${name} and can be listed (${designed.list.path}).${memory}`;
    findings.assume('history-as-list', view, said);
    if (hidden.length > 0) {
      const text = `The list of ${name} leaves out ${hidden.join(', ')}: they are secrets of ${of}.`;
      findings.leaveOut('secret-left-out', view, text, 'not in the API');
    }
    const beyond = shown.slice(MOST_COMPONENTS).map(({ name }) => name);
    noteBeyond({ ...view, name }, beyond, findings);
  }
  if (!isOwn) return;
  const listed = new Set(histories.map(({ traced: { tableOf, view } }) => tableOf({ table: view, column: '' })));
  for (const table of tables.filter(({ versioned }) => versioned === true)) {
    if (listed.has(table)) continue;
    const text = `The database keeps what rows of ${table.name} were before, and no call shows it.`;
    const hint = 'A view that reads the table FOR SYSTEM_TIME ALL is listed.';
    findings.leaveOut('history-not-listed', table, text, 'history not in the API', hint);
  }
}
