import { describe, expect, it } from 'vitest';
import { designSql, entityNamed, resourceNamed } from '../testing/design-sql.ts';

function designed(column: string) {
  const { value } = designSql(`CREATE TABLE thing (id int PRIMARY KEY, ${column});`);
  const entity = entityNamed(value, 'Thing');
  const [, attribute] = entity.attributes;
  const initial = attribute?.kind === 'basic' ? attribute.initial : undefined;
  return {
    initial,
    dynamicInsert: entity.dynamicInsert,
    refresh: entity.refresh,
    required: resourceNamed(value, 'Thing').fields[1]?.required,
  };
}

describe('designDefault', () => {
  it.each([
    ["x varchar(9) DEFAULT 'a''b'", { kind: 'string', value: "a'b" }],
    ['x bigint DEFAULT 5', { kind: 'long', value: '5' }],
    ["x int DEFAULT '7'", { kind: 'integer', value: '7' }],
    ['x numeric(5,2) DEFAULT 1.50', { kind: 'decimal', value: '1.50' }],
    ['x real DEFAULT 1', { kind: 'float', value: '1.0' }],
    ['x boolean DEFAULT true', { kind: 'boolean', value: true }],
    ["x date DEFAULT '2024-02-29'", { kind: 'temporal', type: { name: 'java.time.LocalDate' }, text: '2024-02-29' }],
    ['x date DEFAULT CURRENT_DATE', { kind: 'now', type: { name: 'java.time.LocalDate' } }],
    ['x timestamp(0) DEFAULT now()', { kind: 'now', type: { name: 'java.time.LocalDateTime' }, unit: 'SECONDS' }],
    ['x timestamptz DEFAULT now()', { kind: 'now', type: { name: 'java.time.OffsetDateTime' }, unit: 'MICROS' }],
    [
      "x timestamp DEFAULT timezone('utc', now())",
      { kind: 'now', type: { name: 'java.time.LocalDateTime' }, unit: 'MICROS', utc: true },
    ],
    ['x time(0) DEFAULT localtime', { kind: 'now', type: { name: 'java.time.LocalTime' }, unit: 'SECONDS' }],
    ['x uuid DEFAULT gen_random_uuid()', { kind: 'uuid' }],
    ['x varchar(36) DEFAULT gen_random_uuid()', { kind: 'uuid', text: true }],
    ["x jsonb DEFAULT '{}'", { kind: 'empty-json', shape: 'object' }],
    ["x text[] DEFAULT '{}'", { kind: 'empty-list' }],
  ])('%s is applied by Java', (column, initial) => {
    expect(designed(column)).toMatchObject({ initial, dynamicInsert: false, refresh: false });
  });

  it.each([
    ['x varchar(30) NOT NULL DEFAULT upper(CURRENT_USER)'],
    ["x date NOT NULL DEFAULT '2023-02-29'"],
    ['x int NOT NULL DEFAULT 99999999999'],
    ['x varchar(32) NOT NULL DEFAULT gen_random_uuid()'],
    ["x jsonb NOT NULL DEFAULT '[1]'"],
  ])('%s is left to the database, and read back', (column) => {
    expect(designed(column)).toEqual({ initial: undefined, dynamicInsert: true, refresh: true, required: false });
  });

  it('is nothing for NULL', () => {
    expect(designed('x int DEFAULT NULL')).toMatchObject({ initial: undefined, dynamicInsert: false });
  });
});
