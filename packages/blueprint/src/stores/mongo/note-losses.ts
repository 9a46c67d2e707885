import type { Schema } from '@backsmith/schema';
import { toExcerpt } from '@backsmith/text';
import type { Classification } from '../../drafts/classify-tables.ts';
import type { Findings } from '../../findings.ts';
import { comparisonsOf } from '../../resources/comparisons.ts';
import type { CollectionTable } from './collections.ts';

/** Says what of a schema a database of documents does not have. */
export function noteMongoLosses(
  schema: Schema,
  classified: Classification,
  tables: readonly CollectionTable[],
  findings: Findings,
): void {
  for (const table of classified.empty) {
    findings.leaveOut('empty-table', table, `The table ${table.name} has no columns.`, 'table not in the API');
  }
  for (const [table, tool] of classified.records) {
    const message = `${table.name} belongs to the migrations of ${tool}: it has neither a collection nor calls.`;
    findings.assume('migration-record', table, message);
  }
  for (const view of schema.views) {
    const message = `MongoDB does not read the query of the view ${view.name}, so it has no call.`;
    findings.leaveOut('view-left-out', view, message, 'view not in the API', 'Write it as an aggregation of your own.');
  }
  for (const table of tables) noteChecks(table, findings);
  for (const key of schema.foreignKeys) {
    if (key.onDelete !== 'set default') continue;
    const message = `What ${key.table}.${key.columns.join(', ')} refers to is not deleted while it is referred to: MongoDB has no defaults to put in its place.`;
    findings.assume('set-default-refused', key, message);
  }
}

/** What is neither a rule of one column nor a comparison of two is asked by nobody. */
function noteChecks({ table, columns }: CollectionTable, findings: Findings): void {
  for (const check of table.checks) {
    if (check.rules.length > 0 || comparisonsOf({ ...table, checks: [check] }, columns).length > 0) continue;
    const message = `MongoDB does not read the check ${toExcerpt(check.expression, 80)} of ${table.name}: what it forbids is not refused.`;
    findings.leaveOut('check-left-out', check, message, 'not refused any more', 'Say it in the service.');
  }
}
