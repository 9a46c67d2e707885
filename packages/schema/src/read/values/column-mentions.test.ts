import { describe, expect, it } from 'vitest';
import { columnMentions, withColumnRenamed } from './column-mentions.ts';

describe('columnMentions', () => {
  it('finds whole names in any quotes, outside texts', () => {
    const expression = `level > 0 AND "level" < [Level] OR sublevel = 'level' OR \`level\` IS NULL`;
    const found = columnMentions(expression, 'level').map(([start, end]) => expression.slice(start, end));
    expect(found).toEqual(['level', '"level"', '[Level]', '`level`']);
  });
});

describe('withColumnRenamed', () => {
  it('keeps the quotes', () => {
    expect(withColumnRenamed(`a + "a" > 'a' AND ab = a`, 'a', 'long_name')).toBe(
      `long_name + "long_name" > 'a' AND ab = long_name`,
    );
  });
});
