import type { Table } from '@backsmith/schema';
import { keyOf } from '../scorer/words.ts';
import type { Expectation } from './expectation.ts';
import type { FollowUp } from './read-follow-ups.ts';
import { isLinkTable, type SchemaView } from './schema-view.ts';

/** What changed though nobody asked for it: tables and columns lost or added besides the expected ones, in words. */
export function collateral({ changes, may }: FollowUp, before: SchemaView, after: SchemaView): readonly string[] {
  const expected = changes.flat();
  return [
    ...before.schema.tables
      .filter((table) => !goesAlong(table, expected, before))
      .flatMap((table) => lost(table, expected, after)),
    ...after.schema.tables.flatMap((table) => added(table, expected, may, before, after)),
  ];
}

const keysOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(keyOf));

function isNamed(name: string, names: readonly string[]): boolean {
  return keysOf(names).has(keyOf(name));
}

/** A join goes with either of the tables it joins. */
function goesAlong(table: Table, expected: readonly Expectation[], { schema }: SchemaView): boolean {
  if (!isLinkTable(schema, table)) return false;
  const referred = schema.foreignKeys.filter((key) => key.table === table.name).map(({ refTable }) => refTable);
  return expected.some((one) => one.kind === 'remove-table' && referred.some((name) => isNamed(name, one.table)));
}

function lost(table: Table, expected: readonly Expectation[], after: SchemaView): readonly string[] {
  const fate = expected.find(
    (one) => (one.kind === 'remove-table' || one.kind === 'rename-table') && isNamed(table.name, one.table),
  );
  if (fate?.kind === 'remove-table') return [];
  const now =
    fate?.kind === 'rename-table'
      ? after.tables(fate.to)[0]
      : after.schema.tables.find(({ name }) => name === table.name);
  if (now === undefined) return [`table ${table.name} is gone`];
  const left = new Set(now.columns.map(({ name }) => name));
  return table.columns
    .filter(({ name }) => !left.has(name) && !mayGo(table.name, name, expected))
    .map(({ name }) => `column ${table.name}.${name} is gone`);
}

/** A column goes as asked, or with the table it refers to, or because a table takes its place. */
function mayGo(table: string, column: string, expected: readonly Expectation[]): boolean {
  const root = column.replace(/_?id$/iu, '');
  return expected.some((one) => {
    switch (one.kind) {
      case 'remove-column':
      case 'rename-column':
        return isNamed(table, one.table) && isNamed(column, one.column);
      case 'remove-table':
      case 'rename-table':
        return root !== column && isNamed(root, one.table);
      case 'add-table':
        return isNamed(column, one.table);
      case 'link':
        return root !== column && one.how === 'join' && isNamed(root, [...one.from, ...one.to]);
      default:
        return false;
    }
  });
}

function added(
  table: Table,
  expected: readonly Expectation[],
  may: readonly string[],
  before: SchemaView,
  after: SchemaView,
): readonly string[] {
  const renamed = expected.find((one) => one.kind === 'rename-table' && isNamed(table.name, one.to));
  const old =
    renamed?.kind === 'rename-table'
      ? before.tables(renamed.table)[0]
      : before.schema.tables.find(({ name }) => name === table.name);
  if (old === undefined) {
    const known =
      isNamed(table.name, may) || expected.some((one) => one.kind === 'add-table' && isNamed(table.name, one.table));
    return known || isLinkTable(after.schema, table) ? [] : [`table ${table.name} was not asked for`];
  }
  const had = new Set(old.columns.map(({ name }) => name));
  return table.columns
    .filter(
      ({ name }) => !had.has(name) && !isReference(table.name, name, after) && !mayCome(after, table, name, expected),
    )
    .map(({ name }) => `column ${table.name}.${name} was not asked for`);
}

function isReference(table: string, column: string, { schema }: SchemaView): boolean {
  return schema.foreignKeys.some((key) => key.table === table && key.columns.includes(column));
}

function mayCome(after: SchemaView, table: Table, column: string, expected: readonly Expectation[]): boolean {
  const is = (names: readonly string[]): boolean =>
    after.columns([table.name], names).some((found) => found.column.name === column);
  return expected.some((one) => {
    if (one.kind === 'rename-column') return isNamed(table.name, one.table) && isNamed(column, one.to);
    if (one.kind === 'add-column' || one.kind === 'values') return isNamed(table.name, one.table) && is(one.column);
    return false;
  });
}
