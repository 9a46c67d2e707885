import { largestOf } from '@backsmith/text';
import type { Catalog } from './catalog.ts';
import { nameOfPart } from './part-names.ts';
import type { NamedPart, TableDraft } from './table-draft.ts';

/** What a part without a name is called after, beside its table and columns: what it is. */
export type Label = 'pkey' | 'key' | 'fkey' | 'check' | 'idx' | 'excl';

/** No table of MySQL has more than 64 indexes: where there are this many parts, none is looked for among them. */
const MOST_PARTS = 1000;

/** What MySQL puts between the table's name and the number of a reference or a check. */
const COUNTED = { fkey: '_ibfk_', check: '_chk_' };

/**
 * The name MySQL and MariaDB give a part of a table that is written without one. Sources: make_unique_key_name in
 * sql/sql_table.cc, dict_table_get_highest_foreign_id in storage/innobase/dict/dict0dict.cc, fix_constraints_names in sql/sql_table.cc
 * of MariaDB, generate_check_constraint_name in sql/sql_check_constraint.cc of MySQL.
 */
export function countedName(
  catalog: Catalog,
  table: TableDraft,
  label: Label,
  words: () => readonly string[],
): string | undefined {
  switch (label) {
    case 'key':
    case 'idx':
      return afterColumn([...table.uniques, ...table.indexes, ...indexesOf(table)], words()[0]);
    case 'fkey':
      return behindHighest(table.foreignKeys, table.name + COUNTED.fkey);
    case 'check':
      return catalog.traits.countedNames?.checks === 'word'
        ? firstFree(table.checks, (number) => `CONSTRAINT_${number}`)
        : behindHighest(table.checks, table.name + COUNTED.check);
    default:
      return undefined;
  }
}

/** Those that were made for references. */
function indexesOf({ foreignKeys }: TableDraft): readonly NamedPart[] {
  return foreignKeys.flatMap(({ index }) => (index === undefined ? [] : [{ given: index }]));
}

/** Names that were counted follow their table when it is renamed. */
export function renameCounted(catalog: Catalog, table: TableDraft, to: string): void {
  if (catalog.traits.countedNames === undefined) return;
  const follow = (part: NamedPart, begin: string): void => {
    const name = nameOfPart(part);
    if (name === undefined || !isCounted(name, table.name + begin)) return;
    const renamed = to + name.slice(table.name.length);
    if (part.name === undefined) part.given = renamed;
    else part.name = renamed;
  };
  for (const key of table.foreignKeys) follow(key, COUNTED.fkey);
  if (catalog.traits.countedNames.checks === 'table') for (const check of table.checks) follow(check, COUNTED.check);
}

function isCounted(name: string, begin: string): boolean {
  return name.startsWith(begin) && /^\d+$/.test(name.slice(begin.length));
}

function afterColumn(parts: readonly NamedPart[], column: string | undefined): string | undefined {
  if (column === undefined) return undefined;
  const isPrimary = column.toLowerCase() === 'primary';
  return firstFree(parts, (number) => (number === 1 && !isPrimary ? column : `${column}_${Math.max(number, 2)}`));
}

function behindHighest(parts: readonly NamedPart[], begin: string): string | undefined {
  if (parts.length > MOST_PARTS) return undefined;
  const numbers = parts.map((part) => {
    const name = nameOfPart(part) ?? '';
    return isCounted(name, begin) ? Number(name.slice(begin.length)) : 0;
  });
  return `${begin}${largestOf([0, ...numbers]) + 1}`;
}

function firstFree(parts: readonly NamedPart[], nameOf: (number: number) => string): string | undefined {
  if (parts.length > MOST_PARTS) return undefined;
  const taken = new Set(parts.map((part) => nameOfPart(part)?.toLowerCase()));
  for (let number = 1; ; number += 1) if (!taken.has(nameOf(number).toLowerCase())) return nameOf(number);
}
