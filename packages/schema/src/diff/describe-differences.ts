import { countOf } from '@backsmith/text';
import type { ForeignKey } from '../model/constraint.ts';
import type { ColumnDiff, SchemaDiff, TableDiff } from './schema-diff.ts';

/** What differs between two schemas, one sentence for each thing, tables first. */
export function describeDifferences(diff: SchemaDiff): readonly string[] {
  const { tables, foreignKeys, enums, views } = diff;
  return [
    ...tables.added.map(({ name, columns }) => `Table ${name} added, with ${countOf(columns.length, 'column')}`),
    ...tables.removed.map(({ name }) => `Table ${name} removed`),
    ...tables.renamed.map(({ before, after }) => `Table ${before.name} renamed to ${after.name}`),
    ...tables.changed.flatMap(describeTable),
    ...foreignKeys.added.map((key) => `Relation ${relation(key)} added`),
    ...foreignKeys.removed.map((key) => `Relation ${relation(key)} removed`),
    ...foreignKeys.changed.map(({ after }) => `Relation ${relation(after)} changed`),
    ...enums.changed.map(({ name }) => `Values of ${name.name} changed`),
    ...enums.added.map(({ name }) => `Type ${name} added`),
    ...enums.removed.map(({ name }) => `Type ${name} removed`),
    ...views.added.map(({ name }) => `View ${name} added`),
    ...views.removed.map(({ name }) => `View ${name} removed`),
    ...views.changed.map(({ after }) => `View ${after.name} changed`),
  ];
}

function describeTable({ after, columns, primaryKey, uniques, checks, indexes }: TableDiff): readonly string[] {
  const { name } = after;
  const isChanged = ({
    added,
    removed,
    changed,
  }: {
    added: readonly unknown[];
    removed: readonly unknown[];
    changed: readonly unknown[];
  }) => added.length + removed.length + changed.length > 0;
  return [
    ...columns.added.map((column) => `${name}.${column.name} added as ${column.type.toLowerCase()}`),
    ...columns.removed.map((column) => `${name}.${column.name} removed`),
    ...columns.renamed.map((one) => `${name}.${one.before.name} renamed to ${one.after.name}`),
    ...columns.changed.map((one) => describeColumn(name, one)),
    ...(primaryKey === undefined ? [] : [`Primary key of ${name} is now ${primaryKey.after.join(', ') || 'none'}`]),
    ...(isChanged(uniques) ? [`Unique keys of ${name} changed`] : []),
    ...(isChanged(checks) ? [`Checks of ${name} changed`] : []),
    ...(isChanged(indexes) ? [`Indexes of ${name} changed`] : []),
  ];
}

function describeColumn(table: string, { before, after, aspects }: ColumnDiff): string {
  const name = `${table}.${after.name}`;
  if (aspects.includes('type')) return `${name} is now ${after.type.toLowerCase()}, was ${before.type.toLowerCase()}`;
  if (aspects.includes('nullability')) return after.notNull ? `${name} is now required` : `${name} is now optional`;
  return `${name}: ${aspects.join(', ').replaceAll('-', ' ')} changed`;
}

function relation({ table, columns, refTable }: ForeignKey): string {
  return `${table}.${columns.join(', ')} to ${refTable}`;
}
