import { MESSAGES, PUSH_HOSTS, PUSH_MESSAGES, type ProjectPush, type PushRequest } from '@backsmith/contract';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import { listVersions } from '../../projects/version-store.ts';
import { ownProject } from '../../projects/own-project.ts';
import { gitHubTokenPage } from '../../push/hosts/github/address.ts';
import { gitLabTokenPage } from '../../push/hosts/gitlab/address.ts';
import { findPush, type SeenPush } from '../../push/push-store.ts';
import type { Pushes } from '../../push/pushes.ts';
import { Refusal } from '../../refusal.ts';

export type PushServiceParts = {
  readonly db: Database;
  readonly limit: RateLimit;
  /** Undefined where this server pushes nothing. */
  readonly pushes?: (() => Pushes | undefined) | undefined;
};

/** Where the latest push of a project stands. @throws Refusal NOT_FOUND, also for another's project. */
export async function pushOf(parts: PushServiceParts, account: Account, id: string): Promise<ProjectPush> {
  await ownProject(parts, account, id);
  return view(parts.pushes?.(), await findPush(parts.db, id));
}

/**
 * Begins to push the latest version of a project.
 *
 * @throws Refusal NOT_FOUND; PUSH_RUNNING; NOT_COMPLETED; UNAVAILABLE where this server pushes nothing; TOO_MANY_REQUESTS.
 */
export async function startPush(
  parts: PushServiceParts,
  account: Account,
  id: string,
  request: PushRequest,
): Promise<ProjectPush> {
  const project = await ownProject(parts, account, id);
  const versions = await listVersions(parts.db, id);
  const [latest] = versions;
  if (project.status !== 'completed' || latest === undefined) throw new Refusal('NOT_COMPLETED', MESSAGES.notCompleted);
  const pushes = parts.pushes?.();
  if (pushes?.apis[request.host] === undefined) throw new Refusal('UNAVAILABLE', PUSH_MESSAGES.off);
  await parts.limit.spend('push', account.id);
  if (!(await pushes.start({ accountId: account.id, projectId: id, versions, latest, request })))
    throw new Refusal('PUSH_RUNNING', PUSH_MESSAGES.running);
  return view(pushes, await findPush(parts.db, id));
}

const TOKEN_PAGES = { github: gitHubTokenPage, gitlab: gitLabTokenPage } as const;

function hostsOf(pushes: Pushes | undefined): ProjectPush['hosts'] {
  return PUSH_HOSTS.flatMap((host) => {
    const api = pushes?.apis[host];
    return api === undefined ? [] : [{ host, tokenPage: TOKEN_PAGES[host](api) }];
  });
}

function view(pushes: Pushes | undefined, seen: SeenPush | undefined): ProjectPush {
  const hosts = hostsOf(pushes);
  const nothing = {
    host: null,
    repository: null,
    version: null,
    steps: [],
    reason: null,
    field: null,
    result: null,
    hosts,
  };
  if (pushes === undefined && seen === undefined) return { ...nothing, status: 'off', reason: PUSH_MESSAGES.off };
  if (seen === undefined) return { ...nothing, status: 'none' };
  const { host, repository, version, steps, status, reason, field, result } = seen.push;
  const shown = { host, repository, version, steps, hosts };
  if (status === 'running' && !seen.isHeld)
    return { ...shown, status: 'failed', reason: PUSH_MESSAGES.lost, field: null, result: null };
  return { ...shown, status, reason, field, result };
}
