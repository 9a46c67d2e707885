import { randomUUID } from 'node:crypto';
import { LIMITS, MESSAGES, type Capabilities, type GenerateRequest } from '@backsmith/contract';
import type { Clock } from '../../clock.ts';
import { isAway } from '../../db/away.ts';
import type { Database, Db } from '../../db/database.ts';
import { outlast } from '../../db/outlast.ts';
import type { StoredOptions } from '../../db/stored.ts';
import type { Entitlements } from '../../entitlements/entitlements.ts';
import { DISK_WAIT } from '../../disk/disk-full.ts';
import type { HasRoom } from '../../disk/free-room.ts';
import { lockAccount, type Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import {
  announceGeneration,
  countOpenGenerations,
  findGeneration,
  insertGeneration,
} from '../../projects/generation-store.ts';
import { beginProject, insertProject } from '../../projects/project-store.ts';
import { findSource, hashText, type StoredSource } from '../../projects/source-store.ts';
import { storeSource, type Room } from '../../projects/store-source.ts';
import { pendingSteps } from '../../projects/steps.ts';
import { ownProject } from '../../projects/own-project.ts';
import { Refusal } from '../../refusal.ts';
import { refuseWhileWaiting } from './wait-after-limits.ts';
import { readOptions } from './options.ts';

export type GenerationParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly entitlements: Entitlements;
  readonly offered: Capabilities;
  /** What one account may keep in all. Bytes. */
  readonly quota: number;
  /** False: the disks would not take what a run writes. */
  readonly hasRoom: HasRoom;
};

/** What was accepted. */
export type Accepted = { readonly generationId: string; readonly projectId: string };

/** Generations of one account that may be open at once; they take turns with those of others. */
const MOST_OPEN = 10;

/** How long a database that went away at the end of an acceptance is waited for. Milliseconds. */
const LOOK_MS = 10_000;

/**
 * Accepts a generation: checks everything, stores the project, its source and the generation, and queues the job, all in one
 * transaction.
 *
 * @throws Refusal with the code of what stands in the way; nothing has changed then.
 */
export async function acceptGeneration(
  parts: GenerationParts,
  account: Account,
  given: GenerateRequest,
): Promise<Accepted> {
  if (given.userId !== undefined && given.userId !== account.id) throw new Refusal('FORBIDDEN', MESSAGES.forbidden);
  const text = given.sqlSchema?.trim() === '' ? undefined : given.sqlSchema;
  if (text === undefined && given.projectId === undefined) {
    throw new Refusal('MISSING_DATA', MESSAGES.missingData, { field: 'sqlSchema' });
  }
  const options = readOptions(given);
  if (!(await parts.hasRoom())) throw new Refusal('DISK_FULL', MESSAGES.diskFullForRun, { retryAfter: DISK_WAIT });
  await parts.limit.spend('generate', account.id);
  const generationId = randomUUID();
  const store = (tx: Db) => storeGeneration(parts, tx, account, generationId, { ...given, text, options });
  return parts.db
    .transaction(store)
    .catch((error: unknown) => acceptedAllTheSame(parts.db, account, generationId, error));
}

async function storeGeneration(
  parts: GenerationParts,
  tx: Db,
  account: Account,
  generationId: string,
  wanted: Wanted,
): Promise<Accepted> {
  const { options } = wanted;
  const open = await checkRoom(tx, account);
  await refuseWhileWaiting(tx, account.id, parts.clock());
  const projectId = await takeProject(parts, tx, account, wanted);
  const paidBy = await parts.entitlements.reserve(tx, account, {
    generationId,
    projectId,
    features: options.features,
  });
  await insertGeneration(tx, {
    id: generationId,
    projectId,
    accountId: account.id,
    status: 'queued',
    options,
    steps: pendingSteps(parts.offered.steps),
    message: MESSAGES.generationStarting,
    createdAt: parts.clock(),
    paidBy,
  });
  await parts.jobs.enqueue(tx, generationId, open);
  await announceGeneration(tx, generationId);
  return { generationId, projectId };
}

