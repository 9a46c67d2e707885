import { describe, expect, test } from 'vitest';
import type { SchemaChoices } from '../../options.ts';
import { designSql, entityNamed } from '../../testing/design-sql.ts';

const FEATURES = { swagger: false, exceptionHandler: true, security: true };
const OWNED = { rules: ['owner'] } as const satisfies SchemaChoices;

function design(sql: string, choices: SchemaChoices = OWNED) {
  const { value, diagnostics } = designSql(sql, { features: FEATURES, choices });
  const part = value.parts.find((one) => one.name === 'security');
  if (part === undefined) throw new Error('A guarded backend without its part');
  return { value, part, said: diagnostics.map(({ code, message }) => `${code}: ${message}`) };
}

const ruleOf = (sql: string, entity: string, choices?: SchemaChoices) =>
  entityNamed(design(sql, choices).value, entity).rule;

describe('whose a record is', () => {
  test.each([
    ['owner_id uuid NOT NULL', 'accountUuid'],
    ['"userId" uuid', 'accountUuid'],
    ['created_by varchar(255)', 'account'],
    ['created_by char(36) NOT NULL', 'account'],
    ['account_id text DEFAULT current_user', 'account'],
    ['user_id uuid DEFAULT gen_random_uuid()', 'accountUuid'],
  ])('%s holds an account', (column, value) => {
    const rule = ruleOf(`CREATE TABLE t (id int PRIMARY KEY, ${column});`, 'T');
    expect(rule?.owner?.asked).toBe(value);
    expect(rule?.condition).toContain(`:${value})`);
  });

  test.each([
    'created_by varchar(35)',
    'user_id int',
    'owner varchar(255) GENERATED ALWAYS AS (lower(name)) STORED',
    'updated_by uuid',
    'user_id uuid REFERENCES t',
    'owner_name varchar(80)',
  ])('%s holds none', (column) => {
    expect(ruleOf(`CREATE TABLE t (id uuid PRIMARY KEY, name text, ${column});`, 'T')).toBeUndefined();
  });

  test('a column for owners goes before one for authors, which stays one', () => {
    const { value } = design('CREATE TABLE t (id int PRIMARY KEY, created_by uuid, owner_id uuid NOT NULL);');
    const roles = entityNamed(value, 'T').attributes.map((one) => (one.kind === 'basic' ? one.role : one.kind));
    expect(roles).toEqual(['id', 'author', 'owner']);
  });

  test('what a user chose decides, for one table alone as well', () => {
    const sql =
      'CREATE TABLE t (id int PRIMARY KEY, owner_id uuid, keeper uuid); CREATE TABLE other (id int PRIMARY KEY, owner_id uuid);';
    const choices = { tables: { t: { columns: { keeper: 'owner' } } } } as const;
    const { value, said } = design(sql, choices);
    expect(entityNamed(value, 'T').rule?.condition).toContain('keeper');
    expect(entityNamed(value, 'Other').rule).toBeUndefined();
    expect(said.filter((one) => one.startsWith('owner-rule-offered'))).toHaveLength(1);
    expect(ruleOf(sql, 'T', { ...OWNED, tables: { t: { columns: { owner_id: 'plain' } } } })).toBeUndefined();
  });

  test('nobody is asked without a choice, and it is said where the rule could be', () => {
    const { part, said } = design('CREATE TABLE t (id int PRIMARY KEY, owner_id uuid);', {});
    expect(part.records).toBeUndefined();
    expect(said).toEqual([
      expect.stringContaining('owner-rule-offered: Editors and administrators see the records of t'),
    ]);
  });

  test('a chosen rule that no table can have is not lost silently', () => {
    expect(design('CREATE TABLE t (id int PRIMARY KEY);').said).toEqual([
      expect.stringContaining('owner-rule-unheard'),
    ]);
  });
});

