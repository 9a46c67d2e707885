import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { assignRoles } from './assign-roles.ts';
import { checkChoices } from './check-choices.ts';
import { readAccounts } from './find-accounts.ts';

const KEY = 'id bigint generated always as identity primary key';
const EMAIL = 'email varchar(255) not null unique';
const PASSWORD = 'password varchar(255) not null';

function schemaOf(users: string, more = '') {
  const sql = `create table team (id int primary key); create table users (${users}); ${more}`;
  return readSchema(sql, { dialect: 'postgresql' }).value.schema;
}

function read(users: string, more?: string) {
  const schema = schemaOf(users, more);
  const table = schema.tables.find(({ name }) => name === 'users');
  return table && readAccounts(table, schema);
}

describe('a table can be that of the accounts', () => {
  test.each([
    ['as it is', `${KEY}, ${EMAIL}, ${PASSWORD}`],
    ['with a UUID', `id uuid primary key, ${EMAIL}, encrypted_password text`],
    ['with other names', `${KEY}, email_address text unique, password_hash char(60)`],
    [
      'with an index of lower case',
      `${KEY}, email text not null, ${PASSWORD}`,
      'create unique index on users (lower(email));',
    ],
  ])('%s', (_, users, more = '') => {
    expect(read(users, more)).toBeTypeOf('object');
  });

  test('and is told what a new row needs', () => {
    const users = `${KEY}, ${EMAIL}, ${PASSWORD}, name varchar(80) not null, nick text not null unique, born date not null,
      is_staff boolean not null, is_active boolean not null, date_joined timestamptz not null, phone text`;
    const found = read(users);
    expect(
      typeof found === 'object' && found.filled.map(({ column, ...one }) => ({ column: column.name, ...one })),
    ).toEqual([
      { column: 'name', kind: 'asked', as: 'text', unique: false },
      { column: 'nick', kind: 'asked', as: 'text', unique: true },
      { column: 'born', kind: 'asked', as: 'date', unique: false },
      { column: 'is_staff', kind: 'no' },
      { column: 'is_active', kind: 'yes' },
      { column: 'date_joined', kind: 'now' },
    ]);
    expect(typeof found === 'object' && found.shutOut.map(({ column, when }) => [column.name, when])).toEqual([
      ['is_active', 'false'],
    ]);
  });
});

describe('a table cannot be that of the accounts', () => {
  test.each([
    ['without addresses', `${KEY}, username text unique, ${PASSWORD}`, /no column for e-mail/u],
    ['without passwords', `${KEY}, ${EMAIL}`, /no column for passwords/u],
    ['with a token for a password', `${KEY}, ${EMAIL}, reset_password_token text`, /no column for passwords/u],
    ['with a short column', `${KEY}, ${EMAIL}, password varchar(40)`, /holds 40 characters/u],
    ['with addresses that are there twice', `${KEY}, email text, ${PASSWORD}`, /not unique/u],
    [
      'with addresses that are there once per team',
      `${KEY}, team int, email text, ${PASSWORD}, unique (team, email)`,
      /not unique/u,
    ],
    ['with a text for a key', `id text primary key, ${EMAIL}, ${PASSWORD}`, /its key is not/u],
    ['with two columns for a key', `a int, b int, primary key (a, b), ${EMAIL}, ${PASSWORD}`, /its key is not/u],
    ['with keys nobody makes', `id int primary key, ${EMAIL}, ${PASSWORD}`, /nobody makes/u],
    [
      'with the key of another table',
      `id bigint primary key default 1 references team, ${EMAIL}, ${PASSWORD}`,
      /another table/u,
    ],
    [
      'that needs a reference',
      `${KEY}, ${EMAIL}, ${PASSWORD}, team_id int not null references team`,
      /refers to another/u,
    ],
    ['that needs a right', `${KEY}, ${EMAIL}, ${PASSWORD}, role text not null`, /of themselves/u],
    ['that needs a tenant', `${KEY}, ${EMAIL}, ${PASSWORD}, tenant_id int not null`, /of themselves/u],
    [
      'that needs what is checked',
      `${KEY}, ${EMAIL}, ${PASSWORD}, pin text not null check (pin ~ '^[0-9]+$')`,
      /rules/u,
    ],
    ['with names that are parameters', `${KEY}, ${EMAIL}, ${PASSWORD}, "a:b" text`, /parameters/u],
  ])('%s', (_, users, reason) => {
    expect(read(users)).toMatch(reason);
    expect(checkChoices(schemaOf(users), { accounts: 'users' })).toMatchObject([{ code: 'accounts-do-not-fit' }]);
  });

  test('that is not there', () => {
    const schema = schemaOf(`${KEY}, ${EMAIL}, ${PASSWORD}`);
    expect(checkChoices(schema, { accounts: 'Users' })).toEqual([]);
    expect(checkChoices(schema, { accounts: 'user' })).toMatchObject([{ code: 'unknown-table' }]);
  });
});

describe('what refers to the accounts', () => {
  const more = `create table note (id int primary key, user_id bigint not null references users,
    created_by bigint not null references users, team int references team);`;
  const schema = schemaOf(`${KEY}, ${EMAIL}, ${PASSWORD}`, more);

  test('names the caller, where the table is chosen', () => {
    const { assigned } = assignRoles(schema, { accounts: 'users', rules: ['owner'] });
    expect(assigned.map(({ column, role }) => [column, role])).toEqual([
      ['password', 'secret'],
      ['user_id', 'owner'],
      ['created_by', 'author'],
    ]);
  });

  test('is a reference like others without the choice', () => {
    const { assigned, offered } = assignRoles(schema, { rules: ['owner'] });
    expect(assigned.map(({ column }) => column)).toEqual(['password']);
    expect(offered).toEqual([]);
  });
});
