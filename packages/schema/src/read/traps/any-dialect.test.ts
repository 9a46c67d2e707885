import { describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { columnOf, outline, problems, tableOf } from '../testing/outline.ts';

describe('damage and recovery', () => {
  it('the types of H2 that count and that ignore case', () => {
    const source = 'CREATE TABLE a (id IDENTITY PRIMARY KEY, name VARCHAR_IGNORECASE(20) NOT NULL);';
    expect(outline(source)).toEqual(['a(id*!+, name!)']);
    expect(columnOf(source, 'name').dataType).toEqual({ kind: 'text', caseInsensitive: true });
    expect(readSchema(source).value.detection.dialect).toBe('postgresql');
  });

  it('what other databases write between CREATE and TABLE', () => {
    const source =
      'CREATE CACHED TABLE a (id int); CREATE MEMORY TABLE b (id int); CREATE MULTISET VOLATILE TABLE c (id int);';
    expect(outline(source)).toEqual(['a(id)', 'b(id)', 'c(id)']);
  });

  it('a broken column costs itself only', () => {
    const source = `CREATE TABLE t (
  id int NOT NULL,
  ??? what is this,
  name varchar(20,
  ok int
);
CREATE TABLE u (id int);`;
    expect(outline(source).map((line) => line.split('(')[0])).toEqual(['t', 'u']);
    expect(problems(source)).not.toEqual([]);
  });

  it('an unknown type keeps its column, with a warning at its line', () => {
    const source = `CREATE TABLE t (
  id integer,
  shape frobnicated(3) NOT NULL
);`;
    expect(outline(source)).toEqual(['t(id, shape!)']);
    expect(columnOf(source, 'shape').dataType).toEqual({ kind: 'unknown' });
    expect(problems(source)).toEqual(['unknown-type 3']);
  });

  it('a parenthesis never closed ends where the next line begins CREATE TABLE', () => {
    const source = `CREATE TABLE a (id int, name varchar(10)
CREATE TABLE b (id int);
CREATE TABLE c (id int`;
    expect(outline(source)).toEqual(['a(id, name)', 'b(id)', 'c(id)']);
    expect(problems(source)).toContain('unclosed-parenthesis 1');
  });

  it.each([
    ['a quote', `CREATE TABLE a (id int DEFAULT 'x);\nCREATE TABLE b (id int);`],
    ['a comment', `CREATE TABLE a (id int); /* never closed\nCREATE TABLE b (id int);`],
    ['a quoted name', `CREATE TABLE a (id int, "x int);\nCREATE TABLE b (id int);`],
    ['a dollar quote', `CREATE TABLE a (id int); DO $body$ BEGIN\nCREATE TABLE b (id int);`],
  ])('%s never closed does not swallow the rest', (_, source) => {
    const { schema, tally } = readSchema(source, { dialect: 'postgresql' }).value;
    expect(schema.tables.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(tally.lost).toBe(0);
    expect(problems(source, { dialect: 'postgresql' })).not.toEqual([]);
  });

  it('a semicolon forgotten between two statements', () => {
    const source = `CREATE TABLE a (id int)
CREATE TABLE b (id int);
CREATE INDEX i ON a (id)
ALTER TABLE b ADD CONSTRAINT fk FOREIGN KEY (id) REFERENCES a (id)
`;
    expect(outline(source, { dialect: 'mysql' })).toEqual(['a(id)', 'b(id)', 'b(id) -> a(id)']);
  });

  it('counts what became of every CREATE TABLE', () => {
    const source = `
CREATE TABLE kept (id int);
CREATE TABLE IF NOT EXISTS kept (other int);
CREATE TEMPORARY TABLE scratch (id int);
CREATE TABLE gone (id int);
DROP TABLE gone;
CREATE TABLE 'a' b c;
-- CREATE TABLE comment (id int);
CREATE FUNCTION f() RETURNS void AS $$ BEGIN CREATE TABLE inside (id int); END $$ LANGUAGE plpgsql;
INSERT INTO kept VALUES ('
CREATE TABLE text (id int)');`;
    const { schema, tally } = readSchema(source, { dialect: 'postgresql' }).value;
    expect(schema.tables.map(({ name }) => name)).toEqual(['kept', 'a']);
    expect(tally).toMatchObject({ tables: 2, temporary: 1, duplicates: 1, dropped: 1, failed: 0, lost: 0 });
  });

  it('says so where nothing is found', () => {
    expect(problems('SELECT 1;')).toEqual(['no-tables 1']);
    expect(problems('Dear reader, this is a letter.')).toContain('no-tables 1');
  });
});

describe('the end state', () => {
  it('applies statements in their order', () => {
    const source = `
CREATE TABLE a (id int, x int, y int);
CREATE TABLE b (id int);
ALTER TABLE a DROP COLUMN x;
ALTER TABLE a RENAME COLUMN y TO z;
ALTER TABLE a ADD COLUMN w text NOT NULL;
ALTER TABLE a ALTER COLUMN z SET NOT NULL, ALTER COLUMN w DROP NOT NULL;
ALTER TABLE a ADD PRIMARY KEY (id);
ALTER TABLE b RENAME TO c;
DROP TABLE IF EXISTS c, nothing CASCADE;
CREATE TABLE c (a_id int REFERENCES a);`;
    expect(outline(source, { dialect: 'postgresql' })).toEqual(['a(id*!, z!, w)', 'c(a_id)', 'c(a_id) -> a(id)']);
  });

  it('checks and indexes follow a column that is renamed, and go with one that is dropped', () => {
    const source = `CREATE TABLE a (x int, y int, z int GENERATED ALWAYS AS (x + 1) STORED, CHECK (x > 0), CHECK (y IN (1, 2)));
CREATE INDEX i ON a (lower(y));
CREATE INDEX j ON a (x) WHERE y > 1;
ALTER TABLE a RENAME COLUMN x TO w;
ALTER TABLE a DROP COLUMN y;`;
    const { columns, checks, indexes } = tableOf(source, 'a', { dialect: 'postgresql' });
    expect(columns.map(({ name, generated }) => [name, generated?.expression])).toEqual([
      ['w', undefined],
      ['z', 'w + 1'],
    ]);
    expect(checks).toMatchObject([{ expression: 'w > 0', rules: [{ column: 'w', min: '0' }] }]);
    expect(indexes).toEqual([]);
  });

  it('keeps the schemas of several apart', () => {
    const source = `CREATE SCHEMA one; CREATE SCHEMA two;
CREATE TABLE one.t (id int PRIMARY KEY);
CREATE TABLE two.t (id int PRIMARY KEY, one_id int REFERENCES one.t (id));
SET search_path = two, pg_catalog;
CREATE TABLE u (t_id int REFERENCES t (id));`;
    expect(outline(source, { dialect: 'postgresql' })).toEqual([
      'one.t(id*!)',
      'two.t(id*!, one_id)',
      'two.u(t_id)',
      'two.t(one_id) -> one.t(id)',
      'two.u(t_id) -> two.t(id)',
    ]);
  });

  it('composite and self references, before their tables too', () => {
    const source = `
CREATE TABLE line (order_id int, no int, part_of int, FOREIGN KEY (order_id, no) REFERENCES item (order_id, no) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE item (order_id int, no int, parent int REFERENCES item, PRIMARY KEY (order_id, no));`;
    expect(outline(source, { dialect: 'postgresql' })).toContain('line(order_id, no) -> item(order_id, no) restrict');
    const [first] = readSchema(source, { dialect: 'postgresql' }).value.schema.foreignKeys;
    expect(first?.deferrable).toBe('deferred');
  });

  it('names a relation to a table that is nowhere', () => {
    const source = 'CREATE TABLE a (id int, b_id int REFERENCES b (id));';
    expect(outline(source)).toEqual(['a(id, b_id)', 'a(b_id) -> b(id)']);
    expect(problems(source)).toEqual(['unresolved-reference 1']);
  });
});

describe('types of other dialects', () => {
  it('are understood in every dialect', () => {
    const source = `CREATE TABLE \`t\` (\`a\` uuid NOT NULL, \`b\` character varying(50), \`c\` nvarchar(max), \`d\` NUMBER(10,2),
      \`e\` timestamptz, \`f\` uniqueidentifier, \`g\` jsonb, \`h\` VARCHAR2(20 CHAR), \`i\` bit, \`j\` serial) ENGINE=InnoDB;`;
    const kinds = tableOf(source, 't', { dialect: 'mysql' }).columns.map(({ dataType }) => dataType.kind);
    expect(kinds).toEqual([
      'uuid',
      'varchar',
      'text',
      'decimal',
      'timestamp',
      'uuid',
      'json',
      'varchar',
      'bit',
      'integer',
    ]);
  });
});

describe('templates', () => {
  it.each([
    ['@cdm.person', 'person'],
    ['${schema}.person', 'person'],
    ['${prefix}person', '${prefix}person'],
    ['{databaseOwner}{objectQualifier}person', '{objectQualifier}person'],
    ['{{ schema }}.person', 'person'],
    ['$(Schema).person', 'person'],
    ['#__person', '#__person'],
    ['PREFIX_person', 'PREFIX_person'],
    ['/*_*/person', 'person'],
    ['/*$wgDBprefix*/person', 'person'],
    ['%TABLE_PREFIX%person', '%TABLE_PREFIX%person'],
    [':schema.person', 'person'],
  ])('%s', (written, name) => {
    const source = `CREATE TABLE ${written} (id int PRIMARY KEY, boss_id int REFERENCES ${written} (id));\nCREATE INDEX i ON ${written} (id);`;
    const { schema, tally } = readSchema(source, { dialect: 'sqlserver' }).value;
    expect(schema.tables.map((table) => table.name)).toEqual([name]);
    expect(schema.foreignKeys).toMatchObject([{ table: name, refTable: name }]);
    expect(tally).toMatchObject({ found: 1, lost: 0, failed: 0 });
  });

  it('prefixes of Joomla and PrestaShop in MySQL', () => {
    const source =
      'CREATE TABLE IF NOT EXISTS `#__users` (`id` int NOT NULL AUTO_INCREMENT, PRIMARY KEY (`id`)) ENGINE=InnoDB;\nCREATE TABLE `PREFIX_cart` (`id_cart` int) ENGINE=ENGINE_TYPE DEFAULT CHARSET=utf8;\n# a comment\n#__not a table\nCREATE TABLE #__plain (id int);';
    expect(outline(source)).toEqual(['#__users(id*!+)', 'PREFIX_cart(id_cart)', '#__plain(id)']);
  });
});

describe('formatted for Liquibase', () => {
  it('runs changes and leaves rollbacks out', () => {
    const source = `--liquibase formatted sql

--changeset ann:1 dbms:postgresql
CREATE TABLE person (id bigint NOT NULL, CONSTRAINT person_pk PRIMARY KEY (id));
--rollback DROP TABLE person;

--changeset ann:2 splitStatements:false endDelimiter:/
CREATE TABLE pet (id bigint, owner bigint REFERENCES person(id));
--rollback DROP TABLE pet;
/* liquibase rollback
DROP TABLE person;
*/`;
    expect(outline(source)).toEqual(['person(id*!)', 'pet(id, owner)', 'pet(owner) -> person(id)']);
  });
});

describe('what takes a migration back', () => {
  it.each([
    ['-- +goose Up', '-- +goose Down'],
    ['-- +migrate Up', '-- +migrate Down'],
    ['-- migrate:up', '-- migrate:down'],
    ['# --- !Ups', '# --- !Downs'],
    ['-- // first table', '-- //@UNDO'],
    ['-- Up Migration', '-- Down Migration'],
    ['-- made by hand', '---- create above / drop below ----'],
    ['--  +goose up', '--\t+goose down'],
    ['--  migrate:up', '--  migrate:down'],
    ['---- Up Migration ----', '-- -- Down  Migration --'],
    ['--  //  made by hand', '--  //  @UNDO'],
  ])('behind %s … %s is not applied', (up, down) => {
    const source = `${up}\nCREATE TABLE a (id int, x strange);\n${down}\nDROP TABLE a;\n`;
    expect(outline(source)).toEqual(['a(id, x)']);
    expect(problems(source)).toEqual(['unknown-type 2']);
    expect(readSchema(source).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'rollback-section', line: 3, severity: 'info' }),
    );
  });

  it('ends where the next change begins', () => {
    const source =
      '# --- !Ups\nCREATE TABLE a (id int);\n# --- !Downs\nDROP TABLE a;\n# --- !Ups\nCREATE TABLE b (id int);\n';
    expect(outline(source, { dialect: 'mysql' })).toEqual(['a(id)', 'b(id)']);
  });
});

