import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { History } from '../../../model/history.ts';
import type { Migration } from '../../../model/project.ts';
import { fileWords } from '../../../tables/file-words.ts';
import { changeText, makingCommands } from '../changes/write-changes.ts';
import { plainSchema } from '../schema/plain-schema.ts';
import type { StoredNames } from '../stored-names.ts';
import { followVersions, type Followed } from './follow-versions.ts';
import { standingCollections } from './standing.ts';
import { updateCommands, type Wanted } from './update-commands.ts';

/** The numbered changes of a project, and what the last of them brings with it. */
export type WrittenChanges = { readonly changes: readonly Migration[]; readonly findings: readonly Diagnostic[] };

/** Follows the versions of a project to the one that is to be. */
export function followHistory(schema: Schema, { versions, renames }: Pick<History, 'versions' | 'renames'>): Followed {
  const earlier = versions.map((one) => ({ ...one, schema: plainSchema(one.schema).schema }));
  return followVersions([...earlier, { schema, renames }]);
}

/**
 * Writes the changes: of a new database the first one, which makes everything; of one in use those that are there, as they are, and
 * one more where something is to be done.
 */
export function writeChanges(
  { collections, counters, own }: Wanted & Pick<StoredNames, 'own'>,
  history: History | undefined,
  followed: Followed | undefined,
): WrittenChanges {
  if (history === undefined || followed === undefined) {
    const commands = makingCommands(collections, counters, own.counters);
    return { changes: [{ path: 'V1__schema.json', sql: changeText(commands) }], findings: [] };
  }
  const { migrations, versions, next } = history;
  const standing = standingCollections(migrations);
  if (standing === undefined) throw new Error('Changes that cannot be read are refused before');
  const commands = updateCommands(standing, { collections, counters }, followed, followed.findings);
  const words = fileWords(versions.at(-1)?.schema ?? followed.schema, followed.schema);
  const added = commands.length === 0 ? [] : [{ path: `V${next}__${words}.json`, sql: changeText(commands) }];
  return { changes: [...migrations, ...added], findings: followed.findings.sorted() };
}
