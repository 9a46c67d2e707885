import { expect, test } from 'vitest';
import { made } from './small-input.ts';

/** Small inputs in the words of the tools that people export with. */

test.each([
  [
    'pg_dump',
    'postgresql',
    `CREATE TABLE public.reading (place integer NOT NULL, at date NOT NULL) PARTITION BY RANGE (at);
     CREATE TABLE public.reading_2024 (place integer NOT NULL, at date NOT NULL);
     ALTER TABLE ONLY public.reading ATTACH PARTITION public.reading_2024 FOR VALUES FROM ('2024-01-01') TO ('2025-01-01');
     ALTER TABLE ONLY public.reading ADD CONSTRAINT reading_pkey PRIMARY KEY (place, at);`,
    'partitions-folded',
  ],
  [
    'pg_dump of partitions of partitions',
    'postgresql',
    `CREATE TABLE reading (place integer NOT NULL, at date NOT NULL, PRIMARY KEY (place, at)) PARTITION BY LIST (place);
     CREATE TABLE reading_1 PARTITION OF reading FOR VALUES IN (1) PARTITION BY RANGE (at);
     CREATE TABLE reading_1_rest PARTITION OF reading_1 DEFAULT;`,
    'partitions-folded',
  ],
  [
    'mysqldump',
    'mysql',
    `CREATE TABLE \`reading\` (\n  \`place\` int NOT NULL,\n  \`at\` date NOT NULL,\n  PRIMARY KEY (\`place\`,\`at\`)\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
/*!50100 PARTITION BY RANGE (to_days(\`at\`))
(PARTITION p0 VALUES LESS THAN (738000) ENGINE = InnoDB,
 PARTITION pm VALUES LESS THAN MAXVALUE ENGINE = InnoDB) */;`,
    'partitioning-ignored',
  ],
  [
    'SQL Developer',
    'oracle',
    `CREATE TABLE "APP"."READING" ("PLACE" NUMBER(9,0) NOT NULL ENABLE, "AT" DATE NOT NULL ENABLE, CONSTRAINT "READING_PK" PRIMARY KEY ("PLACE", "AT"))
      PARTITION BY RANGE ("AT") INTERVAL (NUMTOYMINTERVAL(1,'MONTH')) (PARTITION "P0" VALUES LESS THAN (TO_DATE(' 2020-01-01 00:00:00', 'SYYYY-MM-DD HH24:MI:SS', 'NLS_CALENDAR=GREGORIAN')));`,
    'partitioning-ignored',
  ],
  [
    'SSMS',
    'sqlserver',
    `CREATE TABLE [dbo].[Reading](\n\t[Place] [int] NOT NULL,\n\t[At] [date] NOT NULL,\n CONSTRAINT [PK_Reading] PRIMARY KEY CLUSTERED ([Place] ASC, [At] ASC) ON [ByYear]([At])\n) ON [ByYear]([At])\nGO`,
    'partitioning-ignored',
  ],
] as const)('partitions as %s writes them are said', (_, database, sql, code) => {
  const { paths, said } = made(sql, database);
  expect(paths).toEqual(['/api/v1/readings']);
  expect(said(code)).toHaveLength(1);
});

test('a recursive view as mysqldump writes it', () => {
  const { v1 } = made(
    `CREATE TABLE \`node\` (\n  \`id\` int NOT NULL,\n  \`parent_id\` int DEFAULT NULL,\n  PRIMARY KEY (\`id\`)\n) ENGINE=InnoDB;
/*!50001 CREATE ALGORITHM=UNDEFINED */
/*!50013 DEFINER=\`root\`@\`localhost\` SQL SECURITY DEFINER */
/*!50001 VIEW \`tree\` AS with recursive \`t\` as (select \`node\`.\`id\` AS \`id\`,0 AS \`depth\` from \`node\` where (\`node\`.\`parent_id\` is null) union all select \`c\`.\`id\` AS \`id\`,(\`t\`.\`depth\` + 1) AS \`t.depth + 1\` from (\`node\` \`c\` join \`t\` on((\`c\`.\`parent_id\` = \`t\`.\`id\`)))) select \`t\`.\`id\` AS \`id\`,\`t\`.\`depth\` AS \`depth\` from \`t\` */;`,
    'mysql',
  );
  expect(v1).toContain('CREATE VIEW `tree` (`id`, `depth`) AS with recursive `t` as (select');
});

