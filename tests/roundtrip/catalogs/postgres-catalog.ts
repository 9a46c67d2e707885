import type { TestDatabase } from '../../kit/index.ts';
import { catalogOf, type Catalog, type Fact } from './catalog.ts';

/** The user's own tables: no partitions, no children of another table, none that an extension brought. */
const tables = (child: string): string => `
  select c.oid, n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p') and c.relpersistence <> 't'
     and not ${child}
     and n.nspname !~ '^(pg_|information_schema$)'
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** A constraint's words without what says nothing about the rows to come. */
const CONSTRAINT = `replace(pg_get_constraintdef(k.oid), ' NOT VALID', '')`;

const facts = (tablesOf: string): string => `
  with t as (${tablesOf}),
  a as (select t.oid, t.name, a.*, row_number() over (partition by t.oid order by a.attnum) as place
          from t join pg_attribute a on a.attrelid = t.oid where a.attnum > 0 and not a.attisdropped)
  select name as table, 'columns' as aspect, place || ' ' || attname || ' ' || format_type(atttypid, atttypmod)
         || case when attcollation not in (0, (select typcollation from pg_type where oid = atttypid))
                 then ' collate ' || attcollation::regcollation::text else '' end as fact from a
  union all select name, 'nullability', attname from a where attnotnull
  union all select name, 'generated', attname || ' identity ' || attidentity::text from a where attidentity <> ''
  union all
  select name, case when attgenerated = '' then 'defaults' else 'generated' end,
         attname || ' ' || pg_get_expr(d.adbin, d.adrelid) from a join pg_attrdef d on d.adrelid = a.oid and d.adnum = a.attnum
  union all
  select t.name, case k.contype when 'p' then 'primaryKey' when 'f' then 'foreignKeys' when 'c' then 'checks'
         else 'uniques' end, ${CONSTRAINT}
    from t join pg_constraint k on k.conrelid = t.oid where k.contype in ('p', 'f', 'c', 'u', 'x') and k.conparentid = 0
  union all
  select t.name, 'indexes', pg_get_indexdef(i.indexrelid)
    from t join pg_index i on i.indrelid = t.oid
   where not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  union all select name, 'comments', attname || ' ' || col_description(oid, attnum) from a
             where col_description(oid, attnum) is not null
  union all select name, 'comments', obj_description(oid, 'pg_class') from t
             where obj_description(oid, 'pg_class') is not null`;

const TYPES = `
  select n.nspname || '.' || y.typname as name,
         case y.typtype when 'e' then (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)
                                         from pg_enum e where e.enumtypid = y.oid)
              else concat_ws(' ', format_type(y.typbasetype, y.typtypmod), case when y.typnotnull then 'not null' end,
                             'default ' || pg_get_expr(y.typdefaultbin, 0),
                             (select string_agg(${CONSTRAINT}, ' ' order by ${CONSTRAINT})
                                from pg_constraint k where k.contypid = y.oid and k.contype = 'c')) end as text
    from pg_type y join pg_namespace n on n.oid = y.typnamespace
   where y.typtype in ('e', 'd') and n.nspname !~ '^(pg_|information_schema$)'
     and not exists (select from pg_depend d where d.objid = y.oid and d.deptype = 'e')`;

const PARTITION = 'c.relispartition';

const CHILD = 'exists (select from pg_inherits i where i.inhrelid = c.oid)';

/** What a PostgreSQL database says about its tables, enumerations and domains; on request also of tables that inherit. */
export async function readPostgresCatalog(database: TestDatabase, withHeirs = false): Promise<Catalog> {
  const own = tables(withHeirs ? PARTITION : CHILD);
  const found = await database.rows(own);
  const said = await database.rows(facts(own));
  const types = await database.rows(TYPES);
  return catalogOf(
    found.map((row) => String(row['name'])),
    (said as unknown as readonly Fact[]).map((fact) => ({ ...fact, fact: sameValue(fact.fact) })),
    new Map(types.map((row) => [String(row['name']), String(row['text'])])),
  );
}

/**
 * One spelling for values PostgreSQL prints as they were typed though they are the same, and no names of indexes; ONLY is
 * said of the partitions, which are no tables of the user's.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(CREATE (?:UNIQUE )?INDEX) .+? ON (?:ONLY )?(?=\S+ USING )/, '$1 ON '],
  [/\bnow\(\)|\('now'::text\)::timestamp with(out)? time zone/g, 'CURRENT_TIMESTAMP'],
  [/\('now'::text\)::date\b|\bCURRENT_TIMESTAMP::date\b/g, 'CURRENT_DATE'],
  [/'(-?\d+(?:\.\d+)?)'::(?:smallint|integer|bigint|numeric|double precision|real)\b/g, '$1'],
  [/\(('[^']*')::text\)::regclass/g, '$1::regclass'],
];

function sameValue(fact: string): string {
  return SPELLINGS.reduce((text, [typed, plain]) => text.replace(typed, plain), fact);
}
