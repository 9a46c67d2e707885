import { checkDocumentUpdate, type ProjectHistory } from '@backsmith/blueprint';
import type { Options } from '@backsmith/options';
import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';

/** What keeps a database in use from following a schema: documents cannot follow everything that tables can. */
export function checkUpdate(
  schema: Schema,
  { database }: Pick<Options, 'database'>,
  history: ProjectHistory,
): readonly Diagnostic[] {
  return database === 'mongodb' ? checkDocumentUpdate({ ...history, schema }) : [];
}
