import { describe, expect, it } from 'vitest';
import { constraintsFor } from './constraints.ts';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

function constraints(column: string): readonly unknown[] {
  const { value } = designSql(`CREATE TABLE thing (id int PRIMARY KEY, ${column});`);
  return resourceNamed(value, 'Thing').fields[1]?.constraints ?? [];
}

describe('a key in an address', () => {
  it('holds nothing that no address can', () => {
    const { value } = designSql('CREATE TABLE tag (name text PRIMARY KEY, title text);');
    const [name, title] = resourceNamed(value, 'Tag').fields;
    expect(name?.constraints).toContainEqual({ kind: 'pattern', pattern: String.raw`(?!\.{1,2}$)[^/\\]+` });
    expect(title?.constraints).toEqual([]);
  });
});

describe('constraintsFor', () => {
  it('keeps numbers to the digits the database would round them to', () => {
    const sql = 'CREATE TABLE t (id int PRIMARY KEY, a float(8,2), b double(5,0), c double);';
    const constraints = (database: 'mysql' | 'postgresql') =>
      resourceNamed(designSql(sql, { database }, { dialect: 'mysql' }).value, 'T').fields.map((one) => one.constraints);
    const digits = (integer: number, fraction: number) => [{ kind: 'digits', integer, fraction }];
    expect(constraints('mysql').slice(1)).toEqual([digits(6, 2), digits(5, 0), []]);
    expect(constraints('postgresql').slice(1)).toEqual([[], [], []]);
  });

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
    ["x jsonb CHECK (jsonb_typeof(x) = 'array')", [{ kind: 'json-kind', values: ['array'] }]],
    ['x varchar(20) CHECK (length(x) < 2147483648)', [{ kind: 'size', max: 20 }]],
    ['x text CHECK (length(x) <= 2147483647)', []],
    ["x text CHECK (x ~ '^([a-z]*){30}!$')", []],
    ['x bit(8)', [{ kind: 'pattern', pattern: '[01]{8}' }]],
    ['x bit varying(5)', [{ kind: 'pattern', pattern: '[01]{0,5}' }]],
    ['x varchar(20) NOT NULL', [{ kind: 'not-null' }, { kind: 'size', max: 20 }]],
    ['x varchar(20) NOT NULL CHECK (length(x) >= 3)', [{ kind: 'not-null' }, { kind: 'size', min: 3, max: 20 }]],
    [
      "x varchar(20) NOT NULL DEFAULT ''",
      [
        { kind: 'not-null', when: 'patched' },
        { kind: 'size', max: 20 },
      ],
    ],
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
    ['x int CHECK (x IN (20, 3))', [{ kind: 'one-of', values: ['20', '3'] }]],
    [
      'x int CHECK (x IN (2, 1, 3))',
      [
        { kind: 'min', value: '1' },
        { kind: 'max', value: '3' },
      ],
    ],
    [
      'x numeric(3, 1) CHECK (x IN (1, 2))',
      [
        { kind: 'digits', integer: 2, fraction: 1 },
        { kind: 'one-of', values: ['1', '2'] },
      ],
    ],
    [
      "x char(4) CHECK (x IN ('S', 'XL'))",
      [
        { kind: 'size', max: 4 },
        { kind: 'one-of', values: ['S', 'XL'] },
      ],
    ],
    ['x double precision CHECK (x >= -90)', [{ kind: 'decimal-min', value: '-90' }]],
    ['x boolean NOT NULL', [{ kind: 'not-null' }]],
    ['x boolean NOT NULL DEFAULT false', [{ kind: 'not-null', when: 'patched' }]],
    ['x jsonb NOT NULL', [{ kind: 'not-null' }]],
  ])('%s', (column, expected) => {
    expect(constraints(column)).toEqual(expected);
  });

  it.each([
    [
      'interval year to month',
      ['1 year', '1 year 6 mons', '-1 years -6 mons', '18 months', '1-6', 'P1Y6M', 'P18M', '00:00:00'],
    ],
    ['interval month', ['6 mons', 'P6M', '1-6']],
    ['interval year', ['1 year', '-2 years', 'P1Y', '00:00:00']],
  ])('lets %s be years and months only, as the database would cut the rest off', (type, values) => {
    const { value } = designSql(`CREATE TABLE t (id int PRIMARY KEY, stay ${type});`);
    const [pattern] = value.resources[0]?.fields[1]?.constraints ?? [];
    const matches = new RegExp(`^(?:${pattern?.kind === 'pattern' ? pattern.pattern : ''})$`, 'u');
    expect(values.filter((one) => !matches.test(one))).toEqual([]);
    const others = [
      'PT3H',
      'P1D',
      'P',
      '',
      '3 hours',
      '1 year 3 hours',
      '1 day',
      ...(type === 'interval year' ? ['1-6', 'P6M'] : []),
    ];
    expect(others.filter((one) => matches.test(one))).toEqual([]);
  });
});
