import type { Catalog } from './catalog.ts';
import { countedName, type Label } from './counted-names.ts';
import type { ColumnDraft } from './column-draft.ts';
import type { CheckDraft, IndexDraft, KeyDraft, NamedPart, TableDraft } from './table-draft.ts';
import { partWord } from '../../model/exclusion-name.ts';
import { namesIn } from '../values/column-mentions.ts';

/** The longest name PostgreSQL keeps, https://www.postgresql.org/docs/current/sql-syntax-lexical.html */
const LONGEST = 63;

/**
 * Gives a part that is written without a name the one PostgreSQL gives it, `table_columns_label` with a number where that is
 * taken; MySQL counts. It keeps it whatever table and columns are called later. Source: ChooseRelationName and ChooseConstraintName in
 * src/backend/commands/indexcmds.c and src/backend/catalog/pg_constraint.c.
 */
export function giveName(
  catalog: Catalog,
  table: TableDraft,
  part: NamedPart,
  label: Label,
  words: () => readonly string[] = () => [],
): void {
  if (catalog.traits.countedNames !== undefined && part.name === undefined) {
    const name = countedName(catalog, table, label, words);
    if (name !== undefined) part.given = name;
  }
  if (!catalog.traits.namesByColumns) return;
  part.words = words();
  if (part.name === undefined) {
    const columns = part.words.join('_');
    const name = (number: number): string => shortened(table.name, columns, `${label}${number === 0 ? '' : number}`);
    part.given = catalog.partNames.firstFree(`${table.name}\0${columns}\0${label}`, table.schema, name);
  }
  catalog.partNames.note(table, part);
}

/** Gives a part another name, which it is written with from then on. */
export function renameNamed(catalog: Catalog, table: TableDraft, part: NamedPart, name: string): void {
  part.name = name;
  catalog.partNames.noteRenamed(table, part);
}

export function columnWords(columns: readonly ColumnDraft[]): readonly string[] {
  return columns.map(({ name }) => name);
}

/** A key is called after what its index holds besides, too. */
export function keyWords({ columns, include = [] }: KeyDraft): readonly string[] {
  return columnWords([...columns, ...include]);
}

/** A check over one column is called after it, any other after its table alone. */
export function checkWords(table: TableDraft, { expression }: CheckDraft): readonly string[] {
  const columns = new Set(namesIn(expression).flatMap((name) => table.columns.find(name)?.name ?? []));
  return columns.size === 1 ? [...columns] : [];
}

export function indexWords({ parts, include = [] }: IndexDraft): readonly string[] {
  const words = parts.map(
    ({ column, missing, expression = '' }) => column?.name ?? missing ?? partWord({ expression }),
  );
  return [...words, ...include].map((word, at, all) => {
    const before = all.slice(0, at).filter((other) => other === word).length;
    return before === 0 ? word : `${word}${before}`;
  });
}

/**
 * Gives the NOT NULL of columns, by default of all, the name PostgreSQL 18 knows it by, `table_column_not_null`, which it
 * keeps.
 */
export function nameNotNulls(
  catalog: Catalog,
  table: TableDraft,
  columns: readonly ColumnDraft[] = table.columns.all,
): void {
  if (catalog.traits.namesByColumns !== true) return;
  for (const column of columns) {
    if (column.notNull || table.primaryKey?.columns.includes(column) === true)
      column.notNullName ??= shortened(table.name, column.name, 'not_null');
    else delete column.notNullName;
  }
}

/** What PostgreSQL calls the sequence that a serial column brings along. */
export function sequenceName(table: TableDraft, column: ColumnDraft): string {
  return shortened(table.name, column.name, 'seq');
}

/** The longer of table and columns is cut until the name fits (makeObjectName). */
function shortened(table: string, columns: string, label: string): string {
  let [first, second] = [table.length, columns.length];
  const rest = label.length + 1 + (second === 0 ? 0 : 1);
  while (first + second + rest > LONGEST) {
    if (first > second) first -= 1;
    else second -= 1;
  }
  return [table.slice(0, first), ...(second === 0 ? [] : [columns.slice(0, second)]), label].join('_');
}
