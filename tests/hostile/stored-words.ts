import type { TestDatabase } from '../kit/index.ts';
import type { Position } from './words.ts';

const OWN = `nspname NOT IN ('information_schema', 'public') AND nspname NOT LIKE 'pg\\_%'`;
const RELATIONS = `pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${OWN}`;
const COLUMNS = `pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND a.attnum > 0 JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE ${OWN} AND c.relkind = 'r'`;
const CONSTRAINTS = `pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace WHERE ${OWN}`;

/** Evaluates the text of a default as the server would for a new row. */
const EVALUATE = `
  CREATE FUNCTION public.evaluated(expression text) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE found text;
  BEGIN
    EXECUTE 'SELECT (' || expression || ')::text' INTO found;
    RETURN found;
  END $$;`;

const CHECKS = `SELECT conname || ': ' || pg_get_constraintdef(k.oid) AS word FROM ${CONSTRAINTS} AND contype = 'c'`;

/** The queries that list what a database keeps of each kind of word, one column named `word`; indexes of ours are left out. */
const QUERIES: Readonly<Partial<Record<Position, string>>> = {
  'schema name': `SELECT nspname AS word FROM pg_namespace WHERE ${OWN}`,
  'table name': `SELECT relname AS word FROM ${RELATIONS} AND relkind = 'r'`,
  'view name': `SELECT relname AS word FROM ${RELATIONS} AND relkind = 'v'`,
  'column name': `SELECT attname AS word FROM ${COLUMNS} AND attname <> 'id'`,
  'type name': `SELECT typname AS word FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace WHERE ${OWN} AND typtype = 'e'`,
  'enum value': `SELECT enumlabel AS word FROM pg_enum`,
  'index name': `SELECT relname AS word FROM ${RELATIONS} AND relkind = 'i'
    AND relname NOT IN (SELECT conname FROM pg_constraint) AND relname !~ '^fk_[a-z0-9_]+$'`,
  'table comment': `SELECT obj_description(c.oid, 'pg_class') AS word FROM ${RELATIONS} AND relkind = 'r'`,
  'column comment': `SELECT col_description(c.oid, a.attnum) AS word FROM ${COLUMNS}`,
  default: `SELECT public.evaluated(pg_get_expr(d.adbin, d.adrelid)) AS word
    FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
    WHERE a.atttypid = 'varchar'::regtype`,
};

/** What a database keeps after the generated migration: the words of each position, sorted, and what its checks say. */
export async function storedWords(
  database: TestDatabase,
): Promise<{ readonly words: ReadonlyMap<string, readonly string[]>; readonly checks: string }> {
  await database.execute(EVALUATE);
  const words = new Map<string, string[]>(Object.keys(QUERIES).map((position) => [position, []]));
  const parts = Object.entries({ ...QUERIES, check: CHECKS }).map(
    ([position, query]) => `SELECT '${position}' AS position, word::text FROM (${query}) q WHERE word IS NOT NULL`,
  );
  for (const { position, word } of await database.rows(parts.join('\nUNION ALL '))) {
    const list = words.get(String(position)) ?? [];
    list.push(String(word));
    words.set(String(position), list);
  }
  const checks = words.get('check') ?? [];
  words.delete('check');
  for (const list of words.values()) list.sort();
  return { words, checks: checks.join('\n') };
}
