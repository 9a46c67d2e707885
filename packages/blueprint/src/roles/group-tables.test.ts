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
  CREATE TABLE supplier (id int PRIMARY KEY, name text NOT NULL, phone text);
  CREATE TABLE author (id int PRIMARY KEY, last_name text NOT NULL, birth_date date);
  CREATE TABLE book (id int PRIMARY KEY, author_id int REFERENCES author, supplier_id int REFERENCES supplier);
  CREATE TABLE employee (id int PRIMARY KEY, full_name text NOT NULL, salary int);
  CREATE TABLE review (id int PRIMARY KEY, employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE);
  CREATE TABLE copy (id int PRIMARY KEY, book_id int NOT NULL REFERENCES book, lent_by int REFERENCES employee);
  CREATE TABLE account (id int PRIMARY KEY, password_hash text NOT NULL);
  CREATE TABLE setting (id int PRIMARY KEY, account_id int NOT NULL REFERENCES account ON DELETE CASCADE);
  CREATE TABLE access_log (at timestamp NOT NULL, path text);
  CREATE VIEW buyers AS SELECT o.id, c.full_name FROM orders o JOIN customer c ON c.id = o.customer_id;
  CREATE VIEW busy AS SELECT id, category_id FROM orders;
  CREATE VIEW paid AS SELECT id, full_name FROM employee;
  CREATE VIEW kinds AS SELECT id, name FROM category;`;

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
const EDITED = 'EDITOR EDITOR ADMIN';
const EVERYBODYS = 'USER EDITOR ADMIN';

describe('the groups of tables', () => {
  it('follow from what a table holds, and from what it lives and dies with', () => {
    expect(groupsOf(SHOP)).toEqual({
      ...{ category: 'catalogue', customer: 'personal', loyalty: 'personal', wish: 'personal', wish_note: 'personal' },
      ...{ supplier: 'personal', author: 'catalogue', book: 'catalogue', copy: 'business' },
      ...{ employee: 'staff', review: 'staff', account: 'staff', setting: 'personal' },
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

  it('keep pay, secrets and logs for administrators, and what is no catalogue for those who work with it', () => {
    const rules = rulesOf(designSql(SHOP, { features: FEATURES }).value);
    const of = (paths: readonly string[]) => paths.map((path) => [path, rules[`/api/v1/${path}`]]);
    const all = (paths: readonly string[], roles: string) => paths.map((path) => [path, roles]);
    const closed = ['employees', 'reviews', 'doors', 'accounts', 'access-logs', 'paids'];
    expect(of(closed)).toEqual(all(closed, CLOSED));
    const people = ['customers', 'loyalties', 'wishes', 'wish-notes', 'projects', 'suppliers', 'settings', 'buyers'];
    expect(of(people)).toEqual(all(people, EDITED));
    const business = ['orders', 'products', 'copies', 'busies'];
    expect(of(business)).toEqual(all(business, EDITED));
    const shown = ['categories', 'authors', 'books', 'kinds'];
    expect(of(shown)).toEqual(all(shown, EVERYBODYS));
  });

  it('hold for links and for what is listed below a record', () => {
    const sql = `CREATE TABLE tag (id int PRIMARY KEY, name text);
      CREATE TABLE customer (id int PRIMARY KEY, email text);
      CREATE TABLE secret_note (id int PRIMARY KEY, api_key text NOT NULL);
      CREATE TABLE label (tag_id int REFERENCES tag, customer_id int REFERENCES customer, PRIMARY KEY (tag_id, customer_id));
      CREATE TABLE mark (tag_id int REFERENCES tag, note_id int REFERENCES secret_note, PRIMARY KEY (tag_id, note_id));
      CREATE TABLE call (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer ON DELETE CASCADE);`;
    const rules = Object.entries(rulesOf(designSql(sql, { features: FEATURES }).value));
    const below = (word: string) => rules.flatMap(([path, rule]) => (path.includes(`*/${word}`) ? [rule] : []));
    expect(below('customers')).toEqual(['EDITOR EDITOR EDITOR']);
    expect(below('secretNotes').concat(below('secret-notes'), below('notes'))).toEqual([CLOSED]);
    expect(below('calls')).toEqual([EDITED]);
  });

  it('keep what administrators write out of the calls of others that make it together with its whole', () => {
    const sql = (secret: string) => `CREATE TABLE box (id int PRIMARY KEY, name text NOT NULL);
      CREATE TABLE lid (id int PRIMARY KEY, box_id int NOT NULL REFERENCES box ON DELETE CASCADE, ${secret} text NOT NULL);`;
    const parts = (secret: string) =>
      [designSql, designMongo].map((design) => {
        const { resources } = design(sql(secret), { features: FEATURES }).value;
        return resources.find(({ name }) => name === 'Box')?.creation?.parts.map(({ role }) => role);
      });
    expect(parts('colour')).toEqual([['lids'], ['lids']]);
    expect(parts('api_key')).toEqual([undefined, undefined]);
  });

  it('are the same where documents keep the records', () => {
    const rules = rulesOf(designMongo(SHOP, { features: FEATURES }).value);
    expect([rules['/api/v1/customers'], rules['/api/v1/orders']]).toEqual([EDITED, EDITED]);
    expect([rules['/api/v1/employees'], rules['/api/v1/categories']]).toEqual([CLOSED, EVERYBODYS]);
  });

  it('keep labels of records out of answers for those who may not see them, and in those for others', () => {
    const { resources } = designSql(SHOP, { features: FEATURES }).value;
    const labels = (name: string) =>
      resources.find((one) => one.name === name)?.expansion?.references.map((reference) => reference.name);
    expect(labels('Order')).toEqual(['customer', 'category']);
    expect(labels('Wish')).toEqual(['customer']);
    expect(labels('Book')).toEqual(['author']);
    expect(labels('Copy')).toBeUndefined();
    expect(labels('Review')).toEqual(['employee']);
    const open = (name: string) =>
      designSql(SHOP)
        .value.resources.find((one) => one.name === name)
        ?.expansion?.references.map((reference) => reference.name);
    expect([open('Book'), open('Copy')]).toEqual([['author', 'supplier'], ['lentBy']]);
  });

  it('are what the user says', () => {
    const choices: SchemaChoices = {
      tables: { customer: { group: 'business' }, category: { group: 'staff' }, orders: { group: 'catalogue' } },
    };
    expect(groupsOf(SHOP, choices)).toMatchObject({
      customer: 'business',
      category: 'staff',
      wish: 'business',
      orders: 'catalogue',
    });
    const rules = rulesOf(designSql(SHOP, { features: FEATURES, choices }).value);
    expect([rules['/api/v1/customers'], rules['/api/v1/categories']]).toEqual([EDITED, CLOSED]);
  });

  it('leave everybody their own records where a rule says whose they are', () => {
    const { value } = designSql(SHOP, { features: FEATURES, choices: { rules: ['owner'] } });
    expect(rulesOf(value)['/api/v1/projects']).toBe('USER USER USER');
  });

  it('say who reads what belongs to no tenant, which administrators of all tenants alone write', () => {
    const sql = `CREATE TABLE org (id int PRIMARY KEY, name text);
      CREATE TABLE room (id int PRIMARY KEY, org_id int NOT NULL REFERENCES org);
      CREATE TABLE chair (id int PRIMARY KEY, org_id int NOT NULL REFERENCES org);
      CREATE TABLE patient (id int PRIMARY KEY, email text);`;
    const { value } = designSql(sql, { features: FEATURES, choices: { rules: ['tenant'], tenant: 'org_id' } });
    const part = value.parts.find(({ name }) => name === 'security') as SecurityPart | undefined;
    expect(part?.rules.find(({ path }) => path === '/api/v1/patients')).toMatchObject({
      read: 'EDITOR',
      isShared: true,
    });
  });

  it('are nobody’s where there are no callers', () => {
    expect(designSql(SHOP).value.report.groups).toEqual([]);
  });
});
