import { readSchema } from '@backsmith/schema';
import { expect, it } from 'vitest';
import { applyPlan } from '../services/apply-plan.ts';
import { partsOfSchema } from '../services/part-of-schema.ts';
import { designMongo } from '../testing/design-mongo.ts';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

const ROOMS = `CREATE TABLE room (id int, open daterange, PRIMARY KEY (id, open WITHOUT OVERLAPS));
CREATE TABLE guest (id int PRIMARY KEY);`;
const STAYS = `CREATE TABLE stay (id serial PRIMARY KEY, guest_id int REFERENCES guest, room int, during daterange NOT NULL,
  FOREIGN KEY (room, PERIOD during) REFERENCES room);`;

it('a period that rows cover together is the database alone to check: a plain value, and an index of what is compared', () => {
  const { value } = designSql(ROOMS + STAYS);
  const [first] = value.store.migrations;
  expect(first?.sql).toContain('FOREIGN KEY (room, PERIOD during) REFERENCES room (id, PERIOD open)');
  expect(first?.sql).toContain('CREATE INDEX fk_stay_room ON stay (room);');
  const stay = value.store.entities.find(({ tableName }) => tableName === 'stay');
  expect(stay?.attributes.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'id basic',
    'guest to-one',
    'room basic',
    'during basic',
  ]);
  expect(value.report.assumed.map(({ message }) => message)).toContain(
    'stay.room, during is a plain value in Java: rows of room cover its period together (PERIOD), and it refers to none of them alone. The database still checks it.',
  );
  expect(value.report.leftOut).toEqual([]);
});

it('does not make a join table of what refers to a period and a record', () => {
  const sql = `${ROOMS} CREATE TABLE key_card (guest_id int REFERENCES guest, room int, during daterange,
    PRIMARY KEY (guest_id, room, during WITHOUT OVERLAPS), FOREIGN KEY (room, PERIOD during) REFERENCES room);`;
  const { resources, lists } = designSql(sql).value;
  expect(resources.flatMap(({ links }) => links)).toEqual([]);
  expect(lists.map(({ name }) => name)).toContain('KeyCard');
});

it('tests leave out what need not be there, and make no record whose period nothing covers', () => {
  const fields = (sql: string) => resourceNamed(designSql(sql).value, 'Stay').sample;
  expect(fields(ROOMS + STAYS).fields.map(({ field }) => field)).toEqual(['during']);
  const needed = fields(ROOMS + STAYS.replace('room int', 'room int NOT NULL'));
  expect([needed.creatable, needed.obstacle]).toEqual([false, 'rows of room must cover its period']);
});

it('tests take the period of a record that they can make', () => {
  const rooms = ROOMS.replace('PRIMARY KEY (', 'nr serial PRIMARY KEY, UNIQUE (');
  const stays = STAYS.replace('room int', 'room int NOT NULL').replace(
    'REFERENCES room',
    'REFERENCES room (id, PERIOD open)',
  );
  const { sample } = resourceNamed(designSql(rooms + stays).value, 'Stay');
  expect(sample.creatable).toBe(true);
  expect(sample.fields).toEqual([
    { field: 'room', value: { kind: 'reference', record: 'room', field: 'id' } },
    { field: 'during', value: { kind: 'reference', record: 'room', field: 'open' } },
  ]);
});

it('no test appends a row whose period nothing covers', () => {
  const notes = `${ROOMS} CREATE TABLE note (room int NOT NULL, during daterange NOT NULL, FOREIGN KEY (room, PERIOD during) REFERENCES room);`;
  const creatable = (sql: string) =>
    designSql(sql).value.lists.flatMap((list) =>
      list.kind === 'keyless' && list.name === 'Note' ? list.sample.creatable : [],
    );
  expect(creatable(notes)).toEqual([false]);
  expect(creatable(notes.replace('room int NOT NULL', 'room int'))).toEqual([true]);
});

it('services are told of a period that another one would have to cover', () => {
  const { schema } = readSchema(ROOMS + STAYS, { dialect: 'postgresql' }).value;
  const { value } = applyPlan(schema, {
    services: [
      { name: 'rooms', tables: ['room'] },
      { name: 'stays', tables: ['stay', 'guest'] },
    ],
  });
  if (value === undefined) throw new Error('The plan does not fit');
  expect(value.cuts).toEqual([]);
  expect(partsOfSchema(schema, value).findings.map(({ code, line }) => [code, line])).toEqual([
    ['period-across-services', 3],
  ]);
});

it('on MongoDB it is said that nobody looks', () => {
  const { diagnostics } = designMongo(ROOMS + STAYS);
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
    expect.stringMatching(
      /^reference-not-checked What stay\.room, during refers to is not looked up, as rows of room are/,
    ),
  );
});
