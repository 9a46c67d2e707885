import type { Dialect } from '@backsmith/sql';
import { expect, test } from 'vitest';
import { writeDdl } from '../../ddl/write-ddl.ts';
import { readSchema } from '../read-schema.ts';

// What a PostgreSQL and a MariaDB made of each, in the words a new one is made by.
test.each<[Dialect & ('postgresql' | 'mysql'), string, string, string, string]>([
  [
    'postgresql',
    'a name is given up behind where it is given again',
    'a int, b int, CONSTRAINT c CHECK (a > 1), CONSTRAINT u UNIQUE (a)',
    'ADD CONSTRAINT c CHECK (b > 1), ADD CONSTRAINT u UNIQUE (b), DROP CONSTRAINT c, DROP CONSTRAINT u',
    'a integer, b integer, CONSTRAINT u UNIQUE (b), CONSTRAINT c CHECK (b > 1)',
  ],
  [
    'postgresql',
    'a column takes the place of another one',
    'a int, b int',
    'ADD COLUMN a text, DROP COLUMN a',
    'b integer, a text',
  ],
  [
    'postgresql',
    'a key stands before its columns',
    'a int',
    'ADD UNIQUE (b), ADD CHECK (b > a), ADD COLUMN b int',
    'a integer, b integer, UNIQUE (b), CHECK (b > a)',
  ],
  [
    'postgresql',
    'a default goes before it is set, and NOT NULL',
    'a int DEFAULT 1',
    'ALTER a SET DEFAULT 5, ALTER a DROP DEFAULT, ALTER a SET NOT NULL, ALTER a DROP NOT NULL',
    'a integer DEFAULT 5 NOT NULL',
  ],
  [
    'postgresql',
    'a type comes before its default',
    "a text DEFAULT 'x'",
    'ALTER a SET DEFAULT 3, ALTER a TYPE int USING 1, ALTER a DROP DEFAULT',
    'a integer DEFAULT 3',
  ],
  [
    'mysql',
    'an index goes before the reference that needs it',
    'id int PRIMARY KEY, a int, CONSTRAINT f FOREIGN KEY (a) REFERENCES t (id)',
    'DROP INDEX f, DROP FOREIGN KEY f',
    '`id` int NOT NULL, `a` int, PRIMARY KEY (`id`)',
  ],
  [
    'mysql',
    'a name is given up behind where it is given again',
    'a int, b int, KEY k (a), CONSTRAINT c CHECK (a > 1)',
    'ADD KEY k (b), ADD CONSTRAINT c CHECK (b > 1), DROP KEY k, DROP CONSTRAINT c',
    '`a` int, `b` int, KEY `k` (`b`), CONSTRAINT `c` CHECK (b > 1)',
  ],
  [
    'mysql',
    'a key stands before its columns and before the new name of one',
    'a int, b int',
    'ADD KEY (d, c), ADD COLUMN d int FIRST, RENAME COLUMN b TO c',
    '`d` int, `a` int, `c` int, KEY (`d`, `c`)',
  ],
  [
    'mysql',
    'a column is added before the one whose name it takes is called otherwise',
    'a int, b int',
    'ADD COLUMN a text, CHANGE a z int, MODIFY b bigint AFTER a',
    '`z` int, `a` text, `b` bigint',
  ],
  [
    'mysql',
    'a primary key goes behind the one that takes its place',
    'id int NOT NULL PRIMARY KEY, a int NOT NULL',
    'ADD PRIMARY KEY (a), DROP PRIMARY KEY, MODIFY id int NULL',
    '`id` int, `a` int NOT NULL, PRIMARY KEY (`a`)',
  ],
])('%s: %s', (dialect, _, table, changes, expected) => {
  const { schema } = readSchema(`CREATE TABLE t (${table}); ALTER TABLE t ${changes};`, { dialect }).value;
  const ddl = writeDdl(schema, dialect).value.text.replaceAll(/\s+/g, ' ');
  expect(/\( (.*) \)[^()]*; $/.exec(ddl)?.[1]).toBe(expected);
});
