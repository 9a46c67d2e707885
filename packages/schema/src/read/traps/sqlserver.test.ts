import { describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { columnOf, outline, problems, tableOf } from '../testing/outline.ts';

const sqlserver = { dialect: 'sqlserver' } as const;

describe('what SQL Server scripts hold', () => {
  it('a script of Management Studio', () => {
    const source = `USE [Shop]
GO
/****** Object:  Table [dbo].[Order]    Script Date: 1/2/2020 3:04:05 AM ******/
SET ANSI_NULLS ON
GO
CREATE TABLE [dbo].[Order](
	[Id] [int] IDENTITY(1,1) NOT NULL,
	[Note] [nvarchar](max) NULL,
	[PersonId] [int] NULL,
	[Flag] [dbo].[Flag] NOT NULL,
 CONSTRAINT [PK_Order] PRIMARY KEY CLUSTERED 
(
	[Id] ASC
)WITH (PAD_INDEX = OFF, STATISTICS_NORECOMPUTE = OFF) ON [PRIMARY],
 CONSTRAINT [UQ_Order] UNIQUE NONCLUSTERED ([PersonId] DESC)
) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]
GO
SET IDENTITY_INSERT [dbo].[Order] ON 
INSERT [dbo].[Order] ([Id], [Note]) VALUES (1, N'CREATE TABLE fake (id int)
GO
it''s over')
SET IDENTITY_INSERT [dbo].[Order] OFF
GO
CREATE TABLE [dbo].[Person]([Id] [int] NOT NULL PRIMARY KEY)
GO
ALTER TABLE [dbo].[Order] ADD  CONSTRAINT [DF_Order_Flag]  DEFAULT ((0)) FOR [Flag]
GO
ALTER TABLE [dbo].[Order]  WITH CHECK ADD  CONSTRAINT [FK_Order_Person] FOREIGN KEY([PersonId])
REFERENCES [dbo].[Person] ([Id])
ON UPDATE CASCADE
ON DELETE SET NULL
GO
ALTER TABLE [dbo].[Order] CHECK CONSTRAINT [FK_Order_Person]
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'What it''s about' , @level0type=N'SCHEMA',@level0name=N'dbo', @level1type=N'TABLE',@level1name=N'Order', @level2type=N'COLUMN',@level2name=N'Note'
GO`;
    expect(outline(source)).toEqual([
      'dbo.Order(Id*!+, Note, PersonId, Flag!)',
      'dbo.Person(Id*!)',
      'dbo.Order(PersonId) -> dbo.Person(Id) set null',
    ]);
    expect(columnOf(source, 'Note').comment).toBe("What it's about");
    expect(columnOf(source, 'Flag').default).toEqual({ kind: 'number', value: '0' });
    expect(tableOf(source, 'Order').checks).toEqual([]);
  });

  it('comments that come through variables, as migrations of Entity Framework have them', () => {
    const source = `CREATE TABLE [sales].[Lines] ([No] int NOT NULL, [Sku] int NULL);
DECLARE @defaultSchema AS sysname;
SET @defaultSchema = SCHEMA_NAME();
DECLARE @description AS sql_variant;
SET @description = N'What was ordered; it''s all';
EXEC sp_addextendedproperty 'MS_Description', @description, 'SCHEMA', N'sales', 'TABLE', N'Lines';
SET @description = N'Place in the order';
EXEC sp_addextendedproperty 'MS_Description', @description, 'SCHEMA', N'sales', 'TABLE', N'Lines', 'COLUMN', N'No';
GO
EXEC sp_addextendedproperty 'MS_Description', @description, 'SCHEMA', N'sales', 'TABLE', N'Lines', 'COLUMN', N'Sku';
GO
CREATE TABLE [Here] ([Id] int)
DECLARE @d nvarchar(200) = N'In the schema of whoever runs it', @s sysname = SCHEMA_NAME()
EXEC sp_addextendedproperty 'MS_Description', @d, 'SCHEMA', @s, 'TABLE', N'Here'`;
    const lines = tableOf(source, 'Lines', sqlserver);
    expect(lines.comment).toBe("What was ordered; it's all");
    expect(lines.columns.map(({ comment }) => comment)).toEqual(['Place in the order', undefined]);
    expect(tableOf(source, 'Here', sqlserver).comment).toBe('In the schema of whoever runs it');
  });

  it('statements without semicolons, on lines of their own', () => {
    const source = `CREATE TABLE a (id int NOT NULL)
CREATE TABLE b (id int NOT NULL, a_id int NULL)
ALTER TABLE a ADD CONSTRAINT pk_a PRIMARY KEY (id)
ALTER TABLE b ADD CONSTRAINT fk_b_a FOREIGN KEY (a_id)
  REFERENCES a (id)
  ON DELETE
    SET NULL
ALTER TABLE b
  ALTER COLUMN id bigint NOT NULL
CREATE INDEX ix ON b (a_id)
INSERT INTO a VALUES (1)
CREATE TABLE c (id int) DROP TABLE a2 CREATE TABLE d (id int)`;
    expect(outline(source, sqlserver)).toEqual([
      'a(id*!)',
      'b(id!, a_id)',
      'c(id)',
      'd(id)',
      'b(a_id) -> a(id) set null',
    ]);
    expect(columnOf(source.replace('CREATE TABLE a (id int NOT NULL)\n', ''), 'id', sqlserver).type).toBe('bigint');
  });

  it('tables made under a condition', () => {
    const source = `IF NOT EXISTS (SELECT * FROM sys.objects WHERE object_id = OBJECT_ID(N'[dbo].[a]') AND type in (N'U'))
BEGIN
CREATE TABLE [dbo].[a](
	[id] [int] NOT NULL
)
END
GO
IF OBJECT_ID('dbo.b', 'U') IS NULL
  CREATE TABLE dbo.b (id int)
ELSE
  PRINT 'there'
IF NOT EXISTS (SELECT 1 FROM sysobjects WHERE name = 'c') EXEC('CREATE TABLE c (id int, note varchar(10) DEFAULT ''x'')')`;
    expect(outline(source, sqlserver)).toEqual(['dbo.a(id!)', 'dbo.b(id)', 'c(id, note)']);
    expect(tableOf(source, 'a', sqlserver).conditional).toBe(true);
  });

  it('computed columns, system time, inline indexes, table types and temporary tables', () => {
    const source = `CREATE TYPE dbo.Ids AS TABLE (id int NOT NULL);
GO
CREATE TYPE [dbo].[Code] FROM [varchar](12) NOT NULL
GO
CREATE TABLE dbo.Item (
  Id int NOT NULL CONSTRAINT PK_Item PRIMARY KEY NONCLUSTERED,
  Price money, Qty int,
  Total AS (Price * Qty) PERSISTED,
  Doubled AS Price * 2,
  Code dbo.Code,
  ValidFrom datetime2 GENERATED ALWAYS AS ROW START HIDDEN NOT NULL,
  ValidTo datetime2 GENERATED ALWAYS AS ROW END HIDDEN NOT NULL,
  PERIOD FOR SYSTEM_TIME (ValidFrom, ValidTo),
  INDEX ix_price NONCLUSTERED (Price DESC) INCLUDE (Qty)
) WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = dbo.ItemHistory))
GO
CREATE TABLE #scratch (id int)
CREATE TABLE ##shared (id int)
DECLARE @rows TABLE (id int)
GO`;
    expect(outline(source, sqlserver)).toEqual([
      'dbo.Item(Id*!, Price, Qty, Total, Doubled, Code, ValidFrom!, ValidTo!)',
    ]);
    expect(tableOf(source, 'Item', sqlserver).indexes).toMatchObject([{ name: 'ix_price', include: ['Qty'] }]);
    expect(columnOf(source, 'Total', sqlserver).generated).toEqual({ expression: 'Price * Qty', stored: true });
    expect(columnOf(source, 'Code', sqlserver).dataType).toEqual({ kind: 'varchar', length: 12 });
    expect(columnOf(source, 'ValidTo', sqlserver).generated).toMatchObject({ rowTime: 'end' });
    expect(tableOf(source, 'Item', sqlserver).versioned).toBe(true);
  });

  it('versioning that is switched on and off later', () => {
    const source = `CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (id int PRIMARY KEY) WITH (SYSTEM_VERSIONING = ON);
ALTER TABLE a SET (SYSTEM_VERSIONING = ON (HISTORY_TABLE = dbo.aHistory));
ALTER TABLE b SET (SYSTEM_VERSIONING = OFF);`;
    expect(['a', 'b'].map((name) => tableOf(source, name, sqlserver).versioned)).toEqual([true, undefined]);
  });

  it('a table that keeps what another was is none of its own, as long as it does', () => {
    const source = (state: string) => `CREATE TABLE [dbo].[Order]([Id] [int] NOT NULL PRIMARY KEY) ON [PRIMARY]
WITH
(
DATA_COMPRESSION = PAGE, SYSTEM_VERSIONING = ON (HISTORY_TABLE = [dbo].[OrderHistory], DATA_CONSISTENCY_CHECK = ON)
)
GO
CREATE TABLE [dbo].[OrderHistory]([Id] [int] NOT NULL) ON [PRIMARY]
GO
${state}`;
    const kept = readSchema(source(''), sqlserver);
    expect(kept.value.schema.tables.map(({ name, history }) => [name, history])).toEqual([
      ['Order', { schema: 'dbo', name: 'OrderHistory' }],
    ]);
    expect(kept.diagnostics).toMatchObject([{ code: 'row-history', line: 7 }]);
    const off = readSchema(source('ALTER TABLE [dbo].[Order] SET (SYSTEM_VERSIONING = OFF)'), sqlserver);
    expect(off.value.schema.tables.map(({ name, history }) => [name, history])).toEqual([
      ['Order', undefined],
      ['OrderHistory', undefined],
    ]);
  });

  it('says of masks that the API shows what is behind them', () => {
    const source = `CREATE TABLE a (id int PRIMARY KEY, mail nvarchar(99) MASKED WITH (FUNCTION = 'email()') NOT NULL, no int)
GO
ALTER TABLE a ALTER COLUMN no ADD MASKED WITH (FUNCTION = 'default()')
GO`;
    expect(outline(source, sqlserver)).toEqual(['a(id*!, mail!, no)']);
    expect(problems(source, sqlserver)).toEqual(['mask-dropped 1', 'mask-dropped 3']);
  });

  it('a comma forgotten before a key', () => {
    const source = `CREATE TABLE t (
  id bigint NOT NULL,
  name nvarchar(20) NULL
  PRIMARY KEY CLUSTERED (id ASC) WITH (PAD_INDEX = OFF) ON [PRIMARY],
) ON [PRIMARY]`;
    expect(outline(source, sqlserver)).toEqual(['t(id*!, name)']);
  });

  it('columns and references added later, renames, SELECT INTO', () => {
    const source = `CREATE TABLE dbo.a (id int NOT NULL PRIMARY KEY, old int);
ALTER TABLE dbo.a ADD parent int NULL CONSTRAINT fk_parent REFERENCES dbo.a (id), note nvarchar(5) NOT NULL DEFAULT '';
EXEC sp_rename 'dbo.a.old', 'renamed', 'COLUMN';
GO
EXEC sp_rename @objname = 'dbo.a', @newname = 'A2';
SELECT id INTO dbo.other FROM dbo.A2;
CREATE TABLE dbo.b (id int) ; ALTER TABLE dbo.b DROP COLUMN IF EXISTS id, CONSTRAINT x;`;
    expect(outline(source, sqlserver)).toEqual([
      'dbo.A2(id*!, renamed, parent, note!)',
      'dbo.other(id!)',
      'dbo.b()',
      'dbo.A2(parent) -> dbo.A2(id)',
    ]);
  });

  it('columns that are renamed by their full name without saying that they are columns', () => {
    const source = `CREATE TABLE dbo.a (old int, b int);
IF COL_LENGTH('[dbo].[a]', 'old') IS NOT NULL
BEGIN
    EXEC sp_rename '[dbo].[a].[old]', 'renamed'
END
GO
EXEC sp_rename 'dbo.a', 'c';`;
    expect(outline(source, sqlserver)).toEqual(['dbo.c(renamed, b)']);
  });

  it('procedures with temporary tables and views with GO between them', () => {
    const source = `CREATE TABLE t (id int)
GO
CREATE PROCEDURE p AS
BEGIN
  CREATE TABLE #x (id int)
  SELECT 1
END
GO
CREATE VIEW v AS SELECT id FROM t
GO
CREATE TRIGGER tr ON t AFTER INSERT AS BEGIN SET NOCOUNT ON; END
GO
CREATE TABLE u (id int)`;
    expect(outline(source, sqlserver)).toEqual(['t(id)', 'u(id)', 'view v(id)']);
    expect(readSchema(source, sqlserver).value.tally.found).toBe(3);
  });

  it('a comment that begins like a statement stays a comment; a text that runs is run', () => {
    const source = `CREATE TABLE t (a int NOT NULL, b int)
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'create time' , @level0type=N'SCHEMA',@level0name=N'dbo', @level1type=N'TABLE',@level1name=N't', @level2type=N'COLUMN',@level2name=N'a'
GO
EXEC sp_executesql N'CREATE TABLE u (id int)'
GO
EXEC sp_helptext 'drop table t'
`;
    expect(outline(source, sqlserver)).toEqual(['t(a!, b)', 'u(id)']);
    expect(columnOf(source, 'a', sqlserver).comment).toBe('create time');
    expect(problems(source, sqlserver)).toEqual([]);
  });

  it('constraints of the table behind a column without a comma', () => {
    const source = `CREATE TABLE t (
  a int NOT NULL,
  b int NOT NULL
  CONSTRAINT pk_t PRIMARY KEY CLUSTERED (a ASC, b ASC) WITH (PAD_INDEX = OFF) ON [PRIMARY]
) ON [PRIMARY]
CREATE TABLE u (a int NOT NULL, b int NOT NULL PRIMARY KEY (a, b) FOREIGN KEY (a, b) REFERENCES t, c int)`;
    expect(outline(source, sqlserver)).toEqual(['t(a*!, b*!)', 'u(a*!, b*!, c)', 'u(a, b) -> t(a, b)']);
  });

  it('is said to be SQL Server by its brackets and GO', () => {
    const source = 'CREATE TABLE [t] ([id] [uniqueidentifier] NOT NULL)\r\nGO\r\n';
    expect(readSchema(source).value.detection.dialect).toBe('sqlserver');
    expect(problems(source)).toEqual([]);
  });

  it('indexes behind a column', () => {
    const source = `CREATE TABLE t (id int PRIMARY KEY, a int NOT NULL INDEX ix_a, b int INDEX [ix b] UNIQUE NONCLUSTERED (b, a DESC) WITH (FILLFACTOR = 80), c int);
      ALTER TABLE t ADD d int INDEX ix_d WHERE d > 0`;
    expect(outline(source, sqlserver)).toEqual(['t(id*!, a!, b, c, d)']);
    expect(tableOf(source, 't', sqlserver).indexes).toMatchObject([
      { name: 'ix_a', unique: false, parts: [{ column: 'a' }] },
      { name: 'ix b', unique: true, parts: [{ column: 'b' }, { column: 'a', descending: true }] },
      { name: 'ix_d', unique: false, parts: [{ column: 'd' }], where: 'd > 0' },
    ]);
  });

  it('an index among the columns with a condition, and what stands behind it', () => {
    const source = 'CREATE TABLE t (id int NOT NULL, c bit, INDEX ix (c DESC) WHERE c = 1, PRIMARY KEY (id))';
    expect(outline(source, sqlserver)).toEqual(['t(id*!, c)']);
    expect(tableOf(source, 't', sqlserver).indexes.map(({ where }) => where)).toEqual(['c = 1']);
  });
});
