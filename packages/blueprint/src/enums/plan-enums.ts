import type { Column, Table } from '@backsmith/schema';
import { splitWords, toJavaTypeName } from '@backsmith/text';
import type { NameScope } from '@backsmith/text';
import type { EnumPlan } from '../model/enum.ts';
import { LONGEST_NAME } from '../names/class-names.ts';
import type { Packages } from '../names/packages.ts';
import { keyOf, tableKey } from '../tables/lookup.ts';
import { enumConstants } from './enum-constants.ts';
import { findEnum } from './enum-values.ts';
import type { FoundEnum } from './enum-values.ts';

/** The enumerations of a backend, by the columns that have them. */
export type EnumPlans = {
  readonly plans: readonly EnumPlan[];
  readonly of: (table: Table, column: Column) => EnumPlan | undefined;
};

/**
 * Makes a Java enum of every enumeration on the tables' columns. Columns of one named database type share theirs.
 *
 * @param owners the tables that become entities, with their class names
 */
export function planEnums(owners: ReadonlyMap<Table, string>, types: NameScope, packages: Packages): EnumPlans {
  const byColumn = new Map<string, EnumPlan>();
  const byType = new Map<string, EnumPlan>();
  for (const [table, entity] of owners) {
    for (const column of table.columns) {
      const found = findEnum(table, column);
      if (found === undefined) continue;
      const typeKey = found.typeName === undefined ? undefined : tableKey(found.typeSchema, found.typeName);
      const known = typeKey === undefined ? undefined : byType.get(typeKey);
      const plan = known ?? planEnum(found, table, column, entity, types, packages);
      if (typeKey !== undefined) byType.set(typeKey, plan);
      byColumn.set(columnKey(table, column), plan);
    }
  }
  return { plans: [...new Set(byColumn.values())], of: (table, column) => byColumn.get(columnKey(table, column)) };
}

function planEnum(
  found: FoundEnum,
  table: Table,
  column: Column,
  entity: string,
  types: NameScope,
  packages: Packages,
): EnumPlan {
  const name = enumName(found, column, entity).slice(0, LONGEST_NAME);
  const constants = enumConstants(found.values);
  return {
    className: { packageName: packages.of('domain', entity), name: types.take(name, `${name}Type`, `${name}Value`) },
    constants,
    coded: constants.some((constant) => constant.name !== constant.value),
    origin: found.typeName ?? `${table.name}.${column.name}`,
  };
}

/** The type's own name, or the column's behind the entity's unless it begins with it anyway. */
function enumName(found: FoundEnum, column: Column, entity: string): string {
  if (found.typeName !== undefined) return toJavaTypeName(found.typeName, 'Kind');
  const words = column.writtenAs ?? column.name;
  const entityWords = splitWords(entity);
  const repeats = entityWords.every((word, index) => splitWords(words)[index] === word);
  const own = toJavaTypeName(words, 'Kind');
  return repeats && splitWords(words).length > entityWords.length ? own : entity + own;
}

function columnKey(table: Table, column: Column): string {
  return `${keyOf(table)}\n${column.name}`;
}
