import { describe, expect, test } from 'vitest';
import { readSchema } from './read-schema.ts';

// Folders as tools and people leave them: what is read of them in which order, and what is said to be left out.

type Folder = {
  readonly kind: string;
  readonly files: Readonly<Record<string, string>>;
  readonly applied: readonly string[];
  readonly left?: readonly string[];
  readonly tables: readonly string[];
};

const A = 'CREATE TABLE a (id int PRIMARY KEY);';
const ADD_B = 'ALTER TABLE a ADD b int;';
const ADD_C = 'ALTER TABLE a ADD c int;';
const DROP_A = 'DROP TABLE a;';

const FOLDERS: readonly Folder[] = [
  {
    kind: 'Flyway: small letters, leading zeros, blanks, times, no description',
    files: {
      'V2024.01.15.0930__c.sql': ADD_C,
      'V3__with a blank.sql': 'CREATE TABLE d (id int);',
      'v001__a.sql': A,
      'V1.10__e.sql': 'ALTER TABLE a DROP b;',
      'V1.9__b.sql': ADD_B,
      'V4__.sql': 'CREATE TABLE f (id int);',
    },
    applied: [
      'v001__a.sql',
      'V1.9__b.sql',
      'V1.10__e.sql',
      'V3__with a blank.sql',
      'V4__.sql',
      'V2024.01.15.0930__c.sql',
    ],
    tables: ['a(id, c)', 'd(id)', 'f(id)'],
  },
  {
    kind: 'a project of Maven with tests',
    files: {
      'app/src/main/resources/db/migration/V1__a.sql': A,
      'app/src/main/resources/db/migration/V2__b.sql': ADD_B,
      'app/src/test/resources/db/migration/V1__a.sql': A.replace('id', 'other'),
      'app/src/test/resources/db/migration/V9__ghost.sql': 'CREATE TABLE ghost (id int);',
      'tools/src/test/resources/schema.sql': 'CREATE TABLE tool (id int);',
    },
    applied: [
      'tools/src/test/resources/schema.sql',
      'app/src/main/resources/db/migration/V1__a.sql',
      'app/src/main/resources/db/migration/V2__b.sql',
    ],
    left: ['test-files app/src/test/resources/db/migration/V1__a.sql'],
    tables: ['tool(id)', 'a(id, b)'],
  },
  {
    kind: 'Flyway in a zip of Windows',
    files: {
      'db\\migration\\V2__b.sql': ADD_B,
      'db\\migration\\V1__a.sql': A,
      'db\\migration\\undo\\U1__a.sql': DROP_A,
    },
    applied: ['db\\migration\\V1__a.sql', 'db\\migration\\V2__b.sql'],
    left: ['undo-file db\\migration\\undo\\U1__a.sql'],
    tables: ['a(id, b)'],
  },
  {
    kind: 'Postgrator',
    files: {
      '010.do.c.sql': ADD_C,
      '001.do.a.sql': A,
      '001.undo.a.sql': DROP_A,
      '2.do.sql': ADD_B,
      '2.undo.sql': 'ALTER TABLE a DROP b;',
    },
    applied: ['001.do.a.sql', '2.do.sql', '010.do.c.sql'],
    left: ['undo-file 001.undo.a.sql', 'undo-file 2.undo.sql'],
    tables: ['a(id, b, c)'],
  },
  {
    kind: 'db-migrate of Node.js',
    files: {
      'migrations/sqls/20240102000000-b-up.sql': ADD_B,
      'migrations/sqls/20240102000000-b-down.sql': 'ALTER TABLE a DROP b;',
      'migrations/sqls/20240101000000-a-up.sql': A,
      'migrations/sqls/20240101000000-a-down.sql': DROP_A,
    },
    applied: ['migrations/sqls/20240101000000-a-up.sql', 'migrations/sqls/20240102000000-b-up.sql'],
    left: [
      'undo-file migrations/sqls/20240102000000-b-down.sql',
      'undo-file migrations/sqls/20240101000000-a-down.sql',
    ],
    tables: ['a(id, b)'],
  },
  {
    kind: 'patches with a word before their numbers',
    files: { 'patch-10-c.sql': 'ALTER TABLE a RENAME b TO d;', 'patch-2-b.sql': ADD_B, 'patch-1-a.sql': A },
    applied: ['patch-1-a.sql', 'patch-2-b.sql', 'patch-10-c.sql'],
    tables: ['a(id, d)'],
  },
  {
    kind: 'DbUp',
    files: {
      'Scripts/Script0010 - c.sql': ADD_C,
      'Scripts/Script0002 - b.sql': ADD_B,
      'Scripts/Script0001 - a.sql': A,
    },
    applied: ['Scripts/Script0001 - a.sql', 'Scripts/Script0002 - b.sql', 'Scripts/Script0010 - c.sql'],
    tables: ['a(id, b, c)'],
  },
  {
    kind: 'scripts to make and to drop',
    files: {
      'hr_uninstall.sql': DROP_A,
      'hr_create.sql': A,
      'drop_tables.sql': DROP_A,
      'teardown.sql': 'DROP SCHEMA x;',
    },
    applied: ['hr_create.sql'],
    left: ['undo-file hr_uninstall.sql', 'undo-file drop_tables.sql', 'undo-file teardown.sql'],
    tables: ['a(id)'],
  },
  {
    kind: 'an extension of Joomla',
    files: {
      'sql/updates/mysql/1.0.1.sql': ADD_B,
      'sql/install.mysql.utf8.sql': A,
      'sql/uninstall.mysql.utf8.sql': 'DROP TABLE IF EXISTS `a`;',
    },
    applied: ['sql/install.mysql.utf8.sql', 'sql/updates/mysql/1.0.1.sql'],
    left: ['undo-file sql/uninstall.mysql.utf8.sql'],
    tables: ['a(id, b)'],
  },
  {
    kind: 'numbered scripts of which one drops what is old',
    files: {
      '1_a.sql': `${A} CREATE TABLE old (id int);`,
      '2_drop_old.sql': 'DROP TABLE old;',
      '3_cleanup.sql': 'DROP VIEW v;',
    },
    applied: ['1_a.sql', '2_drop_old.sql', '3_cleanup.sql'],
    tables: ['a(id)'],
  },
  {
    kind: 'a script that is called after dropping and makes anew',
    files: { 'drop_and_create.sql': `${DROP_A} ${A}`, 'after.sql': 'CREATE VIEW v AS SELECT id FROM a;' },
    applied: ['after.sql', 'drop_and_create.sql'],
    tables: ['a(id)'],
  },
  {
    kind: 'what Alembic writes for both ways',
    files: {
      'downgrade.sql': '-- Running downgrade 1a -> \nDROP TABLE a;',
      'upgrade.sql': `BEGIN;\n-- Running upgrade  -> 1a\n${A}\nCOMMIT;`,
    },
    applied: ['upgrade.sql'],
    left: ['undo-file downgrade.sql'],
    tables: ['a(id)'],
  },
  {
    kind: 'grate and RoundhousE',
    files: {
      'down/0001_a.sql': DROP_A,
      'runAfterCreateDatabase/0_s.sql': 'CREATE SCHEMA x;',
      'up/0002_b.sql': ADD_B,
      'up/0001_a.sql': A,
      'views/v.sql': 'CREATE VIEW v AS SELECT id FROM a;',
    },
    applied: ['runAfterCreateDatabase/0_s.sql', 'up/0001_a.sql', 'up/0002_b.sql', 'views/v.sql'],
    left: ['undo-file down/0001_a.sql'],
    tables: ['a(id, b)'],
  },
];

describe('files as tools leave them', () => {
  test.each(FOLDERS)('$kind', ({ files, applied, left = [], tables }) => {
    const sources = Object.entries(files).map(([name, content]) => ({ name, content }));
    const { value, diagnostics } = readSchema(sources);
    const { schema } = value;
    expect(schema.files).toEqual(applied);
    const besides = diagnostics.filter(({ code }) => code === 'test-files' || code.endsWith('-file'));
    expect(besides.map(({ code, file = '' }) => `${code} ${file}`).toSorted()).toEqual(left.toSorted());
    expect(schema.tables.map(({ name, columns }) => `${name}(${columns.map((one) => one.name).join(', ')})`)).toEqual(
      tables,
    );
  });

  test('nothing is left where the last file drops all, and that is said', () => {
    const { diagnostics } = readSchema([
      { name: '01_create.sql', content: A },
      { name: '99_drop.sql', content: DROP_A },
    ]);
    expect(diagnostics).toMatchObject([
      { code: 'no-tables', message: 'No table is left in the end: the source drops the one it makes.' },
    ]);
  });
});
