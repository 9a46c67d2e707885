import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, migrationsAmong, type Generation, type Options, type Previous } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPOSITORY, runWrapper, scratchFolder, tool, writeFiles, type TestDatabaseServer } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { sendHttpFile } from '../api-client/send-http-file.ts';
import { POSTGRESQL } from '../proof/database-kinds.ts';
import { call } from './desk.ts';
import { RunningSystem } from './running-system.ts';

const SHOP = readFileSync(join(REPOSITORY, 'examples/shop.sql'), 'utf8');

/** A column more in one service, and a table in a service of its own that refers to another one. */
const CHANGED = `${SHOP.replace('full_name varchar(120) NOT NULL,', 'full_name varchar(120) NOT NULL, vat_number varchar(40),')}
CREATE TABLE voucher (id bigserial PRIMARY KEY, customer_id uuid NOT NULL REFERENCES customer (id), worth numeric(8,2) NOT NULL);`;
const ADDED = 'vouchers-service';

const CUSTOMERS = '/api/v1/customers';
const VOUCHERS = '/api/v1/vouchers';

function generated(sql: string, besides: Partial<Options> = {}, previous?: Previous): Generation {
  const options = {
    projectName: 'shop',
    packageName: 'com.acme.shop',
    architecture: 'microservice',
    features: { swagger: false, exceptionHandler: true, security: false },
    database: 'postgresql',
    javaVersion: 17,
    layout: 'layer',
    ...besides,
  } as const;
  const settings = { dialect: 'postgresql', ...(previous && { previous }) } as const;
  const { value, diagnostics } = generate(Buffer.from(sql), options, undefined, settings);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

function updated({ record, files }: Generation): Generation {
  const services = { services: [{ name: 'vouchers', tables: ['voucher'] }] };
  return generated(CHANGED, { services }, { record, migrations: migrationsAmong(files), taken: [] });
}

const foldersOf = ({ system }: Generation) => system.services.map(({ folder }) => folder);
const portsOf = ({ system }: Generation) => new Map(system.services.map(({ folder, port }) => [folder, port]));

const SUITE = {
  name: 'services updated under their rows',
  tools: ['jdk-17', 'maven'],
  claims: (): readonly ProjectClaim[] => [{ name: 'updated shop', generate: () => [updated(generated(SHOP))] }],
  dependsOn: 'requests',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 17', 'PostgreSQL'],
  harness: ['tests/backends/services', 'tests/backends/api-client/send-http-file.ts'],
} as const;

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('updated-services');
  const first = generated(SHOP);
  const last = updated(first);
  let databases: TestDatabaseServer;
  let system: RunningSystem;
  let passed = 0;

  beforeAll(async () => {
    databases = await POSTGRESQL.start();
    const built = { folder: scratch, jdk: tool('jdk-17'), databases, env: {} };
    system = await RunningSystem.prepare(built, [...foldersOf(last), 'gateway']);
  });
  afterAll(async () => {
    await system.stopAll();
    await databases.stop();
  });

  /** Builds modules of a version, and starts them at once, as they may start in any order. */
  async function start(version: string, generation: Generation, modules: readonly string[]): Promise<void> {
    const folder = join(scratch, version);
    writeFiles(folder, generation.files);
    const goals = ['package', '-DskipTests', '--threads', '2', '--projects', modules.join(',')];
    const built = await runWrapper(folder, tool('jdk-17'), goals, { MAVEN_OPTS: '-Xmx512m' });
    expect(built.code).toBe(0);
    const began = performance.now();
    system.startFrom(folder);
    await Promise.all(modules.map((module) => system.start(module)));
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    await callOnce(generation, modules);
    console.log(`${version}: ${modules.length} built in ${built.seconds.toFixed(0)} s, all healthy after ${seconds} s`);
  }

  /** What was never called takes longer than others wait for it on a machine that is busy. */
  async function callOnce({ system: design }: Generation, modules: readonly string[]): Promise<void> {
    for (const { folder, resources } of design.services.filter((one) => modules.includes(one.folder)))
      for (const { path } of resources)
        expect((await call(system.url(folder), 'GET', `${path}?size=1`)).status).toBe(200);
  }

  /** Sends requests.http of services, each from top to bottom. */
  async function sendFiles({ files, system: design }: Generation, modules: readonly string[]): Promise<void> {
    let all = 0;
    for (const { folder, resources } of design.services.filter((one) => modules.includes(one.folder))) {
      const file = files.find(({ path }) => path === `${folder}/requests.http`);
      const { sent, failures } = await sendHttpFile(String(file?.content), system.answering(design));
      expect(failures, folder).toEqual([]);
      expect(sent).toBeGreaterThan(resources.length * 5);
      all += sent;
    }
    console.log(`${all} requests of ${modules.length} files, 0 failures`);
  }

  test('requests.http of each service works from top to bottom', { timeout: 900_000 }, async () => {
    await start('first', first, [...foldersOf(first), 'gateway']);
    await sendFiles(first, foldersOf(first));
    passed += 1;
  });

  test('what an update changed is started on the same rows, beside what it left', { timeout: 900_000 }, async () => {
    const ask = (method: string, path: string, body?: unknown) =>
      call(system.url('gateway'), method, path, undefined, body);
    const body = { email: 'ada@people.example', fullName: 'Ada', newsletter: true };
    const made = await ask('POST', CUSTOMERS, body);
    expect([made.status, made.json]).toEqual([201, expect.objectContaining(body)]);
    await system.stop('customers-service');
    await system.stop('gateway');
    await start('last', last, ['customers-service', ADDED, 'gateway']);

    const id = String(made.json?.['id']);
    const kept = await ask('GET', `${CUSTOMERS}/${id}`);
    expect([kept.status, kept.json]).toEqual([200, { ...made.json, vatNumber: null }]);
    const changed = await ask('PATCH', `${CUSTOMERS}/${id}`, { vatNumber: 'DE 123' });
    expect([changed.status, changed.json?.['vatNumber']]).toEqual([200, 'DE 123']);
    const voucher = { customerId: id, worth: 25 };
    const given = await ask('POST', VOUCHERS, voucher);
    expect([given.status, given.json]).toEqual([201, expect.objectContaining(voucher)]);
    const used = await ask('DELETE', `${CUSTOMERS}/${id}`);
    expect([used.status, used.json?.['code']]).toEqual([409, 'in-use']);
    await sendFiles(last, [ADDED]);
    passed += 1;
  });

  test('all of it holds', () => {
    for (const [module, port] of portsOf(first)) expect([module, portsOf(last).get(module)]).toEqual([module, port]);
    expect(portsOf(last).has(ADDED)).toBe(true);
    expect(passed).toBe(2);
    for (const claim of taken) proven(claim);
  });
});
