SET ANSI_NULLS ON
GO
CREATE TABLE [dbo].[country](
	[code] [char](2) NOT NULL,
	[name] [nvarchar](60) NOT NULL,
	[eu] [bit] NOT NULL,
	[vat] [decimal](4, 1) NULL,
	[since] [date] NULL,
	[changed] [datetime2](3) NULL,
	[flag] [varbinary](16) NULL,
 CONSTRAINT [PK_country] PRIMARY KEY CLUSTERED ([code] ASC)
) ON [PRIMARY]
GO
CREATE TABLE [dbo].[status](
	[id] [int] IDENTITY(1,1) NOT NULL,
	[label] [nvarchar](40) NOT NULL,
	[note] [nvarchar](max) NULL,
 CONSTRAINT [PK_status] PRIMARY KEY CLUSTERED ([id] ASC)
) ON [PRIMARY]
GO
CREATE TABLE [dbo].[city](
	[id] [bigint] IDENTITY(1,1) NOT NULL,
	[country_code] [char](2) NOT NULL,
	[name] [nvarchar](60) NOT NULL,
 CONSTRAINT [PK_city] PRIMARY KEY CLUSTERED ([id] ASC)
) ON [PRIMARY]
GO
CREATE TABLE [dbo].[orders](
	[id] [int] IDENTITY(1,1) NOT NULL,
	[city_id] [bigint] NOT NULL,
	[status_id] [int] NOT NULL,
 CONSTRAINT [PK_orders] PRIMARY KEY CLUSTERED ([id] ASC)
) ON [PRIMARY]
GO
INSERT [dbo].[country] ([code], [name], [eu], [vat], [since], [changed], [flag]) VALUES (N'PT', N'Portugal', 1, CAST(23.0 AS Decimal(4, 1)), CAST(N'1986-01-01' AS Date), CAST(N'2024-01-01T10:00:00.2500000' AS DateTime2), 0x00FF0A)
GO
INSERT [dbo].[country] ([code], [name], [eu], [vat], [since], [changed], [flag]) VALUES (N'CI', N'Côte d''Ivoire; ${west} \ "Africa"', 0, CAST(18.5 AS Decimal(4, 1)), NULL, NULL, NULL)
GO
SET IDENTITY_INSERT [dbo].[status] ON
GO
INSERT [dbo].[status] ([id], [label], [note]) VALUES (1, N'new', NULL)
INSERT [dbo].[status] ([id], [label], [note]) VALUES (2, N'paid', N'two
lines')
INSERT [dbo].[status] ([id], [label], [note]) VALUES (7, N'lost', N'it''s C:\temp\')
SET IDENTITY_INSERT [dbo].[status] OFF
GO
SET IDENTITY_INSERT [dbo].[city] ON
GO
INSERT [dbo].[city] ([id], [country_code], [name]) VALUES (11, N'CI', N'Yamoussoukro')
INSERT [dbo].[city] ([id], [country_code], [name]) VALUES (10, N'PT', N'Lisboa')
SET IDENTITY_INSERT [dbo].[city] OFF
GO
ALTER TABLE [dbo].[city] WITH CHECK ADD CONSTRAINT [FK_city_country] FOREIGN KEY([country_code]) REFERENCES [dbo].[country] ([code])
GO
ALTER TABLE [dbo].[orders] WITH CHECK ADD CONSTRAINT [FK_orders_city] FOREIGN KEY([city_id]) REFERENCES [dbo].[city] ([id])
GO
ALTER TABLE [dbo].[orders] WITH CHECK ADD CONSTRAINT [FK_orders_status] FOREIGN KEY([status_id]) REFERENCES [dbo].[status] ([id])
GO
