import { PATHS, type ProjectProofAnswer } from '@backsmith/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generation, proof } from '../../db/schema.ts';
import {
  claimProof,
  endProof,
  findKnownProof,
  giveBackProof,
  noteProof,
  queueProof,
  rescueProofs,
  retryProof,
} from '../../projects/proof-store.ts';
import { eventsOf, generateBody, signUp, type Caller } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
  await subject.work();
});
afterAll(() => subject.close());

const NOW = new Date('2027-01-05T10:00:00Z');
const ME = 7;
const VERIFICATION = {
  format: 1,
  outcome: 'failed',
  digest: 'd',
  summary: 'It failed.',
  machine: { jdk: '21', database: 'PostgreSQL 18', sandbox: 'a sandbox' },
  steps: [{ step: 'compile', status: 'failed', text: '1 error', seconds: 1 }],
  figures: { files: 2 },
  failures: [{ step: 'compile', what: 'A.java:1: error' }],
  notes: [],
  seconds: 1,
} as const;

async function generated(): Promise<{ readonly caller: Caller; readonly projectId: string; readonly id: string }> {
  const caller = await signUp(subject.app);
  const answer = await caller.call('POST', PATHS.generateMicroservice, generateBody('create table a (id int)'));
  const projectId = eventsOf(answer)[0]?.projectId ?? '';
  const [row] = await subject.parts.db.select().from(generation).where(eq(generation.projectId, projectId));
  return { caller, projectId, id: row?.id ?? '' };
}

async function seen(caller: Caller, projectId: string) {
  return (await caller.call('GET', PATHS.projectProof(projectId))).json<ProjectProofAnswer>().data;
}

test('a proof is queued, claimed once, followed and shown; the same bytes are known afterwards', async () => {
  const { caller, projectId, id } = await generated();
  expect((await seen(caller, projectId)).status).toBe('none');
  await queueProof(subject.parts.db, { id, projectId }, NOW);
  await queueProof(subject.parts.db, { id, projectId }, NOW);
  expect((await seen(caller, projectId)).status).toBe('queued');
  const [first, second] = await Promise.all([1, 2].map(() => claimProof(subject.parts.db, ME, NOW)));
  expect([first, second].filter((row) => row?.generationId === id)).toHaveLength(1);
  expect(await noteProof(subject.parts.db, id, ME + 1, [])).toBe(false);
  expect(await noteProof(subject.parts.db, id, ME, [{ step: 'compile', status: 'running', text: 'Compiling' }])).toBe(
    true,
  );
  expect((await seen(caller, projectId)).steps).toEqual([{ step: 'compile', status: 'running', text: 'Compiling' }]);
  const end = { status: 'failed', progress: [], verification: VERIFICATION, word: `w-${id}` } as const;
  await endProof(subject.parts.db, id, ME, end, NOW);
  expect(await seen(caller, projectId)).toMatchObject({
    status: 'failed',
    failures: VERIFICATION.failures,
    machine: VERIFICATION.machine,
  });
  expect((await findKnownProof(subject.parts.db, `w-${id}`))?.digest).toBe('d');
});

test('a proof whose prover breaks off is tried again, twice, by whoever is free', async () => {
  const { caller, projectId, id } = await generated();
  const { db } = subject.parts;
  await queueProof(db, { id, projectId }, NOW);
  const again: boolean[] = [];
  for (const instance of [ME, ME + 1, ME]) {
    await claimProof(db, instance, NOW);
    await noteProof(db, id, instance, [{ step: 'compile', status: 'running', text: 'Compiling' }]);
    expect(await retryProof(db, id, instance + 1)).toBe(false);
    again.push(await retryProof(db, id, instance));
  }
  expect(again).toEqual([true, true, false]);
  expect((await seen(caller, projectId)).status).toBe('running');
  await endProof(db, id, ME, { status: 'absent', progress: [] }, NOW);
  expect((await seen(caller, projectId)).status).toBe('absent');
});

test('a proof in part shows what it has seen and what was missing, and is looked for again', async () => {
  const { caller, projectId, id } = await generated();
  await queueProof(subject.parts.db, { id, projectId }, NOW);
  await claimProof(subject.parts.db, ME, NOW);
  const gap = { reasons: ['The migrations need the extension vector.'], next: ['Name a server.'] };
  const verification = {
    ...VERIFICATION,
    outcome: 'partial',
    missing: { extensions: ['vector'] },
    failures: [],
    gap,
  } as const;
  const end = { status: verification.outcome, progress: [], verification, word: `w-${id}` } as const;
  await endProof(subject.parts.db, id, ME, end, NOW);
  expect(await seen(caller, projectId)).toMatchObject({ status: 'partial', gap, reason: null, failures: [] });
  expect(await findKnownProof(subject.parts.db, `w-${id}`)).toBeUndefined();
});

test('one that was cut off without a record of its own says why, and what to do', async () => {
  const { caller, projectId, id } = await generated();
  await queueProof(subject.parts.db, { id, projectId }, NOW);
  await claimProof(subject.parts.db, ME, NOW);
  const progress = [{ step: 'compile', status: 'passed', text: '2 files compiled' }] as const;
  await endProof(subject.parts.db, id, ME, { status: 'partial', progress, reason: 'The time was up.' }, NOW);
  const shown = await seen(caller, projectId);
  expect(shown).toMatchObject({ status: 'partial', reason: null, gap: { reasons: ['The time was up.'] } });
  expect(shown.gap?.next.join(' ')).toContain('mvnw verify');
});

/** What a proof has been through: provers that broke off, and servers that died. */
async function lossesOf(id: string) {
  const [row] = await subject.parts.db.select().from(proof).where(eq(proof.generationId, id));
  return [row?.attempts, row?.deaths];
}

test('a proof that was given back has lost nothing', async () => {
  const { projectId, id } = await generated();
  const { db } = subject.parts;
  await queueProof(db, { id, projectId }, NOW);
  for (let time = 0; time < 5; time += 1) {
    expect((await claimProof(db, ME, NOW))?.generationId).toBe(id);
    await giveBackProof(db, id, ME);
  }
  expect(await lossesOf(id)).toEqual([0, 0]);
  await claimProof(db, ME, NOW);
  await endProof(db, id, ME, { status: 'absent', progress: [] }, NOW);
});

test('the death of its server takes none of the tries of a proof, and does not go on for ever', async () => {
  const { caller, projectId, id } = await generated();
  const { db } = subject.parts;
  await queueProof(db, { id, projectId }, NOW);
  const dies = async () => {
    await claimProof(db, ME, NOW);
    await rescueProofs(db, NOW);
    return (await seen(caller, projectId)).status;
  };
  const breaks = async () => {
    await claimProof(db, ME, NOW);
    return retryProof(db, id, ME);
  };
  for (let time = 1; time <= 5; time += 1) expect(await dies()).toBe('queued');
  expect([await breaks(), await breaks()]).toEqual([true, true]);
  expect(await lossesOf(id)).toEqual([2, 5]);
  for (let time = 6; time < 10; time += 1) expect(await dies()).toBe('queued');
  expect(await dies()).toBe('absent');
  expect((await seen(caller, projectId)).reason).toMatch(/stopped 10 times/);
});

test("another's proof is not found", async () => {
  const { projectId } = await generated();
  const stranger = await signUp(subject.app);
  expect((await stranger.call('GET', PATHS.projectProof(projectId))).statusCode).toBe(404);
});
