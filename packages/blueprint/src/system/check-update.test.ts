import { readSchema } from '@backsmith/schema';
import { expect, test } from 'vitest';
import { OPTIONS } from '../testing/design-sql.ts';
import { checkUpdate } from './check-update.ts';

const TARGET = { ...OPTIONS, devDatabase: 'embedded' } as const;

const schemaOf = (sql: string) => readSchema(sql, { dialect: 'postgresql' }).value.schema;

const BEFORE = schemaOf('CREATE TABLE shelf (id int PRIMARY KEY, code text NOT NULL UNIQUE);');
const AFTER = schemaOf('CREATE TABLE shelf (id int, code text PRIMARY KEY);');

const HISTORY = {
  versions: [{ schema: BEFORE }],
  renames: {},
  migrations: [{ path: 'V1__schema.json', sql: '{ "commands": [] }' }],
  taken: [],
};

test('documents do not follow a key that changes, tables do', () => {
  expect(checkUpdate(AFTER, { ...TARGET, database: 'mongodb' }, HISTORY)).toMatchObject([
    { severity: 'error', code: 'update-key-changed' },
  ]);
  expect(checkUpdate(BEFORE, { ...TARGET, database: 'mongodb' }, HISTORY)).toEqual([]);
  expect(checkUpdate(AFTER, { ...TARGET, database: 'postgresql' }, HISTORY)).toEqual([]);
});

test('a generated change that somebody broke is said, not guessed at', () => {
  const migrations = [{ path: 'V1__schema.json', sql: 'broken' }];
  expect(checkUpdate(BEFORE, { ...TARGET, database: 'mongodb' }, { ...HISTORY, migrations })).toMatchObject([
    { severity: 'error', code: 'change-unreadable' },
  ]);
});
