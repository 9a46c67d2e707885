-- What a database of SQL Server keeps of rows that changed: in a schema of its own, beside its table, below two parts of a key,
-- with hidden times and shown ones, as Management Studio writes it out.
USE [Registry]
GO
CREATE SCHEMA [archive]
GO
CREATE TABLE [dbo].[Company](
	[CompanyId] [int] IDENTITY(1,1) NOT NULL,
	[Name] [nvarchar](120) NOT NULL,
	[TaxNumber] [varchar](20) NULL,
	[Capital] [decimal](14, 2) NULL,
	[ValidFrom] [datetime2](7) GENERATED ALWAYS AS ROW START HIDDEN NOT NULL,
	[ValidTo] [datetime2](7) GENERATED ALWAYS AS ROW END HIDDEN NOT NULL,
 CONSTRAINT [PK_Company] PRIMARY KEY CLUSTERED ([CompanyId] ASC) ON [PRIMARY],
	PERIOD FOR SYSTEM_TIME ([ValidFrom], [ValidTo])
) ON [PRIMARY]
WITH
(
SYSTEM_VERSIONING = ON (HISTORY_TABLE = [archive].[Company])
)
GO
CREATE TABLE [archive].[Company](
	[CompanyId] [int] NOT NULL,
	[Name] [nvarchar](120) NOT NULL,
	[TaxNumber] [varchar](20) NULL,
	[Capital] [decimal](14, 2) NULL,
	[ValidFrom] [datetime2](7) NOT NULL,
	[ValidTo] [datetime2](7) NOT NULL
) ON [PRIMARY]
GO
CREATE CLUSTERED INDEX [ix_Company] ON [archive].[Company] ([ValidTo] ASC, [ValidFrom] ASC)
GO
CREATE TABLE [dbo].[Currency](
	[Code] [char](3) NOT NULL PRIMARY KEY,
	[Rate] [decimal](18, 6) NOT NULL,
	[SysStart] [datetime2](7) GENERATED ALWAYS AS ROW START NOT NULL,
	[SysEnd] [datetime2](7) GENERATED ALWAYS AS ROW END NOT NULL,
	PERIOD FOR SYSTEM_TIME ([SysStart], [SysEnd])
) WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = [dbo].[CurrencyHistory]))
GO
CREATE TABLE [dbo].[Share](
	[CompanyId] [int] NOT NULL REFERENCES [dbo].[Company] ([CompanyId]),
	[Holder] [int] NOT NULL,
	[Percentage] [decimal](5, 2) NOT NULL,
	[SinceDay] [datetime2](0) GENERATED ALWAYS AS ROW START NOT NULL,
	[UntilDay] [datetime2](0) GENERATED ALWAYS AS ROW END NOT NULL,
	PERIOD FOR SYSTEM_TIME ([SinceDay], [UntilDay]),
	PRIMARY KEY ([CompanyId], [Holder])
) WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = [dbo].[ShareHistory]))
GO
CREATE VIEW [dbo].[RenamedCompanies] AS SELECT [c].[CompanyId], [h].[Name] AS [FormerName], [c].[Name]
  FROM [dbo].[Company] AS [c] JOIN [archive].[Company] AS [h] ON [h].[CompanyId] = [c].[CompanyId]
GO
