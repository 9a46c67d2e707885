import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  generateFiles,
  migrationsAmong,
  recordedSource,
  type GeneratedProject,
  type Previous,
} from '@backsmith/engine';
import { readSchema } from '@backsmith/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith, REPOSITORY, type TestDatabase, type TestDatabaseServer } from '../../kit/index.ts';
import { rowStatements } from '../../roundtrip/versions/rows.ts';
import { MARIADB, POSTGRESQL, type DatabaseKind } from '../proof/database-kinds.ts';

// The databases of several services are in use when the schema changes: each is brought along by a migration of its own, on
// the real server, and no row is lost.

const SHOP = readFileSync(join(REPOSITORY, 'examples/shop.sql'), 'utf8');

/** A column and a table more, a table less, a column with another name, and a link from one service to another. */
function changedShop(): string {
  const changes = [
    ['full_name varchar(120) NOT NULL,', 'full_name varchar(120) NOT NULL, vat_number varchar(40),'],
    ['contact_email varchar(254)', 'email varchar(254)'],
    ['shelf varchar(10),', 'shelf varchar(10), supplier_id bigint REFERENCES supplier (id),'],
  ] as const;
  const changed = changes.reduce(
    (sql, [from, to]) => {
      if (!sql.includes(from)) throw new Error(`The shop has no ${from}`);
      return sql.replace(from, to);
    },
    SHOP.replace(/CREATE TABLE price_change \([^;]*;/u, ''),
  );
  return `${changed}\nCREATE TABLE gift_card (id bigserial PRIMARY KEY, customer_id uuid NOT NULL REFERENCES customer (id), worth numeric(8,2));`;
}

function generated(sql: string, { target }: DatabaseKind, previous?: Previous): GeneratedProject {
  const options = {
    projectName: 'shop',
    packageName: 'com.acme.shop',
    architecture: 'microservice',
    features: { swagger: false, exceptionHandler: true, security: false },
    database: target,
    javaVersion: 17,
    layout: 'layer',
  } as const;
  const settings = { dialect: 'postgresql', ...(previous && { previous }) } as const;
  const { value, diagnostics } = generateFiles(Buffer.from(sql), options, undefined, settings);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

/** The scripts of a service for a server, in their order. */
function scriptsOf({ files }: GeneratedProject, service: string, target: string): readonly string[] {
  return migrationsAmong(files)
    .filter(({ path }) => path.startsWith(`${service}-service/${target}/`))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ sql }) => sql);
}

function describeServices(kind: DatabaseKind, target: 'postgresql' | 'mariadb', quote: string): void {
  describeWith([...kind.tools], `databases of services brought along on ${kind.label}`, () => {
    const first = generated(SHOP, kind);
    const previous: Previous = {
      record: first.record,
      migrations: migrationsAmong(first.files),
      taken: [],
      renames: { 'supplier.contact_email': 'email' },
    };
    const last = generated(changedShop(), kind, previous);
    let server: TestDatabaseServer;
    beforeAll(async () => (server = await kind.start()), 120_000);
    afterAll(() => server.stop());

    const columnsOf = async (database: TestDatabase, table: string) => {
      const where = `table_name = '${table}' and table_schema not in ('information_schema', 'pg_catalog')`;
      const own = kind.label === 'PostgreSQL' ? '' : ' and table_schema = database()';
      const found = await database.rows(
        `select column_name as name from information_schema.columns where ${where}${own}`,
      );
      return found.map(({ name }) => String(name));
    };

    test.each([
      ['customers', 3, { customer: 'vat_number', gift_card: 'worth' }],
      ['products', 3, { supplier: 'email', price_change: 'old_price' }],
      ['stocks', 3, { stock: 'supplier_id' }],
      ['orders', 2, { order_line: 'product_id' }],
    ] as const)('%s: %i migrations, and every row is kept', async (service, scripts, expected) => {
      // The tables, and what the service notes for its neighbours.
      const before = scriptsOf(first, service, target);
      const all = scriptsOf(last, service, target);
      expect(all.slice(0, before.length)).toEqual(before);
      expect(all.length).toBe(scripts);
      const database = await server.database(`along_${service}`);
      for (const script of before) await database.execute(script);
      const [begin = ''] = before;
      const { schema } = readSchema(Buffer.from(begin), { dialect: target }).value;
      await database.execute(rowStatements(schema, target).join('\n'));
      const countRows = async () => {
        const counts: Record<string, number> = {};
        for (const { name } of schema.tables) {
          const [row] = await database.rows(`select count(*) as many from ${quote}${name}${quote}`);
          counts[name] = Number(row?.['many']);
        }
        return counts;
      };
      const counted = await countRows();
      // Checks and patterns keep some tables empty.
      expect(Object.values(counted).filter((many) => many > 0).length).toBeGreaterThan(1);
      for (const script of all.slice(before.length)) await database.execute(script);
      expect(await countRows()).toEqual(counted);
      for (const [table, column] of Object.entries(expected))
        expect(await columnsOf(database, table), table).toContain(column);
    });

    test('what was recorded makes the same services again, and the next update has nothing to do', () => {
      const [, second] = last.record.versions;
      if (second === undefined) throw new Error('no second version');
      const behind = { record: last.record, migrations: migrationsAmong(last.files), taken: [] };
      const again = generated(Buffer.from(recordedSource(second) as Uint8Array).toString(), kind, behind);
      const code = ({ files }: GeneratedProject) =>
        files.filter(({ path }) => path !== 'REPORT.md' && !path.startsWith('.backsmith/'));
      expect(code(again)).toEqual(code(last));
    });
  });
}

describeServices(POSTGRESQL, 'postgresql', '"');
describeServices(MARIADB, 'mariadb', '`');
