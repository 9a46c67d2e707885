import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { CLIENTS, HEARING, TELLING, TICKETS, deskOfEvents } from './desk-of-events.ts';

/** How long a call and all that follows from it may take, services that start again included. */
const FOLLOWED_WITHIN_MS = 120_000;

/** So many clients are deleted while everything is killed in turn. */
const UNDER_KILLS = 60;

/** On demand alone (`BACKSMITH_PROOF=all` or by name): services start again and again. */
function suiteOn({ label, target, part, tools }: DatabaseKind): ProofSuite<ProjectClaim> {
  return {
    name: `events between services on ${label}`,
    tools: ['jdk-17', 'maven', 'rabbitmq', ...tools],
    claims: () => [{ name: `desk of events on ${label}`, generate: () => [deskOfEvents(target)] }],
    dependsOn: 'application',
    limits: { changed: 0, again: 0 },
    parts: ['JDK 17', 'RabbitMQ', part],
    harness: ['tests/backends/events', 'tests/backends/services/running-system.ts'],
  };
}

for (const kind of [POSTGRESQL, MARIADB]) describeProofs(suiteOn(kind), (proofs) => prove(kind, proofs));

function prove(kind: DatabaseKind, { taken, proven }: Proofs<ProjectClaim>): void {
  const folder = join(scratchFolder(`events-${kind.target}`), 'desk');
  let databases: TestDatabaseServer;
  let broker: TestBroker;
  let system: RunningSystem;
  let deleted = 0;
  let passed = 0;

  const ask = (module: string, method: string, path: string, body?: unknown) =>
    call(system.url(module), method, path, undefined, body);
  const ticketsOf = async (client: string) => {
    const { json } = await ask(HEARING, 'GET', `${TICKETS}?clientId=${client}&size=1`);
    return Number(json?.['totalItems']);
  };
  const count = async (module: string, table: string) => {
    const [row] = await system.database(module).rows(`select count(*) as found from ${table}`);
    return Number(row?.['found']);
  };
  const makePerson = async (name: string) => {
    const { status, json } = await ask(TELLING, 'POST', CLIENTS, { name });
    expect(status).toBe(201);
    return String(json?.['id']);
  };
  const makeTicket = async (clientId: string, referrerId?: string) => {
    const { status, json } = await ask(HEARING, 'POST', TICKETS, { clientId, referrerId, title: 'Broken', version: 0 });
    expect(status).toBe(201);
    return `${TICKETS}/${String(json?.['id'])}`;
  };

  /** A client with a ticket of their own, and one of somebody who stays that names them as the referrer. */
  async function makeClient(stays: string) {
    const id = await makePerson('Ada');
    return { id, own: await makeTicket(id), referred: await makeTicket(stays, id) };
  }
  type Client = Awaited<ReturnType<typeof makeClient>>;

  /** Deletes a client, again until the service has said that there is none. */
  async function remove({ id }: Client): Promise<void> {
    for (const end = performance.now() + FOLLOWED_WITHIN_MS; performance.now() < end;) {
      const status = await ask(TELLING, 'DELETE', `${CLIENTS}/${id}`).then(
        (answer) => answer.status,
        () => undefined,
      );
      if (status === 204 || status === 404) {
        deleted += 1;
        return;
      }
      await sleep(200);
    }
    throw new Error(`the client ${id} was not deleted`);
  }

  async function eventually(what: string, check: () => Promise<boolean>): Promise<void> {
    for (const end = performance.now() + FOLLOWED_WITHIN_MS; performance.now() < end;) {
      if (await check()) return;
      await sleep(200);
    }
    throw new Error(`${kind.label}: ${what} did not come true`);
  }

  /** Each deletion was heard of once: its ticket is gone, the other one is cleared by one change, and no event is left. */
  async function allFollowed(clients: readonly Client[]): Promise<void> {
    for (const { id, own, referred } of clients) {
      await eventually(`that tickets go along with ${id}`, async () => (await ticketsOf(id)) === 0);
      expect((await ask(HEARING, 'GET', own)).status).toBe(404);
      const { json } = await ask(HEARING, 'GET', referred);
      expect(json).toMatchObject({ referrerId: null, version: 1 });
    }
    await eventually('that every event is sent', async () => (await count(TELLING, 'outbox')) === 0);
    expect(await count(HEARING, 'inbox')).toBe(deleted);
  }

  let stays: string;
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
    const built = await runWrapper(folder, tool('jdk-17'), ['clean', 'package', '-DskipTests'], {
      MAVEN_OPTS: '-Xmx512m',
    });
    expect(built.code, tail(built)).toBe(0);
    await Promise.all([system.start(TELLING), system.start(HEARING)]);
    stays = await makePerson('Bob');
  });
  afterAll(async () => {
    await system.stopAll();
    await broker.stop();
    await databases.stop();
  });

  test('what refers to a deleted client follows as ON DELETE says', async () => {
    const client = await makeClient(stays);
    await remove(client);
    await allFollowed([client]);
    passed += 1;
  });

  test('events wait while the broker is away, and services answer', async () => {
    const clients = [await makeClient(stays), await makeClient(stays)];
    await broker.kill();
    for (const client of clients) await remove(client);
    expect(await count(TELLING, 'outbox')).toBeGreaterThanOrEqual(clients.length);
    for (const { own } of clients) expect((await ask(HEARING, 'GET', own)).status).toBe(200);
    await broker.start();
    await allFollowed(clients);
    passed += 1;
  });

  test('a service killed between commit and publication publishes when it is back', async () => {
    const client = await makeClient(stays);
    await broker.kill();
    await remove(client);
    await system.kill(TELLING);
    await broker.start();
    expect(await ticketsOf(client.id)).toBe(1);
    await system.start(TELLING);
    await allFollowed([client]);
    passed += 1;
  });

  test('what comes while nobody listens is acted on later', async () => {
    const client = await makeClient(stays);
    await system.kill(HEARING);
    await remove(client);
    await eventually('that every event is sent', async () => (await count(TELLING, 'outbox')) === 0);
    await broker.kill();
    await broker.start();
    await system.start(HEARING);
    await allFollowed([client]);
    passed += 1;
  });

  test('an event that comes twice is acted on once', async () => {
    const client = await makeClient(stays);
    await broker.kill();
    await remove(client);
    const kept = 'event_id, kind, what, record_key, occurred_at, payload';
    const waiting = system.database(TELLING);
    await waiting.execute('create table again as select * from outbox');
    await broker.start();
    await allFollowed([client]);
    // As if it was made at the same time: the event must not take it along when it comes again.
    await system
      .database(HEARING)
      .execute(`insert into ticket (client_id, title, version) values ('${client.id}', 'Late', 0)`);
    await waiting.execute(`insert into outbox (${kept}) select ${kept} from again`);
    await waiting.execute('drop table again');
    await eventually('that every event is sent again', async () => (await count(TELLING, 'outbox')) === 0);
    const marker = await makeClient(stays);
    await remove(marker);
    await allFollowed([marker]);
    expect(await ticketsOf(client.id)).toBe(1);
    passed += 1;
  });

  test(`no event is lost and none acted on twice while everything is killed in turn`, async () => {
    const clients: Client[] = [];
    for (let made = 0; made < UNDER_KILLS; made += 1) clients.push(await makeClient(stays));
    const removals = (async () => {
      for (const client of clients) {
        await remove(client);
        await sleep(150);
      }
    })();
    for (const module of [HEARING, TELLING, HEARING, TELLING]) {
      await sleep(700);
      await system.kill(module);
      await broker.kill();
      await broker.start();
      await system.start(module);
    }
    await removals;
    await allFollowed(clients);
    console.log(`${kind.label}: ${deleted} deletions, ${await count(HEARING, 'inbox')} events acted on`);
    passed += 1;
  });

  test('all of it holds', () => {
    expect(passed).toBe(6);
    for (const claim of taken) proven(claim);
  });
}
