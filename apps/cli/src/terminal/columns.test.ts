import { describe, expect, test } from 'vitest';
import { alignColumns, cellWidth } from './columns.ts';

describe('alignColumns', () => {
  test('puts cells below each other without blanks at the end', () => {
    const rows = [
      ['id', 'bigint', ''],
      ['description', 'text', 'not null'],
    ];
    expect(alignColumns(rows)).toEqual(['id           bigint', 'description  text    not null']);
  });

  test('lets one very long cell stick out', () => {
    expect(
      alignColumns(
        [
          ['x'.repeat(50), 'a'],
          ['y', 'b'],
        ],
        10,
      ),
    ).toEqual([`${'x'.repeat(50)}  a`, 'y  b']);
  });

  test('counts cells of the terminal, not characters', () => {
    expect(cellWidth('注文')).toBe(4);
    expect(cellWidth('e\u0301')).toBe(1);
    expect(
      alignColumns([
        ['注文', 'a'],
        ['abcd', 'b'],
      ]),
    ).toEqual(['注文  a', 'abcd  b']);
  });

  test('takes no rows at all', () => {
    expect(alignColumns([])).toEqual([]);
  });
});
