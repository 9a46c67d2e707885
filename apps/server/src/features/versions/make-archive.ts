import { MESSAGES, type ArchiveRequest, type DiagnosticView, type ReadyArchive } from '@backsmith/contract';
import { finished } from '../../engine/finished.ts';
import { unpackUpdate } from '../../engine/version-history.ts';
import type { Account } from '../../identity/account-store.ts';
import { archiveKeyOf, updateKeyOf } from '../../projects/file-names.ts';
import {
  findVersionSource,
  listHistories,
  noteArchive,
  updateVersion,
  type VersionRow,
} from '../../projects/version-store.ts';
import { Refusal } from '../../refusal.ts';
import { chainBefore } from './chain.ts';
import type { OwnVersion, VersionParts } from './service.ts';
import { isFixed } from './views.ts';

/**
 * Sees to it that an archive of a version is stored: as it is, or made again.
 *
 * @throws Refusal NOT_FOUND, SCHEMA_ERROR, TIME_LIMIT, MEMORY_LIMIT, UNAVAILABLE or TOO_MANY_REQUESTS.
 */
export async function makeArchive(
  parts: VersionParts,
  account: Account,
  own: OwnVersion,
  { kind, renames }: ArchiveRequest,
  signal: AbortSignal,
): Promise<ReadyArchive> {
  return kind === 'full' ? makeFull(parts, account, own, signal) : makeUpdate(parts, account, own, renames, signal);
}

async function makeFull(
  parts: VersionParts,
  account: Account,
  { one }: OwnVersion,
  signal: AbortSignal,
): Promise<ReadyArchive> {
  const { version, generation } = one;
  if (generation.archiveKey !== null && version.sha256 !== null && version.bytes !== null) {
    return { ...readyOf(version.sha256, version.bytes), isSame: true };
  }
  await parts.limit.spend('archive', account.id);
  const task = { source: await sourceOf(parts, version), options: generation.options };
  const outcome = await parts.reader.remake(task, account.id, signal);
  const { archive, version: facts, diagnostics } = finished(outcome, DOING, MESSAGES.archiveFailed);
  if (archive === undefined || facts === undefined) throw refused(diagnostics);
  const key = archiveKeyOf(version.projectId, version.generationId);
  const sha256 = Buffer.from(facts.sha256);
  await parts.storage.put(key, archive);
  await updateVersion(parts.db, version.generationId, {
    ...{ sha256, bytes: archive.byteLength, generator: facts.generator },
  });
  if (!(await noteArchive(parts.db, version.generationId, key))) await parts.storage.remove(key);
  const isSame = version.sha256?.equals(sha256) ?? false;
  return { ...readyOf(sha256, archive.byteLength), isSame };
}

async function makeUpdate(
  parts: VersionParts,
  account: Account,
  { one, all }: OwnVersion,
  renames: Readonly<Record<string, string>> | undefined,
  signal: AbortSignal,
): Promise<ReadyArchive> {
  const { version, generation } = one;
  const chain = chainBefore(all, version.number);
  if ('refusal' in chain) throw new Refusal('NOT_FOUND', chain.refusal);
  const histories = new Map((await listHistories(parts.db, version.projectId)).map((row) => [row.number, row]));
  const packed = histories.get(version.number)?.updateHistory;
  const known = packed ? unpackUpdate(packed) : undefined;
  const said = renames ?? known?.renames ?? {};
  if (known !== undefined && isFixed(version.number, all) && !isSaid(said, known.renames)) {
    throw new Refusal('VALIDATION_ERROR', FIXED, { field: 'renames' });
  }
  await parts.limit.spend('archive', account.id);
  const earlier = chain.earlier.flatMap(({ version: { number } }) => {
    const row = histories.get(number);
    if (!row?.history) return [];
    const update = row.updateHistory && { update: new Uint8Array(row.updateHistory) };
    return [{ history: new Uint8Array(row.history), ...update }];
  });
  const task = { source: await sourceOf(parts, version), options: generation.options, earlier, renames: said };
  const made = finished(await parts.reader.update(task, account.id, signal), DOING, MESSAGES.archiveFailed);
  if (made.archive === undefined) throw refused(made.diagnostics);
  const key = updateKeyOf(version.projectId, version.generationId);
  await parts.storage.put(key, made.archive);
  const sha256 = Buffer.from(made.sha256);
  await parts.db.transaction(async (tx) => {
    const followed = chain.earlier.slice(1).map(({ version: { generationId } }) => generationId);
    for (const [at, generationId] of followed.entries()) {
      const written = made.written[at];
      if (written) await updateVersion(tx, generationId, { updateHistory: Buffer.from(written) });
    }
    const own = made.written.at(-1);
    await updateVersion(tx, version.generationId, {
      ...{ updateKey: key, updateSha256: sha256, updateBytes: made.archive.byteLength },
      updateHistory: own ? Buffer.from(own) : null,
    });
  });
  const isSame = version.updateSha256?.equals(sha256) ?? true;
  const findings = newFindings(made.diagnostics, generation.diagnostics);
  return { ...readyOf(sha256, made.archive.byteLength), isSame, migrations: [...made.migrations], findings };
}

const DOING = 'Making this version';
const FIXED = 'A later version follows this update, so its migration does not change any more.';

async function sourceOf(parts: VersionParts, { projectId, sourceHash }: Pick<VersionRow, 'projectId' | 'sourceHash'>) {
  const bytes = sourceHash === null ? undefined : await findVersionSource(parts.db, projectId, sourceHash);
  if (bytes === undefined) throw new Refusal('NOT_FOUND', 'The schema of this version is not stored.');
  return new Uint8Array(bytes);
}

function readyOf(sha256: Buffer, bytes: number) {
  return { sha256: sha256.toString('hex'), bytes, migrations: [], findings: [] };
}

function refused(diagnostics: readonly DiagnosticView[]): Refusal {
  const error = diagnostics.find(({ severity }) => severity === 'error');
  return new Refusal('SCHEMA_ERROR', error?.message ?? MESSAGES.archiveFailed);
}

/** What only the update says: the version itself was told of the rest. */
function newFindings(now: readonly DiagnosticView[], before: readonly DiagnosticView[]): string[] {
  const known = new Set(before.map(({ code, message }) => `${code} ${message}`));
  return now.filter(({ code, message }) => !known.has(`${code} ${message}`)).map(({ message }) => message);
}

function isSaid(said: Readonly<Record<string, string>>, known: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(said);
  return names.length === Object.keys(known).length && names.every((name) => said[name] === known[name]);
}
