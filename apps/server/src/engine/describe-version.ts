import { GENERATOR, migrationsAmong, recordedSchema, type Generation } from '@backsmith/engine';
import { describeDifferences, diffSchemas, type Schema, type SchemaDiff } from '@backsmith/schema';
import { createHash } from 'node:crypto';
import type { StoredRename } from '../db/stored.ts';
import type { VersionFacts } from './engine-task.ts';
import { storableText } from './storable.ts';
import { packHistory, unpackVersion } from './version-history.ts';

/** How many differences of two versions are kept; what is more is counted in a last sentence. */
const MOST_CHANGES = 300;

/** @param before the history of the version before, where there is one. */
export function describeVersion(made: Generation, before: Uint8Array | undefined): VersionFacts {
  const { archive, record, files, schema } = made;
  const diff = before === undefined ? undefined : differenceFrom(before, schema);
  return {
    generator: GENERATOR,
    sha256: sha256Of(archive),
    changes: diff === undefined ? [] : shortened(describeDifferences(diff)),
    renames: diff === undefined ? [] : renamesIn(diff).slice(0, MOST_CHANGES),
    history: packHistory({ record, migrations: migrationsAmong(files) }),
  };
}

export function sha256Of(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(bytes).digest());
}

function differenceFrom(packed: Uint8Array, now: Schema): SchemaDiff | undefined {
  const [version] = unpackVersion(packed).record.versions;
  if (version === undefined) return undefined;
  return diffSchemas(recordedSchema(version), now);
}

function shortened(sentences: readonly string[]): readonly string[] {
  const more = sentences.length - MOST_CHANGES;
  const kept = sentences.slice(0, MOST_CHANGES).map(storableText);
  return more > 0 ? [...kept, `${more} more`] : kept;
}

function renamesIn({ tables }: SchemaDiff): readonly StoredRename[] {
  const pairs = [
    ...tables.renamed.map(({ before, after }) => ({ from: before.name, to: after.name })),
    ...tables.changed.flatMap(({ before: table, columns }) =>
      columns.renamed.map(({ before, after }) => ({ from: `${table.name}.${before.name}`, to: after.name })),
    ),
  ];
  // A name that cannot be kept as it is cannot be told by either.
  return pairs.filter(({ from, to }) => storableText(from) === from && storableText(to) === to);
}
