import { addAll } from '@backsmith/text';
import type { DesignedForeignKey, DesignedTable } from '../shared/designed.ts';
import type { DdlStatement } from '../script.ts';
import { qualifiedIdentifier } from '../shared/identifiers.ts';
import type { TargetWriter } from '../writer.ts';
import { periodLines } from './row-time.ts';
import { constraintName, foreignKeyClause, primaryKeyClause, uniqueClause } from './clauses.ts';

/** CREATE TABLE with its columns, keys, checks and the foreign keys whose tables stand before it. */
export function createTable(writer: TargetWriter, table: DesignedTable): DdlStatement {
  const rules = writer.identifiers;
  const { name, namespace } = table.address;
  const soleKey = table.primaryKey?.parts.length === 1 ? table.primaryKey.parts[0]?.column : undefined;
  const lines = table.columns.map((column) => writer.columnClause(column, column.name === soleKey));
  if (table.primaryKey !== undefined && !writer.keyInColumn(table)) {
    lines.push(primaryKeyClause(rules, table.primaryKey));
  }
  if (!writer.capabilities.indexes.inline)
    addAll(
      lines,
      table.uniques.map((key) => uniqueClause(rules, key)),
    );
  else addAll(lines, inlineIndexes(writer, table));
  addAll(
    lines,
    table.checks.map((check) => `${constraintName(rules, check.name)}CHECK (${check.condition})`),
  );
  addAll(
    lines,
    table.foreignKeys.map((key) => foreignKeyClause(rules, key)),
  );
  addAll(lines, periodLines(rules, table));
  const body = lines.map((line) => `  ${line}`).join(',\n');
  const head = `CREATE ${table.unlogged === true ? 'UNLOGGED ' : ''}TABLE ${qualifiedIdentifier(rules, namespace, name)}`;
  return { kind: 'table', table: table.source.name, sql: `${head} (\n${body}\n)${writer.tableTail(table)}` };
}

/** ALTER TABLE … ADD for a foreign key that closes a cycle. */
export function addForeignKey(writer: TargetWriter, key: DesignedForeignKey): DdlStatement {
  const rules = writer.identifiers;
  const table = qualifiedIdentifier(rules, key.table.namespace, key.table.name);
  return {
    kind: 'foreign-key',
    table: key.table.name,
    sql: `ALTER TABLE ${table} ADD ${foreignKeyClause(rules, key)}`,
  };
}

function inlineIndexes(writer: TargetWriter, table: DesignedTable): string[] {
  const uniques = table.uniques.map((key) =>
    writer.index({
      ...(key.name === undefined ? {} : { name: key.name }),
      table: table.address,
      unique: true,
      parts: key.parts,
    }),
  );
  return [...uniques, ...table.indexes.map((index) => writer.index(index))];
}
