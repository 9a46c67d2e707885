import type { Dialect } from '@backsmith/sql';
import { expect, it } from 'vitest';
import { readSchema } from '../read/read-schema.ts';
import type { DdlTarget } from './targets.ts';
import { writeDdl } from './write-ddl.ts';

function written(sql: string, from: Dialect, to: DdlTarget) {
  const { value, diagnostics } = writeDdl(readSchema(sql, { dialect: from }).value.schema, to);
  return { text: value.text, said: diagnostics.map(({ message }) => message) };
}

const KEYS = `CREATE TABLE part (id int, code text, note text, CONSTRAINT part_id PRIMARY KEY (id) INCLUDE (code),
  CONSTRAINT one_code UNIQUE NULLS NOT DISTINCT (code) INCLUDE (id, note) DEFERRABLE);`;

it('what the index of a key holds besides', () => {
  const { text, said } = written(KEYS, 'postgresql', 'postgresql');
  expect(text).toContain('CONSTRAINT part_id PRIMARY KEY (id) INCLUDE (code),');
  expect(text).toContain(
    'CONSTRAINT one_code UNIQUE NULLS NOT DISTINCT (code) INCLUDE (id, note) DEFERRABLE INITIALLY IMMEDIATE',
  );
  expect(said).toEqual([]);
});

it.each(['mysql', 'oracle', 'sqlserver'] as const)('is said to be missing on %s', (target) => {
  const { text, said } = written(KEYS, 'postgresql', target);
  expect(text).not.toContain('INCLUDE');
  expect(said).toContain('Table "part": the index of a key does not hold code besides.');
  expect(said).toContain('Table "part": the index of a key does not hold id, note besides.');
});

const PERIODS = `CREATE TABLE room (id int, open tstzrange, rate int, CONSTRAINT room_open PRIMARY KEY (id, open WITHOUT OVERLAPS),
  UNIQUE (rate, open WITHOUT OVERLAPS), EXCLUDE USING gist (rate WITH =, open WITH &&));`;

it('keys whose last column is a period, and exclusion constraints beside them', () => {
  const { text, said } = written(PERIODS, 'postgresql', 'postgresql');
  expect(text).toContain('CONSTRAINT room_open PRIMARY KEY (id, open WITHOUT OVERLAPS),\n');
  expect(text).toContain('UNIQUE (rate, open WITHOUT OVERLAPS)\n');
  expect(text.match(/EXCLUDE.*/g)).toEqual(['EXCLUDE USING gist (rate WITH =, open WITH &&);']);
  expect(said).toEqual([]);
  const { schema } = readSchema(PERIODS, { dialect: 'postgresql' }).value;
  const again = readSchema(text, { dialect: 'postgresql' }).value.schema;
  expect(again.tables[0]?.indexes.map(({ ofKey }) => ofKey)).toEqual(
    schema.tables[0]?.indexes.map(({ ofKey }) => ofKey),
  );
  const elsewhere = written(PERIODS, 'postgresql', 'mysql');
  expect(elsewhere.text).not.toMatch(/OVERLAPS|EXCLUDE/);
  expect(elsewhere.said.filter((message) => message.includes('exclusion constraints'))).toHaveLength(1);
});

it.each([
  ['room int, open tstzrange', true],
  ['room tstzrange, open daterange', false],
])('an extension comes with a key WITHOUT OVERLAPS over (%s): %s', (columns, isNeeded) => {
  const sql = `CREATE TABLE stay (${columns}, PRIMARY KEY (room, open WITHOUT OVERLAPS));`;
  expect(written(sql, 'postgresql', 'postgresql').text.includes('EXTENSION IF NOT EXISTS btree_gist')).toBe(isNeeded);
});

const COVERED = `CREATE TABLE room (id int, open tstzrange, PRIMARY KEY (id, open WITHOUT OVERLAPS));
  CREATE TABLE stay (room int NOT NULL, during tstzrange NOT NULL);
  ALTER TABLE ONLY stay ADD CONSTRAINT stay_room_fkey FOREIGN KEY (room, PERIOD during) REFERENCES room(id, PERIOD open);`;
const keysOf = (text: string) => text.match(/(?:CONSTRAINT .*)?FOREIGN KEY.*/g) ?? [];

