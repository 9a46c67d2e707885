import { expect, test } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

function referred(sql: string, database: 'postgresql' | 'mariadb' | 'mysql' = 'postgresql'): readonly string[] {
  return designSql(sql, { database }).value.store.referred.map(({ name, fields }) => `${name}=${fields.join()}`);
}

test('a unique column that others refer to is known by the name of their foreign key', () => {
  const sql = `CREATE TABLE category (id serial PRIMARY KEY, display_name text NOT NULL UNIQUE);
    CREATE TABLE product (id serial PRIMARY KEY, category_display_name text NOT NULL REFERENCES category (display_name));`;
  expect(referred(sql)).toEqual(['category.product_category_display_name_fkey=displayName']);
});

test('of several columns those count that a change can reach', () => {
  const sql = `CREATE TABLE shelf (id int PRIMARY KEY, hall text NOT NULL, no int NOT NULL, UNIQUE (hall, no), UNIQUE (id, hall));
    CREATE TABLE box (id int PRIMARY KEY, hall text, no int, CONSTRAINT stands FOREIGN KEY (hall, no) REFERENCES shelf (hall, no));
    CREATE TABLE tag (id int PRIMARY KEY, shelf int, hall text, CONSTRAINT hangs FOREIGN KEY (shelf, hall) REFERENCES shelf (id, hall));`;
  expect(referred(sql)).toEqual(['shelf.hangs=hall', 'shelf.stands=hall,no']);
});

test('a primary key never changes', () => {
  const sql = `CREATE TABLE node (id int PRIMARY KEY, above int REFERENCES node (id));
    CREATE TABLE leaf (id int PRIMARY KEY, node_id int REFERENCES node);`;
  expect(referred(sql)).toEqual([]);
});

test('of a reference of a table to itself the database tells which end was broken', () => {
  const own =
    'CREATE TABLE node (id int PRIMARY KEY, code varchar(9) UNIQUE, above varchar(9) REFERENCES node (code));';
  const other =
    'CREATE TABLE a (id int PRIMARY KEY, c int UNIQUE); CREATE TABLE b (id int PRIMARY KEY, c int REFERENCES a (c));';
  expect(referred(own)).toEqual(['node.node_above_fkey=code']);
  const signs = (sql: string, database: 'postgresql' | 'mysql' | 'oracle' | 'sqlserver') =>
    designSql(sql, { database }).value.store.stillReferred;
  expect(signs(own, 'postgresql')?.words).toBe('update or delete on table');
  expect(signs(own, 'mysql')?.codes).toContain(1451);
  expect(signs(own, 'oracle')?.codes).toContain(2292);
  expect(signs(own, 'sqlserver')?.words).toBe('REFERENCE constraint');
  expect(signs(other, 'postgresql')).toBeUndefined();
});

test('tables without a key refer too', () => {
  const sql = `CREATE TABLE city (id int PRIMARY KEY, code char(3) NOT NULL UNIQUE);
    CREATE TABLE visit (city char(3) NOT NULL REFERENCES city (code), at date NOT NULL);`;
  expect(referred(sql)).toEqual(['city.visit_city_fkey=code']);
});

test('MySQL and MariaDB count the foreign keys without a name', () => {
  const sql = `CREATE TABLE city (id int PRIMARY KEY, code char(3) NOT NULL UNIQUE, zip char(5) NOT NULL UNIQUE);
    CREATE TABLE trip (id int PRIMARY KEY, start char(3), goal char(3), zip char(5),
      FOREIGN KEY (start) REFERENCES city (code),
      CONSTRAINT ends FOREIGN KEY (goal) REFERENCES city (code),
      FOREIGN KEY (zip) REFERENCES city (zip));`;
  const found = ['city.ends=code', 'city.trip_ibfk_1=code', 'city.trip_ibfk_2=zip'];
  expect(referred(sql, 'mariadb')).toEqual(found);
  expect(referred(sql, 'mysql')).toEqual(found);
});
