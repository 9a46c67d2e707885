import { readRows, readSchema } from '@backsmith/schema';
import { expect, test } from 'vitest';
import { designSystem } from '../../../system/design-system.ts';
import { OPTIONS } from '../../../testing/design-sql.ts';

const LIMITS = { ofTable: 500, ofAll: 5000 };

/** The change that fills a database, and what is said of rows that stay behind. */
function filled(sql: string) {
  const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
  const { carried } = readRows(sql, schema, () => true, LIMITS);
  const options = { ...OPTIONS, database: 'mongodb', devDatabase: 'embedded' } as const;
  const { value, diagnostics } = designSystem(schema, options, [], undefined, undefined, carried);
  const [store] = value.services.map((service) => service.store);
  const change = store?.kind === 'mongo' ? store.changes.find(({ path }) => path === 'rows/V2__rows.json') : undefined;
  const { commands = [] } = JSON.parse(change?.content ?? '{}') as { commands?: readonly unknown[] };
  const left = diagnostics.filter(({ code }) => code === 'rows-left-out').map(({ message }) => message);
  return { commands, left };
}

test('rows are put there by their keys, with values of the kind their fields hold', () => {
  const sql = `CREATE TABLE level (id bigint PRIMARY KEY, name varchar(10) NOT NULL, price numeric(8, 2), ratio double precision, since date,
      opens time, at timestamptz, moment timestamp(6), token uuid, bytes bytea, is_on boolean, kind text CHECK (kind IN ('a', 'b')), note text);
    INSERT INTO level VALUES (7, 'gold', 3.5, 0.25, '2024-02-29', '08:30', '2024-03-01 01:30:15.123456+02', '2024-03-01 10:00',
      'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11', '\\x616263ff', 't', 'a', NULL);`;
  expect(filled(sql).commands).toEqual([
    {
      update: 'level',
      updates: [
        {
          q: { _id: { $numberLong: '7' } },
          u: {
            $setOnInsert: {
              name: 'gold',
              price: { $numberDecimal: '3.50' },
              ratio: { $numberDouble: '0.25' },
              since: { $date: '2024-02-29T00:00:00Z' },
              opens: { $date: '1970-01-01T08:30:00Z' },
              at: { $date: '2024-03-01T01:30:15.123+02:00' },
              moment: { $date: '2024-03-01T10:00:00Z' },
              token: { $uuid: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11' },
              bytes: { $binary: { base64: 'YWJj/w==', subType: '00' } },
              is_on: true,
              kind: 'a',
            },
          },
          upsert: true,
        },
      ],
    },
  ]);
});

test('keys that the schema counts are counted, and the counter goes on behind the greatest', () => {
  const table = (more = '') =>
    `CREATE TABLE t (id serial PRIMARY KEY, name text DEFAULT 'x', at timestamptz DEFAULT now()${more});`;
  const counted = filled(`${table()} INSERT INTO t (name) VALUES ('a'), (DEFAULT);`);
  expect(counted.commands).toMatchObject([
    {
      updates: [
        { q: { _id: 1 }, u: { $setOnInsert: { name: 'a' }, $currentDate: { at: true } } },
        { q: { _id: 2 }, u: { $setOnInsert: { name: 'x' } } },
      ],
    },
    { update: 'counters', updates: [{ q: { _id: 't' }, u: { $max: { value: { $numberLong: '2' } } }, upsert: true }] },
  ]);
  const given = filled(`${table()} INSERT INTO t (id, name) VALUES (12, 'a'), (4, 'b');`);
  expect(given.commands.at(-1)).toMatchObject({ updates: [{ u: { $max: { value: { $numberLong: '12' } } } }] });
});

test.each([
  [
    'a value its field does not take',
    `CREATE TABLE t (id int PRIMARY KEY, n numeric(4, 1)); INSERT INTO t VALUES (1, 1.25);`,
    /a value of n/u,
  ],
  [
    'no value where there must be one',
    `CREATE TABLE t (id int PRIMARY KEY, n int NOT NULL); INSERT INTO t (id) VALUES (1);`,
    /n must have/u,
  ],
  [
    'two that are alike',
    `CREATE TABLE t (id int PRIMARY KEY, n int UNIQUE); INSERT INTO t VALUES (1, 5), (2, 5);`,
    /alike in n/u,
  ],
  ['no key', `CREATE TABLE t (n int); INSERT INTO t VALUES (1);`, /no key/u],
  [
    'what they refer to is not carried over',
    `CREATE TABLE o (id int PRIMARY KEY, n int NOT NULL); CREATE TABLE t (id int PRIMARY KEY, o int REFERENCES o);
     INSERT INTO o (id, n) VALUES (1, 1); INSERT INTO t VALUES (1, 2);`,
    /rows of o/u,
  ],
])('all rows of a table stay behind where %s', (_, sql, reason) => {
  expect(filled(sql).left).toEqual([expect.stringMatching(reason)]);
});
