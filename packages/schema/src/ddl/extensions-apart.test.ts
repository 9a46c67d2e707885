import { expect, test } from 'vitest';
import { readSchema } from '../read/read-schema.ts';
import { extensionsApart } from './extensions-apart.ts';

function apart(sql: string): readonly string[] {
  return extensionsApart(readSchema(sql, { dialect: 'postgresql' }).value.schema, 'postgresql');
}

test.each([
  ['a type', 'create table place (id int, at public.geometry(Point,4326));', ['postgis']],
  ['a domain', 'create domain spot as text check (st_isvalid (value)); create table place (at spot);', ['postgis']],
  ['a check', 'create table place (a text check (st_isvalid (a)));', ['postgis']],
  ['an array', 'create table text_part (id int, seen vector(3)[]);', ['vector']],
  ['a view', 'create table place (a text); create view v as select\nST_AsText(a) from place;', ['postgis']],
  ['nothing but names', 'create table vector (geometry text, st_name text, raster int);', []],
  ['what comes with PostgreSQL', 'create table person (mail citext);', []],
])('%s says which extensions a database lacks', (_, sql, expected) => {
  expect(apart(sql)).toEqual(expected);
});
