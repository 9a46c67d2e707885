import { generate, recordedSource, type Generation, type Previous } from '@backsmith/engine';
import { sha256Of } from './describe-version.ts';
import type { MadeUpdate, UpdateTask } from './engine-task.ts';
import { storableDiagnostics } from './storable.ts';
import { migrationsOf, packHistory, unpackUpdate, unpackVersion, type UpdateHistory } from './version-history.ts';

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
        record: { ...record, versions: [...behind.record.versions, withRenames(version, known.renames)] },
        migrations: [...behind.migrations, ...known.migrations],
      };
      written.push(update ?? new Uint8Array());
      continue;
    }
    const previous = { ...behind, taken: [], renames: {} };
    const { value, diagnostics } = generate(recordedSource(version), record.options, undefined, { previous });
    if (value === undefined) return { archive: undefined, diagnostics: storableDiagnostics(diagnostics) };
    written.push(packHistory({ renames: {}, migrations: addedBy(value, behind) }));
    behind = { record: value.record, migrations: migrationsOf(value.files) };
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
    written: [...written, packHistory({ renames, migrations })],
    migrations: migrations.map(({ path }) => path),
    diagnostics: found,
  };
}

function withRenames(
  version: Previous['record']['versions'][number],
  renames: UpdateHistory['renames'],
): Previous['record']['versions'][number] {
  return Object.keys(renames).length === 0 ? version : { ...version, renames };
}

function addedBy({ files }: Generation, { migrations }: Behind): Previous['migrations'] {
  const old = new Set(migrations.map(({ path }) => path));
  return migrationsOf(files).filter(({ path }) => !old.has(path));
}
