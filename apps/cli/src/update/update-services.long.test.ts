import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_PATH, readRecord, type ChosenOptions } from '@backsmith/engine';
import { describe, expect, test } from 'vitest';
import { tellGit } from './git.ts';
import { bytes, commit, committedProject, read, SHOP, SHOP_OPTIONS } from './testing/committed-project.ts';
import { updateProject, type UpdateWishes } from './update-project.ts';

const OPTIONS: ChosenOptions = { ...SHOP_OPTIONS, architecture: 'microservice' };
const projectOf = (sql: string, options = OPTIONS): string => committedProject(sql, options);

const update = (folder: string, sql: string, wishes: Partial<UpdateWishes> = {}) =>
  updateProject(folder, bytes(sql), { renames: {}, dialect: 'postgresql', ...wishes });

const filesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
const MIGRATIONS = 'src/main/resources/db/migration/postgresql';
const errorsOf = ({ diagnostics }: ReturnType<typeof update>) =>
  diagnostics.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code}: ${message}`);
/** The cut a project records. */
function planIn(folder: string) {
  const plan = readRecord(read(folder, RECORD_PATH))?.versions.at(-1)?.services;
  if (plan === undefined) throw new Error('no plan');
  return plan;
}

const codesOf = ({ diagnostics }: ReturnType<typeof update>) =>
  diagnostics.filter(({ code }) => code.startsWith('update-')).map(({ code, message }) => `${code}: ${message}`);

function replaced(sql: string, from: string, to: string): string {
  expect(sql).toContain(from);
  return sql.replace(from, to);
}

/** A column more, a table more, one less, a column with another name, and a link to another service. */
function changed(): string {
  const withColumn = replaced(
    SHOP,
    'full_name varchar(120) NOT NULL,',
    'full_name varchar(120) NOT NULL, vat_number varchar(40),',
  );
  const withName = replaced(withColumn, 'contact_email varchar(254)', 'email varchar(254)');
  const withLink = replaced(
    withName,
    'shelf varchar(10),',
    'shelf varchar(10), supplier_id bigint REFERENCES supplier (id),',
  );
  const without = withLink.replace(/CREATE TABLE price_change \([^;]*;/u, '');
  return `${without}\nCREATE TABLE gift_card (id bigserial PRIMARY KEY, customer_id uuid NOT NULL REFERENCES customer (id), worth numeric(8,2));`;
}

describe('update of several services', () => {
  test('fifty edits by hand survive, each database is brought along, and a second update finds nothing to do', () => {
    const folder = projectOf(SHOP);
    // Classes of a table that is dropped go; an edit there would be a conflict.
    const java = filesIn(folder, '*/src/**/*.java').filter((path) => !path.includes('PriceChange'));
    const edited = java.filter((_, at) => at % Math.floor(java.length / 46) === 0).slice(0, 46);
    for (const [at, path] of edited.entries()) {
      writeFileSync(join(folder, path), read(folder, path).replace(/^(package .*)$/mu, `$1\n\n// by hand: ${at}`));
    }
    const others = [
      'compose.yaml',
      'k8s/base/kustomization.yaml',
      'gateway/src/main/resources/application.yaml',
      'README.md',
    ];
    for (const path of others)
      writeFileSync(join(folder, path), `${read(folder, path)}\n${path.endsWith('md') ? '' : '# '}by hand\n`);
    commit(folder, 'Make it ours');
    const first = new Map(filesIn(folder, `*/${MIGRATIONS}/*.sql`).map((path) => [path, read(folder, path)]));
    expect([...first.keys()]).toHaveLength(8);

    const updated = update(folder, changed(), { renames: { 'supplier.contact_email': 'email' } });
    expect({ outcome: updated.outcome, conflicts: updated.conflicts }).toEqual({ outcome: 'merged', conflicts: [] });
    expect(updated.migrations).toEqual([
      `customers-service/${MIGRATIONS}/V3__change_customer_and_gift_card.sql`,
      `products-service/${MIGRATIONS}/V3__change_supplier_and_price_change.sql`,
      `stocks-service/${MIGRATIONS}/V3__change_stock.sql`,
    ]);
    for (const [at, path] of edited.entries()) {
      expect(read(folder, path), path).toContain(`// by hand: ${at}\n`);
    }
    for (const path of others) expect(read(folder, path), path).toContain('by hand');
    for (const [path, text] of first) expect(read(folder, path)).toBe(text);
    expect(codesOf(updated)).toEqual([
      'update-table-placed: The table gift_card is new and goes to customers: most of what it is linked with is in customers.',
    ]);
    const [customers = '', products = '', stocks = ''] = updated.migrations.map((path) => read(folder, path));
    expect(customers).toContain('ADD COLUMN vat_number varchar(40)');
    expect(customers).toContain('CREATE TABLE gift_card');
    expect(products).toContain('RENAME COLUMN contact_email TO email');
    expect(products).not.toMatch(/^DROP TABLE/mu);
    expect(stocks).toContain('ADD COLUMN supplier_id bigint');
    expect(stocks).not.toContain('REFERENCES');
    expect(filesIn(folder, '**/contracts/stocks-asks-products.json')).toHaveLength(2);
    expect(read(folder, 'stocks-service/src/test/resources/contracts/stocks-asks-products.json')).toContain(
      'supplierExists',
    );
    const record = readRecord(read(folder, RECORD_PATH));
    expect(record?.versions[1]?.services?.services.map(({ name }) => name)).toEqual([
      'customers',
      'products',
      'stocks',
      'orders',
    ]);
    expect(record?.options.services).toBeUndefined();

    expect(update(folder, changed())).toMatchObject({ outcome: 'unchanged', migrations: [] });
    expect(tellGit(folder, ['status', '--porcelain'])).toBe('');
  }, 120_000);

  test('a conflict is left to git, and said', () => {
    const folder = projectOf(SHOP);
    const entity = 'customers-service/src/main/java/com/acme/shop/customers/domain/Customer.java';
    writeFileSync(join(folder, entity), read(folder, entity).replace('length = 120', 'length = 121'));
    commit(folder, 'Mine');
    const updated = update(folder, replaced(SHOP, 'full_name varchar(120)', 'full_name varchar(130)'));
    expect(updated).toMatchObject({ outcome: 'conflicts', conflicts: [entity] });
  });

  test('numbers go on behind the migrations of each service alone', () => {
    const folder = projectOf(SHOP);
    writeFileSync(join(folder, `customers-service/${MIGRATIONS}/V7__seed.sql`), 'SELECT 1;\n');
    commit(folder, 'Seed');
    expect(update(folder, changed(), { renames: { 'supplier.contact_email': 'email' } }).migrations).toEqual([
      `customers-service/${MIGRATIONS}/V8__change_customer_and_gift_card.sql`,
      `products-service/${MIGRATIONS}/V3__change_supplier_and_price_change.sql`,
      `stocks-service/${MIGRATIONS}/V3__change_stock.sql`,
    ]);
  });

  test('tables stay where their rows are: a plan that moves one is refused, and changes nothing', () => {
    const folder = projectOf(SHOP);
    const before = tellGit(folder, ['rev-parse', 'HEAD']);
    const plan = readRecord(read(folder, RECORD_PATH))?.versions[0]?.services;
    if (plan === undefined) throw new Error('no plan was recorded');
    const moved = plan.services.map(({ name, tables }) => ({
      name,
      tables: name === 'orders' ? [...tables, 'review'] : tables.filter((table) => table !== 'review'),
    }));
    const refused = update(folder, SHOP, { services: { services: moved } });
    expect(refused.outcome).toBe('refused');
    expect(errorsOf(refused)).toEqual([
      'update-moves-table: The table review would move from products to orders, and its rows would stay in the database of products.',
    ]);
    const typo = update(folder, SHOP, { services: { services: [{ name: 'orders', tables: ['revue'] }] } });
    expect(errorsOf(typo)[0]).toContain('unknown-table');
    expect(tellGit(folder, ['rev-parse', 'HEAD'])).toBe(before);
  });

  test('a recorded cut is followed, whatever a fresh one would be', () => {
    const { services } = planIn(projectOf(SHOP));
    const tables = services.flatMap((service) => service.tables);
    // As an earlier release might have cut: owned tables away from their owners, and more services than there would be now.
    const earlier = [0, 1, 2, 3, 4].map((at) => ({
      name: `part-${'abcde'.slice(at, at + 1)}`,
      tables: tables.filter((_, place) => place % 5 === at),
    }));
    const folder = projectOf(SHOP, { ...OPTIONS, services: { services: earlier } });
    const record = readRecord(read(folder, RECORD_PATH));
    if (record === undefined) throw new Error('no record');
    const options = Object.fromEntries(Object.entries(record.options).filter(([name]) => name !== 'services'));
    writeFileSync(join(folder, RECORD_PATH), `${JSON.stringify({ ...record, options }, undefined, 2)}\n`);
    commit(folder, 'as an earlier release wrote it');
    const updated = update(folder, changed(), { renames: { 'supplier.contact_email': 'email' } });
    expect(errorsOf(updated)).toEqual([]);
    const followed = planIn(folder).services;
    expect(followed.map(({ name }) => name)).toEqual(earlier.map(({ name }) => name));
    for (const { name, tables: own } of earlier) {
      const now = followed.find((service) => service.name === name)?.tables ?? [];
      expect(now.filter((table) => table !== 'gift_card').toSorted()).toEqual(
        own.filter((table) => table !== 'price_change').toSorted(),
      );
    }
    expect(read(folder, 'REPORT.md')).toContain('its rows are in the database of this service');
  }, 120_000);

  test('new tables go where a plan says, also into a service of their own, which everything around it then knows', () => {
    const folder = projectOf(SHOP);
    const sql = `${SHOP}\nCREATE TABLE voucher (id bigserial PRIMARY KEY, customer_id uuid REFERENCES customer (id));`;
    const services = { services: [{ name: 'vouchers', tables: ['voucher'] }] };
    const updated = update(folder, sql, { services });
    expect(updated).toMatchObject({
      outcome: 'merged',
      migrations: [`vouchers-service/${MIGRATIONS}/V1__schema.sql`, `vouchers-service/${MIGRATIONS}/V2__promises.sql`],
    });
    expect(codesOf(updated)).toEqual(['update-service-added: The service vouchers is new.']);
    for (const path of [
      'pom.xml',
      'compose.yaml',
      'k8s/base/kustomization.yaml',
      'gateway/src/main/resources/application.yaml',
    ])
      expect(read(folder, path), path).toContain('vouchers');
    expect(filesIn(folder, '**/contracts/vouchers-asks-customers.json')).toHaveLength(2);
    // The plan is as the tables now are: it does not have to be said again.
    const later = update(folder, replaced(sql, 'full_name varchar(120)', 'full_name varchar(130)'));
    expect(later).toMatchObject({
      outcome: 'merged',
      migrations: [`customers-service/${MIGRATIONS}/V3__change_customer.sql`],
    });
  });

  test('every service keeps its ports, whatever services are added and gone', () => {
    const folder = projectOf(SHOP, { ...OPTIONS, features: { ...OPTIONS.features, security: true } });
    const published = /^ {2}(\S+?-service):[\s\S]*?"127\.0\.0\.1:(\d+):/gmu;
    const portsNow = (): Readonly<Record<string, string>> =>
      Object.fromEntries(
        [...read(folder, 'compose.yaml').matchAll(published)].map(([, name = '', port = '']) => [name, port] as const),
      );
    const before = portsNow();
    expect(before).toMatchObject({ 'orders-service': '8084', 'auth-service': '8085' });
    const voucher = 'CREATE TABLE voucher (id bigserial PRIMARY KEY, customer_id uuid REFERENCES customer (id));';
    const services = { services: [{ name: 'vouchers', tables: ['voucher'] }] };
    expect(update(folder, `${SHOP}\n${voucher}`, { services }).outcome).toBe('merged');
    const added = { 'vouchers-service': '8086' };
    expect(portsNow()).toEqual({ ...before, ...added });
    const without = ['page_visit', 'stock_movement', 'stock', 'warehouse'].reduce(
      (sql, table) => sql.replace(new RegExp(`CREATE TABLE ${table} \\([^;]*;`, 'u'), ''),
      SHOP.replace(/CREATE INDEX page_visit[^;]*;/u, ''),
    );
    expect(update(folder, `${without}\n${voucher}`).outcome).toBe('merged');
    const { 'stocks-service': gone, ...rest } = before;
    expect(gone).toBe('8083');
    expect(portsNow()).toEqual({ ...rest, ...added });
    expect(read(folder, 'vouchers-service/src/main/resources/application.yaml')).toContain('SERVER_PORT:8086');
  }, 120_000);

  test('a table that is called otherwise stays, and one that was dropped comes back to its rows', () => {
    const folder = projectOf(SHOP);
    const renamed = SHOP.replaceAll(/\bcoupon\b/gu, 'promo_code');
    const first = update(folder, renamed, { renames: { coupon: 'promo_code' } });
    expect(first.outcome).toBe('merged');
    expect(first.migrations).toEqual([`orders-service/${MIGRATIONS}/V3__change_promo_code.sql`]);
    expect(read(folder, first.migrations[0] ?? '')).toContain('ALTER TABLE coupon RENAME TO promo_code');
    const without = renamed
      .replace(/CREATE TABLE page_visit \([^;]*;/u, '')
      .replace(/CREATE INDEX page_visit[^;]*;/u, '');
    expect(update(folder, without).outcome).toBe('merged');
    const again = update(folder, renamed);
    expect(again.outcome).toBe('merged');
    expect(codesOf(again)).toEqual([]);
    expect(
      filesIn(folder, '*/src/main/java/**/PageVisit*.java').every((path) => path.startsWith('stocks-service/')),
    ).toBe(true);
    // Its rows were never gone, so there is nothing to make.
    expect(again.migrations).toEqual([]);
  });

  test('a service that keeps nothing more goes from the code, its database stays, and its name is not taken again', () => {
    const folder = projectOf(SHOP);
    const gone = ['page_visit', 'stock_movement', 'stock', 'warehouse'].reduce(
      (sql, table) => sql.replace(new RegExp(`CREATE TABLE ${table} \\([^;]*;`, 'u'), ''),
      SHOP.replace(/CREATE INDEX page_visit[^;]*;/u, ''),
    );
    const updated = update(folder, gone);
    expect(updated.outcome).toBe('merged');
    expect(codesOf(updated)).toEqual([
      'update-service-gone: No table of stocks is left, so the service is no longer generated.',
    ]);
    expect(read(folder, 'REPORT.md')).toContain('No table of stocks is left');
    expect(filesIn(folder, 'stocks-service/**/*.java')).toEqual([]);
    for (const path of ['pom.xml', 'compose.yaml', 'gateway/src/main/resources/application.yaml'])
      expect(read(folder, path), path).not.toContain('stocks');
    const back = update(
      folder,
      `${gone}\nCREATE TABLE warehouse (code varchar(8) PRIMARY KEY, name varchar(80) NOT NULL);`,
    );
    expect(codesOf(back)).toEqual([
      'update-table-placed: The table warehouse is new and goes to customers: nothing links it with any, and this is the smallest.',
      'update-rows-elsewhere: The table warehouse was in stocks, which is gone: its rows stay in the database of stocks.',
    ]);
    const named = update(folder, `${gone}\nCREATE TABLE shelf (id int PRIMARY KEY);`, {
      services: { services: [{ name: 'stocks', tables: ['shelf'] }] },
    });
    expect(errorsOf(named)).toEqual([
      'update-service-again: There was a service stocks before, whose database may still be there.',
    ]);
  });

  test('guarded services keep their accounts', () => {
    const folder = projectOf(SHOP, { ...OPTIONS, features: { ...OPTIONS.features, security: true } });
    const auth = filesIn(folder, `auth-service/${MIGRATIONS}/*.sql`).map((path) => [path, read(folder, path)]);
    expect(auth.length).toBeGreaterThan(0);
    const updated = update(folder, changed(), { renames: { 'supplier.contact_email': 'email' } });
    expect(updated.outcome).toBe('merged');
    expect(updated.migrations.map((path) => path.replace(MIGRATIONS, '…'))).toEqual([
      'customers-service/…/V4__change_customer_and_gift_card.sql',
      'products-service/…/V4__change_supplier_and_price_change.sql',
      'stocks-service/…/V4__change_stock.sql',
    ]);
    expect(filesIn(folder, `auth-service/${MIGRATIONS}/*.sql`).map((path) => [path, read(folder, path)])).toEqual(auth);
    expect(update(folder, changed()).outcome).toBe('unchanged');
  }, 120_000);
});
