import { describe, expect, it } from 'vitest';
import { migrationsOf, variablesOf } from '../collect.ts';
import type { SecurityPart } from '../../model/security.ts';
import { designSql, OPTIONS } from '../../testing/design-sql.ts';
import { nameTables } from './tables.ts';

const FEATURES = { ...OPTIONS.features, security: true };
const SQL = `
  CREATE TABLE shelf (id int PRIMARY KEY);
  CREATE TABLE label (id int PRIMARY KEY);
  CREATE TABLE shelf_label (shelf_id int REFERENCES shelf, label_id int REFERENCES label, PRIMARY KEY (shelf_id, label_id));
  CREATE TABLE visit (entered_at timestamp NOT NULL);
  CREATE VIEW full_shelf AS SELECT id FROM shelf;`;

function securityOf(sql: string, swagger = false): SecurityPart {
  const { value } = designSql(sql, { features: { ...FEATURES, swagger } });
  const part = value.parts.find(({ name }) => name === 'security');
  if (part?.name !== 'security') throw new Error('No security');
  return part;
}

describe('security', () => {
  it('is there only where it was chosen', () => {
    expect(designSql(SQL).value.parts.map(({ name }) => name)).toEqual(['operations', 'problems']);
    expect(designSql(SQL, { features: FEATURES }).value.parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['security', 'accounts', 'mail', 'limits', 'audit']),
    );
  });

  it('has a rule for every path of the API', () => {
    expect(securityOf(SQL).rules.map(({ path, remove }) => `${path} ${remove}`)).toEqual([
      '/api/v1/shelves/*/labels/* EDITOR',
      '/api/v1/shelves ADMIN',
      '/api/v1/labels ADMIN',
      '/api/v1/visits ADMIN',
      '/api/v1/full-shelves ADMIN',
    ]);
  });

  it('opens what other parts say, and the description of the API only where there is one', () => {
    expect(securityOf(SQL).open).toContain('/actuator/health/**');
    expect(securityOf(SQL).open).not.toContain('/v3/api-docs');
    expect(securityOf(SQL, true).open).toContain('/v3/api-docs');
  });

  it('brings its tables along in migrations of their own, in every dialect', () => {
    const { value } = designSql(SQL, { features: FEATURES, devDatabase: 'h2' });
    expect(migrationsOf(value).map(({ path }) => path)).toEqual([
      ...['postgresql/V1__schema.sql', 'h2/V1__schema.sql'],
      ...['postgresql/V2__accounts.sql', 'h2/V2__accounts.sql', 'postgresql/V3__audit.sql', 'h2/V3__audit.sql'],
    ]);
  });

  it('writes no secret down', () => {
    const { value } = designSql(SQL, { features: FEATURES });
    const secrets = variablesOf(value).filter(({ secret }) => secret === true);
    expect(secrets.map(({ name }) => name)).toEqual([
      ...['DB_PASSWORD', 'JWT_SIGNING_KEY', 'ADMIN_PASSWORD', 'MAIL_PASSWORD'],
    ]);
    expect(secrets.every(({ default: given, values }) => given === '' && values === undefined)).toBe(true);
  });
});

it('knows the columns that name authors, where they can hold an account, and those nobody may read', () => {
  const columns = `created_by varchar(40) NOT NULL, updated_by uuid, deleted_by uuid, modified_by varchar(20), password text`;
  const { value } = designSql(`CREATE TABLE note (id int PRIMARY KEY, ${columns});`, { features: FEATURES });
  expect(value.parts.find(({ name }) => name === 'audit')).toMatchObject({
    hidden: ['password'],
    authors: [
      { entity: 'Note', attribute: 'createdBy', when: 'made', type: 'text' },
      { entity: 'Note', attribute: 'updatedBy', when: 'changed', type: 'uuid' },
    ],
  });
});

it('knows the fields that look alike in the audit whatever they hold: secrets, and bytes of which it shows the length', () => {
  const sql = `
    CREATE TABLE message (id int PRIMARY KEY, content bytea, password text, title text);
    CREATE TABLE shelf (id int PRIMARY KEY, label text);`;
  const { value } = designSql(sql, { features: FEATURES });
  expect(value.parts.find(({ name }) => name === 'audit')).toMatchObject({
    alike: [{ resource: 'Message', fields: ['content', 'password'] }],
  });
});

describe('names of tables', () => {
  it.each([
    [[], 'auth_account'],
    [['AUTH_users'], 'app_auth_account'],
    [['auth_a', 'app_auth_b', 'signin_c', 'app_signin_d', 'auth2_e'], 'auth3_account'],
  ])('beside %j: %s', (taken, expected) => {
    expect(nameTables(taken).tables.account).toBe(expected);
  });

  it('stay what they are when a project is generated again', () => {
    const earlier = [{ path: 'mysql/V1__schema.sql' }, { path: 'mysql/V4__app_auth_accounts.sql' }];
    expect(nameTables(['thing'], earlier).tables.account).toBe('app_auth_account');
    expect(nameTables(['auth_log', 'app_auth_log'], earlier).migrations.accounts).toBe('app_auth_accounts');
  });

  it('are other ones when the user has tables of these names by now', () => {
    const earlier = [{ path: 'mysql/V2__accounts.sql' }];
    expect(nameTables(['auth_log'], earlier).tables.audit).toBe('auth_audit');
    expect(nameTables(['Auth_Account_Role'], earlier)).toMatchObject({
      tables: expect.objectContaining({ account: 'app_auth_account' }) as unknown,
      migrations: { accounts: 'app_auth_accounts', audit: 'app_auth_audit' },
    });
  });
});
