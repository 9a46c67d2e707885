USE [Fleet]
GO
/****** Object:  Schema [hr]    Script Date: 04.03.2025 18:00:00 ******/
CREATE SCHEMA [hr]
GO
/****** Object:  Table [dbo].[Depot]    Script Date: 04.03.2025 18:00:00 ******/
SET ANSI_NULLS ON
GO
SET QUOTED_IDENTIFIER ON
GO
CREATE TABLE [dbo].[Depot](
	[DepotID] [int] IDENTITY(1,1) NOT NULL,
	[Name] [nvarchar](80) NOT NULL,
	[City] [nvarchar](60) NULL,
	[OpenedOn] [date] NULL,
 CONSTRAINT [PK_Depot] PRIMARY KEY CLUSTERED
(
	[DepotID] ASC
)WITH (PAD_INDEX = OFF, STATISTICS_NORECOMPUTE = OFF, IGNORE_DUP_KEY = OFF, ALLOW_ROW_LOCKS = ON, ALLOW_PAGE_LOCKS = ON) ON [PRIMARY],
 CONSTRAINT [UQ_Depot_Name] UNIQUE NONCLUSTERED
(
	[Name] ASC
)WITH (PAD_INDEX = OFF, IGNORE_DUP_KEY = OFF) ON [PRIMARY]
) ON [PRIMARY]
GO
/****** Object:  Table [hr].[Driver]    Script Date: 04.03.2025 18:00:00 ******/
SET ANSI_NULLS ON
GO
SET QUOTED_IDENTIFIER ON
GO
CREATE TABLE [hr].[Driver](
	[DriverID] [uniqueidentifier] NOT NULL,
	[FullName] [nvarchar](120) NOT NULL,
	[LicenceNo] [char](12) NOT NULL,
	[LicenceClass] [varchar](3) NOT NULL,
	[HiredAt] [datetime2](7) NOT NULL,
	[Photo] [varbinary](max) NULL,
	[MentorID] [uniqueidentifier] NULL,
	[DepotID] [int] NULL,
	[RowVersion] [timestamp] NOT NULL,
 CONSTRAINT [PK_Driver] PRIMARY KEY CLUSTERED
(
	[DriverID] ASC
)WITH (PAD_INDEX = OFF, STATISTICS_NORECOMPUTE = OFF) ON [PRIMARY]
) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]
GO
/****** Object:  Table [dbo].[Vehicle]    Script Date: 04.03.2025 18:00:00 ******/
SET ANSI_NULLS ON
GO
SET QUOTED_IDENTIFIER ON
GO
CREATE TABLE [dbo].[Vehicle](
	[Plate] [varchar](12) NOT NULL,
	[Kind] [varchar](10) NOT NULL,
	[Seats] [tinyint] NOT NULL,
	[PurchasePrice] [money] NULL,
	[Mileage] [int] NOT NULL,
	[DepotID] [int] NOT NULL,
	[IsLeased] [bit] NOT NULL,
	[PricePerSeat]  AS ([PurchasePrice]/[Seats]) PERSISTED,
 CONSTRAINT [PK_Vehicle] PRIMARY KEY CLUSTERED
(
	[Plate] ASC
)WITH (PAD_INDEX = OFF, STATISTICS_NORECOMPUTE = OFF) ON [PRIMARY]
) ON [PRIMARY]
GO
/****** Object:  Table [dbo].[Trip]    Script Date: 04.03.2025 18:00:00 ******/
SET ANSI_NULLS ON
GO
SET QUOTED_IDENTIFIER ON
GO
CREATE TABLE [dbo].[Trip](
	[TripID] [bigint] IDENTITY(1000,1) NOT NULL,
	[Plate] [varchar](12) NOT NULL,
	[DriverID] [uniqueidentifier] NOT NULL,
	[CoDriverID] [uniqueidentifier] NULL,
	[StartedAt] [datetimeoffset](3) NOT NULL,
	[EndedAt] [datetimeoffset](3) NULL,
	[Kilometres] [decimal](8, 1) NULL,
	[Remarks] [nvarchar](max) NULL,
 CONSTRAINT [PK_Trip] PRIMARY KEY CLUSTERED
(
	[TripID] ASC
)WITH (PAD_INDEX = OFF, STATISTICS_NORECOMPUTE = OFF) ON [PRIMARY]
) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]
GO
/****** Object:  Table [dbo].[TripStop]    Script Date: 04.03.2025 18:00:00 ******/
CREATE TABLE [dbo].[TripStop](
	[TripID] [bigint] NOT NULL,
	[StopNo] [smallint] NOT NULL,
	[Place] [nvarchar](160) NOT NULL,
	[ArrivedAt] [time](0) NULL,
 CONSTRAINT [PK_TripStop] PRIMARY KEY CLUSTERED
(
	[TripID] ASC,
	[StopNo] ASC
)WITH (PAD_INDEX = OFF, STATISTICS_NORECOMPUTE = OFF) ON [PRIMARY]
) ON [PRIMARY]
GO
/****** Object:  Table [dbo].[VehicleDriver]    Script Date: 04.03.2025 18:00:00 ******/
CREATE TABLE [dbo].[VehicleDriver](
	[Plate] [varchar](12) NOT NULL,
	[DriverID] [uniqueidentifier] NOT NULL,
 CONSTRAINT [PK_VehicleDriver] PRIMARY KEY CLUSTERED
(
	[Plate] ASC,
	[DriverID] ASC
)WITH (PAD_INDEX = OFF, STATISTICS_NORECOMPUTE = OFF) ON [PRIMARY]
) ON [PRIMARY]
GO
SET IDENTITY_INSERT [dbo].[Depot] ON
GO
INSERT [dbo].[Depot] ([DepotID], [Name], [City], [OpenedOn]) VALUES (1, N'North', N'Gda''nsk', CAST(N'2010-05-01' AS Date))
GO
SET IDENTITY_INSERT [dbo].[Depot] OFF
GO
/****** Object:  Index [IX_Trip_StartedAt]    Script Date: 04.03.2025 18:00:00 ******/
CREATE NONCLUSTERED INDEX [IX_Trip_StartedAt] ON [dbo].[Trip]
(
	[StartedAt] DESC
)
INCLUDE([Plate]) WITH (PAD_INDEX = OFF, SORT_IN_TEMPDB = OFF, DROP_EXISTING = OFF, ONLINE = OFF) ON [PRIMARY]
GO
ALTER TABLE [hr].[Driver] ADD  CONSTRAINT [DF_Driver_DriverID]  DEFAULT (newid()) FOR [DriverID]
GO
ALTER TABLE [hr].[Driver] ADD  CONSTRAINT [DF_Driver_HiredAt]  DEFAULT (sysutcdatetime()) FOR [HiredAt]
GO
ALTER TABLE [dbo].[Vehicle] ADD  CONSTRAINT [DF_Vehicle_Mileage]  DEFAULT ((0)) FOR [Mileage]
GO
ALTER TABLE [dbo].[Vehicle] ADD  DEFAULT ((0)) FOR [IsLeased]
GO
ALTER TABLE [hr].[Driver]  WITH CHECK ADD  CONSTRAINT [FK_Driver_Depot] FOREIGN KEY([DepotID])
REFERENCES [dbo].[Depot] ([DepotID])
ON DELETE SET NULL
GO
ALTER TABLE [hr].[Driver] CHECK CONSTRAINT [FK_Driver_Depot]
GO
ALTER TABLE [hr].[Driver]  WITH CHECK ADD  CONSTRAINT [FK_Driver_Mentor] FOREIGN KEY([MentorID])
REFERENCES [hr].[Driver] ([DriverID])
GO
ALTER TABLE [hr].[Driver] CHECK CONSTRAINT [FK_Driver_Mentor]
GO
ALTER TABLE [dbo].[Vehicle]  WITH CHECK ADD  CONSTRAINT [FK_Vehicle_Depot] FOREIGN KEY([DepotID])
REFERENCES [dbo].[Depot] ([DepotID])
GO
ALTER TABLE [dbo].[Vehicle] CHECK CONSTRAINT [FK_Vehicle_Depot]
GO
ALTER TABLE [dbo].[Trip]  WITH CHECK ADD  CONSTRAINT [FK_Trip_Vehicle] FOREIGN KEY([Plate])
REFERENCES [dbo].[Vehicle] ([Plate])
ON UPDATE CASCADE
GO
ALTER TABLE [dbo].[Trip] CHECK CONSTRAINT [FK_Trip_Vehicle]
GO
ALTER TABLE [dbo].[Trip]  WITH CHECK ADD  CONSTRAINT [FK_Trip_Driver] FOREIGN KEY([DriverID])
REFERENCES [hr].[Driver] ([DriverID])
GO
ALTER TABLE [dbo].[Trip] CHECK CONSTRAINT [FK_Trip_Driver]
GO
ALTER TABLE [dbo].[Trip]  WITH CHECK ADD  CONSTRAINT [FK_Trip_CoDriver] FOREIGN KEY([CoDriverID])
REFERENCES [hr].[Driver] ([DriverID])
GO
ALTER TABLE [dbo].[Trip] CHECK CONSTRAINT [FK_Trip_CoDriver]
GO
ALTER TABLE [dbo].[TripStop]  WITH CHECK ADD  CONSTRAINT [FK_TripStop_Trip] FOREIGN KEY([TripID])
REFERENCES [dbo].[Trip] ([TripID])
ON DELETE CASCADE
GO
ALTER TABLE [dbo].[TripStop] CHECK CONSTRAINT [FK_TripStop_Trip]
GO
ALTER TABLE [dbo].[VehicleDriver]  WITH CHECK ADD  CONSTRAINT [FK_VehicleDriver_Vehicle] FOREIGN KEY([Plate])
REFERENCES [dbo].[Vehicle] ([Plate])
GO
ALTER TABLE [dbo].[VehicleDriver] CHECK CONSTRAINT [FK_VehicleDriver_Vehicle]
GO
ALTER TABLE [dbo].[VehicleDriver]  WITH CHECK ADD  CONSTRAINT [FK_VehicleDriver_Driver] FOREIGN KEY([DriverID])
REFERENCES [hr].[Driver] ([DriverID])
GO
ALTER TABLE [dbo].[VehicleDriver] CHECK CONSTRAINT [FK_VehicleDriver_Driver]
GO
ALTER TABLE [dbo].[Vehicle]  WITH CHECK ADD  CONSTRAINT [CK_Vehicle_Kind] CHECK  (([Kind]='van' OR [Kind]='bus' OR [Kind]='truck'))
GO
ALTER TABLE [dbo].[Vehicle] CHECK CONSTRAINT [CK_Vehicle_Kind]
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Kilometres since it was built.' , @level0type=N'SCHEMA',@level0name=N'dbo', @level1type=N'TABLE',@level1name=N'Vehicle', @level2type=N'COLUMN',@level2name=N'Mileage'
GO
