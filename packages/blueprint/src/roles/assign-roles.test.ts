import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import type { SchemaChoices } from '../options.ts';
import { assignRoles } from './assign-roles.ts';
import { checkChoices } from './check-choices.ts';

function schemaOf(columns: string) {
  return readSchema(`create table person (id int primary key); create table one (${columns});`, {
    dialect: 'postgresql',
  }).value.schema;
}

const KEY = 'id int primary key, ';

function roleOf(column: string) {
  return assignRoles(schemaOf(KEY + column)).assigned[0]?.role ?? 'plain';
}

describe('a column gets its role by name, type and default', () => {
  test.each([
    ['password varchar(80) not null', 'secret'],
    ['admin_pwd text', 'secret'],
    ['"passwordHash" text', 'secret'],
    ['password_salt bytea', 'secret'],
    ['encrypted_password text', 'secret'],
    ['digest char(64)', 'secret'],
    ['hash text', 'secret'],
    ['reset_token uuid', 'secret'],
    ['api_key varchar(40) unique', 'secret'],
    ['client_secret text', 'secret'],
    ['user_pass varchar(255) not null', 'secret'],
    ['pass varchar(128)', 'secret'],
    ['passwort varchar(255)', 'secret'],
    ['"Kennwort_Hash" varchar(64)', 'secret'],
    ['mot_de_passe varchar(255)', 'secret'],
    ['"contraseña" varchar(255)', 'secret'],
    ['two_factor_recovery_codes text', 'secret'],
    ['cvv smallint', 'secret'],
    ['boarding_pass text', 'plain'],
    ['pass boolean', 'plain'],
    ['file_hash text', 'plain'],
    ['token_count int', 'plain'],
    ['password_changed_at timestamp', 'plain'],
    ['secret boolean', 'plain'],
    ['hash_algorithm text', 'plain'],
    ['created_by varchar(40) not null', 'author'],
    ['updated_by int references person', 'author'],
    ['created_by int not null references person', 'plain'],
    ['created_at timestamptz', 'created'],
    ['created_at varchar(20)', 'plain'],
    ['last_modified_date timestamp', 'updated'],
    ['version int not null default 0', 'version'],
    ['version int not null', 'plain'],
    ['version int not null default 1', 'plain'],
    ['version int default 0', 'plain'],
    ['version varchar(8) not null default 0', 'plain'],
    ['row_version bigint not null', 'version'],
    ['opt_lock int not null', 'version'],
    ['deleted_at timestamp', 'deleted'],
    ['deleted_at timestamp not null', 'plain'],
    ['is_deleted boolean not null', 'deleted'],
    ['deleted smallint not null default 0', 'deleted'],
    ['deleted int not null', 'plain'],
    ['deleted boolean not null default true', 'plain'],
    ['deleted_at timestamp, unique (id, deleted_at)', 'deleted'],
    ['created_at timestamp, unique (created_at)', 'plain'],
  ] as const)('%s is %s', (column, role) => {
    expect(roleOf(column)).toBe(role);
  });

  test('a domain says its default and its NOT NULL', () => {
    const sql =
      'create domain counter as int not null default 0; create table one (id int primary key, version counter);';
    const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
    expect(assignRoles(schema).assigned.map(({ role }) => role)).toEqual(['version']);
  });

  test('a secret that rows are addressed by is none, and that is said', () => {
    const { assigned, missed } = assignRoles(schemaOf('token text primary key'));
    expect(assigned).toEqual([]);
    expect(missed).toMatchObject([{ column: 'token', role: 'secret' }]);
  });

  test('the first of two versions counts', () => {
    const { assigned } = assignRoles(schemaOf(`${KEY}version int not null default 0, row_version int not null`));
    expect(assigned.map(({ column }) => column)).toEqual(['version']);
  });
});

describe('choices', () => {
  const schema = schemaOf(`${KEY}version int not null default 0, code text, happened timestamp not null`);
  const choose = (table: string, columns: NonNullable<SchemaChoices['tables']>[string]['columns']): SchemaChoices => ({
    tables: { [table]: { columns } },
  });

  test('overrule the rules, both ways', () => {
    const choices = choose('ONE', { version: 'plain', Code: 'secret' });
    expect(checkChoices(schema, choices)).toEqual([]);
    expect(assignRoles(schema, choices).assigned).toMatchObject([
      { column: 'version', role: 'plain', basis: 'chosen' },
      { column: 'code', role: 'secret', basis: 'chosen' },
    ]);
  });

  test.each([
    [choose('on', {}), 'unknown-table', /Known: person, one\./u],
    [choose('persn', {}), 'unknown-table', /^Did you mean person\? /u],
    [choose('one', { versoin: 'plain' }), 'unknown-column', /^Did you mean version\? /u],
    [choose('one', { code: 'version' }), 'role-does-not-fit', /plain/u],
    [choose('one', { id: 'secret' }), 'role-does-not-fit', /plain/u],
    [choose('one', { happened: 'deleted' }), 'role-does-not-fit', /plain/u],
  ] as const)('%j is refused as %s', (choices, code, hint) => {
    const [refused, ...more] = checkChoices(schema, choices);
    expect(more).toEqual([]);
    expect(refused).toMatchObject({ severity: 'error', code });
    expect(refused?.hint).toMatch(hint);
  });

  test('a name that several namespaces have is to be said with one', () => {
    const sql =
      'create table a.one (id int primary key, code text); create table b.one (id int primary key, code text);';
    const twice = readSchema(sql, { dialect: 'postgresql' }).value.schema;
    expect(checkChoices(twice, choose('one', { code: 'secret' }))).toMatchObject([{ code: 'unclear-table' }]);
    const choices = choose('b.one', { code: 'secret' });
    expect(checkChoices(twice, choices)).toEqual([]);
    expect(assignRoles(twice, choices).assigned).toMatchObject([{ schema: 'b', column: 'code' }]);
  });
});
