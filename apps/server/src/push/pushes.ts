import { randomUUID } from 'node:crypto';
import { PUSH_MESSAGES, type PushHost, type PushRequest, type PushStepView } from '@backsmith/contract';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { outlast } from '../db/outlast.ts';
import type { Log } from '../log.ts';
import type { ListedVersion } from '../projects/version-store.ts';
import { Refusal } from '../refusal.ts';
import { contentFor, type ContentParts } from './choose-content.ts';
import { callHost, PATIENCE, type HostCall, type Patience } from './hosts/call-host.ts';
import { gitHub } from './hosts/github/host.ts';
import { gitLab } from './hosts/gitlab/host.ts';
import type { RepositoryHost } from './hosts/repository-host.ts';
import { PushFailure } from './push-failure.ts';
import { pushProject, type Landed } from './push-project.ts';
import { claimPush, failPush, finishPush, listPushed, notePush } from './push-store.ts';

export type PushesParts = ContentParts & {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Where projects are pushed to, by the operator's choice, never a request's: addresses of APIs. */
  readonly apis: PushApis;
  /** This process, as others know it. */
  readonly instance: number;
  readonly patience?: Patience;
};

/** Where the APIs of the hosts begin that projects are pushed to. */
export type PushApis = Readonly<Partial<Record<PushHost, string>>>;

/** How each host is spoken to. */
const HOSTS: Readonly<Record<PushHost, (call: HostCall) => RepositoryHost>> = { github: gitHub, gitlab: gitLab };

/** What is pushed where, by whom; the token lives in here and nowhere else. */
export type PushWish = {
  readonly accountId: string;
  readonly projectId: string;
  readonly versions: readonly ListedVersion[];
  readonly latest: ListedVersion;
  readonly request: PushRequest;
};

/** The pushes that one server process makes. */
export type Pushes = {
  readonly apis: PushApis;
  /** Begins one; false where the project is being pushed already. @throws Refusal TOO_MANY_REQUESTS, UNAVAILABLE */
  start(wish: PushWish): Promise<boolean>;
  /** Ends all of them. */
  readonly close: () => Promise<void>;
};

/** A push waits for the other side nearly all the time. */
const AT_ONCE = 16;
/** Seconds after which a place is likely to be free. */
const NEXT_PLACE = 20;
/** What one may take in all, waiting for the host included. Milliseconds. */
const LONGEST_PUSH = 15 * 60_000;

/** Opens the pushes of this process. */
export function openPushes(parts: PushesParts): Pushes {
  const running = new Map<string, { readonly stop: AbortController; readonly end: Promise<void> }>();
  let isClosed = false;
  let starting = 0;

  async function start(wish: PushWish): Promise<boolean> {
    if (isClosed) throw new Refusal('UNAVAILABLE', PUSH_MESSAGES.serverStopped);
    if (running.size + starting >= AT_ONCE)
      throw new Refusal('TOO_MANY_REQUESTS', PUSH_MESSAGES.busy, { retryAfter: NEXT_PLACE });
    starting += 1;
    try {
      const { projectId, latest, request } = wish;
      const run = randomUUID();
      const repository = request.owner === '' ? request.repository : `${request.owner}/${request.repository}`;
      const fresh = { projectId, run, host: request.host, repository, version: latest.version.number };
      const isClaimed = await claimPush(parts.db, { ...fresh, heldBy: parts.instance, startedAt: parts.clock() });
      if (!isClaimed) return false;
      const stop = new AbortController();
      const end = runPush(parts, wish, run, stop.signal).finally(() => running.delete(run));
      running.set(run, { stop, end });
      return true;
    } finally {
      starting -= 1;
    }
  }

  return {
    apis: parts.apis,
    start,
    close: async () => {
      isClosed = true;
      for (const { stop } of running.values()) stop.abort(new PushFailure(PUSH_MESSAGES.serverStopped));
      await Promise.all([...running.values()].map(({ end }) => end));
    },
  };
}

/** Pushes a project and stores how it ended, whatever happens. */
async function runPush(parts: PushesParts, wish: PushWish, run: string, stop: AbortSignal): Promise<void> {
  const { db, log } = parts;
  const { projectId } = wish;
  const steps = new Map<PushStepView['step'], PushStepView>();
  try {
    const landed = await push(parts, wish, stop, async (step) => {
      steps.set(step.step, step);
      if (!(await outlast(() => notePush(db, run, [...steps.values()]), stop)))
        throw new PushFailure(PUSH_MESSAGES.gone);
    });
    const { result, repositoryId, version, commit, paths, pullRequestUrl } = landed;
    const updateHistory = landed.updateHistory === undefined ? null : Buffer.from(landed.updateHistory);
    const row = {
      ...{ projectId, host: wish.request.host, repositoryId, version, commit, paths, pullRequestUrl, updateHistory },
      pushedAt: parts.clock(),
    };
    const done = { repository: landed.fullName, result, steps: [...steps.values()] };
    await outlast(() => finishPush(db, run, done, row), stop);
  } catch (error) {
    const known = knownEnd(error);
    if (known === undefined) log.error({ project: projectId, err: error }, 'a push broke off');
    const { message, field } = known ?? new PushFailure(PUSH_MESSAGES.brokeOff);
    await outlast(() => failPush(db, run, message, field), stop).catch((cause: unknown) =>
      log.warn({ project: projectId, err: cause }, 'the end of a push was not stored'),
    );
  }
}

async function push(
  parts: PushesParts,
  { accountId, projectId, versions, latest, request }: PushWish,
  stop: AbortSignal,
  onStep: (step: PushStepView) => Promise<void>,
): Promise<Landed> {
  const { db, apis, patience = PATIENCE } = parts;
  const { host } = request;
  const api = apis[host];
  if (api === undefined) throw new PushFailure(PUSH_MESSAGES.off);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(LONGEST_PUSH)]);
  const call = callHost({ host, api, token: request.token, signal, patience });
  const wanted = { accountId, projectId, versions, signal };
  return pushProject(HOSTS[host](call), {
    host,
    wanted: { owner: request.owner, name: request.repository, isPrivate: request.isPrivate },
    version: latest.version.number,
    findEarlier: (repositoryId) =>
      outlast(async () => (await listPushed(db, { projectId, host, repositoryId }))[0], signal),
    findFiles: (repositoryId, earlier) =>
      outlast(
        async () => contentFor(parts, wanted, await listPushed(db, { projectId, host, repositoryId }), earlier),
        signal,
      ),
    onStep,
  });
}

/** An end that its owner is told the reason of; undefined for one that is a mistake of ours. */
function knownEnd(error: unknown): PushFailure | undefined {
  if (error instanceof PushFailure) return error;
  if (error instanceof Refusal) return new PushFailure(error.message);
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate ? new PushFailure(PUSH_MESSAGES.lost) : undefined;
}
