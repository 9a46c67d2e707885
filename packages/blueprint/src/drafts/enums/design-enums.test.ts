import { describe, expect, it } from 'vitest';
import type { BasicAttribute } from '../../model/jpa/attribute.ts';
import { designSql, entityNamed, resourceNamed } from '../../testing/design-sql.ts';
import { enumConstants } from './design-enums.ts';

describe('enumConstants', () => {
  it('makes constants of any texts, each its own', () => {
    const names = enumConstants(['new', 'in packing', 'IN-PACKING', '', '2nd', '+', 'class', 'Ärger']).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['NEW', 'IN_PACKING', 'IN_PACKING2', 'EMPTY', 'N2ND', 'PLUS', 'CLASS', 'ARGER']);
  });

  it.each([
    [
      ['A', 'A+', 'A-', 'B+', '0-'],
      ['A', 'A_PLUS', 'A_MINUS', 'B_PLUS', 'N0_MINUS'],
    ],
    [
      ['<', '<=', '>='],
      ['LESS', 'LESS_EQUAL', 'GREATER_EQUAL'],
    ],
    [
      ['C', 'C#', 'C++', 'R&D'],
      ['C', 'C_HASH', 'C_PLUS_PLUS', 'R_AND_D'],
    ],
    [
      ['18+', '-1', '1', '50%'],
      ['N18_PLUS', 'MINUS_1', 'N1', 'N50_PERCENT'],
    ],
  ])('spells the signs that tell %j apart', (values, names) => {
    expect(enumConstants(values).map(({ name }) => name)).toEqual(names);
  });
});

describe('designEnums', () => {
  const SQL = `
    CREATE TYPE mood AS ENUM ('glad', 'sad');
    CREATE TABLE guest (
      id int PRIMARY KEY,
      arrives mood, leaves mood NOT NULL DEFAULT 'glad',
      diet varchar(10) CHECK (diet IN ('NONE', 'VEGAN')),
      initial char(4) CHECK (initial IN ('A', 'B')));`;

  it('shares the enum of a database type and makes one of a check', () => {
    const { enums } = designSql(SQL).value;
    expect(enums).toMatchObject([
      { className: { name: 'Mood' }, coded: true, origin: 'mood' },
      { className: { name: 'GuestDiet' }, coded: false, origin: 'guest.diet' },
    ]);
  });

  it('takes no name of what stands beside it in records', () => {
    const sql = "CREATE TYPE size AS ENUM ('S', 'M'); CREATE TABLE shirt (id int PRIMARY KEY, size size);";
    expect(designSql(sql).value.enums).toMatchObject([{ className: { name: 'SizeType' } }]);
  });

  it('maps them, and finds the constant of a default', () => {
    const basic = entityNamed(designSql(SQL).value, 'Guest').attributes as readonly BasicAttribute[];
    expect(basic[2]).toMatchObject({
      column: { enumerated: true, jdbcType: 'NAMED_ENUM', definition: 'mood' },
      initial: { kind: 'enum', constant: 'GLAD' },
    });
    expect(basic[3]?.column).toMatchObject({ enumerated: true, length: 10 });
  });

  it('leaves texts alone that the database fills up with blanks', () => {
    const { fields } = resourceNamed(designSql(SQL).value, 'Guest');
    expect(fields.find(({ name }) => name === 'initial')?.type.name).toBe('java.lang.String');
  });
});
