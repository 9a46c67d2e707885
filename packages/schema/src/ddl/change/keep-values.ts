import type { Diagnostic } from '@backsmith/text';
import type { Column } from '../../model/column.ts';
import type { Schema } from '../../model/schema.ts';
import { resolveRenames, type Renames } from './renames.ts';

/**
 * The later schema with the values its enumerations had before: rows may have them, and what does not know a value cannot
 * read such a row. Each kept value is said.
 */
export function keepValues(
  before: Schema,
  after: Schema,
  renames: Renames = {},
): { readonly schema: Schema; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const resolved = resolveRenames(before, after, renames);
  const oldTables = new Map(before.tables.map((table) => [`${table.schema ?? ''}.${table.name}`, table]));
  const keep = (values: readonly string[], old: readonly string[], owner: string): readonly string[] => {
    const lost = old.filter((value) => !values.includes(value));
    if (lost.length > 0) diagnostics.push(keptFinding(owner, lost));
    return [...values, ...lost];
  };
  const enums = after.enums.map((one) => {
    const old = before.enums.find(({ name, schema }) => name === one.name && schema === one.schema);
    return old === undefined ? one : { ...one, values: keep(one.values, old.values, `type "${one.name}"`) };
  });
  const named = new Map(enums.map(({ name, values }) => [name, values]));
  const tables = after.tables.map((table) => {
    const was =
      resolved.tables.find((rename) => rename.after === table)?.before ??
      oldTables.get(`${table.schema ?? ''}.${table.name}`);
    if (was === undefined && named.size === 0) return table;
    return {
      ...table,
      columns: table.columns.map((column): Column => {
        if (column.dataType.kind !== 'enum') return column;
        const { name } = column.dataType;
        const from = resolved.columns.find((one) => one.after === table && one.to === column.name)?.from ?? column.name;
        const old = was?.columns.find((one) => one.name === from)?.dataType;
        const owner = `table "${table.name}" (${column.name})`;
        const values =
          name === undefined
            ? old?.kind === 'enum'
              ? keep(column.dataType.values, old.values, owner)
              : column.dataType.values
            : (named.get(name) ?? column.dataType.values);
        return { ...column, values, dataType: { ...column.dataType, values } };
      }),
    };
  });
  // The renames hold the tables as they were.
  return { schema: diagnostics.length === 0 ? after : { ...after, enums, tables }, diagnostics };
}

function keptFinding(owner: string, lost: readonly string[]): Diagnostic {
  return {
    severity: 'warning',
    code: 'migration-values-kept',
    message: `${owner.slice(0, 1).toUpperCase()}${owner.slice(1)}: ${lost.map((value) => `"${value}"`).join(', ')} can still be read and written, since rows may have it.`,
    line: 0,
    column: 0,
  };
}