describe('tables made from queries', () => {
  it('take names, types and, where the database does so, NOT NULL', () => {
    const source = `CREATE TABLE a (id int NOT NULL, x varchar(9));
CREATE TABLE b (one, two) AS SELECT id, x FROM a;
CREATE TABLE c AS SELECT * FROM a;
SELECT id, x AS y INTO d FROM a;
SELECT id INTO TEMP e FROM a;`;
    expect(outline(source, { dialect: 'postgresql' })).toEqual(['a(id!, x)', 'b(one, two)', 'c(id, x)', 'd(id, y)']);
    expect(tableOf(source, 'b', { dialect: 'postgresql' }).columns[1]?.type).toBe('varchar(9)');
    expect(
      outline('CREATE TABLE a (id int NOT NULL);\nSELECT * INTO b FROM a\nGO\n', { dialect: 'sqlserver' }),
    ).toEqual(['a(id!)', 'b(id!)']);
    expect(
      outline('CREATE TABLE a (id int NOT NULL); CREATE TABLE b (PRIMARY KEY (id), n int) SELECT id FROM a;', {
        dialect: 'mysql',
      }),
    ).toEqual(['a(id!)', 'b(n, id*!)']);
  });
});

describe('folders of migrations', () => {
  const files = [
    { name: 'db/migration/V10__last.sql', content: 'ALTER TABLE a ADD COLUMN late int;' },
    { name: 'db/migration/V2__second.sql', content: 'ALTER TABLE a RENAME COLUMN x TO y; CREATE TABLE b (id int);' },
    { name: 'db/migration/V1__first.sql', content: 'CREATE TABLE a (id int PRIMARY KEY, x int);' },
    { name: 'db/migration/U1__first.sql', content: 'DROP TABLE a;' },
    { name: 'db/migration/R__views.sql', content: 'CREATE VIEW v AS SELECT id FROM a;' },
  ];

  it('run in the order of their versions', () => {
    const { value, diagnostics } = readSchema(files, { dialect: 'postgresql' });
    expect(value.schema.tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])).toEqual([
      ['a', ['id', 'y', 'late']],
      ['b', ['id']],
    ]);
    expect(value.schema.views.map(({ name }) => name)).toEqual(['v']);
    expect(diagnostics).toMatchObject([
      { code: 'migration-tool' },
      { code: 'undo-file', file: 'db/migration/U1__first.sql' },
    ]);
  });

  it('order those of Diesel without the dashes of their names', () => {
    const tables = outline([
      { name: '2017-01-02-100000_b/up.sql', content: 'ALTER TABLE a ADD COLUMN note text;' },
      { name: '20150101100000_a/up.sql', content: 'CREATE TABLE a (id int PRIMARY KEY);' },
    ]);
    expect(tables).toEqual(['a(id*!, note)']);
  });

  it('leave out what stands below rollback/', () => {
    const tables = outline([
      { name: 'V1.0.0.1__create_a.sql', content: 'CREATE TABLE a (id int PRIMARY KEY);' },
      { name: 'rollback/1.0.0.1__drop_a.sql', content: 'DROP TABLE a;' },
    ]);
    expect(tables).toEqual(['a(id*!)']);
  });

  it('name the file of a finding', () => {
    const { diagnostics } = readSchema([...files, { name: 'V11__x.sql', content: '\nALTER TABLE nowhere ADD c int;' }]);
    expect(diagnostics.find(({ code }) => code === 'unknown-table')).toMatchObject({ file: 'V11__x.sql', line: 2 });
  });

  it.each([
    ['oracle', 'DISABLE'],
    ['oracle', 'DEFERRABLE INITIALLY DEFERRED DISABLE NOVALIDATE'],
    ['mysql', 'NOT ENFORCED'],
    ['postgresql', 'NOT ENFORCED'],
  ] as const)('checks of a column that are switched off, in %s by %s', (dialect, off) => {
    const source = `CREATE TABLE t (a int CHECK (a > 0) ${off}, b int CHECK (b > 0), c int NOT NULL CHECK (c > 0) NOT NULL)`;
    const { value, diagnostics } = readSchema(source, { dialect });
    expect(value.schema.tables[0]?.checks.map(({ expression }) => expression)).toEqual(['b > 0', 'c > 0']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['check-not-enforced']);
  });

  it('a NOT NULL that is switched off', () => {
    const source = 'CREATE TABLE t (a NUMBER NOT NULL DISABLE, b NUMBER NOT NULL ENABLE)';
    expect(outline(source, { dialect: 'oracle' })).toEqual(['t(a, b!)']);
  });
});
