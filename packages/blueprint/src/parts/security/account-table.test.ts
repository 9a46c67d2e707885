import { readFileSync } from 'node:fs';
import { readSchema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import { checkChoices } from '../../roles/check-choices.ts';
import { designMongo } from '../../testing/design-mongo.ts';
import { designSql, OPTIONS } from '../../testing/design-sql.ts';
import { migrationsOf } from '../collect.ts';
import { setAsideOwnTables } from './set-aside.ts';
import { nameTables } from './tables.ts';

const SQL = readFileSync(
  new URL('../../../../../tests/backends/security/account-tables/journal.sql', import.meta.url),
  'utf8',
);
const CHOSEN = {
  features: { ...OPTIONS.features, security: true },
  choices: { rules: ['owner'], accounts: 'users' },
} as const;

describe("the user's own table of accounts", () => {
  const { value, diagnostics } = designSql(SQL, CHOSEN);
  const accounts = value.parts.find((part) => part.name === 'accounts');
  const security = value.parts.find((part) => part.name === 'security');
  const audit = value.parts.find((part) => part.name === 'audit');

  it('is what people sign in by, and asks them for what a row needs', () => {
    expect(accounts?.own).toMatchObject({
      ...{ table: 'users', key: 'id', email: 'email', password: 'password', verified: 'email_verified_at' },
      shutOut: 'u.is_active = false',
      asked: [
        { name: 'name', max: 80, unique: false },
        { name: 'username', max: 40, unique: true },
      ],
    });
    expect(accounts?.ownTables).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['accounts-table', 'shut-out-by-table', 'rights-of-table-unheeded']),
    );
  });

  it.each([
    ['oracle', "to_char(u.is_active) in ('0', 'FALSE')"],
    ['sqlserver', "u.is_active = cast('0' as bit)"],
  ] as const)('is asked by %s in words that it has for flags, and H2 too', (database, shutOut) => {
    const { parts } = designSql(SQL, { ...CHOSEN, database }, { dialect: 'postgresql' }).value;
    expect(parts.find((part) => part.name === 'accounts')?.own?.shutOut).toBe(shutOut);
  });

  it('is asked by SQL Server for texts of its code page where its columns are in that', () => {
    const sql = `CREATE TABLE [users] ([id] int IDENTITY PRIMARY KEY, [email] varchar(120) NOT NULL UNIQUE, [password] varchar(120) NOT NULL,
      [username] varchar(40) NOT NULL UNIQUE, [nickname] nvarchar(40) NOT NULL UNIQUE);`;
    const { parts } = designSql(sql, { ...CHOSEN, database: 'sqlserver' }).value;
    const own = parts.find((part) => part.name === 'accounts')?.own;
    expect(own?.emailIsOfCodePage).toBe(true);
    expect(own?.asked.map(({ name, isOfCodePage }) => [name, isOfCodePage])).toEqual([
      ['username', true],
      ['nickname', undefined],
    ]);
  });

  it('is for administrators alone, with all that links to it or reads it', () => {
    const rules = new Map(security?.rules.map(({ path, read }) => [path, read]));
    expect(rules.get('/api/v1/users')).toBe('ADMIN');
    expect(rules.get('/api/v1/teams/*/users')).toBe('ADMIN');
    expect(rules.get('/api/v1/people')).toBe('ADMIN');
    expect(rules.get('/api/v1/teams')).toBe('USER');
    expect(security?.administration).toContain('/api/v1/users/**');
  });

  it('is named by no answer', () => {
    const announcement = value.resources.find(({ name }) => name === 'Announcement');
    expect(announcement?.fields.map(({ name }) => name)).toContain('approverId');
    expect(announcement?.expansion).toBeUndefined();
  });

  it('is whom records belong to and who signs them, in no request', () => {
    expect(audit?.authors.map(({ entity, attribute, type }) => [entity, attribute, type])).toEqual(
      expect.arrayContaining([['Note', 'updatedBy', 'number']]),
    );
    const notebook = value.resources.find(({ name }) => name === 'Notebook');
    expect(notebook?.fields.find(({ name }) => name === 'userId')).toMatchObject({ inRequest: false });
    const password = value.resources
      .find(({ name }) => name === 'User')
      ?.fields.find(({ name }) => name === 'password');
    expect(password).toMatchObject({ inResponse: false, inRequest: true });
    expect(JSON.stringify(password?.constraints)).toMatch(/12.*72/u);
  });

  it('keeps what it lacks beside it, and is not written again', () => {
    const migration = migrationsOf(value).find(({ path }) => path.endsWith('V2__sign_in.sql'));
    expect(migration?.sql).toContain('FOREIGN KEY (user_key) REFERENCES users (id) ON DELETE CASCADE');
    expect(migration?.sql).not.toMatch(/CREATE TABLE users|password_hash/u);
  });

  it('is a table like others in a dump of its database, which has these tables as well', () => {
    const dump = migrationsOf(value)
      .filter(({ path }) => path.startsWith('postgresql/'))
      .map(({ sql }) => sql)
      .join('\n');
    const { schema, standing } = setAsideOwnTables(readSchema(dump, { dialect: 'postgresql' }).value.schema);
    expect(standing).toBe('auth');
    expect(schema.tables.map(({ name }) => name)).toContain('users');
    expect(schema.tables.some(({ name }) => name.startsWith('auth_'))).toBe(false);
    expect(JSON.stringify(schema)).not.toContain('auth_account');
  });
});

