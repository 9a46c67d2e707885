import { describe, expect, it } from 'vitest';
import { columnMentions, withColumnRenamed, withQualifierRenamed } from './column-mentions.ts';

describe('columnMentions', () => {
  it('finds whole names in any quotes, outside texts', () => {
    const expression = `level > 0 AND "level" < [Level] OR sublevel = 'level' OR \`level\` IS NULL`;
    const found = columnMentions(expression, 'level').map(([start, end]) => expression.slice(start, end));
    expect(found).toEqual(['level', '"level"', '[Level]', '`level`']);
  });

  it('finds odd names in quotes', () => {
    const expression = `"unit price" > 0 AND [a]]b] > 0 AND "say ""no""" > 0 AND price > 0`;
    const named = ['unit price', 'a]b', 'say "no"', 'unit', 'no'].map(
      (name) => columnMentions(expression, name).length,
    );
    expect(named).toEqual([1, 1, 1, 0, 0]);
  });
});

describe('brackets of arrays', () => {
  it('hold names and are none', () => {
    const expression = `level = ANY (ARRAY[level, 'level'::level]) OR levels[level] > 0 AND [level] > 1`;
    const found = columnMentions(expression, 'level').map(([start]) => start);
    expect(found).toEqual([0, 19, 35, 53, 68]);
  });
});

describe('withColumnRenamed', () => {
  it('keeps the quotes', () => {
    expect(withColumnRenamed(`a + "a" > 'a' AND ab = a`, 'a', { text: 'long_name', quoted: false })).toBe(
      `long_name + "long_name" > 'a' AND ab = long_name`,
    );
  });
});

describe('withQualifierRenamed', () => {
  it('renames the table before its columns, and no column called like it', () => {
    expect(withQualifierRenamed(`"a"."a" > a.b AND a = 'a.b'`, 'a', { text: 'other', quoted: false })).toBe(
      `"other"."a" > other.b AND a = 'a.b'`,
    );
  });
});
