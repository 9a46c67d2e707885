import {
  generate,
  migrationsAmong,
  recordedSource,
  type Generation,
  type Previous,
  type RecordedVersion,
} from '@backsmith/engine';
import { sha256Of } from './describe-version.ts';
import type { MadeUpdate, UpdateTask } from './engine-task.ts';
import { storableDiagnostics } from './storable.ts';
import { packHistory, unpackUpdate, unpackVersion, type UpdateHistory } from './version-history.ts';

type Behind = { readonly record: Previous['record']; readonly migrations: Previous['migrations'] };

/**
 * Makes a version anew behind the ones before it: their migrations stay byte for byte, and one more brings a database in use
 * along. Updates in between that nobody has asked for are written on the way.
 */
export function makeUpdate({ source, options, earlier, renames }: Omit<UpdateTask, 'port'>): MadeUpdate {
  const [first, ...rest] = earlier;
  if (first === undefined) throw new Error('An update follows a version');
  let behind: Behind = unpackVersion(first.history);
  const written: Uint8Array[] = [];
  for (const { history, update } of rest) {
    const known = update && unpackUpdate(update);
    const { record } = unpackVersion(history);
    const [version] = record.versions;
    if (version === undefined) throw new Error('A record has a version');
    if (known !== undefined) {
      behind = {
        record: { ...record, versions: [...behind.record.versions, asUpdated(version, known)] },
        migrations: [...behind.migrations, ...known.migrations],
      };
      written.push(update ?? new Uint8Array());
      continue;
    }
    const previous = { ...behind, taken: [], renames: {} };
    const { value, diagnostics } = generate(recordedSource(version), record.options, undefined, { previous });
    if (value === undefined) return { archive: undefined, diagnostics: storableDiagnostics(diagnostics) };
    written.push(packHistory({ renames: {}, migrations: addedBy(value, behind), ...servicesOf(value) }));
    behind = { record: value.record, migrations: migrationsAmong(value.files) };
  }
  const { value, diagnostics } = generate(source, options, undefined, {
    previous: { ...behind, taken: [], renames },
  });
  const found = storableDiagnostics(diagnostics);
  if (value === undefined) return { archive: undefined, diagnostics: found };
  const migrations = addedBy(value, behind);
  return {
    archive: value.archive,
    sha256: sha256Of(value.archive),
    written: [...written, packHistory({ renames, migrations, ...servicesOf(value) })],
    migrations: migrations.map(({ path }) => path),
    diagnostics: found,
  };
}

/** A version as its update left it: on its own it may have shared out its tables in another way. */
function asUpdated(version: RecordedVersion, { renames, services }: UpdateHistory): RecordedVersion {
  const said = Object.keys(renames).length === 0 ? {} : { renames };
  return { ...version, ...said, ...(services && { services }) };
}

function servicesOf({ record }: Generation): Pick<UpdateHistory, 'services'> {
  const services = record.versions.at(-1)?.services;
  return services === undefined ? {} : { services };
}

function addedBy({ files }: Generation, { migrations }: Behind): Previous['migrations'] {
  const old = new Set(migrations.map(({ path }) => path));
  return migrationsAmong(files).filter(({ path }) => !old.has(path));
}
