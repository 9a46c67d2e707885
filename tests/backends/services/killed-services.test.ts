import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMINISTRATOR, WITHOUT_LIMITS, guardSettings, signIn, signingKey } from '@backsmith/prover';
import { runWrapper, scratchFolder, tool, writeFiles, type TestDatabaseServer } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs, type Proofs, type ProofSuite } from '../../ledger/describe-proofs.ts';
import { MARIADB, POSTGRESQL, type DatabaseKind } from '../proof/database-kinds.ts';
import { CLIENTS, MODULES, TICKETS, call, desk } from './desk.ts';
import { CALL_KINDS, Load, isToldAway, isWell, type Ended } from './load.ts';
import { RunningSystem } from './running-system.ts';

const CALLERS = 6;

/** The gateway answers for a service that does not within this time. */
const TIME_OUT_MS = 35_000;

/** How long a module stays away, and how soon all is well once it is healthy again. */
const AWAY_MS = 5000;
const RECOVERY_MS = 30_000;

/** So many answers in a row are well. */
const ENOUGH = 40;

/** On demand alone (`BACKSMITH_PROOF=all` or by name): it takes minutes, and judges by times. */
function suiteOn({ label, target, part, tools }: DatabaseKind): ProofSuite<ProjectClaim> {
  return {
    name: `services killed under load on ${label}`,
    tools: ['jdk-17', 'maven', ...tools],
    claims: () => [{ name: `killed desk on ${label}`, generate: () => [desk(target)] }],
    dependsOn: 'build',
    limits: { changed: 0, again: 0 },
    parts: ['JDK 17', part],
    harness: ['tests/backends/services'],
  };
}

for (const kind of [POSTGRESQL, MARIADB]) describeProofs(suiteOn(kind), (proofs) => prove(kind, proofs));

function prove(kind: DatabaseKind, { taken, proven }: Proofs<ProjectClaim>): void {
  const scratch = scratchFolder(`killed-services-${kind.target}`);
  const folder = join(scratch, 'desk');
  let databases: TestDatabaseServer;
  let system: RunningSystem;
  let token: string;
  let load: Load;
  let passed = 0;

  const ask = (method: string, path: string, body?: unknown) =>
    call(system.url('gateway'), method, path, token, body, TIME_OUT_MS);

  beforeAll(async () => {
    writeFiles(folder, desk(kind.target).files);
    databases = await kind.start();
    const env = { ...guardSettings(join(scratch, 'mails'), signingKey()), ...WITHOUT_LIMITS };
    // Tokens outlast the whole suite: nobody signs in anew while services are killed.
    const lasting = { ...env, APP_SECURITY_ACCESSTOKENLIFETIME: '2h' };
    system = await RunningSystem.prepare({ folder, jdk: tool('jdk-17'), databases, env: lasting }, MODULES);
    const built = await runWrapper(folder, tool('jdk-17'), ['clean', 'package', '-DskipTests'], {
      MAVEN_OPTS: '-Xmx512m',
    });
    expect(built.code).toBe(0);
    for (const module of MODULES) await system.start(module);
    token = (await signIn(system.url('gateway'), ADMINISTRATOR)).accessToken;
    const client = await ask('POST', CLIENTS, { name: 'Ada' });
    expect(client.status).toBe(201);
    load = new Load(system.url('gateway'), token, String(client.json?.['id']), CALLERS, TIME_OUT_MS);
    await allWell();
  });
  afterAll(async () => {
    await load.stop();
    await system.stopAll();
    await databases.stop();
  });

  test.each(MODULES)('%s is killed, away and back', async (module) => {
    const killedAt = performance.now();
    await system.kill(module);
    await sleep(AWAY_MS);
    const startedAt = performance.now();
    await system.start(module);
    const healthyAt = performance.now();
    const wellAt = await allWell();
    const ended = load.since(killedAt);
    print(module, ended, { start: healthyAt - startedAt, recovery: wellAt - healthyAt });
    const isGateway = module === 'gateway';
    const undefinedOnes = ended.filter((one) => !isWell(one) && !isToldAway(one));
    expect(undefinedOnes.filter(({ failure }) => !isGateway || failure === undefined)).toEqual([]);
    if (isGateway) expect(undefinedOnes.filter(({ sentAt }) => sentAt > healthyAt)).toEqual([]);
    else {
      const away = ended.filter(({ sentAt }) => sentAt < startedAt);
      expect(away.some((one) => CALL_KINDS[one.kind] === module && isToldAway(one))).toBe(true);
      const listOfAnother = module === 'clients-service' ? 'list tickets' : 'list clients';
      expect(away.filter((one) => one.kind === listOfAnother).every(isWell)).toBe(true);
    }
    expect(Math.max(...ended.map(({ ms }) => ms))).toBeLessThan(TIME_OUT_MS);
    expect(wellAt - healthyAt).toBeLessThan(RECOVERY_MS);
    passed += 1;
  });

  test('what was said to be written is there, and nothing twice', async () => {
    await load.stop();
    for (const [made, path] of [
      ['make client', CLIENTS],
      ['make ticket', TICKETS],
    ] as const) {
      const sent = load.ended.filter((one) => one.kind === made);
      const ids = sent.filter(isWell).map(({ answer }) => String(answer?.json?.['id']));
      for (const id of ids) expect((await ask('GET', `${path}/${id}`)).status).toBe(200);
      const list = await ask('GET', `${path}?size=1`);
      const others = path === CLIENTS ? 1 : 0;
      const found = Number(list.json?.['totalItems']) - others;
      console.log(`${kind.label}: ${path}: ${sent.length} sent, ${ids.length} answered with 201, ${found} found`);
      expect(found).toBeGreaterThanOrEqual(ids.length);
      expect(found).toBeLessThanOrEqual(sent.length);
    }
    passed += 1;
  });

  test('all of it holds', () => {
    expect(passed).toBe(MODULES.length + 1);
    for (const claim of taken) proven(claim);
  });

  /** Waits until many calls in a row, of every kind, are well, and says when the first of them was sent. */
  async function allWell(): Promise<number> {
    for (const end = performance.now() + 120_000; performance.now() < end;) {
      await sleep(50);
      const last = load.ended.slice(-ENOUGH);
      if (last.length === ENOUGH && last.every(isWell)) return Math.min(...last.map(({ sentAt }) => sentAt));
    }
    throw new Error(`not well again: ${JSON.stringify(load.ended.slice(-5))}`);
  }

  function print(module: string, ended: readonly Ended[], took: { readonly start: number; readonly recovery: number }) {
    const counts = new Map<string, number>();
    for (const { answer } of ended) {
      const status = answer === undefined ? 'no answer' : String(answer.status);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    const times = ended.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    console.log(
      [
        `${kind.label}: ${module} killed under ${CALLERS} callers:`,
        [...counts].map(([status, count]) => `${count} × ${status}`).join(', '),
        `(ms: half within ${at(0.5)}, 99 % within ${at(0.99)}, longest ${at(1)});`,
        `healthy ${seconds(took.start)} s after its start, all well ${seconds(Math.max(took.recovery, 0))} s behind that`,
      ].join(' '),
    );
  }
}
