import type { ClauseRules } from '../dialect-rules.ts';
import { clauseTable } from '../clause-table.ts';

export const clauses: ClauseRules = {
  table: clauseTable('on * | textimage_on * | filestream_on * | with * | as filetable | as node | as edge | with'),
  tableRows: [
    { words: /\bappend_only = on\b/, says: 'fixed' },
    { words: /\bdata_source =/, says: 'elsewhere' },
    { words: /\bdurability = schema_only\b/, says: 'fleeting' },
    { words: /\b(?:data_deletion = on|history_retention_period = (?!infinite))\b/, says: 'expiring' },
    { words: /\bledger = on\b(?!.*append_only = on)/, says: 'kept' },
  ],
  constraint: clauseTable(
    'with * | on * | for replication | enforced | not enforced | clustered | nonclustered | with fillfactor *',
  ),
  index: clauseTable('with * | on * | filestream_on * | with fillfactor * | using xml index * for * | for *'),
  indexExtras: clauseTable(),
  column: clauseTable(
    'on * | with * | with fillfactor * | rowguidcol | sparse | filestream | masked with * | encrypted with * | not for replication',
  ),
};
