import { expect, test } from 'vitest';
import { readSchema } from '../read-schema.ts';

const FLAG = { kind: 'boolean' };
const NUMBER = { kind: 'integer', bits: 8 };

/** The type that a column of MySQL comes out with, by its declaration, and what follows its table. */
function typeOf(declaration: string, after = ''): unknown {
  const source = `CREATE TABLE \`thing\` (\`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY, ${declaration}) ENGINE=InnoDB;\n${after}`;
  return readSchema(source, { dialect: 'mysql' }).value.schema.tables.at(-1)?.columns[1]?.dataType;
}

test.each([
  'paid tinyint(1) NOT NULL DEFAULT 0',
  "paid tinyint(1) NOT NULL DEFAULT '1'",
  'paid tinyint(1) DEFAULT NULL',
  'paid tinyint(1) unsigned NOT NULL DEFAULT 0',
  'state tinyint(1) CHECK (state IN (0, 1))',
  'state tinyint(1) CHECK (state BETWEEN 0 AND 1)',
  'is_ranking tinyint(1)',
  "paid tinyint(1) COMMENT '1: yes, 0: no'",
  "paid tinyint(1) COMMENT '0-1'",
  "paid tinyint(1) NOT NULL DEFAULT '0' COMMENT '是否付款: 0否 1是'",
  'is_default tinyint(1) unsigned zerofill NOT NULL DEFAULT 0',
  "paid tinyint(1) COMMENT 'asked for in release 2.4'",
])('%s is a flag', (declaration) => {
  expect(typeOf(declaration)).toEqual(FLAG);
});

test.each([
  'prio tinyint(1) NOT NULL DEFAULT 3',
  "paid tinyint(1) NOT NULL DEFAULT '3'",
  "paid tinyint(1) NOT NULL DEFAULT '-1'",
  'paid tinyint(1) CHECK (paid IN (0, 1, 2))',
  'paid tinyint(1) CHECK (paid BETWEEN 1 AND 5)',
  'paid tinyint(1) CHECK (paid < 4)',
  "paid tinyint(1) COMMENT '0: draft, 1: sent, 2: paid'",
  "paid tinyint(1) COMMENT '0-off 1-on 9-broken'",
  'state tinyint(1) NOT NULL DEFAULT 0',
  'user_level tinyint(1)',
  "role tinyint(1) NOT NULL DEFAULT '0'",
  "`login_attempts` tinyint(1) NOT NULL DEFAULT '0'",
  '`geschlecht` tinyint(1) DEFAULT NULL',
  "`estado` tinyint(1) NOT NULL DEFAULT '1'",
  '`性别` tinyint(1) DEFAULT NULL',
  "`用户状态` tinyint(1) NOT NULL DEFAULT '1'",
  "approved tinyint(1) NOT NULL DEFAULT '0' COMMENT '-1 rejected, 0 open, 1 approved'",
  "shift tinyint(1) NOT NULL DEFAULT '0' COMMENT 'early=1, late=2, night=3'",
  'dayOfWeek tinyint(1)',
  'paid tinyint(1) REFERENCES other (id), FOREIGN KEY (paid) REFERENCES other (id)',
])('%s is a number', (declaration) => {
  expect(typeOf(declaration)).toEqual(NUMBER);
});

test('a number keeps that it has no sign', () => {
  expect(typeOf("paid tinyint(1) unsigned NOT NULL DEFAULT '2'")).toEqual({ ...NUMBER, unsigned: true });
});

test.each([
  ['INSERT INTO thing VALUES (1, 0), (2, 1), (3, NULL);', FLAG],
  ['INSERT INTO thing VALUES (1, 0), (2, 2);', NUMBER],
  ["INSERT INTO `thing` (`paid`, `id`) VALUES ('7', 1);", NUMBER],
  ['INSERT INTO thing (id) VALUES (5);', FLAG],
  ['INSERT INTO thing SET id = 3, paid = 4;', NUMBER],
  ['REPLACE INTO `thing` VALUES (3, 2);', NUMBER],
  ['LOCK TABLES `thing` WRITE;\nINSERT IGNORE INTO `thing` VALUES (1,0),(2,1),\n(3,5);\nUNLOCK TABLES;', NUMBER],
  ['INSERT INTO thing VALUES (1, TRUE), (2, FALSE), (3, DEFAULT);', FLAG],
  // Joomla marks what is in the trash by -2, and Access says -1 for true.
  ['INSERT INTO thing VALUES (1, 0), (2, -2);', NUMBER],
  ["INSERT INTO thing VALUES (1, 0), (2, '-1');", NUMBER],
])('of rows as %s', (rows, expected) => {
  expect(typeOf('paid tinyint(1) NOT NULL DEFAULT 0', rows)).toEqual(expected);
});

const STATED = [
  ['BOOLEAN DEFAULT 0', '', 'boolean'],
  ['bool NOT NULL', 'INSERT INTO thing VALUES (1, 1), (2, TRUE), (3, 0);', 'boolean'],
  ["boolean COMMENT '1: yes, 0: no'", '', 'boolean'],
  ['BOOLEAN', 'INSERT INTO thing VALUES (1, 2);', 'integer'],
  ['bool NOT NULL', 'INSERT INTO thing VALUES (1, 0), (2, -1);', 'integer'],
  ['boolean DEFAULT 3', '', 'integer'],
  ['boolean CHECK (state IN (0, 1, 2))', '', 'integer'],
  ["boolean COMMENT '0: draft, 1: sent, 2: paid'", '', 'integer'],
] as const;

test.each(STATED)('state %s is what it says, unless something speaks of numbers: %s', (declaration, rows, kind) => {
  expect(typeOf(`state ${declaration}`, rows)).toMatchObject({ kind });
});

test.each([
  ['sqlite', 'integer'],
  ['postgresql', 'boolean'],
] as const)('a boolean of %s that rows give 2 is of kind %s', (dialect, kind) => {
  const sql = 'CREATE TABLE thing (id int PRIMARY KEY, done boolean); INSERT INTO thing VALUES (1, 2);';
  const [table] = readSchema(sql, { dialect }).value.schema.tables;
  expect(table?.columns[1]?.dataType.kind).toBe(kind);
});

test('an invisible column has no value in rows that name no columns', () => {
  const KINDS = ['integer', 'boolean', 'integer', 'boolean', 'integer'];
  const columns = 'id int PRIMARY KEY, paid tinyint(1), hidden int DEFAULT 5 INVISIBLE, open tinyint(1), age int';
  const { tables } = readSchema(`CREATE TABLE thing (${columns});\nINSERT INTO thing VALUES (1, 0, 1, 40);`, {
    dialect: 'mysql',
  }).value.schema;
  expect(tables[0]?.columns.map(({ dataType }) => dataType.kind)).toEqual(KINDS);
});
