import { describe, expect, it } from 'vitest';
import type { BasicAttribute } from '../model/attribute.ts';
import { entityNamed, planSql } from '../testing/plan-sql.ts';
import { enumConstants } from './enum-constants.ts';

describe('enumConstants', () => {
  it('makes constants of any texts, each its own', () => {
    const names = enumConstants(['new', 'in packing', 'IN-PACKING', '', '2nd', '+', 'class', 'Ärger']).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['NEW', 'IN_PACKING', 'IN_PACKING2', 'EMPTY', 'N2ND', 'VALUE', 'CLASS', 'ARGER']);
  });
});

describe('planEnums', () => {
  const SQL = `
    CREATE TYPE mood AS ENUM ('glad', 'sad');
    CREATE TABLE guest (
      id int PRIMARY KEY,
      arrives mood, leaves mood NOT NULL DEFAULT 'glad',
      diet varchar(10) CHECK (diet IN ('NONE', 'VEGAN')),
      initial char(4) CHECK (initial IN ('A', 'B')));`;

  it('shares the enum of a database type and makes one of a check', () => {
    const { enums } = planSql(SQL).value;
    expect(enums).toMatchObject([
      { className: { name: 'Mood' }, coded: true, origin: 'mood' },
      { className: { name: 'GuestDiet' }, coded: false, origin: 'guest.diet' },
    ]);
  });

  it('maps them, and finds the constant of a default', () => {
    const basic = entityNamed(planSql(SQL).value, 'Guest').attributes as readonly BasicAttribute[];
    expect(basic[2]).toMatchObject({
      column: { enumerated: true, jdbcType: 'NAMED_ENUM', definition: 'mood' },
      initial: { kind: 'enum', constant: 'GLAD' },
    });
    expect(basic[3]?.column).toMatchObject({ enumerated: true, length: 10 });
  });

  it('leaves texts alone that the database fills up with blanks', () => {
    const { fields } = entityNamed(planSql(SQL).value, 'Guest');
    expect(fields.find(({ name }) => name === 'initial')?.type.name).toBe('java.lang.String');
  });
});