describe('records that belong to others', () => {
  const SQL = `
    CREATE TABLE shop (id int PRIMARY KEY, owner_id uuid NOT NULL);
    CREATE TABLE shelf (shop_id int REFERENCES shop, no int, PRIMARY KEY (shop_id, no));
    CREATE TABLE box (id int PRIMARY KEY, shop_id int NOT NULL, shelf_no int NOT NULL, gift_for int REFERENCES shop,
      FOREIGN KEY (shop_id, shelf_no) REFERENCES shelf (shop_id, no));
    CREATE TABLE voucher (id int PRIMARY KEY, shop_id int REFERENCES shop);
    CREATE TABLE visit (shop_id int NOT NULL REFERENCES shop, at timestamp);
    CREATE VIEW busy AS SELECT shop_id FROM visit;
    CREATE VIEW busiest AS SELECT shop_id FROM busy;
    CREATE TABLE city (id int PRIMARY KEY);`;

  test('have the rule of those, through as many tables as it takes', () => {
    const { value } = design(SQL);
    const condition = (name: string) => entityNamed(value, name).rule?.condition;
    expect(condition('Shelf')).toBe(
      'exists (select 1 from shop r1 where r1.id = {alias}.shop_id and (:administrator = 1 or r1.owner_id = :accountUuid))',
    );
    expect(condition('Box')).toContain('from shelf r1 where r1.shop_id = {alias}.shop_id and r1.no = {alias}.shelf_no');
    expect(condition('Box')).toContain('from shop r2 where r2.id = r1.shop_id');
    expect(condition('Voucher')).toBeUndefined();
    expect(condition('City')).toBeUndefined();
  });

  test('views that show deleted records are for administrators, as are those over others’ under any name', () => {
    const { part } = design(`${SQL}
      CREATE TABLE memo (id int PRIMARY KEY, deleted_at timestamp);
      CREATE VIEW every_memo AS SELECT id FROM memo;
      CREATE VIEW live_memo AS SELECT id FROM memo WHERE deleted_at IS NULL;
      CREATE TABLE "till roll" (id int PRIMARY KEY, shop_id int NOT NULL REFERENCES shop);
      CREATE VIEW rolls AS SELECT id FROM "till roll";
      CREATE FUNCTION tills() RETURNS SETOF int LANGUAGE plpgsql AS 'BEGIN RETURN QUERY SELECT id FROM "till roll"; END';
      CREATE VIEW till_sum AS SELECT t.id FROM tills() AS t (id);`);
    const readers = new Map(part.rules.map(({ path, read }) => [path, read]));
    const of = (path: string) => readers.get(`/api/v1/${path}`);
    expect([of('every-memos'), of('live-memos'), of('rolls'), of('till-sums')]).toEqual([
      'ADMIN',
      'EDITOR',
      'ADMIN',
      'ADMIN',
    ]);
  });

  test('may be written by their owners; lists that show all of them are for administrators', () => {
    const { part } = design(SQL);
    const roles = Object.fromEntries(
      part.rules.map(({ path, read, change, remove }) => [path, [read, change, remove]]),
    );
    const own = ['USER', 'USER', 'USER'];
    const administered = ['ADMIN', 'ADMIN', 'ADMIN'];
    expect(roles).toEqual({
      '/api/v1/shops/*/shelves': own,
      '/api/v1/shops': own,
      '/api/v1/shelves': own,
      '/api/v1/boxes': own,
      '/api/v1/vouchers': ['EDITOR', 'EDITOR', 'ADMIN'],
      '/api/v1/cities': ['EDITOR', 'EDITOR', 'ADMIN'],
      '/api/v1/visits': administered,
      '/api/v1/busies': administered,
      '/api/v1/busiests': administered,
    });
  });

  test('are written by administrators where nobody looks the reference up', () => {
    const sql = `CREATE TABLE shop (id int PRIMARY KEY, code text NOT NULL UNIQUE, owner_id uuid NOT NULL);
      CREATE TABLE sign (id int PRIMARY KEY, shop_code text NOT NULL REFERENCES shop (code));`;
    expect(ruleOf(sql, 'Sign')).toMatchObject({ isUnchecked: true });
    expect(design(sql).part.rules.find(({ path }) => path.endsWith('signs'))).toMatchObject({
      read: 'USER',
      change: 'ADMIN',
    });
  });

  test('are seen by administrators alone where another service knows whose they are', () => {
    const services = [
      { name: 'boxes', tables: ['box'] },
      { name: 'shops', tables: ['shop', 'shelf', 'visit', 'voucher', 'city'] },
    ];
    const sql = SQL.replaceAll(/CREATE VIEW.*;/gu, '');
    const options = {
      features: FEATURES,
      choices: OWNED,
      architecture: 'microservice',
      services: { services },
    } as const;
    const { value } = designSql(sql, options);
    expect(entityNamed(value, 'Box').rule).toMatchObject({ isAdministered: true, isUnchecked: false });
  });

  test('cannot be asked for by names with colons, and are for administrators then', () => {
    const sql = 'CREATE TABLE t (id int PRIMARY KEY, "owner:id" uuid NOT NULL);';
    const choices = { tables: { t: { columns: { 'owner:id': 'owner' } } } } as const;
    expect(ruleOf(sql, 'T', choices)).toMatchObject({
      isAdministered: true,
      condition: '(:administrator = 1 or 1 = 0)',
    });
  });
});
