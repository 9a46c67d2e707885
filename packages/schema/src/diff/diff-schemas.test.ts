import { describe, expect, it } from 'vitest';
import {
  BIGINT,
  checkOf,
  columnOf,
  entityOf,
  foreignKeyOf,
  indexOf,
  INTEGER,
  schemaOf,
  tableOf,
  TEXT,
  uniqueOf,
  varchar,
} from '../ddl/testing/schema-of.ts';
import type { Column } from '../model/column.ts';
import type { Schema, Table } from '../model/schema.ts';
import { diffSchemas, isEmptyDiff } from './diff-schemas.ts';

const customer = entityOf('customer', [columnOf('email', varchar(120)), columnOf('born', { kind: 'date' })]);
const order = entityOf('order', [columnOf('customer_id', BIGINT), columnOf('note', TEXT)], {
  uniques: [uniqueOf(['note'], { name: 'order_note' })],
  indexes: [indexOf(['customer_id'], { name: 'order_customer' })],
});
const toCustomer = foreignKeyOf('order', ['customer_id'], 'customer', ['id'], { name: 'order_customer_fk' });

function shop(tables: readonly Table[] = [customer, order], rest: Partial<Schema> = {}): Schema {
  return schemaOf('postgresql', tables, { foreignKeys: [toCustomer], ...rest });
}

function onTable(rest: Partial<Table>): (schema: Schema) => Schema {
  return (schema) => ({ ...schema, tables: [{ ...customer, ...rest }, order] });
}

/** A change of the column `email`. */
function onColumn(rest: Partial<Column>): (schema: Schema) => Schema {
  const [id, email, ...others] = customer.columns;
  return onTable({ columns: [id, email && { ...email, ...rest }, ...others].filter((column) => column !== undefined) });
}

