import { buffer } from 'node:stream/consumers';
import { MESSAGES, type DiagnosticView } from '@backsmith/contract';
import type { Db } from '../db/database.ts';
import type { EnginePool } from '../engine/engine-pool.ts';
import { finished } from '../engine/finished.ts';
import { unpackUpdate } from '../engine/version-history.ts';
import type { ArchiveStorage } from '../ports/archive-storage.ts';
import { findVersionSource, listHistories, type ListedVersion, type VersionRow } from '../projects/version-store.ts';
import { filesOf } from './project-files.ts';
import { PushFailure } from './push-failure.ts';
import type { PushedRow } from './push-store.ts';
import type { EarlierPush, FilesToPush } from './push-project.ts';

export type ContentParts = {
  readonly db: Db;
  readonly storage: ArchiveStorage;
  readonly reader: Pick<EnginePool, 'remake' | 'update'>;
};

/** Which project's latest version is pushed, and for whom. */
export type ContentWish = {
  readonly accountId: string;
  readonly projectId: string;
  /** All versions of the project, the latest first. */
  readonly versions: readonly ListedVersion[];
  readonly signal: AbortSignal;
};

const DOING = 'Making the files';

/**
 * The files of the latest version that follow what stands in a repository: its migrations as they were pushed, and one that brings
 * a database along, which has run what was pushed by now. Where nothing stands there, or it cannot be followed, the whole
 * project as it is downloaded.
 *
 * @param before what was pushed to the repository, the latest first
 * @param earlier what of it is still there
 */
export async function contentFor(
  parts: ContentParts,
  wish: ContentWish,
  before: readonly PushedRow[],
  earlier: EarlierPush | undefined,
): Promise<FilesToPush> {
  const [latest] = wish.versions;
  if (latest === undefined) throw new PushFailure(MESSAGES.notCompleted);
  const chain = earlier === undefined ? [] : chainOf(wish.versions, latest, before);
  const made = chain.length > 0 ? await updateOf(parts, wish, latest, chain) : await wholeOf(parts, wish, latest);
  const since = earlier?.version ?? 0;
  const isInfo = made.diagnostics.filter(({ severity }) => severity === 'info').length;
  const brought = {
    projectName: latest.generation.options.projectName,
    version: latest.version.number,
    changes: changesSince(wish.versions, since),
    migrations: made.migrations,
    isUpdate: chain.length > 0,
    leftOut: made.diagnostics.length - isInfo,
    assumed: isInfo,
  };
  return { files: filesOf(made.archive), brought, updateHistory: made.updateHistory };
}

type Made = {
  readonly archive: Uint8Array;
  readonly diagnostics: readonly DiagnosticView[];
  readonly migrations: readonly string[];
  readonly updateHistory: Uint8Array | undefined;
};

/** What was said to be different from the version before, from the version after `since` on. */
function changesSince(versions: readonly ListedVersion[], since: number): readonly string[] {
  if (since === 0) return [];
  return versions
    .filter(({ version }) => version.number > since)
    .toReversed()
    .flatMap(({ version }) => version.changes);
}

/** The pushed versions whose migrations stand in the repository, the oldest first: from the last one on that was pushed whole. */
function chainOf(
  versions: readonly ListedVersion[],
  latest: ListedVersion,
  before: readonly PushedRow[],
): readonly PushedRow[] {
  const earlier = before.filter(({ version }) => version < latest.version.number);
  const whole = earlier.findIndex(({ updateHistory }) => updateHistory === null);
  const chain = earlier.slice(0, whole + 1).toReversed();
  const isFollowed = ({ version }: PushedRow): boolean => {
    const one = versions.find((listed) => listed.version.number === version);
    if (one?.version.hasHistory !== true) return false;
    const [then, now] = [one.generation.options, latest.generation.options];
    return then.architecture === now.architecture && then.database === now.database;
  };
  return latest.version.hasHistory && latest.version.sourceHash !== null && chain.every(isFollowed) ? chain : [];
}

async function updateOf(
  parts: ContentParts,
  { accountId, projectId, signal }: ContentWish,
  { version, generation }: ListedVersion,
  chain: readonly PushedRow[],
): Promise<Made> {
  const histories = new Map((await listHistories(parts.db, projectId)).map((row) => [row.number, row]));
  const packed = histories.get(version.number)?.updateHistory;
  const earlier = chain.flatMap((row) => {
    const history = histories.get(row.version)?.history;
    if (!history) return [];
    const update = row.updateHistory && { update: new Uint8Array(row.updateHistory) };
    return [{ history: new Uint8Array(history), ...update }];
  });
  const renames = packed ? unpackUpdate(packed).renames : {};
  const task = { source: await sourceOf(parts, version), options: generation.options, earlier, renames };
  const made = finished(await parts.reader.update(task, accountId, signal), DOING, MESSAGES.archiveFailed);
  if (made.archive === undefined) throw refused(made.diagnostics);
  const { archive, diagnostics, migrations } = made;
  return { archive, diagnostics, migrations, updateHistory: made.written.at(-1) };
}

async function wholeOf(
  parts: ContentParts,
  { accountId, signal }: ContentWish,
  { version, generation }: ListedVersion,
): Promise<Made> {
  const rest = { diagnostics: generation.diagnostics, migrations: [], updateHistory: undefined };
  const stored = generation.archiveKey === null ? undefined : await parts.storage.get(generation.archiveKey);
  if (stored !== undefined) return { ...rest, archive: await buffer(stored.stream) };
  const task = { source: await sourceOf(parts, version), options: generation.options };
  const outcome = await parts.reader.remake(task, accountId, signal);
  const { archive, diagnostics } = finished(outcome, DOING, MESSAGES.archiveFailed);
  if (archive === undefined) throw refused(diagnostics);
  return { ...rest, archive };
}

async function sourceOf(
  { db }: ContentParts,
  { projectId, sourceHash }: Pick<VersionRow, 'projectId' | 'sourceHash'>,
): Promise<Uint8Array> {
  const bytes = sourceHash === null ? undefined : await findVersionSource(db, projectId, sourceHash);
  if (bytes === undefined)
    throw new PushFailure('The schema of this version is not stored, so its files cannot be made.');
  return new Uint8Array(bytes);
}

function refused(diagnostics: readonly DiagnosticView[]): PushFailure {
  return new PushFailure(diagnostics.find(({ severity }) => severity === 'error')?.message ?? MESSAGES.archiveFailed);
}
