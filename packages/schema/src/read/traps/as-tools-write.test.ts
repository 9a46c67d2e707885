import type { Dialect } from '@backsmith/sql';
import { describe, expect, it, test } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { columnOf, outline, problems, tableOf } from '../testing/outline.ts';

// Whole pieces of scripts as tools of databases write them, and what is left of them in the end.

type Case = {
  readonly dialect: Dialect;
  readonly tool: string;
  readonly sql: string;
  readonly tables: readonly string[];
  readonly said: readonly string[];
};

const CASES: readonly Case[] = [
  {
    dialect: 'sqlite',
    tool: 'DB Browser for SQLite',
    sql: `BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "photo" (
	"id"	INTEGER,
	"data"	BLOB NOT NULL,
	"taken"	DATETIME DEFAULT CURRENT_TIMESTAMP,
	PRIMARY KEY("id" AUTOINCREMENT)
);
INSERT INTO "photo" VALUES (1,X'89504e470d0a',NULL);
COMMIT;`,
    tables: ['photo(id*!+, data!, taken)'],
    said: [],
  },
  {
    dialect: 'sqlite',
    tool: 'DB Browser for SQLite, a key of two',
    sql: `CREATE TABLE "place" ("row" INTEGER, "seat" INTEGER, PRIMARY KEY("row","seat"));
CREATE TABLE "ticket" ("id" INTEGER NOT NULL, PRIMARY KEY("id" ASC AUTOINCREMENT));`,
    tables: ['place(row*!, seat*!)', 'ticket(id*!+)'],
    said: [],
  },
  {
    dialect: 'sqlserver',
    tool: 'SQL Server Management Studio, checked for existence',
    sql: `SET ANSI_NULLS ON
GO
IF NOT EXISTS (SELECT * FROM sys.objects WHERE object_id = OBJECT_ID(N'[dbo].[Orders]') AND type in (N'U'))
BEGIN
CREATE TABLE [dbo].[Orders](
	[Id] [int] IDENTITY(1,1) NOT NULL,
	[CustomerId] [int] NULL,
 CONSTRAINT [PK_Orders] PRIMARY KEY CLUSTERED
(
	[Id] ASC
)WITH (PAD_INDEX = OFF, STATISTICS_NORECOMPUTE = OFF) ON [PRIMARY]
) ON [PRIMARY]
END
GO
IF NOT EXISTS (SELECT * FROM sys.objects WHERE object_id = OBJECT_ID(N'[dbo].[AddOrder]') AND type in (N'P', N'PC'))
BEGIN
EXEC dbo.sp_executesql @statement = N'CREATE PROCEDURE [dbo].[AddOrder] AS'
END
GO
ALTER PROCEDURE [dbo].[AddOrder] @c int AS
BEGIN
  DECLARE @sql nvarchar(max) = N'ALTER TABLE dbo.Orders ADD ghost int';
  PRINT @sql;
END
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'CREATE TABLE pwned (i int)' , @level0type=N'SCHEMA',@level0name=N'dbo', @level1type=N'TABLE',@level1name=N'Orders'
GO
EXEC sp_rename 'dbo.Orders.CustomerId', 'BuyerId', 'COLUMN'
GO
EXEC sp_rename N'dbo.Orders', N'Purchase'
GO`,
    tables: ['dbo.Purchase(Id*!+, BuyerId)'],
    said: [],
  },
  {
    dialect: 'sqlserver',
    tool: 'the wizard that copies tables',
    sql: `CREATE TABLE dbo.Sale (Id int NOT NULL PRIMARY KEY, Shop nvarchar(20) NOT NULL, Paid bit NOT NULL)
GO
SELECT Id, CASE WHEN Id > 3 THEN Shop ELSE NULL END AS Name INTO dbo.SaleCopy FROM dbo.Sale WHERE 1 = 0
GO
SELECT
  Shop,
  CASE Paid
    WHEN 1 THEN CASE WHEN Id > 3 THEN Shop END
    ELSE Shop
  END AS Owner
INTO dbo.Owners
FROM dbo.Sale
GO
IF 1 = 1
BEGIN
  CREATE TABLE dbo.Last (Id int NOT NULL)
END
ELSE
  PRINT 'not there'
GO`,
    tables: ['dbo.Sale(Id*!, Shop!, Paid!)', 'dbo.SaleCopy(Id!, Name)', 'dbo.Owners(Shop!, Owner)', 'dbo.Last(Id!)'],
    said: [],
  },
  {
    dialect: 'mysql',
    tool: 'MySQL Workbench, a helper that swallows errors',
    sql: `DROP PROCEDURE IF EXISTS \`?\`;
DELIMITER //
CREATE PROCEDURE \`?\`()
BEGIN
  DECLARE CONTINUE HANDLER FOR SQLEXCEPTION BEGIN END;
  ALTER TABLE \`user\` ADD COLUMN \`locale\` VARCHAR(5) NULL;
END //
DELIMITER ;
CREATE TABLE \`user\` (\`id\` int NOT NULL AUTO_INCREMENT, \`mail\` varchar(99) NOT NULL, PRIMARY KEY (\`id\`));
CALL \`?\`();
DROP PROCEDURE \`?\`;
SET @exist := (SELECT COUNT(*) FROM information_schema.statistics WHERE table_name = 'user' AND index_name = 'ux_mail');
SET @sqlstmt := IF(@exist > 0, 'SELECT ''INFO: Index already exists.''', 'ALTER TABLE \`user\` ADD UNIQUE INDEX \`ux_mail\` (\`mail\`)');
PREPARE stmt FROM @sqlstmt;
EXECUTE stmt;`,
    tables: ['user(id*!+, mail!, locale)'],
    said: [],
  },
  {
    dialect: 'mysql',
    tool: 'phpMyAdmin',
    sql: `CREATE TABLE \`page\` (
  \`id\` int(11) NOT NULL,
  \`body\` text NOT NULL COMMENT 'HTML; use &#039; not '' -- really; see /* docs */',
  \`sql\` varchar(255) DEFAULT 'CREATE TABLE x (id int);\\nDROP TABLE page; -- '
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO \`page\` (\`id\`, \`body\`, \`sql\`) VALUES
(1, 'it''s; CREATE TABLE pwned (i int);', '\\\\'),
(2, 'a \\'quoted\\' ; \\\\', 'x'),
(3, '<script>\\nCREATE TABLE pwned2 (i int);\\n</script>', '/*');
ALTER TABLE \`page\` ADD PRIMARY KEY (\`id\`);
ALTER TABLE \`page\` MODIFY \`id\` int(11) NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=4;
CREATE TABLE \`last\` (\`id\` int(11) NOT NULL PRIMARY KEY);`,
    tables: ['page(id*!+, body!, sql)', 'last(id*!)'],
    said: [],
  },
  {
    dialect: 'postgresql',
    tool: 'pg_dump, texts within texts',
    sql: `CREATE TABLE a (id int PRIMARY KEY, note text DEFAULT 'x');
COMMENT ON COLUMN a.note IS 'Don''t:
CREATE TABLE pwned (i int);
';
CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $_$
BEGIN
  EXECUTE $q$CREATE TABLE pwned2 (i int)$q$;
  -- it's a comment with $_ and $$
  RETURN NEW;
END
$_$;
COPY a (id, note) FROM stdin;
2	CREATE TABLE pwned3 (i int);
3	it's \\\\ $$ /*
\\.
CREATE TABLE b (id int PRIMARY KEY, c text DEFAULT $d$it's; CREATE TABLE pwned4 (i int);$d$);`,
    tables: ['a(id*!, note)', 'b(id*!, c)'],
    said: [],
  },
  {
    dialect: 'postgresql',
    tool: 'a script for existing databases',
    sql: `CREATE SCHEMA app;
CREATE TABLE app.account (id bigserial PRIMARY KEY, mail text NOT NULL);
DO $$
DECLARE r record;
BEGIN
  BEGIN
    ALTER TABLE app.account ADD CONSTRAINT account_mail_key UNIQUE (mail);
  EXCEPTION WHEN duplicate_table OR duplicate_object THEN RAISE NOTICE 'there';
  END;
  FOR r IN SELECT * FROM (VALUES ('a','int'),('b','text')) AS v(c,t) LOOP
    EXECUTE format('ALTER TABLE IF EXISTS ONLY app.account ADD COLUMN %I %s', r.c, r.t);
  END LOOP;
END
$$;`,
    tables: ['app.account(id*!+, mail!)'],
    said: ['dynamic-column 11'],
  },
  {
    dialect: 'oracle',
    tool: 'Oracle SQL Developer Data Modeler',
    sql: `-- predefined type, no DDL - XMLTYPE
CREATE TABLE kunde (
    kunde_id   NUMBER(8) NOT NULL,
    name       VARCHAR2(80 CHAR) NOT NULL,
    brief      XMLTYPE
) LOGGING XMLTYPE COLUMN brief STORE AS BINARY XML ;

CREATE UNIQUE INDEX kunde__idx ON
    kunde (
        name
    ASC )
        LOGGING;

ALTER TABLE kunde ADD CONSTRAINT kunde_pk PRIMARY KEY ( kunde_id );
CREATE TABLE rechnung ( nr NUMBER(8) NOT NULL, kunde_kunde_id NUMBER(8) NOT NULL );
ALTER TABLE rechnung ADD CONSTRAINT rechnung_pk PRIMARY KEY ( nr );
ALTER TABLE rechnung
    ADD CONSTRAINT rechnung_kunde_fk FOREIGN KEY ( kunde_kunde_id )
        REFERENCES kunde ( kunde_id )
            ON DELETE CASCADE
    NOT DEFERRABLE;
CREATE SEQUENCE rechnung_nr_seq START WITH 1 NOCACHE ORDER;
CREATE OR REPLACE TRIGGER rechnung_nr_trg BEFORE
    INSERT ON rechnung
    FOR EACH ROW
    WHEN ( new.nr IS NULL )
BEGIN
    :new.nr := rechnung_nr_seq.nextval;
END;
/`,
    tables: [
      'kunde(kunde_id*!, name!, brief)',
      'rechnung(nr*!+, kunde_kunde_id!)',
      'rechnung(kunde_kunde_id) -> kunde(kunde_id) cascade',
    ],
    said: [],
  },
];

