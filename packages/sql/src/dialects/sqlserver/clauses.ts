import type { ClauseRules } from '../dialect-rules.ts';
import { clauseTable } from '../clause-table.ts';

export const clauses: ClauseRules = {
  table: clauseTable('on * | textimage_on * | filestream_on * | with * | as filetable | as node | as edge | with'),
  constraint: clauseTable(
    'with * | on * | for replication | enforced | not enforced | clustered | nonclustered | with fillfactor *',
  ),
  index: clauseTable('with * | on * | filestream_on * | with fillfactor * | using xml index * for * | for *'),
  indexExtras: clauseTable(),
  column: clauseTable(
    'on * | with * | with fillfactor * | rowguidcol | sparse | filestream | masked with * | encrypted with * | not for replication',
  ),
};
