import type { ResourceGroup } from '@backsmith/options';
import { describe, expect, it } from 'vitest';
import type { SecurityPart } from '../model/security.ts';
import { designMongo } from '../testing/design-mongo.ts';
import { designSql, OPTIONS } from '../testing/design-sql.ts';
import type { SchemaChoices } from '../options.ts';

const FEATURES = { ...OPTIONS.features, security: true };

const SHOP = `
  CREATE TABLE category (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE customer (id int PRIMARY KEY, full_name text NOT NULL, email text);
  CREATE TABLE loyalty (customer_id int PRIMARY KEY REFERENCES customer, points int NOT NULL);
  CREATE TABLE wish (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer ON DELETE CASCADE, what text);
  CREATE TABLE wish_note (id int PRIMARY KEY, wish_id int NOT NULL REFERENCES wish ON DELETE CASCADE, text text);
  CREATE TABLE orders (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, category_id int REFERENCES category);
  CREATE TABLE seen (id int PRIMARY KEY, customer_id int REFERENCES customer);
  CREATE TABLE seen_by (seen_id int REFERENCES seen, customer_id int REFERENCES customer, PRIMARY KEY (seen_id, customer_id));
  CREATE TABLE door (id int PRIMARY KEY, pin_hash varchar(60) NOT NULL);
  CREATE TABLE project (id int PRIMARY KEY, owner_id uuid NOT NULL, name text);
  CREATE TABLE product (id int PRIMARY KEY, created_by uuid, name text);
  CREATE TABLE access_log (at timestamp NOT NULL, path text);
  CREATE VIEW buyers AS SELECT o.id, c.full_name FROM orders o JOIN customer c ON c.id = o.customer_id;
  CREATE VIEW busy AS SELECT id, category_id FROM orders;`;

function groupsOf(sql: string, choices: SchemaChoices = {}): Readonly<Record<string, ResourceGroup>> {
  const { report } = designSql(sql, { features: FEATURES, choices }).value;
  return Object.fromEntries(report.groups.map(({ table, group }) => [table, group]));
}

function rulesOf({
  parts,
}: {
  readonly parts: readonly { readonly name: string }[];
}): Readonly<Record<string, string>> {
  const part = parts.find(({ name }) => name === 'security') as SecurityPart | undefined;
  const shown = part?.rules.map(({ path, read, change, remove }) => [path, [read, change, remove].join(' ')]) ?? [];
  return Object.fromEntries(shown) as Readonly<Record<string, string>>;
}

const CLOSED = 'ADMIN ADMIN ADMIN';
const EVERYBODYS = 'USER EDITOR ADMIN';

describe('the groups of tables', () => {
  it('follow from what a table holds, and from what it lives and dies with', () => {
    expect(groupsOf(SHOP)).toEqual({
      ...{ category: 'catalogue', customer: 'staff', loyalty: 'personal', wish: 'personal', wish_note: 'personal' },
      ...{
        orders: 'business',
        seen: 'business',
        seen_by: 'business',
        door: 'staff',
        project: 'personal',
        product: 'business',
      },
      access_log: 'staff',
    });
  });

  it('close people, secrets, logs and what is personal to all but administrators', () => {
    const rules = rulesOf(designSql(SHOP, { features: FEATURES }).value);
    for (const path of ['customers', 'loyalties', 'wishes', 'wish-notes', 'doors', 'projects', 'access-logs', 'buyers'])
      expect([path, rules[`/api/v1/${path}`]]).toEqual([path, CLOSED]);
    for (const path of ['categories', 'orders', 'products', 'busies'])
      expect([path, rules[`/api/v1/${path}`]]).toEqual([path, EVERYBODYS]);
    // Links to what is closed, and what is listed below a record, tell no more than its own list.
    expect(Object.entries(rules).filter(([path]) => path.includes('customers') && path.includes('*'))).not.toEqual([]);
    for (const [path, rule] of Object.entries(rules))
      if (/\*\/(customers|wishes|wishNotes|wish-notes)/u.test(path)) expect([path, rule]).toEqual([path, CLOSED]);
  });

  it('are the same where documents keep the records', () => {
    const rules = rulesOf(designMongo(SHOP, { features: FEATURES }).value);
    expect([rules['/api/v1/customers'], rules['/api/v1/orders']]).toEqual([CLOSED, EVERYBODYS]);
  });

  it('keep labels of closed records out of answers for others, and in those for administrators', () => {
    const { resources } = designSql(SHOP, { features: FEATURES }).value;
    const labels = (name: string) =>
      resources.find((one) => one.name === name)?.expansion?.references.map((reference) => reference.name);
    expect(labels('Order')).toEqual(['category']);
    expect(labels('Wish')).toEqual(['customer']);
    const open = designSql(SHOP).value.resources.find(({ name }) => name === 'Order');
    expect(open?.expansion?.references.map(({ name }) => name)).toEqual(['customer', 'category']);
  });

  it('are what the user says', () => {
    const choices: SchemaChoices = { tables: { customer: { group: 'business' }, category: { group: 'staff' } } };
    expect(groupsOf(SHOP, choices)).toMatchObject({ customer: 'business', category: 'staff', wish: 'business' });
    const rules = rulesOf(designSql(SHOP, { features: FEATURES, choices }).value);
    expect([rules['/api/v1/customers'], rules['/api/v1/categories']]).toEqual([EVERYBODYS, CLOSED]);
  });

  it('leave everybody their own records where a rule says whose they are', () => {
    const { value } = designSql(SHOP, { features: FEATURES, choices: { rules: ['owner'] } });
    expect(rulesOf(value)['/api/v1/projects']).toBe('USER USER USER');
  });

  it('let administrators of all tenants alone call what is closed and belongs to none', () => {
    const sql = `CREATE TABLE org (id int PRIMARY KEY, name text);
      CREATE TABLE room (id int PRIMARY KEY, org_id int NOT NULL REFERENCES org);
      CREATE TABLE chair (id int PRIMARY KEY, org_id int NOT NULL REFERENCES org);
      CREATE TABLE patient (id int PRIMARY KEY, email text);`;
    const { value } = designSql(sql, { features: FEATURES, choices: { rules: ['tenant'], tenant: 'org_id' } });
    const part = value.parts.find(({ name }) => name === 'security') as SecurityPart | undefined;
    expect(part?.rules.find(({ path }) => path === '/api/v1/patients')).toMatchObject({
      read: 'ADMIN',
      isShared: true,
    });
  });

  it('are nobody’s where there are no callers', () => {
    expect(designSql(SHOP).value.report.groups).toEqual([]);
  });
});
