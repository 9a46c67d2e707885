import type { Check, CheckRule, Index, UniqueKey } from '../model/constraint.ts';
import type { Table } from '../model/schema.ts';

type Keys = Pick<Table, 'primaryKey' | 'uniques' | 'checks' | 'indexes'>;

/**
 * A table's keys as they read when its columns have new names, so that a key is not taken for another one because a column
 * of it was renamed. Texts of expressions stay as they are.
 */
export function renamedKeys(table: Table, names: ReadonlyMap<string, string>): Keys {
  if (names.size === 0) return table;
  const renamed = (name: string): string => names.get(name) ?? name;
  return {
    primaryKey: table.primaryKey.map(renamed),
    uniques: table.uniques.map((unique): UniqueKey => ({
      ...unique,
      columns: unique.columns.map(renamed),
      ...(unique.include === undefined ? {} : { include: unique.include.map(renamed) }),
    })),
    checks: table.checks.map((check): Check => ({
      ...check,
      rules: check.rules.map((rule): CheckRule => ({ ...rule, column: renamed(rule.column) })),
    })),
    indexes: table.indexes.map((index): Index => ({
      ...index,
      parts: index.parts.map((part) => (part.column === undefined ? part : { ...part, column: renamed(part.column) })),
      ...(index.include === undefined ? {} : { include: index.include.map(renamed) }),
    })),
  };
}
