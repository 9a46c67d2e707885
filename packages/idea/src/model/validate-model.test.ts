import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { modelToSql } from '../write/model-to-sql.ts';
import { validateModel } from './validate-model.ts';

function sqlOf(answer: unknown): string {
  return modelToSql(validateModel(answer).model);
}

describe('a structured answer', () => {
  test('becomes tables the reader reads without a finding', () => {
    const answer = {
      tables: [
        {
          name: 'Order Item',
          links: [{ table: 'orders', required: true, onDelete: 'CASCADE' }],
          columns: [
            { name: 'quantity', type: 'int', required: true, default: 1 },
            { name: 'order', type: 'varchar' },
          ],
        },
        { name: 'Order', columns: [{ name: 'status', type: 'enum', values: ["it's", 'paid'], default: 'paid' }] },
      ],
      notes: ['Prices are in one currency.'],
    };
    const { model, problems } = validateModel(answer);
    expect(problems).toEqual([]);
    expect(model.tables.map(({ name }) => name)).toEqual(['order_items', 'orders']);
    const { value, diagnostics } = readSchema(sqlOf(answer));
    expect(diagnostics).toEqual([]);
    expect(value.schema.foreignKeys).toMatchObject([
      { table: 'order_items', columns: ['order_id'], refTable: 'orders', onDelete: 'cascade' },
    ]);
    const columns = value.schema.tables.find(({ name }) => name === 'order_items')?.columns.map(({ name }) => name);
    expect(columns).toEqual(['id', 'order_id', 'quantity', 'order_item_order', 'created_at', 'updated_at']);
  });

  test('says what it refers to and is not there', () => {
    const { problems } = validateModel({ tables: [{ name: 'pets', links: [{ table: 'owners' }] }] });
    expect(problems).toMatchObject([{ severity: 'error', code: 'unknown-table' }]);
  });

  test('is never SQL of its own making', () => {
    const hostile = "x'); DROP TABLE users; --";
    const sql = sqlOf({
      tables: [{ name: hostile, columns: [{ name: hostile, type: hostile, values: [hostile], default: hostile }] }],
    });
    const { value, diagnostics } = readSchema(sql);
    expect(diagnostics).toEqual([]);
    expect(value.schema.tables).toHaveLength(1);
    expect(value.schema.tables[0]?.checks[0]?.rules).toEqual([
      { kind: 'in', column: 'x_drop_table_users', values: [hostile] },
    ]);
  });

  test.each([undefined, null, 7, 'tables', [], {}, { tables: {} }, { tables: [null, 3, 'x'] }])(
    'that is none is an error: %j',
    (answer) => {
      expect(validateModel(answer).problems.some(({ severity }) => severity === 'error')).toBe(true);
    },
  );
});
