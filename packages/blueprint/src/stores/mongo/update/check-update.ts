import type { Renames, Schema, SchemaVersion } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { Migration } from '../../../model/project.ts';
import { plainSchema } from '../schema/plain-schema.ts';
import { standingCollections } from './standing.ts';
import { followHistory } from './write-changes.ts';

/** A schema that follows earlier versions. */
export type DocumentUpdate = {
  readonly schema: Schema;
  readonly versions: readonly SchemaVersion[];
  readonly renames?: Renames | undefined;
  readonly migrations: readonly Migration[];
};

/** What keeps the documents of a database in use from following a schema, as errors. */
export function checkDocumentUpdate({ schema, versions, renames, migrations }: DocumentUpdate): readonly Diagnostic[] {
  const { findings } = followHistory(plainSchema(schema).schema, { versions, renames });
  const errors = findings.sorted().filter(({ severity }) => severity === 'error');
  if (standingCollections(migrations) !== undefined) return errors;
  const message = 'One of the generated changes of the database is not what was generated.';
  const hint = 'Take the files of db/changes back from the branch backsmith.';
  return [...errors, { severity: 'error', code: 'change-unreadable', message, hint, line: 0, column: 0 }];
}
