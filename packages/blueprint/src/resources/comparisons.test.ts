import { describe, expect, it } from 'vitest';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

function comparisons(checks: string) {
  const { value } = designSql(`CREATE TABLE trip (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "from" date, "to" date, low int, high bigint, least numeric(5, 1),
    a text, b text, opens time, closes time, early timetz, late timetz, flag boolean, secret_token text, ${checks});`);
  return resourceNamed(value, 'Trip').comparisons;
}

describe('comparisonsOf', () => {
  it.each([
    ['CHECK ("to" >= "from")', [{ kind: 'at-least', field: 'to', other: 'from' }]],
    ['CHECK ("from" <= "to")', [{ kind: 'at-least', field: 'to', other: 'from' }]],
    ['CHECK (low < high)', [{ kind: 'greater', field: 'high', other: 'low' }]],
    ['CHECK ((low)::numeric <= least)', [{ kind: 'at-least', field: 'least', other: 'low' }]],
    ['CHECK (high IS NULL OR low <= high)', [{ kind: 'at-least', field: 'high', other: 'low' }]],
    [
      'CHECK (opens < closes AND a <> b)',
      [
        { kind: 'greater', field: 'closes', other: 'opens' },
        { kind: 'different', field: 'a', other: 'b' },
      ],
    ],
    ['CHECK (low > 0 AND low = high)', [{ kind: 'equal', field: 'low', other: 'high' }]],
    ['CHECK (low < high), CHECK (high > low)', [{ kind: 'greater', field: 'high', other: 'low' }]],
  ])('%s', (checks, expected) => {
    expect(comparisons(checks)).toEqual(expected);
  });

  it.each([
    ['a third column decides', 'CHECK (flag OR low < high)'],
    ['a third column may be null', 'CHECK (a IS NULL OR low < high)'],
    ['the database alone orders texts', 'CHECK (a < b)'],
    ['the database alone knows which texts are equal', 'CHECK (a = b)'],
    ['times of day have different offsets', 'CHECK (early < late)'],
    ['a request does not say the key', 'CHECK (id <> high)'],
    ['it is calculated with', 'CHECK (low + 1 < high)'],
    ['it is negated', 'CHECK (NOT low < high)'],
  ])('says nothing where %s', (_, checks) => {
    expect(comparisons(checks)).toEqual([]);
  });
});
