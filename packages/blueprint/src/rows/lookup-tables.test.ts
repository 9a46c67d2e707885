import { readSchema } from '@backsmith/schema';
import { expect, test } from 'vitest';
import { lookupTables } from './lookup-tables.ts';

const SQL = `CREATE TABLE country (code char(2) PRIMARY KEY, name text);
CREATE TABLE city (id int PRIMARY KEY, country_code char(2) REFERENCES country);
CREATE TABLE category (id int PRIMARY KEY, parent_id int REFERENCES category);
CREATE TABLE customer (id int PRIMARY KEY, first_name text, city_id int REFERENCES city);
CREATE TABLE gateway (id int PRIMARY KEY, name text, api_key text);
CREATE TABLE users (id serial PRIMARY KEY, email varchar(100) NOT NULL UNIQUE, password varchar(100) NOT NULL);
CREATE TABLE alone (id int PRIMARY KEY);
CREATE TABLE hen (id int PRIMARY KEY, egg_id int);
CREATE TABLE egg (id int PRIMARY KEY, hen_id int REFERENCES hen);
ALTER TABLE hen ADD FOREIGN KEY (egg_id) REFERENCES egg;
CREATE TABLE orders (id int PRIMARY KEY, customer_id int REFERENCES customer, category_id int REFERENCES category,
  gateway_id int REFERENCES gateway, user_id int REFERENCES users, egg_id int REFERENCES egg);`;

test('lookup tables are referred to, refer to lookup tables alone, and hold no secrets and nothing of persons', () => {
  const { schema } = readSchema(SQL, { dialect: 'postgresql' }).value;
  const { has, refusal } = lookupTables(schema);
  expect(schema.tables.filter(has).map(({ name }) => name)).toEqual(['country', 'city', 'category']);
  const refused = schema.tables.flatMap((table) =>
    refusal(table) === undefined ? [] : `${table.name}: ${refusal(table)}`,
  );
  expect(refused).toEqual([
    'customer: first_name is personal data',
    'gateway: api_key is a secret',
    'users: people sign in by it',
  ]);
});
