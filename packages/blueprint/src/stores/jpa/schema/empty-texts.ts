import type { Column, Schema, Table } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { Findings } from '../../../findings.ts';

/** Types whose value without characters Oracle keeps as NULL. */
const TEXTS: ReadonlySet<Column['dataType']['kind']> = new Set(['char', 'varchar', 'text', 'set']);

/**
 * The schema in which texts may be missing that are empty by default: where a text without characters is NULL, `NOT NULL
 * DEFAULT ''` is met by no row that leaves the column to its default. So may choices of which one is such a text, which is none.
 */
export function withEmptyTexts(schema: Schema): { readonly schema: Schema; readonly findings: readonly Diagnostic[] } {
  const findings = new Findings(schema.files);
  const tables = schema.tables.map((table) => {
    const isKey = ({ name }: Column) => table.primaryKey.includes(name);
    const columns = table.columns.map((column) => (isKey(column) ? column : freed(table, column, findings)));
    return columns.some((column, at) => column !== table.columns[at]) ? { ...table, columns } : table;
  });
  return { schema: { ...schema, tables }, findings: findings.sorted() };
}

function freed(table: Table, column: Column, findings: Findings): Column {
  const { dataType, default: given, ...rest } = column;
  const isEmpty = given?.kind === 'string' && given.value === '';
  const words = dataType.kind === 'enum' && dataType.values.includes('') ? dataType.values.filter(Boolean) : [];
  if (words.length === 0 && !(column.notNull && isEmpty && TEXTS.has(dataType.kind))) return column;
  const why = words.length === 0 ? 'it is empty by default' : 'one of its values is empty';
  findings.assume(
    'empty-text-is-null',
    column,
    `${table.name}.${column.name} may be missing: ${why}, and Oracle keeps a text without characters as NULL.`,
    'Answers show null where the source has an empty text.',
  );
  return {
    ...rest,
    ...(given === undefined || isEmpty ? {} : { default: given }),
    dataType: dataType.kind === 'enum' ? { ...dataType, values: words } : dataType,
    notNull: false,
  };
}
