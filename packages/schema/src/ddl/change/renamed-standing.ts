import { withColumnRenamed } from '../../read/values/column-mentions.ts';
import type { Address, DesignedColumn, DesignedKey, DesignedTable } from '../shared/designed.ts';
import { tableName, type Standing, type StandingForeignKey } from './standing.ts';

/** A table or column that gets another name, by where it is in the database. */
export type PlacedRename = { readonly table: Address; readonly to: string; readonly column?: string };

/** The name of a rule once its table is called otherwise. */
type FollowsTable = (rule: string, from: string, to: string) => string;

/** The same database with the new names wherever the old ones were. */
export function renamedStanding(
  standing: Standing,
  renames: readonly PlacedRename[],
  follows: FollowsTable = (name) => name,
): Standing {
  return renames.reduce(
    (now, rename) =>
      rename.column === undefined ? tableRenamed(now, rename, follows) : columnRenamed(now, rename, rename.column),
    standing,
  );
}

function tableRenamed(standing: Standing, { table, to }: PlacedRename, follows: FollowsTable): Standing {
  const isIt = (address: Address): boolean => tableName(address) === tableName(table);
  const followed = <T extends { readonly name?: string }>(rule: T): T =>
    rule.name === undefined ? rule : { ...rule, name: follows(rule.name, table.name, to) };
  const moved = (address: Address): Address => (isIt(address) ? { ...address, name: to } : address);
  return {
    ...standing,
    tables: standing.tables.map((one) => ({
      ...one,
      address: moved(one.address),
      indexes: one.indexes.map((index) => ({ ...index, table: moved(index.table) })),
      checks: isIt(one.address) ? one.checks.map(followed) : one.checks,
    })),
    foreignKeys: standing.foreignKeys.map((key) => ({
      ...(isIt(key.table) ? followed(key) : key),
      table: moved(key.table),
      refTable: moved(key.refTable),
    })),
  };
}

function columnRenamed(standing: Standing, { table, to }: PlacedRename, from: string): Standing {
  const isHere = (address: Address): boolean => tableName(address) === tableName(table);
  return {
    ...standing,
    tables: standing.tables.map((one) => (isHere(one.address) ? withColumn(one, from, to) : one)),
    foreignKeys: standing.foreignKeys.map((key): StandingForeignKey => ({
      ...key,
      columns: isHere(key.table) ? renamedAll(key.columns, from, to) : key.columns,
      refColumns: isHere(key.refTable) ? renamedAll(key.refColumns, from, to) : key.refColumns,
      ...(key.onDeleteColumns !== undefined && isHere(key.table)
        ? { onDeleteColumns: renamedAll(key.onDeleteColumns, from, to) }
        : {}),
    })),
  };
}

function withColumn(table: DesignedTable, from: string, to: string): DesignedTable {
  const parts = <T extends { readonly column?: string }>(list: readonly T[]): readonly T[] =>
    list.map((part) => (part.column === from ? { ...part, column: to } : part));
  const text = (words: string): string => withColumnRenamed(words, from, { text: to, quoted: false });
  return {
    ...table,
    columns: table.columns.map((column) => columnNamed(column, from, to)),
    ...(table.primaryKey === undefined ? {} : { primaryKey: keyNamed(table.primaryKey, from, to) }),
    uniques: table.uniques.map((key) => keyNamed(key, from, to)),
    checks: table.checks.map((check) => ({ ...check, condition: text(check.condition) })),
    indexes: table.indexes.map((index) => ({
      ...index,
      parts: parts(index.parts).map((part) =>
        part.expression === undefined ? part : { ...part, expression: text(part.expression) },
      ),
      ...(index.where === undefined ? {} : { where: text(index.where) }),
      ...(index.include === undefined ? {} : { include: renamedAll(index.include, from, to) }),
    })),
  };
}

function keyNamed(key: DesignedKey, from: string, to: string): DesignedKey {
  return {
    ...key,
    parts: key.parts.map((part) => (part.column === from ? { ...part, column: to } : part)),
    ...(key.include === undefined ? {} : { include: renamedAll(key.include, from, to) }),
  };
}

function columnNamed(column: DesignedColumn, from: string, to: string): DesignedColumn {
  const { generated } = column;
  const renamed = column.name === from ? { ...column, name: to } : column;
  if (generated === undefined) return renamed;
  return {
    ...renamed,
    generated: { ...generated, expression: withColumnRenamed(generated.expression, from, { text: to, quoted: false }) },
  };
}

function renamedAll(columns: readonly string[], from: string, to: string): readonly string[] {
  return columns.map((column) => (column === from ? to : column));
}
