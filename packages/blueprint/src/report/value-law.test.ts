import { expect, it } from 'vitest';
import { designSql } from '../testing/design-sql.ts';

const SQL = `CREATE TYPE mood AS ENUM ('calm', 'glad');
CREATE TABLE m (
  id bigint PRIMARY KEY, name varchar(20), nick varchar(40), n numeric(8,2), at timestamptz, tags text[], mood mood,
  password_hash bytea
);`;

it('says of each type once what its values are in Java and in JSON, and what Java has nothing for', () => {
  const { types } = designSql(SQL).value.store;
  expect(types.map((one) => Object.values(one).join(' | '))).toEqual([
    'bigint | Long | number, with all its digits',
    'mood | enum | string, one of its values | words that are none of its values',
    'numeric | BigDecimal | number, with all its digits | NaN and infinities',
    'text[] | List<String> | array | arrays of several dimensions',
    'timestamptz | OffsetDateTime | string: 2024-05-06T12:34:56Z, or another offset',
    'varchar | String | string',
  ]);
});
