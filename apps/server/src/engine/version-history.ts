import type { Previous, ProjectRecord, RecordedVersion } from '@backsmith/engine';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isFields } from '@backsmith/text';

/** What a version leaves for the updates of later ones. */
export type VersionHistory = {
  /** What stands in the archive: what was chosen, and the schema without rows. */
  readonly record: ProjectRecord;
  readonly migrations: Previous['migrations'];
};

/** What the update of a version adds to those before it. */
export type UpdateHistory = {
  readonly renames: Readonly<Record<string, string>>;
  readonly migrations: Previous['migrations'];
  /** Which service keeps which tables, where there are several. */
  readonly services?: RecordedVersion['services'];
};

/** Compressed JSON: a schema may hold what a column of text or JSON cannot. */
export function packHistory(history: VersionHistory | UpdateHistory): Uint8Array {
  const packed = gzipSync(JSON.stringify(history));
  // Of its own buffer, so that it can leave its thread.
  return new Uint8Array(packed);
}

/** What a version left. @throws Error where something else was packed */
export function unpackVersion(packed: Uint8Array): VersionHistory {
  const history = unpacked(packed);
  if (!isOfVersion(history)) throw new Error('What was packed is no history of a version.');
  return history;
}

/** What the update of a version added. @throws Error where something else was packed */
export function unpackUpdate(packed: Uint8Array): UpdateHistory {
  const history = unpacked(packed);
  if (!isOfUpdate(history)) throw new Error('What was packed is no history of an update.');
  return history;
}

function isOfVersion(value: unknown): value is VersionHistory {
  return isFields(value) && isFields(value['record']) && 'migrations' in value;
}

function isOfUpdate(value: unknown): value is UpdateHistory {
  return isFields(value) && isFields(value['renames']) && 'migrations' in value;
}

function unpacked(packed: Uint8Array): unknown {
  return JSON.parse(gunzipSync(packed).toString('utf8'));
}
