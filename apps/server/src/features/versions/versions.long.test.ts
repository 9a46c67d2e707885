import {
  PATHS,
  type ProjectSchema,
  type ProjectVersionsAnswer,
  type ReadyArchive,
  type ReadyArchiveAnswer,
} from '@backsmith/contract';
import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offered } from '../../engine/offered.ts';
import { entitlementsOf } from '../../entitlements/entitlements.ts';
import { eventsOf, generateBody, signUp, type Caller } from '../../testing/caller.ts';
import { pay } from '../../testing/pay.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
let caller: Caller;
beforeAll(async () => {
  subject = await testApp({}, {}, 'real');
  await subject.work();
  caller = await signUp(subject.app);
});
afterAll(() => subject.close());

const FIRST = `
  CREATE TABLE customer (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mail varchar(200) NOT NULL, note text);
  CREATE TABLE orders (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, customer_id bigint NOT NULL REFERENCES customer);
`;
const SECOND = FIRST.replace(' mail ', ' email ').replace('note text', 'note text, points int');
const THIRD = SECOND.replace('points int', 'points int, born date');

async function generated(body: object, as = caller): Promise<string> {
  const last = eventsOf(await as.call('POST', PATHS.generateMicroservice, body)).at(-1);
  if (last?.completed !== true) throw new Error(JSON.stringify(last));
  return last.projectId ?? '';
}

async function versionsOf(projectId: string, as = caller) {
  return (await as.call('GET', PATHS.projectVersions(projectId))).json<ProjectVersionsAnswer>().data;
}

