import { describe, expect, it } from 'vitest';
import { migrationsOf } from '../../parts/collect.ts';
import { designMongo, documentNamed } from '../../testing/design-mongo.ts';

const SHOP = `
  CREATE TABLE country (code char(2) PRIMARY KEY, name text NOT NULL UNIQUE);
  CREATE TABLE customer (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), email varchar(80) NOT NULL, nick text UNIQUE,
    country char(2) REFERENCES country ON DELETE SET NULL, deleted_at timestamptz);
  CREATE TABLE "order" (id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1000) PRIMARY KEY, version int NOT NULL DEFAULT 0,
    customer_id uuid NOT NULL REFERENCES customer, total numeric(10, 2) NOT NULL CHECK (total >= 0), note text,
    UNIQUE (customer_id, note));
  CREATE TABLE order_line (order_id bigint REFERENCES "order" ON DELETE CASCADE, line_no int, amount int NOT NULL, PRIMARY KEY (order_id, line_no));
  CREATE TABLE tag (id serial PRIMARY KEY, name text NOT NULL);
  CREATE TABLE order_tag (order_id bigint REFERENCES "order", tag_id int REFERENCES tag, PRIMARY KEY (order_id, tag_id));
  CREATE TABLE visit (page text NOT NULL, at timestamptz NOT NULL);`;

describe('the documents of a schema', () => {
  const { value } = designMongo(SHOP);

  it('have the key of the table as their own', () => {
    expect(documentNamed(value, 'Country').key).toMatchObject({ parts: [{ name: 'code', field: 'code' }] });
    expect(documentNamed(value, 'Country').key.newKey).toBeUndefined();
    expect(documentNamed(value, 'Customer').key.newKey).toEqual({ kind: 'uuid' });
    expect(documentNamed(value, 'Order').key.newKey).toMatchObject({ kind: 'counter', counter: 'order', as: 'long' });
    const { key, keyPaths, parentKey } = documentNamed(value, 'OrderLine');
    expect(key.parts.map(({ field }) => field)).toEqual(['order_id', 'line_no']);
    expect(keyPaths).toEqual([
      ['id', 'orderId'],
      ['id', 'lineNo'],
    ]);
    expect(parentKey).toEqual([{ path: ['id', 'orderId'] }]);
  });

  it('hold the keys of what they refer to, which are looked up', () => {
    const [check] = documentNamed(value, 'Order').checks;
    expect(check).toMatchObject({
      target: { name: 'Customer' },
      fields: [{ name: 'customerId', called: 'customerId', isKey: false }],
      by: { kind: 'key', key: { kind: 'field', field: 'customerId' } },
    });
  });

  it('are marked when they are deleted and stay', () => {
    expect(documentNamed(value, 'Customer').deletionMarks).toMatchObject([{ path: 'deletedAt', isMoment: true }]);
  });

  it('are related by a collection of pairs', () => {
    expect(documentNamed(value, 'Order').relations).toMatchObject([
      { constant: 'TAGS', collection: 'order_tag', owner: ['order_id'], member: ['tag_id'], memberKey: [] },
    ]);
  });

  it('are rows where the table has no key', () => {
    expect(value.store.rows).toMatchObject([
      { list: 'Visit', collection: 'visit', order: { newest: 'at', others: ['page'] } },
    ]);
  });

  it('go, stay or are cleared as the schema says', () => {
    const rules = value.store.references.map(
      ({ from, fields, to, onDelete, version }) => `${from}.${fields.join()} ${to} ${onDelete} ${version ?? ''}`,
    );
    expect(rules).toEqual([
      'customer.country country clear ',
      'order.customer_id customer restrict version',
      'order_line._id.order_id order cascade ',
      'order_tag.order_id order cascade ',
      'order_tag.tag_id tag restrict ',
    ]);
  });
});

describe('the first change', () => {
  const { value } = designMongo(SHOP);
  const [change] = value.store.changes;
  const { commands } = JSON.parse(change?.content ?? '{}') as { commands: readonly Record<string, unknown>[] };
  const indexesOf = (collection: string) => commands.find((one) => one['createIndexes'] === collection)?.['indexes'];

  it('makes the unique keys, of which a missing value is none, and indexes of references', () => {
    expect(indexesOf('country')).toEqual([{ key: { name: 1 }, name: 'name_key', unique: true }]);
    expect(indexesOf('customer')).toMatchObject([
      { key: { nick: 1 }, unique: true, sparse: true },
      { key: { country: 1 } },
    ]);
    expect(indexesOf('order')).toEqual([
      {
        key: { customer_id: 1, note: 1 },
        name: 'customer_id_note_key',
        unique: true,
        partialFilterExpression: { note: { $exists: true } },
      },
    ]);
    expect(indexesOf('order_tag')).toMatchObject([{ unique: true }, { key: { tag_id: 1 } }]);
  });

  it('says what a document must be', () => {
    const validator = commands.find((one) => one['create'] === 'order')?.['validator'];
    expect(validator).toMatchObject({
      $jsonSchema: {
        required: ['version', 'customer_id', 'total'],
        properties: { total: { bsonType: 'decimal', minimum: { $numberDecimal: '0' } }, note: { bsonType: 'string' } },
      },
    });
  });

  it('begins the counters where the schema does', () => {
    expect(commands.at(-1)).toMatchObject({
      update: 'counters',
      updates: [{ q: { _id: 'order' }, u: { $setOnInsert: { value: { $numberLong: '999' } } } }],
    });
  });

  it('leaves no key without the fields a client knows it by', () => {
    expect(value.store.uniques).toContainEqual({
      collection: 'order_line',
      index: '_id_',
      fields: ['orderId', 'lineNo'],
    });
    expect(value.store.uniques).toContainEqual({ collection: 'country', index: 'name_key', fields: ['name'] });
  });
});