describe('diffSchemas', () => {
  it('finds nothing between a schema and itself read elsewhere', () => {
    const moved = shop([{ ...customer, line: 99, writtenAs: 'Customer' }, order]);
    expect(isEmptyDiff(diffSchemas(shop(), moved))).toBe(true);
  });

  it('names tables that came and went', () => {
    const invoice = tableOf('invoice', [columnOf('total', { kind: 'decimal', precision: 12, scale: 2 })]);
    const diff = diffSchemas(shop(), shop([customer, invoice], { foreignKeys: [] }));
    expect(diff.tables.added).toEqual([invoice]);
    expect(diff.tables.removed).toEqual([order]);
    expect(diff.tables.renamed).toEqual([]);
    expect(diff.foreignKeys.removed).toEqual([toCustomer]);
  });

  it('says which aspects of a column changed', () => {
    const born = columnOf(
      'born',
      { kind: 'timestamp' },
      { notNull: true, default: { kind: 'now', what: 'timestamp' } },
    );
    const after = entityOf('customer', [columnOf('email', varchar(120), { comment: 'unique per tenant' }), born]);
    const [table] = diffSchemas(shop(), shop([after, order])).tables.changed;
    expect(table?.columns.changed.map((column) => [column.after.name, column.aspects])).toEqual([
      ['email', ['comment']],
      ['born', ['type', 'nullability', 'default']],
    ]);
  });

  it('guesses a column of the same type and place to be renamed', () => {
    const after = entityOf('customer', [columnOf('email_address', varchar(120)), columnOf('born', { kind: 'date' })]);
    const [table] = diffSchemas(shop(), shop([after, order])).tables.changed;
    expect(table?.columns.renamed.map(({ before, after: now }) => [before.name, now.name])).toEqual([
      ['email', 'email_address'],
    ]);
    expect(table?.columns.added).toEqual([]);
    expect(table?.columns.removed).toEqual([]);
  });

  it('does not take a column of another type for a renamed one', () => {
    const after = entityOf('customer', [columnOf('email_id', INTEGER), columnOf('born', { kind: 'date' })]);
    const [table] = diffSchemas(shop(), shop([after, order])).tables.changed;
    expect(table?.columns.renamed).toEqual([]);
    expect(table?.columns.added.map(({ name }) => name)).toEqual(['email_id']);
    expect(table?.columns.removed.map(({ name }) => name)).toEqual(['email']);
  });

  it('follows a renamed table through its foreign keys', () => {
    const client = { ...customer, name: 'client' };
    const after = shop([client, order], { foreignKeys: [{ ...toCustomer, refTable: 'client' }] });
    const diff = diffSchemas(shop(), after);
    expect(diff.tables.renamed).toMatchObject([{ before: { name: 'customer' }, after: { name: 'client' } }]);
    expect(diff.tables.added).toEqual([]);
    expect(diff.foreignKeys).toEqual({ added: [], removed: [], changed: [] });
  });

  it('follows a renamed column through keys, indexes and foreign keys', () => {
    const buyer = entityOf('order', [columnOf('customer_number', BIGINT), columnOf('note', TEXT)], {
      uniques: order.uniques,
      indexes: [indexOf(['customer_number'], { name: 'order_customer' })],
    });
    const after = shop([customer, buyer], { foreignKeys: [{ ...toCustomer, columns: ['customer_number'] }] });
    const diff = diffSchemas(shop(), after);
    expect(diff.tables.changed).toHaveLength(1);
    expect(diff.tables.changed[0]?.indexes).toEqual({ added: [], removed: [], changed: [] });
    expect(diff.foreignKeys).toEqual({ added: [], removed: [], changed: [] });
  });

  it('tells changed actions from new foreign keys', () => {
    const diff = diffSchemas(shop(), shop(undefined, { foreignKeys: [{ ...toCustomer, onDelete: 'cascade' }] }));
    expect(diff.foreignKeys.added).toEqual([]);
    expect(diff.foreignKeys.changed).toEqual([{ before: toCustomer, after: { ...toCustomer, onDelete: 'cascade' } }]);
  });

  it('compares keys, checks and indexes by name, then by what they say', () => {
    const after = {
      ...order,
      primaryKey: ['id', 'customer_id'],
      uniques: [uniqueOf(['note'], { name: 'note_key' })],
      checks: [checkOf('note <> id', [], { name: 'c' })],
      indexes: [indexOf(['customer_id', 'note'], { name: 'order_customer' })],
    };
    const [table] = diffSchemas(shop(), shop([customer, after])).tables.changed;
    expect(table?.primaryKey).toEqual({ before: ['id'], after: ['id', 'customer_id'] });
    expect(table?.uniques).toEqual({
      added: [],
      removed: [],
      changed: [{ before: order.uniques[0], after: after.uniques[0] }],
    });
    expect(table?.checks.added).toEqual(after.checks);
    expect(table?.indexes.changed).toEqual([{ before: order.indexes[0], after: after.indexes[0] }]);
  });

  it('lists the values an enumeration gained and lost', () => {
    const mood = { line: 1, column: 1, name: 'mood' };
    const before = shop(undefined, { enums: [{ ...mood, values: ['a', 'b', 'c'] }] });
    const after = shop(undefined, { enums: [{ ...mood, values: ['c', 'a', 'd'] }] });
    expect(diffSchemas(before, after).enums.changed).toEqual([
      { name: { name: 'mood' }, added: ['d'], removed: ['b'], reordered: true },
    ]);
  });

  it('names columns that came and went', () => {
    const after = entityOf('customer', [columnOf('email', varchar(120)), columnOf('vat_number', INTEGER)]);
    const [table] = diffSchemas(shop(), shop([after, order])).tables.changed;
    expect(table?.columns.added.map(({ name }) => name)).toEqual(['vat_number']);
    expect(table?.columns.removed.map(({ name }) => name)).toEqual(['born']);
  });

  it('names foreign keys, enumerations, domains, sequences and views that came and went', () => {
    const at = { line: 1, column: 1 };
    const things: Partial<Schema> = {
      enums: [{ ...at, name: 'mood', values: ['a'] }],
      domains: [{ ...at, name: 'code', dataType: TEXT, notNull: false, checks: [] }],
      sequences: [{ ...at, name: 'ticket' }],
      views: [{ ...at, name: 'late', definition: 'SELECT 1' }],
    };
    const [before, after] = [shop(undefined, { foreignKeys: [] }), shop(undefined, things)];
    const came = diffSchemas(before, after);
    const went = diffSchemas(after, before);
    for (const kind of ['foreignKeys', 'enums', 'domains', 'sequences', 'views'] as const) {
      expect(came[kind], kind).toMatchObject({ added: [{}], removed: [], changed: [] });
      expect(went[kind], kind).toMatchObject({ added: [], removed: [{}], changed: [] });
    }
  });

  it.each<[string, (schema: Schema) => Schema]>([
    ['another dialect', (schema) => ({ ...schema, dialect: 'mysql' })],
    ['another type', onColumn({ dataType: TEXT })],
    ['a longer type', onColumn({ dataType: varchar(121) })],
    ['NOT NULL', onColumn({ notNull: true })],
    ['a default', onColumn({ default: { kind: 'null' } })],
    ['a computed value', onColumn({ generated: { expression: '1', stored: true } })],
    ['an identity', onColumn({ identity: true })],
    ['a collation', onColumn({ collation: 'C' })],
    ['a hidden column', onColumn({ invisible: true })],
    ['a time set on change', onColumn({ onUpdateNow: true })],
    ['a domain', onColumn({ domain: 'code' })],
    ['a comment', onColumn({ comment: 'x' })],
    ['a primary key', onTable({ primaryKey: [] })],
    ['a unique key', onTable({ uniques: [uniqueOf(['email'])] })],
    ['a check', onTable({ checks: [checkOf('email <> 1')] })],
    ['an index', onTable({ indexes: [indexOf(['email'])] })],
    ['a comment of the table', onTable({ comment: 'x' })],
    ['an action', (schema) => ({ ...schema, foreignKeys: [{ ...toCustomer, onUpdate: 'cascade' }] })],
    ['a deferred key', (schema) => ({ ...schema, foreignKeys: [{ ...toCustomer, deferrable: 'deferred' }] })],
  ])('sees %s, there and back', (_, change) => {
    const changed = change(shop());
    expect(diffSchemas(shop(), changed)).not.toEqual(diffSchemas(shop(), shop()));
    expect(diffSchemas(changed, shop())).not.toEqual(diffSchemas(shop(), shop()));
    expect(isEmptyDiff(diffSchemas(changed, change(shop())))).toBe(true);
  });

  it('is plain data', () => {
    const diff = diffSchemas(shop(), shop([customer]));
    expect(JSON.parse(JSON.stringify(diff))).toEqual(diff);
  });
});
