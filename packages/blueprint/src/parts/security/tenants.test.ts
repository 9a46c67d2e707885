import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import type { SchemaChoices } from '../../options.ts';
import { checkChoices } from '../../roles/check-choices.ts';
import { designSql, entityNamed } from '../../testing/design-sql.ts';

const FEATURES = { swagger: false, exceptionHandler: true, security: true };
const TENANTS = { rules: ['tenant'] } as const satisfies SchemaChoices;

function design(sql: string, choices: SchemaChoices = TENANTS) {
  const { value, diagnostics } = designSql(sql, { features: FEATURES, choices });
  const part = value.parts.find((one) => one.name === 'security');
  if (part === undefined) throw new Error('A guarded backend without its part');
  return { value, part, said: diagnostics.map(({ code, message }) => `${code}: ${message}`) };
}

const SQL = `
  CREATE TABLE country (code char(2) PRIMARY KEY);
  CREATE TABLE company (id uuid PRIMARY KEY, country char(2) REFERENCES country);
  CREATE TABLE desk (id int PRIMARY KEY, company_id uuid NOT NULL REFERENCES company, owner_id uuid NOT NULL);
  CREATE TABLE lamp (company_id uuid REFERENCES company, no int, desk_id int REFERENCES desk, PRIMARY KEY (company_id, no));
  CREATE TABLE bulb (id int PRIMARY KEY, company_id uuid NOT NULL, lamp_no int NOT NULL,
    FOREIGN KEY (company_id, lamp_no) REFERENCES lamp);
  CREATE TABLE drawer (id int PRIMARY KEY, desk_id int NOT NULL REFERENCES desk);
  CREATE TABLE entry (company_id uuid NOT NULL, at timestamp);
  CREATE VIEW lit AS SELECT no FROM lamp;`;

describe('records of tenants', () => {
  const { value, part } = design(SQL);
  const ruleOf = (name: string) => entityNamed(value, name).rule;

  test('are asked for by their column, also where that is part of a key', () => {
    const condition = '(:operator = 1 or {alias}.company_id = :tenantUuid)';
    for (const name of ['Desk', 'Lamp', 'Bulb']) {
      expect(ruleOf(name)).toMatchObject({ condition, tenant: { field: 'companyId' }, isOwned: false });
    }
  });

  test('are those that must refer to them; tenants are known by their key', () => {
    expect(ruleOf('Drawer')?.condition).toContain('from desk r1 where r1.id = {alias}.desk_id');
    expect(ruleOf('Drawer')?.tenant).toBeUndefined();
    expect(ruleOf('Company')).toMatchObject({
      condition: '(:operator = 1 or {alias}.id = :tenantUuid)',
      operators: { create: true, change: false, remove: true, restore: true },
    });
  });

  test('leave what all share to administrators of all, and lists that tell of several as well', () => {
    expect(ruleOf('Country')).toBeUndefined();
    const shared = part.rules.filter(({ isShared }) => isShared).map(({ path }) => path);
    expect(shared).toEqual(['/api/v1/countries', '/api/v1/entries', '/api/v1/lits']);
    expect(part.administration).toEqual(expect.arrayContaining(['/api/v1/entries', '/api/v1/lits/**']));
  });

  test('keep accounts apart: which tenant they belong to stands in a table of its own', () => {
    const accounts = value.parts.find((one) => one.name === 'accounts');
    expect(accounts?.tenants?.table).toBe('auth_account_tenant');
    expect(accounts?.migrations.map(({ path }) => path)).toContainEqual(expect.stringMatching(/V4__tenants\.sql$/u));
  });

  test("may be somebody's besides", () => {
    const both = entityNamed(design(SQL, { rules: ['owner', 'tenant'] }).value, 'Desk').rule;
    expect(both?.condition).toBe(
      '(:administrator = 1 or {alias}.owner_id = :accountUuid) and (:operator = 1 or {alias}.company_id = :tenantUuid)',
    );
    expect(both).toMatchObject({ isOwned: true, owner: { asked: 'accountUuid' } });
  });
});

describe('the column that names the tenant', () => {
  test('is offered where nearly every table has it, and nothing changes', () => {
    const { part, said } = design(SQL, {});
    expect(part.records).toBeUndefined();
    expect(part.hasTenants).toBe(false);
    expect(said).toContainEqual(expect.stringContaining('tenant-rule-offered: Nearly every table says by company_id'));
  });

  test.each([
    ['one table alone', 'CREATE TABLE t (id int PRIMARY KEY, tenant_id uuid NOT NULL);'],
    [
      'some tables',
      `${['a', 'b'].map((name) => `CREATE TABLE ${name} (id int PRIMARY KEY, org_id int NOT NULL);`).join('')}
      CREATE TABLE c (id int PRIMARY KEY, d_id int REFERENCES d (id)); CREATE TABLE d (id int PRIMARY KEY);`,
    ],
    ['no table', 'CREATE TABLE t (id int PRIMARY KEY);'],
  ])('is none where %s has it: choosing the rule is refused', (_, sql) => {
    const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
    expect(checkChoices(schema, TENANTS)).toMatchObject([{ severity: 'error', code: 'no-tenant-column' }]);
    expect(design(sql, {}).said.filter((one) => one.startsWith('tenant-rule-offered'))).toEqual([]);
  });

  test('may be named, whatever it is called', () => {
    const sql = `CREATE TABLE a (id int PRIMARY KEY, "Mandant" varchar(10) NOT NULL); CREATE TABLE b (id int PRIMARY KEY);`;
    const choices = { rules: ['tenant'], tenant: 'mandant' } as const;
    expect(entityNamed(design(sql, choices).value, 'A').rule?.condition).toContain('"Mandant" = :tenant)');
    expect(entityNamed(design(sql, choices).value, 'B').rule).toBeUndefined();
    const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
    expect(checkChoices(schema, { tenant: 'mandant' })).toMatchObject([{ code: 'tenant-without-rule' }]);
    expect(checkChoices(schema, { rules: ['tenant'], tenant: 'nothing' })).toMatchObject([
      { code: 'no-tenant-column' },
    ]);
  });
});
