import { randomUUID } from 'node:crypto';
import {
  MESSAGES,
  TRYOUT_MESSAGES,
  tryoutElsewhereMessage,
  type ProjectTryout,
  type TryoutCallRequest,
  type TryoutCalls,
  type TryoutReply,
} from '@backsmith/contract';
import { secondsAfter, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import type { ProgressHub } from '../../progress/progress-hub.ts';
import { ownProject } from '../../projects/own-project.ts';
import { Refusal } from '../../refusal.ts';
import {
  endTryout,
  fetchReply,
  findTryout,
  forgetCalls,
  handCall,
  type SeenTryout,
  type TryoutRow,
} from '../../tryout/tryout-store.ts';
import type { TryoutLimits, Tryouts } from '../../tryout/tryouts.ts';

export type TryoutServiceParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly hub: ProgressHub;
  /** Undefined where this process keeps no backend up. */
  readonly tryouts?: (() => Tryouts | undefined) | undefined;
  /** Why not. */
  readonly notTried?: string | undefined;
};

/** How long another process may take for the answer to a call. Milliseconds. */
const NO_ANSWER = 45_000;
/** Calls that nobody fetched the answer of are forgotten after so many seconds. */
const FORGOTTEN = 300;

const NOT_HERE: TryoutLimits = { atOnce: 0, mostMs: 0, unusedMs: 0 };

/** Where the backend of a project stands. @throws Refusal NOT_FOUND, also for another's project. */
export async function tryoutOf(parts: TryoutServiceParts, account: Account, id: string): Promise<ProjectTryout> {
  await ownProject(parts, account, id);
  return view(parts, id, await findTryout(parts.db, account.id));
}

/**
 * Brings up the backend of a project's latest version; nothing happens where it is up.
 *
 * @throws Refusal NOT_FOUND; NOT_COMPLETED; UNAVAILABLE where this server keeps none up; TRYOUT_RUNNING where the account has that
 *   of another project up; TRYOUTS_FULL; TOO_MANY_REQUESTS.
 */
export async function startTryout(parts: TryoutServiceParts, account: Account, id: string): Promise<ProjectTryout> {
  const project = await ownProject(parts, account, id);
  const tryouts = parts.tryouts?.();
  const before = await findTryout(parts.db, account.id);
  if (isUp(before)) return refuseOther(parts, id, before);
  if (project.status !== 'completed' || project.archiveKey === null)
    throw new Refusal('NOT_COMPLETED', MESSAGES.notCompleted);
  if (tryouts === undefined) throw new Refusal('UNAVAILABLE', parts.notTried ?? TRYOUT_MESSAGES.failed);
  await parts.limit.spend('tryout', account.id);
  await tryouts.start({ accountId: account.id, projectId: id, archiveKey: project.archiveKey });
  return refuseOther(parts, id, await findTryout(parts.db, account.id));
}

/** Ends the backend of a project; nothing happens where none is up. @throws Refusal NOT_FOUND. */
export async function stopTryout(parts: TryoutServiceParts, account: Account, id: string): Promise<ProjectTryout> {
  await ownProject(parts, account, id);
  const seen = await findTryout(parts.db, account.id);
  if (isUp(seen) && seen.tryout.projectId === id) await endTryout(parts.db, seen.tryout.run, TRYOUT_MESSAGES.stopped);
  return view(parts, id, await findTryout(parts.db, account.id));
}

/** What can be called of a backend. @throws Refusal NOT_FOUND; TRYOUT_ENDED where it is not up. */
export async function tryoutCallsOf(parts: TryoutServiceParts, account: Account, id: string): Promise<TryoutCalls> {
  const { calls } = await upOf(parts, account, id);
  if (calls === null) throw new Refusal('TRYOUT_ENDED', TRYOUT_MESSAGES.notUp);
  return calls;
}

/**
 * Calls a backend, in whichever process it runs.
 *
 * @throws Refusal NOT_FOUND; TRYOUT_ENDED where it is not up; TOO_MANY_REQUESTS; UNAVAILABLE where it does not answer.
 */
