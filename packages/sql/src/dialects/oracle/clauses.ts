import type { ClauseRules } from '../dialect-rules.ts';
import { clauseTable } from '../clause-table.ts';

export const clauses: ClauseRules = {
  table: clauseTable(
    'tablespace * | pctfree * | pctused * | initrans * | maxtrans * | storage * | freelists * | freelist groups *',
    'logging | nologging | filesystem_like_logging | compress * for * | compress for * | compress * | compress | nocompress',
    'cache | nocache | parallel * | parallel | noparallel | monitoring | nomonitoring | rowdependencies | norowdependencies',
    'organization index | organization heap | organization external … | including * | overflow | pctthreshold * | mapping table',
    'segment creation immediate | segment creation deferred | enable row movement | disable row movement',
    'row store compress * | row store compress | column store compress … | inmemory … | no inmemory | read only | read write',
    'no drop until * * * | no drop | no delete until * * * * | no delete locked | no delete | hashing using * * *',
    'on commit preserve rows | on commit delete rows | on commit preserve definition | on commit drop definition',
    'result_cache * | flashback archive * | flashback archive | no flashback archive | indexing on | indexing off',
    'cluster * * | varray … | nested table … | lob … | xmltype … | object identifier … | oidindex … | of *',
    'partition by … | subpartition by … | default | buffer_pool * | using index …',
    'enable * | disable * | enable primary key | enable unique * | supplemental log … | ilm … | sharing *',
  ),
  tableRows: [
    { words: /^organization external\b/, says: 'elsewhere' },
    { words: /^read only\b/, says: 'fixed' },
    { words: /^no delete\b/, says: 'fixed' },
    { words: /^flashback archive\b/, says: 'kept' },
    { words: /^lob\b.*\bencrypt\b/, says: 'encrypted' },
  ],
  constraint: clauseTable(
    'enable validate | enable novalidate | disable validate | disable novalidate | enable | disable | validate | novalidate',
    'rely | norely | exceptions into * | tablespace * | pctfree * | pctused * | initrans * | maxtrans * | storage *',
    'compute statistics | logging | nologging | parallel * | noparallel | local | global | sort | nosort | reverse | compress *',
    'nocompress | online | precheck | noprecheck | visible | invisible',
  ),
  index: clauseTable(
    'tablespace * | pctfree * | initrans * | maxtrans * | storage * | logging | nologging | online | sort | nosort | reverse',
    'compute statistics | parallel * | parallel tablespace * | parallel nologging | noparallel | compress * | compress tablespace *',
    'compress advanced * | compress | nocompress | visible | monitoring usage | nomonitoring usage | local * | local',
    'local tablespace * | local nologging | global partition by … | global | indexing full | indexing partial | buffer_pool *',
    'deferred invalidation | immediate invalidation | segment creation immediate | segment creation deferred',
    'enable | disable | enable validate | enable novalidate',
  ),
  indexExtras: clauseTable('parameters * | invisible | unusable | filter by * | order by *'),
  column: clauseTable(
    'enable validate | enable novalidate | disable validate | disable novalidate | enable | disable | validate | novalidate',
    'rely | norely | exceptions into * | sort | scope is * | with rowid | evaluate using * | inmemory …',
  ),
  tableExtras: clauseTable('annotations * | default collation *'),
  columnExtras: clauseTable('annotations *'),
};
