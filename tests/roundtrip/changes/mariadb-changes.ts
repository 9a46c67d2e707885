import { startMariaDb, type TestDatabase } from '../../kit/index.ts';
import { readMariaDbCatalog } from '../catalogs/mariadb-catalog.ts';
import { openSession, type Session } from '../servers/mariadb-session.ts';
import type { ChangesServer, Things } from './changes-server.ts';

const HOME = 'changes';

const RELATIONS = `select table_type as kind, concat('\`', table_name, '\`') as name from information_schema.tables
  where table_schema = '${HOME}' order by 1, 2`;

const COLUMNS = `select 'columns' as kind, concat('\`', table_name, '\`') as home, concat('\`', column_name, '\`') as name,
    concat(column_type, if(generation_expression is null, '', ' computed')) as type
  from information_schema.columns where table_schema = '${HOME}'`;

const CONSTRAINTS = `select 'constraints', concat('\`', table_name, '\`'), concat('\`', constraint_name, '\`'), constraint_type
  from information_schema.table_constraints where table_schema = '${HOME}'`;

const INDEXES = `select distinct 'indexes', concat('\`', table_name, '\`'), concat('\`', index_name, '\`'), ''
  from information_schema.statistics where table_schema = '${HOME}'`;

const PARTS = `select * from (${COLUMNS} union all ${CONSTRAINTS} union all ${INDEXES}) p order by 1, 2, 3`;

const VIEWS = `select table_name as name, view_definition as text from information_schema.views where table_schema = '${HOME}' order by 1`;

/** A MariaDB of the suite's own; needs the tool `mariadb`. */
export async function openMariaDbChanges(): Promise<ChangesServer> {
  const server = await startMariaDb();
  const session = openSession(server.port);
  const database: TestDatabase = {
    ...(await server.database('control')),
    rows: session.rows,
  };
  const reset = async (): Promise<void> => {
    await session.run(`drop database if exists ${HOME}`);
    await session.run(`create database ${HOME} character set utf8mb4`);
    await session.run(`use ${HOME}`);
  };
  return {
    dialect: 'mariadb',
    target: 'mariadb',
    reset,
    run: session.run,
    catalog: () => readMariaDbCatalog(database),
    views: () => readViews(session),
    things: () => readThings(session),
    stop: async () => {
      await session.stop();
      await server.stop();
    },
  };
}

/** MariaDB keeps a view whose tables or columns are gone, and refuses to read it: there is nothing to carry over. */
async function readViews(session: Session): Promise<ReadonlyMap<string, string>> {
  const views = new Map<string, string>();
  for (const { name = '', text = '' } of await session.rows(VIEWS)) {
    if ((await session.run(`select 1 from \`${name}\` limit 0`)) === undefined) views.set(name, text);
  }
  return views;
}

async function readThings(session: Session): Promise<Things> {
  const relations = await session.rows(RELATIONS);
  const parts = await session.rows(PARTS);
  const ofKind = (...kinds: readonly string[]): readonly string[] =>
    relations.filter(({ kind = '' }) => kinds.includes(kind)).map(({ name = '' }) => name);
  const partsOf = (wanted: string): Things['columns'] =>
    parts
      .filter(({ kind }) => kind === wanted)
      .map(({ home = '', name = '', type = '' }) => ({ table: home, name, type }));
  return {
    tables: ofKind('BASE TABLE'),
    views: ofKind('VIEW'),
    sequences: ofKind('SEQUENCE'),
    types: [],
    enums: [],
    schemas: [HOME],
    columns: partsOf('columns'),
    constraints: partsOf('constraints'),
    indexes: partsOf('indexes'),
  };
}