export async function callTryout(
  parts: TryoutServiceParts,
  account: Account,
  id: string,
  request: TryoutCallRequest,
): Promise<TryoutReply> {
  const { run } = await upOf(parts, account, id);
  const tryouts = parts.tryouts?.();
  const reply =
    tryouts?.holds(run) === true ? await tryouts.call(run, request) : await callElsewhere(parts, run, request);
  if (reply === null) throw new Refusal('UNAVAILABLE', TRYOUT_MESSAGES.noAnswer, { retryAfter: 5 });
  return reply;
}

function isUp(seen: SeenTryout | undefined): seen is SeenTryout {
  return seen?.isHeld === true && seen.tryout.status !== 'ended';
}

/** What is up, if it is of this project. @throws Refusal TRYOUT_RUNNING where it is of another. */
function refuseOther(parts: TryoutServiceParts, id: string, seen: SeenTryout | undefined): ProjectTryout {
  if (isUp(seen) && seen.tryout.projectId !== id)
    throw new Refusal('TRYOUT_RUNNING', tryoutElsewhereMessage(seen.projectName), { projectId: seen.tryout.projectId });
  return view(parts, id, seen);
}

async function upOf(parts: TryoutServiceParts, account: Account, id: string): Promise<TryoutRow> {
  await ownProject(parts, account, id);
  const seen = await findTryout(parts.db, account.id);
  if (!isUp(seen) || seen.tryout.projectId !== id) throw new Refusal('TRYOUT_ENDED', TRYOUT_MESSAGES.notUp);
  return seen.tryout;
}

function view(parts: TryoutServiceParts, id: string, seen: SeenTryout | undefined): ProjectTryout {
  const tryouts = parts.tryouts?.();
  const { mostMs, unusedMs } = tryouts?.limits ?? NOT_HERE;
  const minutes = { most: mostMs / 60_000, unused: unusedMs / 60_000 };
  const nothing = { steps: [], reason: null, endsAt: null, minutes };
  if (seen?.tryout.projectId !== id) {
    if (tryouts !== undefined) return { ...nothing, status: 'none' };
    return { ...nothing, status: 'off', reason: parts.notTried ?? null };
  }
  const { status, steps, reason, endsAt } = seen.tryout;
  if (isUp(seen)) return { status, steps: [...steps], reason: null, endsAt: endsAt.toISOString(), minutes };
  return { ...nothing, status: 'ended', steps: [...steps], reason: status === 'ended' ? reason : TRYOUT_MESSAGES.lost };
}

/** Hands a call to the process that keeps the backend, and waits for the answer. Null where there is none. */
async function callElsewhere(
  { db, hub, clock }: TryoutServiceParts,
  run: string,
  request: TryoutCallRequest,
): Promise<TryoutReply | null> {
  const id = randomUUID();
  const news = newsOf(hub, id);
  try {
    await handCall(db, { id, run, request, createdAt: clock() });
    for (const end = Date.now() + NO_ANSWER; Date.now() < end;) {
      await news.next(end - Date.now());
      const fetched = await fetchReply(db, id);
      if (fetched !== undefined) return fetched.reply;
    }
    return null;
  } finally {
    news.close();
    await forgetCalls(db, id, secondsAfter(clock(), -FORGOTTEN));
  }
}

/** Waits for news that may come before they are waited for. */
function newsOf(hub: ProgressHub, id: string): { next(ms: number): Promise<void>; close(): void } {
  let isNew = false;
  let wake = (): void => undefined;
  const unsubscribe = hub.subscribe(id, () => {
    isNew = true;
    wake();
  });
  return {
    next: async (ms) => {
      if (!isNew) {
        const timer = setTimeout(() => wake(), ms);
        await new Promise<void>((resolve) => (wake = resolve)).finally(() => clearTimeout(timer));
      }
      isNew = false;
    },
    close: unsubscribe,
  };
}
