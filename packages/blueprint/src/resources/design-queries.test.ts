import { describe, expect, it } from 'vitest';
import { jsonName } from '../model/field.ts';
import { designSql, entityNamed, resourceNamed } from '../testing/design-sql.ts';

function parameters(columns: string): readonly string[] {
  const { value } = designSql(`CREATE TABLE shop (id bigint PRIMARY KEY);
    CREATE TABLE t (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ${columns});`);
  const { filters } = resourceNamed(value, 'T');
  return filters.flatMap((filter) => filter.parameters.map(jsonName)).filter((name) => name !== 'id');
}

describe('designFilters', () => {
  it.each([
    ['price numeric(8, 2)', ['price', 'priceFrom', 'priceTo', 'priceIsNull']],
    ['stock int NOT NULL', ['stock', 'stockFrom', 'stockTo']],
    ['shop_id bigint REFERENCES shop', ['shopId', 'shopIdIsNull']],
    ['name varchar(20) NOT NULL', ['name', 'nameContains']],
    ['sold_at timestamptz NOT NULL', ['soldAt', 'soldAtFrom', 'soldAtTo']],
    ['is_open boolean', ['isOpen', 'isOpenIsNull']],
    ["state varchar(9) NOT NULL CHECK (state IN ('new', 'sold'))", ['state']],
    ['score real NOT NULL', ['scoreFrom', 'scoreTo']],
    ['extras jsonb', ['extrasIsNull']],
    ['password_hash varchar(80)', []],
    ['deleted_at timestamp', []],
    ['"class" varchar(9) NOT NULL', ['class', 'classContains']],
    ['"size" int NOT NULL', ['sizeValue', 'sizeFrom', 'sizeTo']],
    // Equality has the name of the field, whatever the bounds of others are called.
    [
      'price int NOT NULL, price_from date NOT NULL',
      ['price', 'priceFrom2', 'priceTo', 'priceFrom', 'priceFromFrom', 'priceFromTo'],
    ],
  ])('of %s are %j', (columns, expected) => {
    expect(parameters(columns)).toEqual(expected);
  });

  it('leaves equality by every column where Java takes no more parameters', () => {
    const columns = Array.from({ length: 90 }, (_, index) => `c${index} int`);
    const names = parameters(columns.join(', '));
    expect(names.length).toBeLessThan(254);
    expect(names).toEqual(expect.arrayContaining(columns.map((_, index) => `c${index}`)));
  });

  it('offers both ends of a range or neither, however many columns there are', () => {
    for (let count = 45; count <= 75; count += 1) {
      const columns = Array.from({ length: count }, (_, index) => `c${index} int${index % 3 === 0 ? ' NOT NULL' : ''}`);
      const names = new Set(parameters(columns.join(', ')));
      const ends = columns.map((_, index) => [names.has(`c${index}From`), names.has(`c${index}To`)]);
      expect(ends.filter(([from, to]) => from !== to)).toEqual([]);
    }
  });

  it('asks a range and a null of the place where the value lies', () => {
    const { value } = designSql(`CREATE TABLE shop (id bigint PRIMARY KEY);
      CREATE TABLE t (id bigint PRIMARY KEY, shop_id bigint REFERENCES shop, price int);`);
    expect(entityNamed(value, 'T').conditions.slice(1)).toEqual([
      { kind: 'among', parameters: ['shopId'], path: ['shop', 'id'] },
      { kind: 'absent', parameters: ['shopIdIsNull'], path: ['shop', 'id'] },
      { kind: 'among', parameters: ['price'], path: ['price'] },
      { kind: 'between', parameters: ['priceFrom', 'priceTo'], path: ['price'] },
      { kind: 'absent', parameters: ['priceIsNull'], path: ['price'] },
    ]);
  });
});