it('what documents do not have is said', () => {
  const { diagnostics } = designMongo(`
    CREATE TABLE item (id int PRIMARY KEY, price numeric(50, 2), name text, lower_name text GENERATED ALWAYS AS (lower(name)) STORED,
      CHECK (length(name) + id > 3));
    CREATE UNIQUE INDEX item_name ON item (name) WHERE price IS NULL;
    CREATE VIEW cheap AS SELECT DISTINCT id FROM item;`);
  expect(diagnostics.filter(({ severity }) => severity === 'warning').map(({ code }) => code)).toEqual([
    'digits-beyond-decimal128',
    'column-not-computed',
    'check-left-out',
    'unique-index-left-out',
    'view-left-out',
  ]);
});

describe('whose documents are', () => {
  const SQL = `
    CREATE TABLE notebook (id uuid PRIMARY KEY, owner_id uuid, no int NOT NULL, part int NOT NULL, UNIQUE (no, part));
    CREATE TABLE note (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, notebook_id uuid NOT NULL REFERENCES notebook);
    CREATE TABLE page (id uuid PRIMARY KEY, no int NOT NULL, part int NOT NULL, FOREIGN KEY (no, part) REFERENCES notebook (no, part));
    CREATE TABLE label (id uuid PRIMARY KEY, name text);`;
  const features = { swagger: false, exceptionHandler: true, security: true };
  const { value } = designMongo(SQL, { features, choices: { rules: ['owner'] } });
  const visible = (name: string) => documentNamed(value, name).visible;

  it('is asked by a field of their own, or by what they refer to', () => {
    const own = { kind: 'all', of: [{ kind: 'equal', path: 'ownerId', asked: 'accountUuid' }] };
    expect(visible('Notebook')).toEqual(own);
    expect(visible('Note')).toMatchObject({
      of: [{ of: [{ kind: 'refers', path: 'notebookId', referenced: 'id', is: own.of[0] }] }],
    });
    expect(visible('Label')).toBeUndefined();
  });

  it('is for administrators alone where a reference of several columns decides', () => {
    expect(visible('Page')).toEqual({ kind: 'never' });
    expect(documentNamed(value, 'Page').rule).toMatchObject({ isAdministered: true });
  });

  it('is what new ones are given, in no request', () => {
    expect(documentNamed(value, 'Notebook').rule?.owner).toEqual({ setter: 'setOwnerId', asked: 'accountUuid' });
    expect(documentNamed(value, 'Notebook').writes.map(({ field }) => field)).not.toContain('ownerId');
    const security = value.parts.find((part) => part.name === 'security');
    expect(security?.rules.find(({ path }) => path === '/api/v1/notebooks')).toMatchObject({
      change: 'USER',
      isOwn: true,
    });
  });

  it('is asked by the tenant besides, of whom administrators of all alone see everything', () => {
    const sql = `
      CREATE TABLE company (id uuid PRIMARY KEY);
      CREATE TABLE desk (id uuid PRIMARY KEY, company_id uuid NOT NULL REFERENCES company, owner_id uuid NOT NULL);
      CREATE TABLE lamp (id uuid PRIMARY KEY, company_id uuid NOT NULL REFERENCES company);
      CREATE TABLE bulb (id uuid PRIMARY KEY, lamp_id uuid NOT NULL REFERENCES lamp);
      CREATE TABLE visit (company_id uuid NOT NULL REFERENCES company, at timestamptz);`;
    const choices = { rules: ['owner', 'tenant'] } as const;
    const { value: both, diagnostics } = designMongo(sql, { features, choices });
    const tenant = (path: string) => ({ kind: 'equal', path, asked: 'tenantUuid' });
    const own = { kind: 'equal', path: 'ownerId', asked: 'accountUuid' };
    const desk = documentNamed(both, 'Desk');
    expect(desk.visible).toEqual({
      kind: 'all',
      of: [{ kind: 'unless', caller: 'administrator', is: own }, tenant('companyId')],
    });
    expect(desk.rule).toMatchObject({ tenant: { field: 'companyId' } });
    const company = documentNamed(both, 'Company');
    expect(company.visible).toEqual({ kind: 'all', of: [tenant('id')] });
    expect(company.rule).toMatchObject({ operators: { create: true, change: false, remove: true } });
    expect(both.store.rows).toMatchObject([{ list: 'Visit', isConfined: true }]);
    expect(migrationsOf(both).map(({ path }) => path)).toContain('V4__tenants.json');
    expect(diagnostics.filter(({ code }) => code === 'tenant-by-list').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Who sees rows of bulb is asked by the keys of all rows of lamp/u),
    ]);
  });
});