describe('a table of accounts in a namespace', () => {
  const sql = readFileSync(
    new URL('../../../../../tests/backends/security/account-tables/namespaces.sql', import.meta.url),
    'utf8',
  );
  const APART = {
    ...CHOSEN,
    choices: { rules: ['owner'], accounts: 'auth.users', tables: { 'app.users': { group: 'business' } } },
  } as const;

  it.each([
    ['postgresql', 'auth.users', 'REFERENCES auth.users (id) ON DELETE CASCADE'],
    ['mariadb', 'users', 'REFERENCES `users` (`id`) ON DELETE CASCADE'],
  ] as const)('is asked for where %s has it, and the one that is called like it is another', (database, table, key) => {
    const { value } = designSql(sql, { ...APART, database }, { dialect: 'postgresql' });
    const accounts = value.parts.find((part) => part.name === 'accounts');
    expect(accounts?.own).toMatchObject({ table, name: 'auth.users', verified: 'email_confirmed_at' });
    const migration = migrationsOf(value).find(({ path }) => path.endsWith('_sign_in.sql'));
    expect(migration?.sql).toContain(key);
    expect(migration?.sql).not.toMatch(/CREATE SCHEMA|CREATE TABLE (?:auth\.|`)users/u);
    const caller = ['Note.createdBy', 'Notebook.userId'];
    const plain = value.store.entities.flatMap(({ resource, attributes }) =>
      attributes.filter(({ kind }) => kind === 'basic').map(({ name }) => `${resource}.${name}`),
    );
    expect(plain).toEqual(expect.arrayContaining(caller));
    const security = value.parts.find((part) => part.name === 'security');
    const rules = new Map(security?.rules.map(({ path, read }) => [path, read]));
    expect([rules.get('/api/v1/users'), rules.get('/api/v1/app-users')]).toEqual(['ADMIN', 'EDITOR']);
    const passwords = value.resources.flatMap(({ name, fields }) =>
      fields.filter((field) => JSON.stringify(field.constraints).includes('72')).map((field) => [name, field.name]),
    );
    expect(passwords).toEqual([['User', 'encryptedPassword']]);
  });

  it('is offered by its whole name', () => {
    const { diagnostics } = designSql(sql, { features: CHOSEN.features });
    expect(diagnostics.find(({ code }) => code === 'own-accounts')?.hint).toContain('--accounts auth.users');
  });
});

describe('accounts of one kind', () => {
  it('stay where they are when a project changes to the other', () => {
    const own = [{ path: 'postgresql/V2__accounts.sql' }];
    const beside = [{ path: 'postgresql/V2__sign_in.sql' }];
    expect(nameTables([], own, undefined, true).tables.account).toBe('app_auth_account');
    expect(nameTables([], beside, undefined, false).tables.account).toBe('app_auth_account');
    expect(nameTables([], beside, undefined, true).tables.account).toBe('auth_account');
    expect(nameTables([], [], undefined, true).migrations.accounts).toBe('sign_in');
  });
});

describe("the user's own table of accounts as a collection", () => {
  const design = (sql: string) =>
    designMongo(sql, { features: { ...OPTIONS.features, security: true }, choices: { accounts: 'users' } });
  const { value, diagnostics } = design(SQL);
  const accounts = value.parts.find((part) => part.name === 'accounts');
  const changes = (from: typeof value) => migrationsOf(from).map(({ sql }) => sql);

  it('is what people sign in by, and new documents begin with what rows would', () => {
    expect(accounts?.own).toMatchObject({
      ...{ table: 'users', key: '_id', email: 'email', password: 'password', verified: 'email_verified_at' },
      asked: [{ name: 'name' }, { name: 'username', unique: true }],
      document: {
        key: { name: 'id', newKey: { kind: 'counter', counter: 'users', as: 'long' } },
        filled: [
          { attribute: 'name', value: { asked: 'name' } },
          { attribute: 'username', value: { asked: 'username' } },
        ],
        shutOut: [{ field: 'is_active', when: 'false' }],
      },
    });
  });

  it('is for administrators alone, and named by no answer', () => {
    const security = value.parts.find((part) => part.name === 'security');
    const rules = new Map(security?.rules.map(({ path, read }) => [path, read]));
    expect(rules.get('/api/v1/users')).toBe('ADMIN');
    expect(rules.get('/api/v1/teams/*/users')).toBe('ADMIN');
    expect(rules.get('/api/v1/teams')).toBe('USER');
    expect(value.resources.find(({ name }) => name === 'Announcement')?.expansion).toBeUndefined();
  });

  it('is signed by numbers, and asks requests for passwords, not its validator for hashes', () => {
    const audit = value.parts.find((part) => part.name === 'audit');
    expect(audit?.authors).toContainEqual({ entity: 'Note', attribute: 'updatedBy', when: 'changed', type: 'number' });
    const password = value.resources
      .find(({ name }) => name === 'User')
      ?.fields.find(({ name }) => name === 'password');
    expect(password?.constraints).toContainEqual({ kind: 'size', min: 12, max: 72 });
    const made = value.store.changes.map(({ content }) => content).join('');
    expect(made).toContain('"maxLength": 255');
    expect(made).not.toContain('"minLength": 12');
  });

  it('finds addresses whatever their case, and keeps one of each where the schema does so', () => {
    expect(changes(value).join('')).toContain('"name": "auth_account_address_idx"');
    expect(changes(value).join('')).not.toContain('"unique": true');
    const lower = design(
      `${SQL.replace('email varchar(255) NOT NULL UNIQUE', 'email varchar(255) NOT NULL')}; CREATE UNIQUE INDEX ON users (lower(email));`,
    );
    expect(changes(lower.value).join('')).toMatch(/"strength": 2\s*\},\s*"unique": true/u);
  });

  it('says where roles stand', () => {
    const said = (code: string) => diagnostics.find((one) => one.code === code);
    expect(said('rights-of-table-unheeded')?.message).toMatch(/stand in auth_account\.$/u);
  });

  it('is refused where nobody would make its keys', () => {
    const { schema } = readSchema(
      SQL.replace(
        'id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,\n  name varchar(80) NOT NULL,\n  username',
        'id bigint DEFAULT snowflake() PRIMARY KEY,\n  name varchar(80) NOT NULL,\n  username',
      ),
      { dialect: 'postgresql' },
    ).value;
    const choices = { accounts: 'users' };
    expect(checkChoices(schema, choices, 'postgresql')).toEqual([]);
    expect(checkChoices(schema, choices, 'mongodb')).toMatchObject([
      { code: 'accounts-do-not-fit', message: /MongoDB does not compute the numbers in id/u },
    ]);
  });
});
