import pg from 'pg';
import { startPostgres, type TestDatabase } from '../../kit/index.ts';
import { readPostgresCatalog } from '../catalogs/postgres-catalog.ts';
import type { ChangesServer, Things } from './changes-server.ts';
import { plainFacts, withoutAliases } from './postgres-facts.ts';

const EMPTY = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema$)' LOOP
    EXECUTE format('DROP SCHEMA %I CASCADE', name);
  END LOOP; CREATE SCHEMA public; END $$; SET search_path = public`;

const OWN = `n.nspname !~ '^(pg_|information_schema$)'`;

const RELATIONS = `SELECT CASE c.relkind WHEN 'r' THEN 'tables' WHEN 'S' THEN 'sequences' ELSE 'views' END AS kind,
  c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE ${OWN} AND c.relkind IN ('r', 'v', 'm', 'S')`;

const PARTS = `SELECT 'columns' AS kind, c.oid::regclass::text AS table, quote_ident(a.attname) AS name,
         format_type(a.atttypid, a.atttypmod) AS type FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE ${OWN} AND c.relkind IN ('r', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT 'constraints', k.conrelid::regclass::text, quote_ident(k.conname), k.contype::text FROM pg_constraint k
    JOIN pg_namespace n ON n.oid = k.connamespace WHERE ${OWN} AND k.conrelid <> 0
  UNION ALL SELECT 'indexes', i.indrelid::regclass::text, i.indexrelid::regclass::text, '' FROM pg_index i
    JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${OWN}`;

const TYPES = `SELECT t.oid::regtype::text AS name, t.typtype::text AS kind FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
  WHERE ${OWN} AND t.typtype IN ('e', 'd')`;

const SCHEMAS = `SELECT n.nspname AS name, 0 FROM pg_namespace n WHERE ${OWN}`;

const VIEWS = `SELECT c.oid::regclass::text AS name, c.relkind::text || ' ' || pg_get_viewdef(c.oid) AS text FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${OWN} AND c.relkind IN ('v', 'm')`;

const OWNED = `SELECT DISTINCT d.objid::regclass::text AS name, 0 FROM pg_depend d JOIN pg_class c ON c.oid = d.objid
  WHERE c.relkind = 'S' AND d.deptype = 'a' AND d.refobjsubid > 0`;

/** The embedded PostgreSQL. */
export async function openPostgresChanges(): Promise<ChangesServer> {
  const server = await startPostgres();
  const made = await server.database('changes');
  const { name, user, password } = made;
  const client = new pg.Client({ host: '127.0.0.1', port: server.port, user, password, database: name });
  await client.connect();
  const rows = async (query: string): Promise<readonly Record<string, unknown>[]> =>
    (await client.query<Record<string, unknown>>(`${query} ORDER BY 1, 2`)).rows;
  const database: TestDatabase = {
    ...made,
    rows: async (query) => (await client.query<Record<string, unknown>>(query)).rows,
  };
  return {
    dialect: 'postgresql',
    target: 'postgresql',
    reset: async () => {
      await client.query(EMPTY);
    },
    run: async (statement) => {
      try {
        await client.query(statement);
        return undefined;
      } catch (error) {
        return String(error);
      }
    },
    catalog: async () => {
      await client.query('SET search_path = public');
      const owned = await rows(OWNED);
      return plainFacts(await readPostgresCatalog(database, true), new Set(owned.map((row) => String(row['name']))));
    },
    views: async () =>
      new Map((await rows(VIEWS)).map((row) => [String(row['name']), withoutAliases(String(row['text']))])),
    things: () => readThings(rows),
    stop: async () => {
      await client.end();
      await server.stop();
    },
  };
}

async function readThings(rows: (query: string) => Promise<readonly Record<string, unknown>[]>): Promise<Things> {
  const relations = await rows(RELATIONS);
  const types = await rows(TYPES);
  const parts = await rows(PARTS);
  const namesOf = (all: readonly Record<string, unknown>[]): readonly string[] => all.map((row) => String(row['name']));
  const ofKind = (kind: string): readonly string[] => namesOf(relations.filter((row) => row['kind'] === kind));
  const partsOf = (kind: string): Things['columns'] =>
    parts
      .filter((row) => row['kind'] === kind)
      .map((row) => ({ table: String(row['table']), name: String(row['name']), type: String(row['type']) }));
  return {
    tables: ofKind('tables'),
    views: ofKind('views'),
    sequences: ofKind('sequences'),
    types: namesOf(types),
    enums: namesOf(types.filter((row) => row['kind'] === 'e')),
    schemas: namesOf(await rows(SCHEMAS)),
    columns: partsOf('columns'),
    constraints: partsOf('constraints'),
    indexes: partsOf('indexes'),
  };
}
