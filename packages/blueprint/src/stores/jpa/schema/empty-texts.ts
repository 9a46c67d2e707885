import type { Column, Schema, Table } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { Findings } from '../../../findings.ts';

/** Types whose value without characters Oracle keeps as NULL. */
const TEXTS: ReadonlySet<Column['dataType']['kind']> = new Set(['char', 'varchar', 'text', 'set']);

/**
 * The schema in which texts may be missing that are empty by default: where a text without characters is NULL, `NOT NULL
 * DEFAULT ''` is met by no row that leaves the column to its default.
 */
export function withEmptyTexts(schema: Schema): { readonly schema: Schema; readonly findings: readonly Diagnostic[] } {
  const findings = new Findings(schema.files);
  const tables = schema.tables.map((table) =>
    table.columns.some((column) => isEmptyByDefault(table, column))
      ? { ...table, columns: table.columns.map((column) => freed(table, column, findings)) }
      : table,
  );
  return { schema: { ...schema, tables }, findings: findings.sorted() };
}

function isEmptyByDefault({ primaryKey }: Table, { name, dataType, notNull, default: given }: Column): boolean {
  const isEmpty = given?.kind === 'string' && given.value === '';
  return notNull && isEmpty && TEXTS.has(dataType.kind) && !primaryKey.includes(name);
}

function freed(table: Table, column: Column, findings: Findings): Column {
  const { default: given, ...rest } = column;
  if (given === undefined || !isEmptyByDefault(table, column)) return column;
  findings.assume(
    'empty-text-is-null',
    column,
    `${table.name}.${column.name} may be missing: it is empty by default, and Oracle keeps a text without characters as NULL.`,
    'Answers show null where the source has an empty text.',
  );
  return { ...rest, notNull: false };
}
