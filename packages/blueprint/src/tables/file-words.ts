import { diffSchemas } from '@backsmith/schema';
import type { Schema } from '@backsmith/schema';

/** Names as much of a difference as a file name should hold. */
const MOST_NAMED = 2;
const LONGEST_NAME = 40;

/** What leads from one version of a schema to the next is about, in a file name: `change_customer_and_invoice`. */
export function fileWords(before: Schema, after: Schema): string {
  const { tables, foreignKeys } = diffSchemas(before, after);
  const names = [
    ...tables.changed.map((table) => table.after.name),
    ...tables.renamed.map((table) => table.after.name),
    ...[...tables.added, ...tables.removed].map(({ name }) => name),
    ...[...foreignKeys.added, ...foreignKeys.removed].map(({ table }) => table),
  ].map((name) =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '_')
      .replaceAll(/^_+|_+$/gu, ''),
  );
  const known = [...new Set(names)].filter((name) => name !== '');
  if (known.length === 0) return 'change_schema';
  const said = known.length > MOST_NAMED ? `${known.length}_tables` : known.join('_and_');
  return `change_${said}`.slice(0, LONGEST_NAME).replace(/_+$/u, '');
}