it('references to rows that cover a period together, by the names their ends have at last', () => {
  const { text, said } = written(COVERED, 'postgresql', 'postgresql');
  expect(keysOf(text)).toEqual([
    'CONSTRAINT stay_room_fkey FOREIGN KEY (room, PERIOD during) REFERENCES room (id, PERIOD open)',
  ]);
  expect(said).toEqual([]);
  expect(text).toMatch(/^CREATE EXTENSION IF NOT EXISTS btree_gist;/);
  const again = readSchema(text, { dialect: 'postgresql' }).value.schema;
  expect(again.foreignKeys.map(({ ofPeriod }) => ofPeriod)).toEqual([true]);
  const renamed = `${COVERED} ALTER TABLE room RENAME TO hall; ALTER TABLE stay RENAME during TO "When";
    ALTER TABLE hall RENAME COLUMN open TO period; ALTER TABLE stay RENAME CONSTRAINT stay_room_fkey TO period_fkey;`;
  expect(keysOf(written(renamed, 'postgresql', 'postgresql').text)).toEqual([
    'CONSTRAINT period_fkey FOREIGN KEY (room, PERIOD "When") REFERENCES hall (id, PERIOD period)',
  ]);
});

it.each([
  'ALTER TABLE stay DROP CONSTRAINT stay_room_fkey;',
  'ALTER TABLE room DROP CONSTRAINT room_pkey CASCADE;',
  'ALTER TABLE stay DROP COLUMN during;',
  'DROP TABLE room CASCADE;',
])('are gone after %s', (change) => {
  expect(readSchema(COVERED + change, { dialect: 'postgresql' }).value.schema.foreignKeys).toEqual([]);
});

it.each(['mysql', 'mariadb', 'oracle', 'sqlserver', 'h2'] as const)('are said to be missing on %s', (target) => {
  const { text, said } = written(COVERED, 'postgresql', target);
  expect(keysOf(text)).toEqual([]);
  expect(said).toContainEqual(
    'Table "stay" (stay_room_fkey): the foreign key is left out: the database cannot ask that rows of room cover a period (PERIOD).',
  );
});

it('are left out, and said, where what they refer to may overlap', () => {
  const { text, said } = written(COVERED.replace(' WITHOUT OVERLAPS', ''), 'postgresql', 'postgresql');
  expect(keysOf(text)).toEqual([]);
  expect(said).toContainEqual(expect.stringContaining('no key WITHOUT OVERLAPS'));
});

const DEFAULTS = `CREATE TABLE task (a NUMBER(5) DEFAULT ON NULL FOR INSERT AND UPDATE 7,
  b VARCHAR2(8 CHAR) DEFAULT ON NULL FOR INSERT ONLY 'open' NOT NULL);`;

it('defaults that stand in for NULL in changes', () => {
  expect(written(DEFAULTS, 'oracle', 'oracle').text.match(/DEFAULT.*/g)).toEqual([
    'DEFAULT ON NULL FOR INSERT AND UPDATE 7 NOT NULL,',
    "DEFAULT ON NULL 'open' NOT NULL",
  ]);
  const { text, said } = written(DEFAULTS, 'oracle', 'postgresql');
  expect(text).not.toContain('ON NULL');
  expect(said).toEqual(
    expect.arrayContaining([
      'Table "task" (a): a row or a change that says NULL is refused, where the source gives it a value (ON NULL).',
      'Table "task" (b): a row that says NULL is refused, where the source gives it a value (ON NULL).',
    ]),
  );
});

const SHAPES = `CREATE TABLE place (at point NOT NULL /*!80003 SRID 4326 */, area polygon /*!80003 SRID 0 */,
  way linestring SRID 3857 DEFAULT NULL, any_of geometry);`;

it('the reference system of shapes', () => {
  const { text, said } = written(SHAPES, 'mysql', 'mysql');
  expect(text.match(/point.*|polygon.*|linestring.*|geometry.*/g)).toEqual([
    'point SRID 4326 NOT NULL,',
    'polygon SRID 0,',
    'linestring SRID 3857 DEFAULT NULL,',
    'geometry',
  ]);
  expect(said).toEqual([]);
});

it('is not known to databases that hold no shape against it, or number systems otherwise', () => {
  const onMariaDb = written(SHAPES, 'mysql', 'mariadb');
  expect(onMariaDb.text).not.toContain('SRID');
  expect(onMariaDb.said).toEqual([
    'Table "place" (at): point is written as point: shapes of other systems than 4326 are taken, too.',
    'Table "place" (way): linestring is written as linestring: shapes of other systems than 3857 are taken, too.',
  ]);
  expect(written('CREATE TABLE a (b geometry(Point,31467))', 'postgresql', 'mysql').text).not.toContain('SRID');
});
