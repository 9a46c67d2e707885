import type { TestDatabase } from '../../kit/index.ts';
import { catalogOf, type Catalog, type Fact } from './catalog.ts';

/** Databases of the server's own, and the one the suite asks its questions in. */
export const SYSTEM_DATABASES = `('mysql', 'information_schema', 'performance_schema', 'sys', 'control')`;

const TABLES = `
  select table_schema as home, table_name as name from information_schema.tables
   where table_type in ('BASE TABLE', 'SYSTEM VERSIONED') and table_schema not in ${SYSTEM_DATABASES}`;

const COLUMN_LIST = `group_concat(column_name order by ordinal_position separator ', ')`;

const FACTS = [
  `select table_schema, table_name, 'columns', concat_ws(' ', ordinal_position, column_name, column_type) from information_schema.columns`,
  `select table_schema, table_name, 'nullability', column_name from information_schema.columns where is_nullable = 'NO'`,
  `select table_schema, table_name, 'defaults', concat_ws(' ', column_name, column_default) from information_schema.columns
    where column_default is not null`,
  `select table_schema, table_name, 'generated', concat_ws(' ', column_name, extra, generation_expression) from information_schema.columns
    where extra <> ''`,
  `select table_schema, table_name, 'comments', concat_ws(' ', column_name, column_comment) from information_schema.columns
    where column_comment <> ''`,
  `select table_schema, table_name, 'comments', table_comment from information_schema.tables where table_comment <> ''`,
  `select table_schema, table_name,
          case when index_name = 'PRIMARY' then 'primaryKey' when non_unique = 0 then 'uniques' else 'indexes' end,
          concat(case when index_type in ('FULLTEXT', 'SPATIAL') then concat(index_type, ' ') else '' end,
                 group_concat(column_name, case when sub_part is null then '' else concat('(', sub_part, ')') end
                              order by seq_in_index separator ', '))
     from information_schema.statistics group by table_schema, table_name, index_name, non_unique, index_type`,
  `select k.table_schema, k.table_name, 'foreignKeys',
          concat('(', k.names, ') -> ', k.target, ' (', k.targets, ') on delete ', r.delete_rule, ' on update ', r.update_rule)
     from (select constraint_schema, constraint_name, table_schema, table_name,
                  max(if(referenced_table_schema = table_schema, referenced_table_name,
                         concat(referenced_table_schema, '.', referenced_table_name))) as target, ${COLUMN_LIST} as names,
                  group_concat(referenced_column_name order by ordinal_position separator ', ') as targets
             from information_schema.key_column_usage where referenced_table_name is not null
            group by constraint_schema, constraint_name, table_schema, table_name) k
     join information_schema.referential_constraints r using (constraint_schema, constraint_name)
    where r.table_name = k.table_name`,
  `select constraint_schema, table_name, 'checks', check_clause from information_schema.check_constraints`,
];

/** In one query, since each is a run of the client. */
const ALL_FACTS = `with f (home, name, aspect, fact) as (${FACTS.map((query) => `(${query})`).join(' union all ')})
  select * from f where home not in ${SYSTEM_DATABASES}`;

/**
 * What a MariaDB server says about the tables of all databases the suite made. The name of a sole database says nothing: a
 * script may choose one by USE, which no table's name holds.
 */
export async function readMariaDbCatalog(control: TestDatabase): Promise<Catalog> {
  const tables = await control.rows(TABLES);
  const isOne = new Set(tables.map((row) => row['home'])).size < 2;
  const nameOf = (row: Row): string => `${isOne ? '' : `${String(row['home'])}.`}${String(row['name'])}`;
  const facts = (await control.rows(ALL_FACTS)).map((row): Fact => ({
    table: nameOf(row),
    aspect: row['aspect'] as Fact['aspect'],
    fact: String(row['fact']),
  }));
  return catalogOf(tables.map(nameOf), facts);
}

type Row = Readonly<Record<string, unknown>>;