/**
 * A connection that breaks at the very end leaves open whether all was stored; whoever is told to try again would have it twice.
 *
 * @throws the error when it was not stored, and the database's when it stays away.
 */
async function acceptedAllTheSame(
  db: Database,
  account: Account,
  generationId: string,
  error: unknown,
): Promise<Accepted> {
  if (!isAway(error)) throw error;
  const look = () =>
    db.transaction(async (tx) => {
      // Whoever stores holds this lock to the end.
      await lockAccount(tx, account.id);
      return findGeneration(tx, generationId);
    });
  const found = await outlast(look, AbortSignal.timeout(LOOK_MS));
  if (!found) throw error;
  return { generationId, projectId: found.generation.projectId };
}

/** Counting under the account's lock: parallel requests of one account wait for one another here. @returns how many are open. */
async function checkRoom(tx: Db, account: Account): Promise<number> {
  await lockAccount(tx, account.id);
  const open = await countOpenGenerations(tx, account.id);
  if (open < MOST_OPEN) return open;
  const message = `You can have ${MOST_OPEN} generations in the queue. Please wait until one of them has finished.`;
  throw new Refusal('TOO_MANY_GENERATIONS', message, { retryAfter: 10 });
}

type Wanted = {
  readonly projectId?: string | undefined;
  readonly originalIdea?: string | undefined;
  readonly firstBuild?: boolean | undefined;
  readonly text: string | undefined;
  readonly options: StoredOptions;
};

/** Makes a project of the text, or takes an existing one for a new run. @returns its id. */
async function takeProject(parts: GenerationParts, tx: Db, account: Account, wanted: Wanted): Promise<string> {
  const { options, text } = wanted;
  const name = options.projectName;
  const now = parts.clock();
  if (wanted.projectId === undefined) {
    const id = randomUUID();
    const originalIdea = wanted.originalIdea ?? '';
    const status = 'generating';
    await insertProject(tx, { id, accountId: account.id, name, status, originalIdea, options, createdAt: now });
    await putText(tx, { accountId: account.id, quota: parts.quota }, id, text ?? '', now);
    return id;
  }
  const id = wanted.projectId;
  const project = await ownProject({ db: tx }, account, id);
  const change = { name, originalIdea: wanted.originalIdea ?? project.originalIdea, options };
  const isFirst = wanted.firstBuild === true;
  if (!(await beginProject(tx, account.id, id, change, isFirst))) throw await whyNotFree(tx, account, id);
  const stored = await findSource(tx, id);
  if (text !== undefined && !isShown(stored, text))
    await putText(tx, { accountId: account.id, quota: parts.quota }, id, text, now);
  else if (!stored) throw new Refusal('MISSING_DATA', MESSAGES.missingData, { field: 'sqlSchema' });
  return id;
}

/** A project that was not free for a run: it is in one, or has been, where it was to be the first. */
async function whyNotFree(tx: Db, account: Account, id: string): Promise<Refusal> {
  const { status } = await ownProject({ db: tx }, account, id);
  return status === 'completed'
    ? new Refusal('ALREADY_BUILT', MESSAGES.alreadyBuilt, { projectId: id })
    : new Refusal('GENERATION_RUNNING', MESSAGES.generationRunning, { projectId: id });
}

/** True for the text that was shown for the stored bytes: it was not edited, so the bytes themselves count. */
function isShown(stored: StoredSource | undefined, text: string): boolean {
  return stored?.shownTextHash?.equals(hashText(text)) ?? false;
}

async function putText(tx: Db, room: Room, projectId: string, text: string, now: Date): Promise<void> {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.byteLength > LIMITS.upload.maxBytes) {
    throw new Refusal('FILE_TOO_LARGE', `The schema is too large. The maximum is ${LIMITS.upload.label}.`);
  }
  // Shown as it is, so sending it again is no edit.
  await storeSource(tx, room, projectId, bytes, text, now);
}
