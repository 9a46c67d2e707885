import { describe, expect, it } from 'vitest';
import { constraintsFor } from './constraints.ts';
import { entityNamed, planSql } from '../testing/plan-sql.ts';

function constraints(column: string): readonly unknown[] {
  const { value } = planSql(`CREATE TABLE thing (id int PRIMARY KEY, ${column});`);
  return entityNamed(value, 'Thing').fields[1]?.constraints ?? [];
}

describe('constraintsFor', () => {
  it('says the narrower of what the type and a rule allow, once', () => {
    const rules = [{ kind: 'range', column: 'x', min: '1', max: '5' }] as const;
    const tiny = { kind: 'whole', min: '-128', max: '127' } as const;
    expect(constraintsFor(tiny, rules, false)).toEqual([
      { kind: 'min', value: '1' },
      { kind: 'max', value: '5' },
    ]);
    expect(constraintsFor(tiny, [], false)).toEqual([
      { kind: 'min', value: '-128' },
      { kind: 'max', value: '127' },
    ]);
  });

  it.each([
    ['x varchar(20)', [{ kind: 'size', max: 20 }]],
    ['x varchar(20) CHECK (length(x) < 2147483648)', [{ kind: 'size', max: 20 }]],
    ['x text CHECK (length(x) <= 2147483647)', []],
    ['x bit(8)', [{ kind: 'pattern', pattern: '[01]{8}' }]],
    ['x bit varying(5)', [{ kind: 'pattern', pattern: '[01]{0,5}' }]],
    ['x varchar(20) NOT NULL', [{ kind: 'not-blank' }, { kind: 'size', max: 20 }]],
    ['x varchar(20) NOT NULL CHECK (length(x) >= 3)', [{ kind: 'not-blank' }, { kind: 'size', min: 3, max: 20 }]],
    ["x varchar(20) NOT NULL DEFAULT ''", [{ kind: 'size', max: 20 }]],
    ['x numeric(6,2) NOT NULL', [{ kind: 'not-null' }, { kind: 'digits', integer: 4, fraction: 2 }]],
    ['x numeric(6,2) CHECK (x > 0)', [{ kind: 'digits', integer: 4, fraction: 2 }, { kind: 'positive' }]],
    [
      'x int CHECK (x > 5 AND x < 10)',
      [
        { kind: 'min', value: '6' },
        { kind: 'max', value: '9' },
      ],
    ],
    ['x int CHECK (x = 0)', [{ kind: 'positive-or-zero' }, { kind: 'max', value: '0' }]],
    [
      'x int CHECK (x IN (20, 3))',
      [
        { kind: 'min', value: '3' },
        { kind: 'max', value: '20' },
      ],
    ],
    ['x double precision CHECK (x >= -90)', [{ kind: 'decimal-min', value: '-90' }]],
    ['x boolean NOT NULL', [{ kind: 'not-null' }]],
    ['x boolean NOT NULL DEFAULT false', []],
    ['x jsonb NOT NULL', [{ kind: 'not-null' }]],
  ])('%s', (column, expected) => {
    expect(constraints(column)).toEqual(expected);
  });
});