describe('what tools write', () => {
  test.each(CASES)('$tool', ({ dialect, sql, tables, said }) => {
    expect(outline(sql, { dialect })).toEqual(tables);
    expect(problems(sql, { dialect })).toEqual(said);
  });

  it('a column nobody knows the name of is said of its table, whatever stands before that', () => {
    const last = CASES.find(({ tool }) => tool === 'a script for existing databases');
    const { diagnostics } = readSchema(last?.sql ?? '', { dialect: 'postgresql' });
    expect(diagnostics.find(({ code }) => code === 'dynamic-column')?.message).toContain('a column of account here');
  });
});

/** The types of a table's columns as they would be written. */
function typesOf(sql: string, table: string, dialect: Dialect): Readonly<Record<string, string>> {
  return Object.fromEntries(tableOf(sql, table, { dialect }).columns.map(({ name, type }) => [name, type]));
}

const SALE = `CREATE TABLE dbo.Sale (Id int NOT NULL PRIMARY KEY, Shop nvarchar(20) NOT NULL, Total decimal(8,2) NOT NULL, At datetime2(3) NOT NULL, Paid money, Note nvarchar(max))
GO
`;

describe('types of tables that are made of queries', () => {
  it('SQL Server: casts, functions of the server, and what is picked', () => {
    const sql = `${SALE}SELECT CAST(Total AS decimal(12,4)) AS a, CAST(At AS date) AS b, GETDATE() AS c, NEWID() AS d, CONVERT(varchar(10), At, 104) AS e, ISNULL(Paid, 0) AS f, CASE WHEN Id > 3 THEN Shop ELSE NULL END AS g, DATEADD(day, 3, At) AS h, LEN(Shop) AS i, 5 AS j, NULL AS k, CAST(Id AS varchar) AS l, IIF(Id > 3, Total, NULL) AS m INTO dbo.SaleCopy FROM dbo.Sale WHERE 1 = 0
GO`;
    expect(typesOf(sql, 'SaleCopy', 'sqlserver')).toEqual({
      ...{ a: 'decimal(12,4)', b: 'date', c: 'datetime2(3)', d: 'uniqueidentifier', e: 'varchar(10)', f: 'money' },
      ...{ g: 'nvarchar(20)', h: 'datetime2(3)', i: 'int', j: 'int', k: 'int', l: 'varchar(30)', m: 'decimal(8,2)' },
    });
    expect(problems(sql, { dialect: 'sqlserver' })).toEqual([]);
  });

  it('SQL Server: what is counted, summed and found', () => {
    const sql = `${SALE}SELECT Shop, COUNT(*) AS n, COUNT_BIG(*) AS big, SUM(Total) AS total, AVG(Total) AS mean, SUM(Id) AS ids, AVG(Paid) AS paid, MAX(At) AS last INTO dbo.PerShop FROM dbo.Sale GROUP BY Shop
GO`;
    expect(typesOf(sql, 'PerShop', 'sqlserver')).toMatchObject({
      ...{ n: 'int', big: 'bigint', total: 'decimal(38,2)', mean: 'decimal(38,6)', ids: 'int', paid: 'money' },
      last: 'datetime2(3)',
    });
  });

  it('SQL Server: what depends on more is said', () => {
    const sql = `${SALE}SELECT Total * 2 AS a, LEN(Note) AS b, 'x' AS c, Shop + 'x' AS d INTO dbo.Odd FROM dbo.Sale
GO`;
    expect(problems(sql, { dialect: 'sqlserver' })).toEqual(Array.from({ length: 4 }, () => 'unknown-type 3'));
  });

  const MYSQL = `CREATE TABLE sale (id int PRIMARY KEY, shop varchar(20) NOT NULL, total decimal(8,2) NOT NULL, at datetime(3) NOT NULL, doc json);
`;

  it('MySQL: what was seen on its server', () => {
    const sql = `${MYSQL}CREATE TABLE daily AS SELECT date(at) AS a, count(*) AS b, sum(total) AS c, avg(total) AS d, max(at) AS e, group_concat(shop) AS f, concat(shop, '-x') AS g, total * 1.19 AS h, year(at) AS i, json_extract(doc, '$.a') AS j, uuid() AS k FROM sale GROUP BY shop;`;
    expect(typesOf(sql, 'daily', 'mysql')).toEqual({
      ...{
        a: 'date',
        b: 'bigint',
        c: 'decimal(30,2)',
        d: 'decimal(12,6)',
        e: 'datetime(3)',
        f: 'text',
        g: 'varchar(22)',
      },
      ...{ h: 'decimal(11,4)', i: 'int', j: 'json', k: 'varchar(36)' },
    });
  });

  it('MySQL: what is another one than on MariaDB is said', () => {
    const sql = `${MYSQL}CREATE TABLE daily AS SELECT id + 1 AS a, ifnull(id, 0) AS b, round(id) AS c, concat(shop, id) AS d FROM sale;`;
    expect(problems(sql, { dialect: 'mysql' })).toEqual(Array.from({ length: 4 }, () => 'unknown-type 2'));
    expect(problems(sql, { dialect: 'mariadb' })).toEqual([]);
  });
});

