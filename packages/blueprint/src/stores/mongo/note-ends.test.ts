import { readSchema } from '@backsmith/schema';
import { describe, expect, it, test } from 'vitest';
import type { SchemaChoices } from '../../options.ts';
import { checkChoices } from '../../roles/check-choices.ts';
import { designMongo } from '../../testing/design-mongo.ts';

const SQL = `
  CREATE TABLE person (id serial PRIMARY KEY, name text NOT NULL);
  CREATE TABLE login_session (id serial PRIMARY KEY, person_id int NOT NULL REFERENCES person, expires_at timestamptz,
    opened_on date, created_at timestamptz NOT NULL);
  CREATE TABLE api_token (token text PRIMARY KEY, expires timestamp NOT NULL UNIQUE);
  CREATE TABLE device_token (id serial PRIMARY KEY, expires_at timestamptz);
  CREATE TABLE device (id serial PRIMARY KEY, token_id int REFERENCES device_token);
  CREATE TABLE coupon (id serial PRIMARY KEY, expires_at timestamptz NOT NULL);
  CREATE TABLE slot (at timestamptz PRIMARY KEY);`;

const ends = (table: string, column: string): SchemaChoices => ({ tables: { [table]: { ends: column } } });

/** The indexes of a collection as the first change makes them. */
function indexesOf(collection: string, choices: SchemaChoices = {}): string {
  const [change] = designMongo(SQL, { choices }).value.store.changes;
  const { commands } = JSON.parse(change?.content ?? '') as { commands: readonly Record<string, unknown>[] };
  const made = commands.find(({ createIndexes }) => createIndexes === collection);
  return JSON.stringify(made?.['indexes'] ?? []);
}

describe('rows that end', () => {
  it('are removed by the server where that is chosen, and by nobody else', () => {
    expect(indexesOf('login_session', ends('login_session', 'expires_at'))).toContain(
      '{"key":{"expires_at":1},"name":"expires_at_end","expireAfterSeconds":0}',
    );
    expect(indexesOf('login_session')).not.toContain('expireAfterSeconds');
    expect(indexesOf('coupon', ends('login_session', 'expires_at'))).toBe('[]');
  });

  it('are removed by the index over their time that is there, as MongoDB has no second one', () => {
    expect(indexesOf('api_token', ends('API_TOKEN', 'expires'))).toBe(
      '[{"key":{"expires":1},"name":"expires_key","unique":true,"expireAfterSeconds":0}]',
    );
  });

  it('are told of, and suggested where they are short-lived and nobody refers to them', () => {
    const said = (choices: SchemaChoices) =>
      designMongo(SQL, { choices })
        .diagnostics.filter(({ code }) => code.startsWith('rows-'))
        .map(({ code, message }) => `${code}: ${message.split(':')[0] ?? ''}`);
    expect(said({})).toEqual([
      'rows-could-end: Rows of login_session stay behind expires_at',
      'rows-could-end: Rows of api_token stay behind expires',
    ]);
    expect(said(ends('coupon', 'expires_at'))).toContain(
      'rows-end: MongoDB removes rows of coupon by itself within about a minute behind expires_at, read as UTC',
    );
  });
});

test.each([
  ['login_session', 'opened_on', 'it does not say a time of a day'],
  ['login_session', 'created_at', 'it has the role "created"'],
  ['device_token', 'expires_at', 'rows of device refer to its rows'],
  ['slot', 'at', 'it is part of the key that rows are addressed by'],
])('rows of %s cannot end at %s', (table, column, reason) => {
  const { schema } = readSchema(SQL, { dialect: 'postgresql' }).value;
  expect(checkChoices(schema, ends(table, column))).toMatchObject([
    { code: 'end-does-not-fit', message: `Rows of ${table} cannot end at ${column}: ${reason}.` },
  ]);
  expect(checkChoices(schema, ends(table, 'nothing'))).toMatchObject([{ code: 'unknown-column' }]);
});