/** What of `database-rules.properties` says which fields others refer to. */
function referredIn(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.startsWith('referred.'));
}

test.each([
  [
    'pg_dump, whose keys stand apart',
    'postgresql',
    `CREATE TABLE public.country (id bigint NOT NULL, code character(2) NOT NULL);
CREATE TABLE public.city (id bigint NOT NULL, country_code character(2) NOT NULL);
CREATE TABLE public.port (id bigint NOT NULL, country character(2));
ALTER TABLE ONLY public.country ADD CONSTRAINT country_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.country ADD CONSTRAINT country_code_key UNIQUE (code);
ALTER TABLE ONLY public.city ADD CONSTRAINT city_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.port ADD CONSTRAINT port_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.city ADD CONSTRAINT city_country_fk FOREIGN KEY (country_code) REFERENCES public.country(code);
ALTER TABLE ONLY public.port ADD CONSTRAINT port_country_fk FOREIGN KEY (country) REFERENCES public.country(code) ON UPDATE CASCADE;`,
    ['referred.country.city_country_fk=code', 'referred.country.port_country_fk=code'],
  ],
  [
    'Prisma, to a field and a pair that are unique',
    'postgresql',
    `CREATE TABLE "User" ("id" SERIAL NOT NULL, "email" TEXT NOT NULL, "tenant" TEXT NOT NULL, "handle" TEXT NOT NULL, CONSTRAINT "User_pkey" PRIMARY KEY ("id"));
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
CREATE UNIQUE INDEX "User_tenant_handle_key" ON "User"("tenant", "handle");
CREATE TABLE "Post" ("id" SERIAL NOT NULL, "authorEmail" TEXT NOT NULL, "t" TEXT, "h" TEXT, CONSTRAINT "Post_pkey" PRIMARY KEY ("id"));
ALTER TABLE "Post" ADD CONSTRAINT "Post_authorEmail_fkey" FOREIGN KEY ("authorEmail") REFERENCES "User"("email") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "Post" ADD CONSTRAINT "Post_th_fkey" FOREIGN KEY ("t", "h") REFERENCES "User"("tenant", "handle") ON DELETE SET NULL ON UPDATE NO ACTION;`,
    ['referred.user.post_authoremail_fkey=email', 'referred.user.post_th_fkey=tenant,handle'],
  ],
  [
    'Django, to_field of the model itself',
    'postgresql',
    `CREATE TABLE "shop_kind" ("id" bigint NOT NULL PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY, "slug" varchar(50) NOT NULL UNIQUE, "parent_id" varchar(50) NULL);
ALTER TABLE "shop_kind" ADD CONSTRAINT "shop_kind_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "shop_kind" ("slug") DEFERRABLE INITIALLY DEFERRED;`,
    ['referred.shop_kind.shop_kind_parent_fk=slug'],
  ],
  [
    'Flyway, everything called otherwise since',
    'postgresql',
    `CREATE SCHEMA hr;
CREATE TABLE hr.dept (id serial PRIMARY KEY, code text UNIQUE);
CREATE TABLE hr.emp (id serial PRIMARY KEY, dept_code text CONSTRAINT emp_dept REFERENCES hr.dept (code));
ALTER TABLE hr.dept RENAME COLUMN code TO "Dept Code";
ALTER TABLE hr.dept RENAME TO unit;
ALTER TABLE hr.emp RENAME CONSTRAINT emp_dept TO emp_unit;
ALTER SCHEMA hr RENAME TO people;`,
    ['referred.unit.emp_unit=deptCode'],
  ],
  [
    'mysqldump, also to a column that is not unique',
    'mysql',
    `CREATE TABLE \`kind\` (\`id\` int NOT NULL AUTO_INCREMENT, \`label\` varchar(20) NOT NULL, \`no\` int NOT NULL, PRIMARY KEY (\`id\`), UNIQUE KEY \`label\` (\`label\`), KEY \`no\` (\`no\`)) ENGINE=InnoDB;
CREATE TABLE \`thing\` (\`id\` int NOT NULL AUTO_INCREMENT, \`kind_label\` varchar(20) DEFAULT NULL, \`kind_no\` int DEFAULT NULL, PRIMARY KEY (\`id\`), KEY \`kind_label\` (\`kind_label\`), KEY \`kind_no\` (\`kind_no\`), CONSTRAINT \`thing_ibfk_1\` FOREIGN KEY (\`kind_label\`) REFERENCES \`kind\` (\`label\`), CONSTRAINT \`thing_ibfk_2\` FOREIGN KEY (\`kind_no\`) REFERENCES \`kind\` (\`no\`)) ENGINE=InnoDB;`,
    ['referred.kind.thing_ibfk_1=label', 'referred.kind.thing_ibfk_2=no'],
  ],
  [
    'SQL Server Management Studio, one of two switched off',
    'sqlserver',
    `CREATE TABLE [dbo].[Kind]([Id] [int] IDENTITY(1,1) NOT NULL, [Code] [nvarchar](10) NOT NULL, CONSTRAINT [PK_Kind] PRIMARY KEY CLUSTERED ([Id] ASC), CONSTRAINT [UQ_Kind] UNIQUE NONCLUSTERED ([Code] ASC))
GO
CREATE TABLE [dbo].[Thing]([Id] [int] IDENTITY(1,1) NOT NULL PRIMARY KEY, [KindCode] [nvarchar](10) NOT NULL, [Old] [nvarchar](10) NULL)
GO
ALTER TABLE [dbo].[Thing]  WITH CHECK ADD  CONSTRAINT [FK_Thing_Kind] FOREIGN KEY([KindCode])
REFERENCES [dbo].[Kind] ([Code])
GO
ALTER TABLE [dbo].[Thing]  WITH NOCHECK ADD  CONSTRAINT [FK_Thing_Old] FOREIGN KEY([Old])
REFERENCES [dbo].[Kind] ([Code])
GO
ALTER TABLE [dbo].[Thing] NOCHECK CONSTRAINT [FK_Thing_Old]
GO`,
    ['referred.kind.fk_thing_kind=code'],
  ],
] as const)('values that others refer to, by %s', (_, database, sql, expected) => {
  expect(referredIn(made(sql, database).text('database-rules.properties'))).toEqual(expected);
});

