import { readSchema, type Schema } from '@backsmith/schema';
import { expect, test } from 'vitest';
import { targetDatabase } from '../databases/index.ts';
import { writeTargetDdl } from './write-target-ddl.ts';

const DATABASE = targetDatabase('sqlserver');
const TABLE = 'CREATE TABLE Item (Id int NOT NULL PRIMARY KEY, Name nvarchar(40));\nGO\n';
const VERSIONED = `CREATE TABLE Item (Id int NOT NULL PRIMARY KEY, Name nvarchar(40),
  A datetime2 GENERATED ALWAYS AS ROW START NOT NULL, B datetime2 GENERATED ALWAYS AS ROW END NOT NULL,
  PERIOD FOR SYSTEM_TIME (A, B)) WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = past.ItemHistory));\nGO\n`;
const VIEW = 'CREATE VIEW Names AS SELECT Name FROM Item;\nGO\n';

const schemaOf = (sql: string): Schema => readSchema(sql, { dialect: 'sqlserver' }).value.schema;

/** What the second version adds to the folder of the database in memory, and the histories it lists. */
function secondVersion(before: string, after: string, withoutStandIns = false) {
  const first = writeTargetDdl(schemaOf(before), DATABASE, 'h2', 'V1__schema');
  const migrations = first.migrations.map(({ path, sql }) => ({
    path,
    sql: withoutStandIns ? sql.replaceAll(/\nCREATE VIEW [^;]*;\n/gu, '') : sql,
  }));
  const history = { versions: [{ schema: schemaOf(before) }], renames: undefined, migrations, next: 2 };
  const second = writeTargetDdl(schemaOf(after), DATABASE, 'h2', 'V1__schema', history);
  const added = second.migrations.filter(({ path }) => path.startsWith('h2/V2'));
  return { added: added.map(({ sql }) => sql), histories: second.histories };
}

test('a view that is new comes to the database in memory, whatever else changed', () => {
  expect(secondVersion(TABLE, TABLE + VIEW).added).toEqual([
    expect.stringContaining('CREATE OR REPLACE VIEW "Names" AS'),
  ]);
  expect(secondVersion(TABLE + VIEW, TABLE + VIEW).added).toEqual([]);
});

test('what rows were before comes there as well, for a project that was made when nothing listed it', () => {
  expect(secondVersion(VERSIONED, VERSIONED).added).toEqual([]);
  expect(secondVersion(VERSIONED, VERSIONED, true).added).toEqual([
    expect.stringContaining('CREATE OR REPLACE VIEW past."ItemHistory" AS'),
  ]);
});

test('what a database in use does not keep is not listed', () => {
  expect(secondVersion(VERSIONED, VERSIONED).histories).toHaveLength(1);
  expect(secondVersion(TABLE, VERSIONED).histories).toEqual([]);
});