describe('defaults in the words of a tool', () => {
  test.each<[Dialect, string, string, unknown]>([
    ['sqlserver', '[datetime2](3)', "(CONVERT([datetime2](3),'2020-02-29 10:00:00.1239'))", '2020-02-29 10:00:00.1239'],
    ['sqlserver', '[varbinary](4)', '(0xDEADBEEF)', 'deadbeef'],
    ['sqlserver', '[bit]', "('false')", false],
    ['sqlserver', '[money]', '($1.50)', '$1.50'],
    ['sqlserver', '[nvarchar](max)', `(N'it''s {"a":[1]}')`, `it's {"a":[1]}`],
    ['oracle', 'DATE', "DATE '1970-01-01'", '1970-01-01'],
    ['oracle', 'TIMESTAMP (6) WITH TIME ZONE', "TIMESTAMP'2020-01-01 10:00:00 +02:00'", '2020-01-01 10:00:00 +02:00'],
    ['oracle', 'INTERVAL YEAR (2) TO MONTH', "INTERVAL '1-6' YEAR TO MONTH", "INTERVAL '1-6' YEAR TO MONTH"],
    ['oracle', 'VARCHAR2(40 CHAR)', "q'[it's]'", "it's"],
    ['oracle', 'RAW(4)', "HEXTORAW('DEADBEEF')", "HEXTORAW('DEADBEEF')"],
    ['mariadb', 'datetime', "TIMESTAMP'2020-02-29 10:00:00'", '2020-02-29 10:00:00'],
    ['mariadb', 'time', "'-10:30:00'", '-10:30:00'],
    ['mariadb', 'varchar(20)', "_utf8mb4'abc'", 'abc'],
    ['mariadb', 'varchar(20)', "'a' 'b'", 'ab'],
    ['mysql', 'bit(3)', "b'101'", "b'101'"],
  ])('%s: %s DEFAULT %s', (dialect, type, value, expected) => {
    const found = columnOf(`CREATE TABLE t (id int, c ${type} DEFAULT ${value} NOT NULL);`, 'c', { dialect }).default;
    const said =
      found === undefined ? undefined : 'text' in found ? found.text : 'value' in found ? found.value : found;
    expect(said).toEqual(expected);
  });
});
