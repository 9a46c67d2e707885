import { labelOf, type Options } from '@backsmith/options';
import type { Diagnostic } from '@backsmith/text';

/** What keeps a project that was generated before from following its schema: no change of a database of documents is written. */
export function checkUpdate({ database }: Pick<Options, 'database'>): readonly Diagnostic[] {
  if (database !== 'mongodb') return [];
  return [
    {
      severity: 'error',
      code: 'update-not-available',
      message: `Projects on ${labelOf('database', database)} are not updated from a new schema yet.`,
      hint: 'Change the classes, and write the next change of the database beside the first, in src/main/resources/db/changes.',
      line: 0,
      column: 0,
    },
  ];
}
