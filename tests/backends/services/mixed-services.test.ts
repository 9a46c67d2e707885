import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMINISTRATOR, WITHOUT_LIMITS, guardSettings, signIn, signingKey } from '@backsmith/prover';
import {
  REPOSITORY,
  resolveClassPath,
  runWrapper,
  scratchFolder,
  tool,
  writeFiles,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { startStandIn, type StandInServer } from '../mongo/server/start-stand-in.ts';
import { POSTGRESQL } from '../proof/database-kinds.ts';
import { generateProject } from '../proof/project.ts';
import { CLIENTS, MODULES, TICKETS, call, desk, type Answer } from './desk.ts';
import { RunningSystem } from './running-system.ts';

// One service keeps documents, on what stands for MongoDB, and the others tables, in PostgreSQL: they ask each other as services of
// one kind do.

const DOCUMENTS = 'tickets-service';

const SUITE = {
  name: 'services on two kinds of databases behind their gateway',
  tools: ['jdk-17', 'jdk-25', 'maven'],
  claims: (): readonly ProjectClaim[] => [{ name: 'mixed desk', generate: () => [desk('postgresql', 'tickets')] }],
  dependsOn: 'build',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 17', 'PostgreSQL'],
  harness: ['tests/backends/services', 'tests/backends/mongo/server'],
} as const;

/** The jars of a project on MongoDB, what stands for it among them: the jar of a service comes without. */
function standInJars(): Promise<string> {
  const source = readFileSync(join(REPOSITORY, 'examples/library.sql'));
  const { files } = generateProject('jars', source, { database: 'mongodb', devDatabase: 'embedded' });
  const pom = files.find(({ path }) => path === 'pom.xml');
  return resolveClassPath(String(pom?.content), tool('jdk-25'));
}

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('mixed-services');
  const folder = join(scratch, 'desk');
  let databases: TestDatabaseServer;
  let documents: StandInServer;
  let system: RunningSystem;
  let token: string;
  let passed = 0;

  const asked = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(system.url('gateway'), method, path, token, body);

  const ticketsKept = async (): Promise<unknown> => {
    const found = await documents.run('tickets', { find: 'ticket', sort: { _id: 1 } });
    return (found['cursor'] as { readonly firstBatch: unknown }).firstBatch;
  };

  beforeAll(async () => {
    writeFiles(folder, desk('postgresql', 'tickets').files);
    databases = await POSTGRESQL.start();
    documents = await startStandIn(await standInJars());
    const env = { ...guardSettings(join(scratch, 'mails'), signingKey()), ...WITHOUT_LIMITS };
    const elsewhere = {
      [DOCUMENTS]: { SPRING_PROFILES_ACTIVE: 'prod', MONGODB_URI: documents.uri('tickets') },
    };
    system = await RunningSystem.prepare({ folder, jdk: tool('jdk-17'), databases, env, elsewhere }, MODULES);
  }, 300_000);
  afterAll(async () => {
    await system.stopAll();
    await documents.stop();
    await databases.stop();
  });

  test('./mvnw verify at the root passes the generated tests of every service', async () => {
    const env = { MAVEN_OPTS: '-Xmx512m', DB_URL: 'jdbc:postgresql://127.0.0.1:1/none' };
    const ended = await runWrapper(folder, tool('jdk-17'), ['clean', 'verify'], env);
    console.log(`mixed desk: verified in ${ended.seconds.toFixed(0)} s`);
    expect(ended.code).toBe(0);
    passed += 1;
  });

  test('records of one kind refer to those of the other, each kept by its own database', async () => {
    for (const module of MODULES) await system.start(module);
    token = (await signIn(system.url('gateway'), ADMINISTRATOR)).accessToken;
    const client = await asked('POST', CLIENTS, { name: 'Ada' });
    expect(client.status).toBe(201);
    const clientId = String(client.json?.['id']);
    const made = await asked('POST', TICKETS, { clientId, title: 'No light' });
    expect(made.status).toBe(201);
    const me = await asked('GET', '/auth/me');
    expect(made.json).toMatchObject({ id: 1, clientId, createdBy: me.json?.['id'] });
    expect(await ticketsKept()).toEqual([
      { _id: 1, client_id: clientId.replaceAll('-', ''), title: 'No light', created_by: me.json?.['id'] },
    ]);
    const unknown = await asked('POST', TICKETS, { clientId: crypto.randomUUID(), title: 'No client' });
    expect([unknown.status, unknown.json?.['code']]).toEqual([422, 'unknown-reference']);
    const changed = await asked('PATCH', `${TICKETS}/1`, { clientId: crypto.randomUUID() });
    expect([changed.status, changed.json?.['code']]).toEqual([422, 'unknown-reference']);
    expect(await ticketsKept()).toMatchObject([{ client_id: clientId.replaceAll('-', '') }]);
    passed += 1;
  });

  test('what documents refer to is not deleted, and is once they do not', async () => {
    const listed = await asked('GET', TICKETS);
    const [ticket] = listed.json?.['items'] as readonly { readonly id: number; readonly clientId: string }[];
    const client = `${CLIENTS}/${ticket?.clientId ?? ''}`;
    const used = await asked('DELETE', client);
    expect([used.status, used.json?.['code']]).toEqual([409, 'in-use']);
    await system.stop(DOCUMENTS);
    const away = await asked('DELETE', client);
    expect([away.status, away.json?.['code']]).toEqual([503, 'unavailable']);
    await system.start(DOCUMENTS);
    expect((await asked('DELETE', `${TICKETS}/${ticket?.id ?? 0}`)).status).toBe(204);
    expect(await ticketsKept()).toEqual([]);
    expect((await asked('DELETE', client)).status).toBe(204);
    const audit = await asked('GET', '/audit/tickets');
    expect(JSON.stringify(audit.json)).toContain('No light');
    passed += 1;
  });

  test('all of it holds', () => {
    expect(passed).toBe(3);
    for (const claim of taken) proven(claim);
  });
});
