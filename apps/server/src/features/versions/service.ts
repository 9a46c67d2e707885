import { MESSAGES, type ProjectResult, type ProjectSchema, type ProjectVersionsAnswer } from '@backsmith/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { EnginePool } from '../../engine/engine-pool.ts';
import { finished } from '../../engine/finished.ts';
import { unpackUpdate } from '../../engine/version-history.ts';
import { regenerationOf, type Entitlements } from '../../entitlements/entitlements.ts';
import type { Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import type { ArchiveStorage } from '../../ports/archive-storage.ts';
import type { ProjectWithFacts } from '../../projects/project-store.ts';
import { resultOf } from '../../projects/result-view.ts';
import { findSource } from '../../projects/source-store.ts';
import { listHistories, listVersions, type ListedVersion } from '../../projects/version-store.ts';
import { ownProject } from '../../projects/own-project.ts';
import { Refusal } from '../../refusal.ts';
import { optionsView, versionView } from './views.ts';

export type VersionParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly storage: ArchiveStorage;
  readonly reader: Pick<EnginePool, 'read' | 'remake' | 'update'>;
  readonly entitlements: Pick<Entitlements, 'paymentNeeded'>;
};

/** A version of a project of the caller, with all the project's versions. */
export type OwnVersion = {
  readonly project: ProjectWithFacts;
  readonly all: readonly ListedVersion[];
  readonly one: ListedVersion;
};

/** All versions of a project of the caller, and until when another costs nothing. @throws Refusal NOT_FOUND. */
export async function listOwnVersions(
  parts: VersionParts,
  account: Account,
  id: string,
): Promise<ProjectVersionsAnswer['data']> {
  await ownProject(parts, account, id);
  const { paymentNeeded } = parts.entitlements;
  const [all, histories, regeneration] = await Promise.all([
    listVersions(parts.db, id),
    listHistories(parts.db, id),
    regenerationOf(parts.db, paymentNeeded, account, id, parts.clock()),
  ]);
  const said = new Map(
    histories.flatMap(({ number, updateHistory }) =>
      updateHistory === null ? [] : [[number, unpackUpdate(updateHistory).renames] as const],
    ),
  );
  return { versions: all.map((one) => versionView(one, all, said.get(one.version.number) ?? null)), regeneration };
}

/** What the generation of a version found, and how long it took. @throws Refusal NOT_FOUND. */
export async function resultOfVersion(
  parts: VersionParts,
  account: Account,
  id: string,
  number: number,
): Promise<ProjectResult> {
  return resultOf((await ownVersion(parts, account, id, number)).one.generation);
}

/** The schema a project is generated again from, as it is shown, and what was chosen. @throws Refusal NOT_FOUND. */
export async function schemaOf(
  parts: VersionParts,
  account: Account,
  id: string,
  signal: AbortSignal,
): Promise<ProjectSchema> {
  const project = await ownProject(parts, account, id);
  const stored = await findSource(parts.db, id);
  if (!stored) throw new Refusal('NOT_FOUND', 'The schema of this project is not stored.');
  await parts.limit.spend('archive', account.id);
  const outcome = await parts.reader.read(new Uint8Array(stored.bytes), account.id, signal);
  const { text } = finished(outcome, 'Reading this schema', MESSAGES.schemaFailed);
  return {
    projectId: id,
    sqlSchema: text,
    originalIdea: project.originalIdea,
    storedAt: stored.storedAt.toISOString(),
    options: project.options && optionsView(project.options),
  };
}

/** @throws Refusal NOT_FOUND for an unknown project or version and for another's, NOT_COMPLETED where there is none yet. */
export async function ownVersion(
  parts: Pick<VersionParts, 'db'>,
  account: Account,
  id: string,
  number: number,
): Promise<OwnVersion> {
  const project = await ownProject(parts, account, id);
  const all = await listVersions(parts.db, id);
  if (all.length === 0) throw new Refusal('NOT_COMPLETED', MESSAGES.notCompleted);
  const one = all.find(({ version }) => version.number === number);
  if (one === undefined) throw new Refusal('NOT_FOUND', 'There is no such version.');
  return { project, all, one };
}
