import { readSchema, writeDdl } from '@backsmith/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestDatabaseServer } from '../kit/index.ts';

const BOSSES = `
  CREATE TABLE staff (id int PRIMARY KEY, boss int REFERENCES staff, name text NOT NULL);`;
const ROWS = `INSERT INTO staff VALUES (1, NULL, 'a'), (2, 1, 'b'), (3, 2, 'c');`;
const STEPS = `SELECT id, 0 FROM staff WHERE boss IS NULL UNION ALL SELECT s.id, c.steps + 1 FROM staff s JOIN chain c ON s.boss = c.id`;

/** A view that reads itself, each as somebody writes it, and how it is called. */
const VIEWS: readonly (readonly [how: string, name: string, sql: string])[] = [
  ['in short', 'chain', `CREATE RECURSIVE VIEW chain (id, steps) AS ${STEPS};`],
  ['replacing another', 'chain', `CREATE OR REPLACE RECURSIVE VIEW public.chain (id, steps) AS\\n${STEPS};`],
  [
    'with names in quotes and a check behind',
    '"Chain of command"',
    `CREATE RECURSIVE VIEW "Chain of command" ("Who", "Steps") AS
       VALUES (1, 0) UNION ALL SELECT s.id, c."Steps" + 1 FROM staff s, "Chain of command" c WHERE s.boss = c."Who";`,
  ],
  [
    'with a comment within',
    'chain',
    `CREATE RECURSIVE VIEW chain (id, /* how far */ steps) AS ${STEPS} -- the end
;`,
  ],
  [
    'at length, as pg_dump writes it',
    'public.chain',
    `CREATE VIEW public.chain AS WITH RECURSIVE chain(id, steps) AS (${STEPS}) SELECT chain.id, chain.steps FROM chain;`,
  ],
  [
    'in a namespace of its own',
    'org.chain',
    `CREATE SCHEMA org; CREATE RECURSIVE VIEW org.chain (id, steps) AS ${STEPS};`,
  ],
];

describe('views that read themselves', () => {
  let server: TestDatabaseServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
  });

  test.each(VIEWS)('are written for a new database: %s', async (how, name, sql) => {
    const { value, diagnostics } = readSchema(BOSSES + sql.replaceAll('\\n', '\n'), { dialect: 'postgresql' });
    expect(diagnostics).toEqual([]);
    const database = await server.database(`views_${VIEWS.findIndex((one) => one[0] === how)}`);
    await database.execute(writeDdl(value.schema, 'postgresql').value.text);
    await database.execute(ROWS);
    const rows = await database.rows(`SELECT * FROM ${name} ORDER BY 1`);
    expect(rows.map((row) => Object.values(row))).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  test('know the types of their columns, and which columns they show', () => {
    const { schema } = readSchema(`${BOSSES} CREATE RECURSIVE VIEW chain (id, steps) AS ${STEPS};`, {
      dialect: 'postgresql',
    }).value;
    expect(schema.views).toMatchObject([{ columns: ['id', 'steps'], traced: [{ name: 'id' }, { name: 'steps' }] }]);
  });
});
