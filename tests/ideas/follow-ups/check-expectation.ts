import { keyOf } from '../scorer/words.ts';
import type { Expectation, Names, Rule } from './expectation.ts';
import { isUnique, type SchemaView, valuesOf } from './schema-view.ts';

const TYPES: Readonly<Record<string, RegExp>> = {
  text: /char|text/iu,
  integer: /int|serial/iu,
  decimal: /dec|num|money|real|float|double/iu,
  number: /int|dec|num|money|real|float|double/iu,
  boolean: /bool|bit|tinyint|number\(1\)/iu,
  date: /date|time/iu,
  timestamp: /timestamp|datetime/iu,
};

const one = (name: string): Names => [name];

/** Whether it is true of the schema that came out, given the one it came from. */
export function holds(expectation: Expectation, before: SchemaView, after: SchemaView): boolean {
  switch (expectation.kind) {
    case 'add-table':
      return holdsNewTable(expectation, before, after);
    case 'remove-table':
      return after.tables(expectation.table).length === 0;
    case 'rename-table':
      return after.tables(expectation.table).length === 0 && after.tables(expectation.to).length === 1;
    case 'add-column':
      return holdsNewColumn(expectation, before, after);
    case 'remove-column':
      return exactly(after, expectation.table, expectation.column).length === 0;
    case 'rename-column':
      return (
        exactly(after, expectation.table, expectation.column).length === 0 &&
        exactly(after, expectation.table, expectation.to).length === 1
      );
    case 'link':
      return isLinked(expectation, after);
    case 'rule':
      return after
        .columns(expectation.table, expectation.column)
        .some(({ table, column }) => obeys(expectation.rule, isUnique(table, column.name), column.notNull));
    case 'type':
      return hasType(after, expectation.table, expectation.column, expectation.type);
    case 'values':
      return after
        .columns(expectation.table, expectation.column)
        .some(({ table, column }) => sameValues(valuesOf(table, column), expectation.values));
    case 'range':
      return after
        .columns(expectation.table, expectation.column)
        .some(({ table, column }) =>
          table.checks.some(({ rules }) =>
            rules.some(
              (rule) =>
                rule.kind === 'range' &&
                rule.column === column.name &&
                rule.min === expectation.min &&
                rule.max === expectation.max,
            ),
          ),
        );
    case 'scale':
      return after
        .columns(expectation.table, expectation.column)
        .some(({ column }) => new RegExp(`,\\s*${expectation.scale}\\)`, 'u').test(column.type));
    case 'default':
      return after
        .columns(expectation.table, expectation.column)
        .some(
          ({ column }) =>
            column.default !== undefined &&
            'value' in column.default &&
            String(column.default.value) === expectation.value,
        );
  }
}

function holdsNewTable(
  { table, columns }: Extract<Expectation, { kind: 'add-table' }>,
  before: SchemaView,
  after: SchemaView,
): boolean {
  const old = new Set(before.schema.tables.map(({ name }) => name));
  return after
    .tables(table)
    .some(
      (added) => !old.has(added.name) && columns.every((column) => after.columns(one(added.name), column).length > 0),
    );
}

function holdsNewColumn(
  { table, column, type }: Extract<Expectation, { kind: 'add-column' }>,
  before: SchemaView,
  after: SchemaView,
): boolean {
  const old = new Set(before.tables(table).flatMap(({ columns }) => columns.map(({ name }) => name)));
  const added = after.columns(table, column).filter((found) => !old.has(found.column.name));
  return added.some((found) => type === undefined || TYPES[type]?.test(found.column.type));
}

function exactly(view: SchemaView, table: Names, column: Names): readonly string[] {
  const keys = new Set(column.map(keyOf));
  return view
    .tables(table)
    .flatMap(({ columns }) => columns)
    .map(({ name }) => name)
    .filter((name) => keys.has(keyOf(name)));
}

function isLinked({ from, to, how }: Extract<Expectation, { kind: 'link' }>, view: SchemaView): boolean {
  return view.tables(from).some((a) =>
    view.tables(to).some((b) => {
      const direct = view.keys(a, b) > 0;
      const joined = view.schema.tables.some(
        (third) => third !== a && third !== b && view.keys(third, a) > (a === b ? 1 : 0) && view.keys(third, b) > 0,
      );
      if (how === 'key') return direct;
      return how === 'join' ? joined : direct || joined || view.keys(b, a) > 0;
    }),
  );
}

function obeys(rule: Rule, unique: boolean, notNull: boolean): boolean {
  switch (rule) {
    case 'unique':
      return unique;
    case 'not unique':
      return !unique;
    case 'required':
      return notNull;
    case 'optional':
      return !notNull;
  }
}

function hasType(view: SchemaView, table: Names, column: Names, type: string): boolean {
  return view.columns(table, column).some((found) => TYPES[type]?.test(found.column.type));
}

function sameValues(values: readonly string[], wanted: readonly string[]): boolean {
  const keys = (list: readonly string[]): string => list.map(keyOf).sort().join();
  return values.length > 0 && keys(values) === keys(wanted);
}
