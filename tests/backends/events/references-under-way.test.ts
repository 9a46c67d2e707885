import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  runWrapper,
  scratchFolder,
  startRabbitMq,
  tail,
  tool,
  writeFiles,
  type TestBroker,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs, type Proofs, type ProofSuite } from '../../ledger/describe-proofs.ts';
import { MARIADB, POSTGRESQL, type DatabaseKind } from '../proof/database-kinds.ts';
import { call } from '../services/desk.ts';
import { RunningSystem } from '../services/running-system.ts';
import { UNSEEN } from '../services/unseen-notes.ts';
import { CLIENTS, HEARING, TELLING, TICKETS, deskOfEvents } from './desk-of-events.ts';

/** So many clients are deleted while tickets are written that refer to them. */
const TRIES = 20;

/** A ticket is deleted, or cleared, at the latest so long after its client is. */
const FOLLOWED_WITHIN_MS = 20_000;

/** What makes each write of a ticket last longer than the event of a deletion takes to come. */
const SLOWLY: Readonly<Partial<Record<Database, string>>> = {
  postgresql: `
    CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1.5); RETURN NEW; END $$;
    CREATE TRIGGER slowly BEFORE INSERT ON ticket FOR EACH ROW EXECUTE FUNCTION slowly();`,
  mariadb: 'CREATE TRIGGER slowly BEFORE INSERT ON ticket FOR EACH ROW DO SLEEP(1.5);',
};

function suiteOn({ label, target, part, tools }: DatabaseKind): ProofSuite<ProjectClaim> {
  return {
    name: `references under way while their records are deleted, by events on ${label}`,
    tools: ['jdk-17', 'maven', 'rabbitmq', ...tools],
    claims: () => [{ name: `late references on ${label}`, generate: () => [deskOfEvents(target)] }],
    dependsOn: 'application',
    limits: { changed: 0, again: 0 },
    parts: ['JDK 17', 'RabbitMQ', part],
    harness: ['tests/backends/events', 'tests/backends/services'],
  };
}

for (const kind of [POSTGRESQL, MARIADB]) describeProofs(suiteOn(kind), (proofs) => prove(kind, proofs));

function prove(kind: DatabaseKind, { taken, proven }: Proofs<ProjectClaim>): void {
  const folder = join(scratchFolder(`late-references-${kind.target}`), 'desk');
  let databases: TestDatabaseServer;
  let broker: TestBroker;
  let system: RunningSystem;
  let stays: string;
  let passed = 0;

  const ask = (module: string, method: string, path: string, body?: unknown) =>
    call(system.url(module), method, path, undefined, body);
  async function makeClient(): Promise<string> {
    const { status, json } = await ask(TELLING, 'POST', CLIENTS, { name: 'Ada' });
    expect(status).toBe(201);
    return String(json?.['id']);
  }
  const ticket = (clientId: string, referrerId?: string) =>
    ask(HEARING, 'POST', TICKETS, { clientId, referrerId, title: 'Broken', version: 0 }).then(({ status }) => status);

  /** The tickets that refer to this client, who is deleted. */
  async function referring(client: string): Promise<number> {
    const query = `select count(*) as found from ticket where client_id = '${client}' or referrer_id = '${client}'`;
    const [row] = await system.database(HEARING).rows(query);
    return Number(row?.['found']);
  }

  beforeAll(async () => {
    writeFiles(folder, deskOfEvents(kind.target).files);
    [databases, broker] = await Promise.all([kind.start(), startRabbitMq()]);
    const env = {
      RABBITMQ_HOST: '127.0.0.1',
      RABBITMQ_PORT: String(broker.port),
      RABBITMQ_USERNAME: 'guest',
      RABBITMQ_PASSWORD: 'guest',
    };
    system = await RunningSystem.prepare({ folder, jdk: tool('jdk-17'), databases, env }, [TELLING, HEARING]);
    const goals = ['package', '-DskipTests', '--projects', `${TELLING},${HEARING}`];
    const built = await runWrapper(folder, tool('jdk-17'), goals, { MAVEN_OPTS: '-Xmx512m' });
    expect(built.code, tail(built)).toBe(0);
    await Promise.all([system.start(TELLING), system.start(HEARING)]);
    stays = await makeClient();
    await ticket(stays);
    const slowly = SLOWLY[kind.target];
    if (slowly === undefined) throw new Error(`nothing slows down ${kind.label}`);
    await system.database(HEARING).execute(slowly);
  });
  afterAll(async () => {
    await system.stopAll();
    await broker.stop();
    await databases.stop();
  });

  /** Deletes clients while tickets are written that refer to them; how many of these refer to nothing in the end. */
  async function race(): Promise<{ readonly answers: Readonly<Record<string, number>>; readonly dangling: number }> {
    const clients: string[] = [];
    const answers: Record<string, number> = {};
    for (let at = 0; at < TRIES; at += 1) {
      const client = await makeClient();
      clients.push(client);
      const written = Promise.all([ticket(client), ticket(stays, client)]);
      await sleep(100 + (at % 5) * 30);
      const gone = (await ask(TELLING, 'DELETE', `${CLIENTS}/${client}`)).status;
      const answer = `POST ${(await written).join(' and ')}, DELETE ${gone}`;
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
    const isOver = async () => (await Promise.all(clients.map(referring))).every((found) => found === 0);
    for (const end = performance.now() + FOLLOWED_WITHIN_MS; performance.now() < end && !(await isOver());) {
      await sleep(500);
    }
    const left = await Promise.all(clients.map(referring));
    return { answers, dangling: left.reduce((all, found) => all + found, 0) };
  }

  test('what was under way follows the deletion of what it refers to', { timeout: 300_000 }, async () => {
    const { answers, dangling } = await race();
    console.log(`${kind.label}, notes seen: ${JSON.stringify(answers)}; ${dangling} refer to nothing`);
    expect(dangling).toBe(0);
    expect(answers['POST 201 and 201, DELETE 204']).toBeGreaterThan(TRIES / 2);
    passed += 1;
  });

  test('without the notes it would stay', { timeout: 300_000 }, async () => {
    const unseen = UNSEEN[kind.target];
    if (unseen === undefined) throw new Error(`nothing hides notes in ${kind.label}`);
    await system.database(HEARING).execute(unseen.begin);
    const { answers, dangling } = await race();
    await system.database(HEARING).execute(unseen.end);
    console.log(`${kind.label}, notes unseen: ${JSON.stringify(answers)}; ${dangling} refer to nothing`);
    expect(dangling).toBeGreaterThan(0);
    passed += 1;
  });

  test('all of it holds', () => {
    expect(passed).toBe(2);
    for (const claim of taken) proven(claim);
  });
}
