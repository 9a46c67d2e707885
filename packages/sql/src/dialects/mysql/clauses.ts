import type { ClauseRules } from '../dialect-rules.ts';
import { clauseTable } from '../clause-table.ts';

export const clauses: ClauseRules = {
  table: clauseTable(
    'engine * | type * | auto_increment * | avg_row_length * | checksum * | table_checksum * | connection *',
    'data directory * | index directory * | delay_key_write * | encryption * | insert_method * | key_block_size *',
    'max_rows * | min_rows * | pack_keys * | password * | row_format * | stats_auto_recalc * | stats_persistent *',
    'stats_sample_pages * | tablespace * | tablespace * storage * | storage * | union * | start transaction | compression *',
    'secondary_engine * | autoextend_size * | engine_attribute * | secondary_engine_attribute * | page_checksum *',
    'page_compressed * | page_compression_level * | transactional * | sequence * | ietf_quotes * | encrypted *',
    'encryption_key_id * | with system versioning | default | ignore | replace | partition by …',
  ),
  tableRows: [
    { words: /^engine =? ?(?:federated|connect|spider|mrg_myisam|merge|s3|oqgraph|sequence)\b/, says: 'elsewhere' },
    { words: /^engine =? ?archive\b/, says: 'fixed' },
    { words: /^(?:engine|type) =? ?(?:memory|heap|blackhole)\b/, says: 'fleeting' },
    { words: /^(?:encryption =? ?'y'|encrypted =? ?(?:yes|'yes'|1)\b)/, says: 'encrypted' },
  ],
  constraint: clauseTable(
    'using * | comment * | key_block_size * | visible | invisible | ignored | not ignored | with parser * | enforced',
    'engine_attribute * | secondary_engine_attribute * | match *',
  ),
  index: clauseTable(
    'key_block_size * | visible | not ignored | algorithm * | lock * | engine_attribute * | secondary_engine_attribute *',
    'clustering * | wait * | nowait',
  ),
  indexExtras: clauseTable('comment * | with parser * | invisible | ignored | m * | distance *'),
  column: clauseTable(
    'column_format * | storage * | engine_attribute * | secondary_engine_attribute * | serial default value | enforced',
    'with system versioning | compressed * | ref_system_id * | srid *',
  ),
};
