import { fieldsOf } from '@backsmith/text';
import type { AskedDatabase } from './asked-database.ts';
import { literal, type Catalog, type CatalogTable } from './catalog.ts';

/** Everything of the user's; what extensions and Flyway brought, partitions and heirs, are not. */
const TABLES = `
select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as id, c.relname as name,
       c.relkind in ('v', 'm') as "isView",
       coalesce((select jsonb_agg(jsonb_build_object('name', a.attname, 'notNull', a.attnotnull, 'hasDefault', a.atthasdef or a.attidentity <> '', 'type',
                   coalesce((select 'enum(' || string_agg(quote_literal(l.enumlabel), ',' order by l.enumsortorder) || ')[]'
                               from pg_enum l where l.enumtypid = t.typelem having count(*) > 0),
                            format_type(coalesce(nullif(t.typbasetype, 0), t.oid),
                              case when t.typbasetype = 0 then a.atttypmod else t.typtypmod end))) order by a.attnum)
          from pg_attribute a join pg_type t on t.oid = a.atttypid
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
       coalesce((select jsonb_agg(jsonb_build_object(
                   'columns', (select jsonb_agg(a.attname order by k.at) from unnest(f.conkey) with ordinality k(num, at)
                                 join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num),
                   'target', (select quote_ident(tn.nspname) || '.' || quote_ident(tc.relname)
                                from pg_class tc join pg_namespace tn on tn.oid = tc.relnamespace where tc.oid = f.confrelid),
                   'targetColumns', (select jsonb_agg(a.attname order by k.at)
                                       from unnest(f.confkey) with ordinality k(num, at)
                                       join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num)))
          from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.conparentid = 0), '[]') as "foreignKeys"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
 where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and c.relname <> 'flyway_schema_history'
   and n.nspname not in ('pg_catalog', 'information_schema')
   and not exists (select from pg_inherits i where i.inhrelid = c.oid)
   and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
 order by 1`;

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Columns and keys are as the query makes them. @throws Error for a row of another form: a table that is passed over is not proven */
function tableOf(row: Readonly<Record<string, unknown>>): CatalogTable {
  if (!isTable(row)) throw new Error(`the catalog tells of no table: ${JSON.stringify(row)}`);
  return row;
}

function isTable(row: Readonly<Record<string, unknown>>): row is Readonly<Record<string, unknown>> & CatalogTable {
  return typeof row['id'] === 'string' && Array.isArray(row['columns']) && Array.isArray(row['foreignKeys']);
}

/** Asks a PostgreSQL. */
export function postgresCatalog(database: AskedDatabase): Catalog {
  return {
    tables: async () => (await database.rows(TABLES)).map(tableOf),
    rows: async ({ id }) => {
      const rows = await database.rows(`select to_jsonb(t) as "row" from ${id} t limit 200`);
      return rows.map(({ row }) => fieldsOf(row));
    },
    empty: async (tables) => {
      const names = tables.filter(({ isView }) => !isView).map(({ id }) => id);
      if (names.length > 0) await database.execute(`truncate ${names.join(', ')} cascade`);
    },
    purge: ({ id }) => database.execute(`set session_replication_role = replica; delete from ${id}`),
    insertUnchecked: async ({ id }, values) => {
      const columns = [...values.keys()].map(quote).join(', ');
      const row = [...values.values()].map(literal).join(', ');
      await database.execute(`set session_replication_role = replica; insert into ${id} (${columns}) values (${row})`);
    },
  };
}
