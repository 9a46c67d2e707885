import type { Dialect } from '@backsmith/sql';
import { describe, expect, test } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { columnOf, outline, problems } from '../testing/outline.ts';

// Statements that scripts put together as texts, the way people's tools write them: what stands there whole is read, what does
// not is said, and nothing is made of placeholders.

type Case = {
  readonly dialect: Dialect;
  readonly title: string;
  readonly sql: string;
  readonly tables: readonly string[];
  readonly said: readonly string[];
};

const CASES: readonly Case[] = [
  {
    dialect: 'mysql',
    title: 'a choice between a change and nothing',
    sql: `CREATE TABLE \`a\` (\`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB;
SET @s = IF((SELECT COUNT(*) FROM information_schema.columns WHERE table_name = 'a' AND column_name = 'z') = 0, "ALTER TABLE a ADD COLUMN z int", "SELECT 1");
PREPARE st FROM @s;
EXECUTE st;
DEALLOCATE PREPARE st;`,
    tables: ['a(id*!+, z)'],
    said: [],
  },
  {
    dialect: 'mysql',
    title: 'a statement of variables',
    sql: `CREATE TABLE users (id int PRIMARY KEY);
SET @dbname = DATABASE();
SET @tablename = "users";
SET @columnname = "email";
SET @preparedStatement = (SELECT IF(
  (SELECT COUNT(*) FROM INFORMATION_SCHEMA.COLUMNS WHERE (table_name = @tablename) AND (table_schema = @dbname) AND (column_name = @columnname)) > 0,
  "SELECT 1",
  CONCAT("ALTER TABLE ", @tablename, " ADD ", @columnname, " VARCHAR(255) NOT NULL;")
));
PREPARE alterIfNotExists FROM @preparedStatement;
EXECUTE alterIfNotExists;
DEALLOCATE PREPARE alterIfNotExists;`,
    tables: ['users(id*!, email!)'],
    said: [],
  },
  {
    dialect: 'mysql',
    title: 'a query that fills the variable',
    sql: `CREATE TABLE t (id int PRIMARY KEY);
SELECT IF(COUNT(*) = 0, 'ALTER TABLE t ADD COLUMN c varchar(20)', 'SELECT 1') INTO @sql FROM information_schema.columns WHERE table_name='t' AND column_name='c';
PREPARE s FROM @sql; EXECUTE s;`,
    tables: ['t(id*!, c)'],
    said: [],
  },
  {
    dialect: 'mysql',
    title: 'a helper that adds columns, called twice',
    sql: `CREATE TABLE t (id int PRIMARY KEY);
DELIMITER $$
DROP PROCEDURE IF EXISTS AddColumnIfNotExists $$
CREATE PROCEDURE AddColumnIfNotExists(IN tableName VARCHAR(64), IN columnName VARCHAR(64), IN columnDef TEXT)
BEGIN
  IF NOT EXISTS (SELECT 1 FROM information_schema.COLUMNS WHERE TABLE_NAME = tableName AND COLUMN_NAME = columnName) THEN
    SET @ddl = CONCAT('ALTER TABLE \`', tableName, '\` ADD COLUMN \`', columnName, '\` ', columnDef);
    PREPARE stmt FROM @ddl;
    EXECUTE stmt;
    DEALLOCATE PREPARE stmt;
  END IF;
END $$
DELIMITER ;
CALL AddColumnIfNotExists('t', 'a', 'int NOT NULL DEFAULT 0');
CALL AddColumnIfNotExists('t', 'b', 'varchar(20)');
DROP PROCEDURE AddColumnIfNotExists;`,
    tables: ['t(id*!, a!, b)'],
    said: [],
  },
  {
    dialect: 'sqlserver',
    title: 'variables, also put together line by line',
    sql: `CREATE TABLE [dbo].[t]([id] int NOT NULL PRIMARY KEY)
GO
DECLARE @sql nvarchar(max) = N'ALTER TABLE [dbo].[t] ADD [c] int NULL'
EXEC sp_executesql @sql
GO
DECLARE @table sysname; DECLARE @sql nvarchar(max)
SET @table = N't'
SET @sql = N'ALTER TABLE ' + QUOTENAME(@table) + N' ADD d int NOT NULL'
EXEC (@sql)
GO
DECLARE @q nvarchar(max)
SET @q = ''
SET @q = @q + 'CREATE TABLE u ('
SET @q = @q + 'id int NOT NULL PRIMARY KEY,'
SET @q = @q + ' name nvarchar(20))'
EXEC sys.sp_executesql @stmt = @q
GO`,
    tables: ['dbo.t(id*!, c, d!)', 'u(id*!, name)'],
    said: [],
  },
  {
    dialect: 'sqlserver',
    title: 'an idempotent script of Entity Framework',
    sql: `CREATE TABLE [Blogs] ([Id] int NOT NULL IDENTITY, CONSTRAINT [PK_Blogs] PRIMARY KEY ([Id]));
GO
IF NOT EXISTS(SELECT * FROM [__EFMigrationsHistory] WHERE [MigrationId] = N'2')
BEGIN
    DECLARE @var0 sysname;
    SELECT @var0 = [d].[name]
    FROM [sys].[default_constraints] [d]
    INNER JOIN [sys].[columns] [c] ON [d].[parent_column_id] = [c].[column_id]
    WHERE ([d].[parent_object_id] = OBJECT_ID(N'[Blogs]') AND [c].[name] = N'Url');
    IF @var0 IS NOT NULL EXEC(N'ALTER TABLE [Blogs] DROP CONSTRAINT [' + @var0 + '];');
    ALTER TABLE [Blogs] ADD [Url] nvarchar(40) NULL;
END;
GO
IF NOT EXISTS(SELECT * FROM [__EFMigrationsHistory] WHERE [MigrationId] = N'3')
BEGIN
    EXEC(N'CREATE UNIQUE INDEX [IX_Url] ON [Blogs] ([Url]) WHERE [Url] IS NOT NULL');
END;
GO`,
    tables: ['Blogs(Id*!+, Url)'],
    said: [],
  },
  {
    dialect: 'sqlserver',
    title: 'a procedure called by place and by name',
    sql: `CREATE TABLE t (id int NOT NULL PRIMARY KEY)
GO
CREATE PROCEDURE dbo.AddCol @t sysname, @c sysname, @d nvarchar(100) AS
BEGIN
  DECLARE @s nvarchar(max) = N'ALTER TABLE ' + @t + N' ADD ' + @c + N' ' + @d;
  EXEC(@s);
END
GO
EXEC dbo.AddCol 't', 'x', 'int NULL'
EXEC dbo.AddCol @t = N't', @c = N'y', @d = N'nvarchar(20) NULL'
GO`,
    tables: ['t(id*!, x, y)'],
    said: [],
  },
  {
    dialect: 'oracle',
    title: 'a placeholder that is never filled',
    sql: `CREATE TABLE t (id NUMBER(10) PRIMARY KEY);
DECLARE s VARCHAR2(200);
BEGIN
  s := 'alter table t add constraint %N% %C%';
  s := replace(s, '%N%', 'ck');
  EXECUTE IMMEDIATE s;
END;
/`,
    tables: ['t(id*!)'],
    said: ['dynamic-column 4'],
  },
  {
    dialect: 'oracle',
    title: 'a placeholder that is filled',
    sql: `CREATE TABLE t (id NUMBER(10) PRIMARY KEY);
DECLARE s VARCHAR2(200);
BEGIN
  s := q'[alter table t add %C% varchar2(20) default 'it''s']';
  s := replace(s, '%C%', 'note');
  EXECUTE IMMEDIATE s;
END;
/`,
    tables: ['t(id*!, note)'],
    said: [],
  },
  {
    dialect: 'oracle',
    title: 'a procedure nothing calls, and a loop over tables nobody knows',
    sql: `CREATE TABLE t (id NUMBER(10) PRIMARY KEY);
DECLARE
  v_count NUMBER;
  PROCEDURE add_col(p_t IN VARCHAR2, p_c IN VARCHAR2, p_type VARCHAR2) IS
  BEGIN
    EXECUTE IMMEDIATE 'ALTER TABLE ' || p_t || ' ADD ' || p_c || ' ' || p_type;
  END;
BEGIN
  SELECT COUNT(*) INTO v_count FROM user_tab_columns WHERE table_name='T';
  IF v_count = 0 THEN
    EXECUTE IMMEDIATE 'ALTER TABLE t ADD (a NUMBER(3))';
  END IF;
  FOR r IN (SELECT table_name FROM user_tables) LOOP
    EXECUTE IMMEDIATE 'ALTER TABLE ' || r.table_name || ' ADD (audit_by VARCHAR2(10))';
  END LOOP;
END;
/`,
    tables: ['t(id*!, a)'],
    said: ['dynamic-statement 14'],
  },
  {
    dialect: 'postgresql',
    title: 'format and loops over arrays',
    sql: `CREATE TABLE users (id int PRIMARY KEY); CREATE TABLE orders (id int PRIMARY KEY);
DO $$
DECLARE t text; tables text[] := ARRAY['users', 'orders'];
BEGIN
  EXECUTE format('ALTER TABLE %I ADD COLUMN note text', 'users');
  EXECUTE format('ALTER TABLE %I.%I ADD COLUMN %I varchar(%s) NOT NULL DEFAULT %L', 'public', 'users', 'Kind', 20, 'x');
  FOREACH t IN ARRAY ARRAY['users', 'orders'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN tenant_id uuid', t);
  END LOOP;
  FOREACH t IN ARRAY tables LOOP
    EXECUTE 'ALTER TABLE ' || quote_ident(t) || ' ADD COLUMN created_at timestamptz';
  END LOOP;
  FOR t IN SELECT tablename FROM pg_tables LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN gone int', t);
    EXECUTE format('CREATE TABLE %I_log (id int)', t);
  END LOOP;
END $$;`,
    tables: ['users(id*!, note, Kind!, tenant_id, created_at)', 'orders(id*!, tenant_id, created_at)'],
    said: ['dynamic-statement 14', 'dynamic-statement 15'],
  },
  {
    dialect: 'postgresql',
    title: 'a function called by a query and by a block',
    sql: `CREATE TABLE users (id int PRIMARY KEY);
CREATE FUNCTION add_column(_t text, _c text, _d text) RETURNS void AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ADD COLUMN %I %s', _t, _c, _d);
END $$ LANGUAGE plpgsql;
SELECT add_column('users', 'age', 'int NOT NULL DEFAULT 0');
DO $$ BEGIN PERFORM add_column('users', 'size', 'int'); END $$;`,
    tables: ['users(id*!, age!, size)'],
    said: [],
  },
  {
    dialect: 'mariadb',
    title: 'literals, and one that is prepared and never run',
    sql: `CREATE TABLE t (id int PRIMARY KEY);
EXECUTE IMMEDIATE 'ALTER TABLE t ADD COLUMN c int';
PREPARE s FROM 'ALTER TABLE t ADD COLUMN d int'; EXECUTE s;
PREPARE never FROM 'CREATE TABLE e (id int PRIMARY KEY)';`,
    tables: ['t(id*!, c, d)'],
    said: [],
  },
  {
    dialect: 'oracle',
    title: 'a procedure of the block, called twice',
    sql: `CREATE TABLE emp (id NUMBER(10) PRIMARY KEY);
DECLARE
  PROCEDURE add_col(p_t IN VARCHAR2, p_c IN VARCHAR2, p_type VARCHAR2) IS
    v_n NUMBER;
  BEGIN
    SELECT COUNT(*) INTO v_n FROM user_tab_columns WHERE table_name = p_t;
    IF v_n = 0 THEN
      EXECUTE IMMEDIATE 'ALTER TABLE ' || p_t || ' ADD (' || p_c || ' ' || p_type || ')';
    END IF;
  END add_col;
BEGIN
  add_col('EMP', 'NICK', 'VARCHAR2(20)');
  add_col('EMP', 'AGE', 'NUMBER(3) NOT NULL');
END;
/`,
    tables: ['emp(id*!, nick, age!)'],
    said: [],
  },
  {
    dialect: 'oracle',
    title: 'branches, texts that grow and functions that check names',
    sql: `CREATE TABLE emp (id NUMBER(10) PRIMARY KEY);
DECLARE
  v_sql VARCHAR2(4000);
  v_t VARCHAR2(30) := 'emp';
BEGIN
  IF 1 = 1 THEN v_sql := 'ALTER TABLE emp ADD a NUMBER(3)'; ELSE v_sql := 'ALTER TABLE emp ADD b NUMBER(3)'; END IF;
  dbms_output.put_line(v_sql);
  EXECUTE IMMEDIATE v_sql;
  v_sql := 'ALTER TABLE ' || v_t;
  v_sql := v_sql || ' ADD c DATE';
  exec_ddl(v_sql);
  EXECUTE IMMEDIATE 'ALTER TABLE ' || dbms_assert.simple_sql_name('emp') || ' ADD d DATE';
  EXECUTE IMMEDIATE q'{CREATE INDEX emp_c ON emp (c)}';
END;
/`,
    tables: ['emp(id*!, a, b, c, d)'],
    said: [],
  },
  {
    dialect: 'mysql',
    title: 'a declared standard value',
    sql: `CREATE TABLE t (id int PRIMARY KEY);
DELIMITER //
CREATE PROCEDURE up() BEGIN
  DECLARE tab VARCHAR(64) DEFAULT 't';
  IF NOT EXISTS (SELECT * FROM information_schema.columns WHERE table_name='t' AND column_name='x') THEN
    ALTER TABLE t ADD COLUMN x int;
  END IF;
  SET @sql = CONCAT_WS(' ', 'ALTER TABLE', tab, 'ADD COLUMN y', 'int');
  PREPARE s FROM @sql; EXECUTE s; DEALLOCATE PREPARE s;
END //
DELIMITER ;
CALL up();`,
    tables: ['t(id*!, x, y)'],
    said: [],
  },
  {
    dialect: 'mysql',
    title: 'a case, and texts that are only rows or shown',
    sql: `CREATE TABLE t (id int PRIMARY KEY);
SET @q := CASE WHEN (SELECT COUNT(*) FROM information_schema.columns WHERE column_name='c') > 0 THEN 'DO 0' ELSE 'ALTER TABLE t ADD c int' END;
PREPARE s FROM @q; EXECUTE s;
INSERT INTO log VALUES ('ALTER TABLE t ADD nope int');
SELECT 'ALTER TABLE t ADD nope2 int';`,
    tables: ['t(id*!, c)'],
    said: [],
  },
  {
    dialect: 'sqlserver',
    title: 'a text that is only printed, and others that run',
    sql: `CREATE TABLE t (id int NOT NULL PRIMARY KEY)
GO
DECLARE @s nvarchar(max)
SET @s = N'ALTER TABLE t ADD c int'
PRINT @s
GO
DECLARE @s nvarchar(max), @crlf char(2) = CHAR(13) + CHAR(10)
SELECT @s = N'ALTER TABLE t' + @crlf + N'ADD d int'
IF @s IS NOT NULL EXECUTE sp_executesql @s, N'@x int', @x = 1
EXEC('IF OBJECT_ID(''u'') IS NULL CREATE TABLE u (id int NOT NULL PRIMARY KEY)')
EXEC sp_executesql N'ALTER TABLE t ADD e int'
GO`,
    tables: ['t(id*!, d, e)', 'u(id*!)'],
    said: [],
  },
  {
    dialect: 'postgresql',
    title: 'notices, nested dollar quotes and concat',
    sql: `CREATE TABLE t (id int PRIMARY KEY);
DO $do$
DECLARE v text := 'x'; q text;
BEGIN
  q := 'ALTER TABLE t ADD COLUMN ' || v || ' int';
  RAISE NOTICE 'run %', q;
  EXECUTE q;
  IF NOT EXISTS (SELECT FROM pg_type WHERE typname = 'mood') THEN EXECUTE $q$CREATE TYPE mood AS ENUM ('a')$q$; END IF;
  EXECUTE concat('ALTER TABLE t ADD COLUMN m ', 'mood');
  EXECUTE 'ALTER TABLE ' || current_schema || '.t ADD COLUMN n int';
END $do$;`,
    tables: ['t(id*!, x, m, n)'],
    said: [],
  },
];