const PERIOD = `[F] [datetime2](7) GENERATED ALWAYS AS ROW START HIDDEN NOT NULL, [T] [datetime2](7) GENERATED ALWAYS AS ROW END HIDDEN NOT NULL, PERIOD FOR SYSTEM_TIME ([F], [T])`;

test.each([
  [
    'Management Studio scripts it',
    `IF OBJECT_ID(N'[dbo].[Price]', 'U') IS NOT NULL
BEGIN
ALTER TABLE [dbo].[Price] SET ( SYSTEM_VERSIONING = OFF  )
END
GO
DROP TABLE IF EXISTS [dbo].[Price]
GO
DROP TABLE IF EXISTS [dbo].[PriceHistory]
GO
CREATE TABLE [dbo].[Price]([Id] [int] IDENTITY(1,1) NOT NULL, [Amount] [decimal](19, 4) NOT NULL, ${PERIOD},
 CONSTRAINT [PK_Price] PRIMARY KEY CLUSTERED ([Id] ASC) ON [PRIMARY]
) ON [PRIMARY] WITH ( SYSTEM_VERSIONING = ON (HISTORY_TABLE = [dbo].[PriceHistory] , HISTORY_RETENTION_PERIOD = 6 MONTH) )
GO`,
    ['/api/v1/prices/history'],
  ],
  [
    'a database project has it, with both tables',
    `CREATE TABLE [dbo].[Shop] ([Id] INT NOT NULL PRIMARY KEY);
GO
CREATE TABLE [dbo].[PriceHistory] ([Id] INT NOT NULL, [ShopId] INT NOT NULL, [F] DATETIME2 (7) NOT NULL, [T] DATETIME2 (7) NOT NULL);
GO
CREATE CLUSTERED INDEX [ix_PriceHistory] ON [dbo].[PriceHistory]([T] ASC, [F] ASC) WITH (DATA_COMPRESSION = PAGE);
GO
CREATE TABLE [dbo].[Price] ([Id] INT NOT NULL PRIMARY KEY, [ShopId] INT NOT NULL REFERENCES [dbo].[Shop] ([Id]), ${PERIOD})
WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE=[dbo].[PriceHistory], DATA_CONSISTENCY_CHECK=ON));
GO`,
    ['/api/v1/prices/history'],
  ],
  [
    'Entity Framework makes and changes it',
    `IF NOT EXISTS (SELECT * FROM [__EFMigrationsHistory] WHERE [MigrationId] = N'1')
BEGIN
    DECLARE @historyTableSchema sysname = SCHEMA_NAME()
    EXEC(N'CREATE TABLE [Clients] ([Id] int NOT NULL IDENTITY, [Name] nvarchar(max) NULL, [PeriodEnd] datetime2 GENERATED ALWAYS AS ROW END HIDDEN NOT NULL, [PeriodStart] datetime2 GENERATED ALWAYS AS ROW START HIDDEN NOT NULL, CONSTRAINT [PK_Clients] PRIMARY KEY ([Id]), PERIOD FOR SYSTEM_TIME([PeriodStart], [PeriodEnd])) WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = [' + @historyTableSchema + N'].[ClientsHistory]))');
END;
GO
IF NOT EXISTS (SELECT * FROM [__EFMigrationsHistory] WHERE [MigrationId] = N'2')
BEGIN
    ALTER TABLE [Clients] SET (SYSTEM_VERSIONING = OFF)
    EXEC sp_rename N'[Clients].[Name]', N'FullName', N'COLUMN';
    EXEC sp_rename N'[ClientsHistory].[Name]', N'FullName', N'COLUMN';
END;
GO
IF NOT EXISTS (SELECT * FROM [__EFMigrationsHistory] WHERE [MigrationId] = N'2')
BEGIN
    DECLARE @historyTableSchema2 sysname = SCHEMA_NAME()
    EXEC(N'ALTER TABLE [Clients] SET (SYSTEM_VERSIONING = ON (HISTORY_TABLE = [' + @historyTableSchema2 + '].[ClientsHistory]))')
END;
GO`,
    ['/api/v1/clients/history'],
  ],
  [
    'a script adds it later and calls both otherwise',
    `CREATE TABLE dbo.Item (Id int NOT NULL PRIMARY KEY, Name nvarchar(50) NOT NULL);
GO
ALTER TABLE dbo.Item ADD F datetime2 GENERATED ALWAYS AS ROW START HIDDEN CONSTRAINT DF_F DEFAULT SYSUTCDATETIME() NOT NULL, T datetime2 GENERATED ALWAYS AS ROW END HIDDEN CONSTRAINT DF_T DEFAULT CONVERT(datetime2, '9999-12-31 23:59:59.9999999') NOT NULL, PERIOD FOR SYSTEM_TIME (F, T);
GO
ALTER TABLE dbo.Item SET (SYSTEM_VERSIONING = ON (HISTORY_TABLE = dbo.ItemHistory));
GO
ALTER TABLE dbo.Item SET (SYSTEM_VERSIONING = OFF);
GO
EXEC sp_rename N'dbo.Item', N'Article';
GO
EXEC sp_rename N'dbo.ItemHistory', N'ArticleHistory';
GO
ALTER TABLE dbo.Article SET (SYSTEM_VERSIONING = ON (HISTORY_TABLE = dbo.ArticleHistory));
GO`,
    ['/api/v1/articles/history'],
  ],
  [
    'a table that joins two keeps it',
    `CREATE TABLE dbo.A (Id int NOT NULL PRIMARY KEY); CREATE TABLE dbo.B (Id int NOT NULL PRIMARY KEY);
GO
CREATE TABLE dbo.A_B (AId int NOT NULL REFERENCES dbo.A, BId int NOT NULL REFERENCES dbo.B, ${PERIOD}, CONSTRAINT PK_AB PRIMARY KEY (AId, BId)) WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = dbo.A_BHistory));
GO`,
    ['/api/v1/abs/history'],
  ],
  [
    'it is given up in the end',
    `CREATE TABLE dbo.Item (Id int NOT NULL PRIMARY KEY, ${PERIOD}) WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = dbo.ItemHistory));
GO
ALTER TABLE dbo.Item SET (SYSTEM_VERSIONING = OFF);
GO
ALTER TABLE dbo.Item DROP PERIOD FOR SYSTEM_TIME;
GO
DROP TABLE dbo.ItemHistory;
GO`,
    [],
  ],
] as const)('what rows were before, as %s', (_, sql, expected) => {
  const { lists, said } = made(sql, 'sqlserver');
  expect(lists).toEqual(expected);
  expect([...said('history-not-listed'), ...said('unknown-table')]).toEqual([]);
});
