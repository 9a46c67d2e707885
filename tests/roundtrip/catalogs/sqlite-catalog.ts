import type { DatabaseSync } from 'node:sqlite';
import { catalogOf, type Catalog, type Fact } from './catalog.ts';
import { clausesOf, plainSql } from './sqlite-clauses.ts';

// Virtual tables and the shadow tables that carry them are no tables of the user's.
const TABLES = `
  select l.name, m.sql from pragma_table_list l join sqlite_schema m on m.name = l.name and m.type = 'table'
   where l.schema = 'main' and l.type = 'table' and l.name not like 'sqlite\\_%' escape '\\'`;

type Row = Readonly<Record<string, unknown>>;

/** What an SQLite database says about its tables; its pragmas are silent on checks, which are read from its own text. */
export function readSqliteCatalog(database: DatabaseSync): Catalog {
  const rows = (sql: string): readonly Row[] => database.prepare(sql).all();
  const tables = rows(TABLES);
  const facts = tables.flatMap((row) => {
    const table = text(row['name']);
    const pairs = [
      ...columnFacts(rows(`select * from pragma_table_xinfo(${quoted(table)})`)),
      ...foreignKeyFacts(rows(`select * from pragma_foreign_key_list(${quoted(table)}) order by id, seq`), rows),
      ...indexFacts(table, rows),
      ...clauseFacts(text(row['sql'])),
    ];
    return pairs.map(([aspect, fact]) => ({ table, aspect, fact }));
  });
  return catalogOf(
    tables.map((row) => text(row['name'])),
    facts,
  );
}

type Pair = readonly [aspect: Fact['aspect'], fact: string];

/**
 * Key columns count as NOT NULL: that SQLite lets some be empty is a mistake it keeps for old programs
 * (https://sqlite.org/lang_createtable.html#the_primary_key), and a Schema knows no key that is.
 */
function columnFacts(columns: readonly Row[]): readonly Pair[] {
  const keys = columns.filter((column) => Number(column['pk']) > 0);
  const key = keys.toSorted((a, b) => Number(a['pk']) - Number(b['pk'])).map((column) => text(column['name']));
  const ofColumns = columns.flatMap((column): Pair[] => {
    const name = text(column['name']);
    const facts: Pair[] = [['columns', `${text(column['cid'])} ${name} ${text(column['type'])}`]];
    if (column['notnull'] === 1 || Number(column['pk']) > 0) facts.push(['nullability', name]);
    if (column['dflt_value'] !== null) facts.push(['defaults', `${name} ${defaultOf(column)}`]);
    if (Number(column['hidden']) > 1)
      facts.push(['generated', `${name} ${column['hidden'] === 3 ? 'stored' : 'virtual'}`]);
    return facts;
  });
  return key.length === 0 ? ofColumns : [...ofColumns, ['primaryKey', key.join(', ')]];
}

// https://sqlite.org/datatype3.html#determination_of_column_affinity
const TEXTUAL = /char|clob|text|blob|^$/i;

/** A default as the column stores it: a numeric one keeps '0' as 0. */
function defaultOf(column: Row): string {
  const plain = plainSql(text(column['dflt_value']));
  const type = text(column['type']);
  const isNumeric = /int/i.test(type) || !TEXTUAL.test(type);
  return isNumeric ? plain.replace(/^'(-?\d+(?:\.\d+)?)'$/, '$1') : plain;
}

function foreignKeyFacts(parts: readonly Row[], rows: (sql: string) => readonly Row[]): readonly Pair[] {
  return Object.values(Object.groupBy(parts, (part) => String(part['id']))).flatMap((key = []): Pair[] => {
    const [first] = key;
    if (first === undefined) return [];
    const target = text(first['table']);
    const columns = key.map((part) => text(part['from'])).join(', ');
    const targets = first['to'] === null ? primaryKeyOf(target, rows) : key.map((part) => text(part['to']));
    const actions = `on delete ${text(first['on_delete'])} on update ${text(first['on_update'])}`;
    return [['foreignKeys', `(${columns}) -> ${target} (${targets.join(', ')}) ${actions}`]];
  });
}

/** A reference without columns means the primary key. */
function primaryKeyOf(table: string, rows: (sql: string) => readonly Row[]): readonly string[] {
  return rows(`select name from pragma_table_info(${quoted(table)}) where pk > 0 order by pk`).map((row) =>
    text(row['name']),
  );
}

function indexFacts(table: string, rows: (sql: string) => readonly Row[]): readonly Pair[] {
  return rows(`select * from pragma_index_list(${quoted(table)}) where origin <> 'pk'`).map((index) => {
    const name = text(index['name']);
    const parts = rows(`select * from pragma_index_xinfo(${quoted(name)}) where key = 1 order by seqno`);
    const columns = parts.map((part) => {
      const own = part['name'] === null ? 'expression' : text(part['name']);
      return `${own}${part['desc'] === 1 ? ' desc' : ''} ${text(part['coll'])}`;
    });
    const sql = rows(`select sql from sqlite_schema where type = 'index' and name = ${quoted(name)}`)[0]?.['sql'];
    const body = typeof sql === 'string' ? plainSql(sql).replace(/^.*? on /, '') : '';
    const rest = index['partial'] === 1 || columns.some((column) => column.startsWith('expression')) ? ` ${body}` : '';
    return [index['unique'] === 1 ? 'uniques' : 'indexes', columns.join(', ') + rest];
  });
}

function clauseFacts(sql: string): readonly Pair[] {
  return [
    ...clausesOf(sql, 'check').map((clause): Pair => ['checks', clause]),
    ...clausesOf(sql, 'as').map((clause): Pair => ['generated', clause]),
    ...(/\bautoincrement\b/.test(plainSql(sql)) ? ([['generated', 'autoincrement']] as const) : []),
  ];
}

function text(value: unknown): string {
  return String(value);
}

function quoted(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}
