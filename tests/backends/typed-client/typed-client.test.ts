import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiDocument, matchTables, readResources } from '@backsmith/prover';
import { SHOP_POSTGRESQL, generateExample, titleOf } from '../../engine/examples.ts';
import {
  REPOSITORY,
  bootBackend,
  run,
  scratchFolder,
  tool,
  type Backend,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { POSTGRESQL, databaseSettings } from '../proof/database-kinds.ts';
import { compileBackends } from '../proof/project.ts';
import { answeredFields } from './answered-fields.ts';
import { MISTAKES } from './mistakes.ts';

const CLIENT = join(REPOSITORY, 'tests/backends/typed-client/client');

const CLAIM = { name: titleOf(SHOP_POSTGRESQL), generate: () => [generateExample(SHOP_POSTGRESQL)] };

const SUITE = {
  name: 'a client written from the document of the shop',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => [CLAIM],
  dependsOn: 'application',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 25', 'PostgreSQL'],
  harness: ['tests/backends/typed-client', 'tests/backends/typed-client/typed-client.test.ts'],
} as const;

/** What the client of the shop hands back, as far as it is looked at here. */
type Drive = (url: string) => Promise<{
  readonly order: Readonly<Record<string, unknown>>;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly orders: number;
  readonly links: readonly number[];
  readonly names: Readonly<Record<string, string | null | undefined>>;
  readonly problems: Readonly<Record<string, { readonly errors?: { readonly field: string }[] }>>;
}>;

describeProofs(SUITE, ({ proven }) => {
  const scratch = scratchFolder('typed-client');
  const client = join(scratch, 'client');
  let server: TestDatabaseServer;
  let backend: Backend;
  let passed = 0;

  beforeAll(async () => {
    const [shop] = await compileBackends(scratch, new Map([['shop', generateExample(SHOP_POSTGRESQL)]]));
    if (shop === undefined) throw new Error('nothing was compiled');
    server = await POSTGRESQL.start();
    const database = await server.database('shop');
    backend = await bootBackend({ jdk: tool('jdk-25'), ...shop.program, env: databaseSettings(database) });
    const document = (await (await fetch(`${backend.url}/v3/api-docs`)).json()) as ApiDocument;
    const tables = await POSTGRESQL.catalog(database).tables();
    cpSync(CLIENT, client, { recursive: true });
    symlinkSync(join(REPOSITORY, 'node_modules'), join(scratch, 'node_modules'), 'junction');
    writeFileSync(join(client, 'shop-api.ts'), astToString(await openapiTS(JSON.stringify(document))));
    writeFileSync(join(client, 'answered.ts'), answeredFields(matchTables(readResources(document), tables)));
  });
  afterAll(async () => {
    await backend.stop();
    await server.stop();
  });

  test('compiles, and so does what the columns say of every answer', async () => {
    const compiler = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
    const { code, stdout } = await run(process.execPath, [compiler, '-p', client]);
    expect(stdout).toBe('');
    expect(code).toBe(0);
    passed += 1;
  });

  test('drives the shop from an empty database to a shipped order, and is told of each mistake what is wrong', async () => {
    const { shipAnOrder } = (await import(pathToFileURL(join(client, 'shop-client.ts')).href)) as {
      shipAnOrder: Drive;
    };
    const { order, lines, orders, names, links, problems } = await shipAnOrder(backend.url);
    expect(order).toMatchObject({ status: 'shipped', couponCode: 'SPRING', channel: 'web', billingAddressId: null });
    // None of the orders that were refused for one of their lines.
    expect(orders).toBe(1);
    expect(links).toEqual(Array.from({ length: 8 }, () => 204));
    expect(names).toEqual({ customer: 'Ann Archer', handledBy: null });
    expect(lines).toEqual([{ orderId: order['id'], lineNo: 1, productId: 1, quantity: 2, unitPrice: 9.5 }]);
    // Validation finds mistakes in no order.
    for (const { errors } of Object.values(problems)) errors?.sort((a, b) => (a.field > b.field ? 1 : -1));
    expect(problems).toMatchObject(MISTAKES);
    expect(Object.keys(problems)).toEqual(Object.keys(MISTAKES));
    passed += 1;
    if (passed === 2) proven(CLAIM);
  });
});