describe('statements in texts', () => {
  test.each(CASES)('$dialect: $title', ({ dialect, sql, tables, said }) => {
    expect(outline(sql, { dialect })).toEqual(tables);
    expect(problems(sql, { dialect })).toEqual(said);
  });
});

test('numbers become part of a text', () => {
  const sql = `CREATE TABLE t (id int PRIMARY KEY);
DO $$ BEGIN EXECUTE format('ALTER TABLE t ADD COLUMN c varchar(%s)', 20); EXECUTE 'ALTER TABLE t ADD COLUMN d numeric(' || 6 || ', 2)'; END $$;`;
  expect(columnOf(sql, 'c').dataType).toMatchObject({ kind: 'varchar', length: 20 });
  expect(columnOf(sql, 'd').dataType).toMatchObject({ precision: 6, scale: 2 });
});

describe('texts of which something stands nowhere', () => {
  const tableOf = (sql: string): readonly string[] =>
    readSchema(
      `CREATE TABLE t (id int PRIMARY KEY);\nSET @c = (SELECT name FROM conf);\nSET @s = ${sql};\nPREPARE s FROM @s; EXECUTE s;`,
      {
        dialect: 'mysql',
      },
    )
      .diagnostics.filter(({ severity }) => severity === 'warning')
      .map(({ code, line, message }) => `${code} ${line}${/\bt\b/.test(message) ? ' t' : ''}`);

  test.each([
    ["CONCAT('ALTER TABLE t ADD COLUMN ', @c, ' int')", 'dynamic-column 3 t'],
    ["CONCAT('ALTER TABLE ', @c, ' ADD COLUMN x int')", 'dynamic-statement 3'],
    ["CONCAT('DROP TABLE ', @c)", 'dynamic-statement 3'],
    ["CONCAT('CREATE INDEX i ON t (', @c, ')')", 'dynamic-statement 3 t'],
    ["CONCAT('ALTER TABLE t ADD COLUMN d ', @c)", 'unknown-type 3 t'],
    ["CONCAT('ALTER TABLE t DROP FOREIGN KEY ', @c)", 'dynamic-statement 3 t'],
    ["CONCAT('ALTER TABLE t ', @c)", 'dynamic-statement 3 t'],
    ["CONCAT(@c, ' TABLE t ADD x int')", 'dynamic-statement 4'],
  ])('%s is said', (sql, said) => {
    expect(tableOf(sql)).toEqual([said]);
  });

  test('make no more work than they are long', () => {
    const doubled = `SET @s = 'CREATE TABLE a (id int)';\n${'SET @s = CONCAT(@s, @s);\n'.repeat(200)}PREPARE s FROM @s; EXECUTE s;`;
    expect(readSchema(doubled, { dialect: 'mysql' }).value.tally.lost).toBe(0);
    const calls = `CREATE PROCEDURE p(IN a TEXT) BEGIN ${"SET @s = CONCAT('ALTER TABLE t ADD ', a, ' int'); PREPARE s FROM @s; EXECUTE s; ".repeat(2000)} END;\n`;
    const many = `${calls}${"CALL p('x');\n".repeat(2000)}`;
    expect(readSchema(many, { dialect: 'mysql' }).value.tally.lost).toBe(0);
  }, 60_000);
});