async function made(projectId: string, number: number, body: object): Promise<ReadyArchive> {
  const answer = await caller.call('POST', PATHS.versionArchive(projectId, number), body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<ReadyArchiveAnswer>().data;
}

async function zip(projectId: string, number: number, kind = 'full', headers = {}) {
  return caller.call('GET', `${PATHS.versionDownload(projectId, number)}?kind=${kind}`, undefined, headers);
}

const hex = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function migrationsIn(archive: Uint8Array): Readonly<Record<string, string>> {
  const found = Object.entries(unzipSync(new Uint8Array(archive))).filter(([path]) => path.includes('/db/migration/'));
  return Object.fromEntries(found.map(([path, text]) => [path.replace(/^.*\//, ''), Buffer.from(text).toString()]));
}

async function threeVersions(): Promise<string> {
  const projectId = await generated(generateBody(FIRST));
  await generated(generateBody(SECOND, { projectId }));
  await generated(generateBody(THIRD, { projectId, packageName: 'com.acme.other' }));
  return projectId;
}

test('lists each generation with what was chosen, what changed and the checksum of its archive', async () => {
  const projectId = await threeVersions();
  const { versions, regeneration } = await versionsOf(projectId);
  expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(versions.map(({ stored }) => stored)).toEqual([true, false, false]);
  expect(versions.map(({ changes }) => changes)).toEqual([
    ['customer.born added as date'],
    ['customer.points added as int', 'customer.mail renamed to email'],
    [],
  ]);
  expect(versions.map(({ options }) => options.packageName)).toEqual([
    'com.acme.other',
    'com.acme.shop',
    'com.acme.shop',
  ]);
  expect(versions[1]?.update).toMatchObject({ since: 1, possibleRenames: [{ from: 'customer.mail', to: 'email' }] });
  expect(regeneration).toMatchObject({ free: 'unpaid-server', until: null });
  const latest = (await caller.call('GET', PATHS.projectDownload(projectId))).rawPayload;
  expect(versions[0]).toMatchObject({ sha256: hex(latest), bytes: latest.length, tables: 2 });
});

test('makes an earlier version again, byte for byte', async () => {
  const projectId = await generated(generateBody(FIRST));
  const before = (await zip(projectId, 1)).rawPayload;
  await generated(generateBody(SECOND, { projectId }));
  expect((await zip(projectId, 1)).statusCode).toBe(409);
  expect(await made(projectId, 1, { kind: 'full' })).toMatchObject({ sha256: hex(before), isSame: true });
  const again = await zip(projectId, 1);
  expect(again.rawPayload.equals(before)).toBe(true);
  expect(again.headers['content-disposition']).toBe('attachment; filename="shop-v1.zip"');
  // The one that is downloaded from the list of projects stays the latest.
  expect((await caller.call('GET', PATHS.projectDownload(projectId))).rawPayload.equals(before)).toBe(false);
});

test('an update keeps earlier migrations and adds one per version', async () => {
  const projectId = await threeVersions();
  const first = await made(projectId, 1, { kind: 'full' });
  const v1 = migrationsIn((await zip(projectId, 1)).rawPayload);
  expect(first.migrations).toEqual([]);
  // The third is asked for before the second: that one is written on the way.
  const third = await made(projectId, 3, { kind: 'update' });
  const all = migrationsIn((await zip(projectId, 3, 'update')).rawPayload);
  expect(third.migrations).toHaveLength(1);
  expect(Object.keys(all).toSorted()).toEqual(
    [...Object.keys(v1), ...Object.keys(all).filter((n) => /^V[23]__/.test(n))].toSorted(),
  );
  for (const [name, sql] of Object.entries(v1)) expect(all[name]).toBe(sql);
  const of = (number: number) => Object.entries(all).find(([name]) => name.startsWith(`V${number}__`))?.[1] ?? '';
  expect(of(2)).toContain('points');
  expect(of(3)).toContain('born');
  expect(of(3)).not.toContain('points');
  // What was written is not written otherwise.
  const other = { kind: 'update', renames: { 'customer.mail': 'email' } };
  const refused = await caller.call('POST', PATHS.versionArchive(projectId, 2), other);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    'A later version follows this update, so its migration does not change any more.',
  ]);
});

test('a rename is asked for and done when it is said', async () => {
  const projectId = await generated(generateBody(FIRST));
  await generated(generateBody(SECOND, { projectId }));
  const unsaid = await made(projectId, 2, { kind: 'update' });
  expect(unsaid.findings.join(' ')).toContain('customer.mail is gone and email is new');
  await made(projectId, 2, { kind: 'update', renames: { 'customer.mail': 'email' } });
  const said = Object.entries(migrationsIn((await zip(projectId, 2, 'update')).rawPayload));
  expect(said.find(([name]) => name.startsWith('V2__'))?.[1]).toMatch(/rename column .*mail.* to .*email/i);
  expect((await versionsOf(projectId)).versions[0]?.update.renames).toEqual({ 'customer.mail': 'email' });
});

test('another database begins anew', async () => {
  const projectId = await generated(generateBody(FIRST));
  await generated(generateBody(FIRST, { projectId, options: { database: 'mariadb' } }));
  const { versions } = await versionsOf(projectId);
  expect(versions.map(({ update }) => update.refusal)).toEqual([
    'The version before is for another database or of another build.',
    'The first version has nothing to bring along.',
  ]);
  expect((await caller.call('POST', PATHS.versionArchive(projectId, 2), { kind: 'update' })).statusCode).toBe(404);
});

test('services are updated each on its own, and keep their tables whatever a later version would do afresh', async () => {
  const architectureType = 'microservice';
  const planned = (people: string[], sales: string[]) => ({
    services: {
      services: [
        { name: 'people', tables: people },
        { name: 'sales', tables: sales },
      ],
    },
  });
  const options = planned(['customer'], ['orders']);
  const projectId = await generated(generateBody(FIRST, { architectureType, options }));
  const parcel = `${SECOND} CREATE TABLE parcel (id bigint PRIMARY KEY, order_id bigint REFERENCES orders);`;
  await generated(generateBody(parcel, { projectId, architectureType }));
  await generated(generateBody(`${parcel} CREATE TABLE flag (id int PRIMARY KEY);`, { projectId, architectureType }));
  const third = await made(projectId, 3, { kind: 'update' });
  const migrations = Object.keys(unzipSync(new Uint8Array((await zip(projectId, 3, 'update')).rawPayload)))
    .flatMap((path) => /(\w+)-service\/.*\/postgresql\/(V\d+)/.exec(path)?.slice(1, 3).join(' ') ?? [])
    .toSorted();
  expect(migrations).toEqual(['people V1', 'people V2', 'people V3', 'people V4', 'sales V1', 'sales V2', 'sales V3']);
  expect(third.findings.join(' ')).toContain('The table flag is new and goes to people');
  const moved = planned(['orders', 'parcel', 'flag'], ['customer']);
  await generated(
    generateBody(`${parcel} CREATE TABLE flag (id int PRIMARY KEY);`, { projectId, architectureType, options: moved }),
  );
  const refused = await caller.call('POST', PATHS.versionArchive(projectId, 4), { kind: 'update' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ message: string }>().message).toContain('customer would move from people to sales');
  await generated(generateBody(parcel, { projectId }));
  expect((await versionsOf(projectId)).versions[0]?.update.refusal).toBe(
    'The version before is for another database or of another build.',
  );
});

test('a download that broke off goes on where it was, unless the archive is another one now', async () => {
  const projectId = await generated(generateBody(FIRST));
  const whole = await caller.call('GET', PATHS.projectDownload(projectId));
  const tag = String(whole.headers.etag);
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: `"${hex(whole.rawPayload)}"` });
  const rest = { range: 'bytes=1000-', 'if-range': tag };
  const part = await caller.call('GET', PATHS.projectDownload(projectId), undefined, rest);
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 1000-${whole.rawPayload.length - 1}/${whole.rawPayload.length}`);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(1000))).toBe(true);
  const beyond = { range: `bytes=${whole.rawPayload.length}-` };
  expect((await caller.call('GET', PATHS.projectDownload(projectId), undefined, beyond)).statusCode).toBe(416);
  await generated(generateBody(SECOND, { projectId }));
  const later = await caller.call('GET', PATHS.projectDownload(projectId), undefined, rest);
  expect([later.statusCode, later.headers['content-range']]).toEqual([200, undefined]);
});

test('gives back schema and choices to begin again with', async () => {
  const projectId = await generated(generateBody(FIRST, { options: { javaVersion: 25 } }));
  const { data } = (await caller.call('GET', PATHS.projectSchema(projectId))).json<{ data: ProjectSchema }>();
  expect(data.sqlSchema).toBe(FIRST);
  expect(data.options).toMatchObject({ packageName: 'com.acme.shop', options: { javaVersion: 25 } });
  // Sent back as it is, it is the same version.
  await generated({ ...data.options, sqlSchema: data.sqlSchema, projectId });
  const { versions } = await versionsOf(projectId);
  expect(versions[0]?.sha256).toBe(versions[1]?.sha256);
  expect(versions[0]?.changes).toEqual([]);
});

test('says until when a paid project is generated again for nothing', async () => {
  const sales = { offered: offered(), sells: true };
  const shop = await testApp({ entitlements: entitlementsOf(() => new Date(), sales) }, {}, 'real');
  try {
    await shop.work();
    const payer = await signUp(shop.app);
    await pay(payer, 'starter');
    const projectId = await generated(generateBody(FIRST), payer);
    await generated(generateBody(SECOND, { projectId }), payer);
    const { versions, regeneration } = await versionsOf(projectId, payer);
    expect(versions).toHaveLength(2);
    expect(regeneration).toMatchObject({ free: 'paid', covers: ['swagger'] });
    const days = (Date.parse(regeneration.until ?? '') - Date.now()) / 86_400_000;
    expect(days > 29.9 && days <= 30).toBe(true);
    await shop.database.pool.query(`update entitlement set consumed_at = now() - interval '31 days'`);
    expect((await versionsOf(projectId, payer)).regeneration.free).toBe(null);
    const again = await payer.call('POST', PATHS.generateMicroservice, generateBody(THIRD, { projectId }));
    expect(again.statusCode).toBe(402);
  } finally {
    await shop.close();
  }
});
