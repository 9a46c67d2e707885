import type { ClauseRules } from '../dialect-rules.ts';
import { clauseTable } from '../clause-table.ts';

export const clauses: ClauseRules = {
  table: clauseTable(
    'with * | without oids | with oids | tablespace * | using * | partition by …',
    'split into * * | split at values * | diststyle * | distkey * | sortkey * | compound sortkey * | interleaved sortkey *',
    'data_retention_time_in_days * | change_tracking * | cluster by *',
    'locality … | in * | index in * | long in * | organize by row | organize by column | data capture none | compress yes | compress no',
    'server * | options * | on commit preserve rows | on commit delete rows | on commit drop | distributed …',
  ),
  tableRows: [{ words: /^server\b/, says: 'elsewhere' }],
  constraint: clauseTable(
    'with * | using index tablespace * | not valid | include * | storing * | tablespace * | enforced',
    'nocheck | enable query optimization | disable query optimization',
  ),
  index: clauseTable('split into * * | split at values * | tablespace * | nulls distinct | visible | not visible'),
  indexExtras: clauseTable(),
  column: clauseTable(
    'storage * | compression * | using index tablespace * | enforced | no inherit | not valid | include * | encode * | distkey | sortkey',
    'logged | not logged | compact | not compact',
    'create if not exists family * | create family *',
  ),
};
