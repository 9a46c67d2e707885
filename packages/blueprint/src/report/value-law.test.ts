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

it('leaves lengths out, and what stands behind them not', () => {
  const sql = `CREATE TABLE m (id NUMBER(19) PRIMARY KEY, span INTERVAL DAY(3) TO SECOND(6), at TIMESTAMP(9) WITH TIME ZONE, name VARCHAR2(20 CHAR));`;
  const { types } = designSql(sql, { database: 'oracle' }, { dialect: 'oracle' }).value.store;
  expect(types.map(({ type }) => type)).toEqual([
    'interval day to second',
    'number',
    'timestamp with time zone',
    'varchar2',
  ]);
  const mysql =
    "CREATE TABLE m (id int PRIMARY KEY, a decimal(8,2) unsigned, b enum('x (y)','z') NOT NULL, c int(8) unsigned zerofill);";
  expect(designSql(mysql, { database: 'mysql' }).value.store.types.map(({ type }) => type)).toEqual([
    'decimal unsigned',
    'enum',
    'int',
    'int unsigned zerofill',
  ]);
});

it('says of numbers without a sign what a counted key makes of them', () => {
  const sql = `CREATE TABLE a (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, n bigint unsigned);
    CREATE TABLE b (a_id bigint unsigned, FOREIGN KEY (a_id) REFERENCES a (id));`;
  const { types } = designSql(sql, { database: 'mysql' }).value.store;
  expect(types.map(({ java, json }) => `${java}: ${json}`)).toEqual([
    'BigInteger: number, with all its digits',
    'Long: number, with all its digits; one beyond 9223372036854775807 as the negative number of the same 64 bits: addresses and filters know a key by it alone, and new references to it are refused',
  ]);
});
