/** SQL texts of a wanted size, made by rule, so that every run measures the same bytes. */
export type MadeSource = {
  readonly name: string;
  readonly kind: 'definitions' | 'data';
  /** The text, about this many megabytes of it. */
  readonly text: (megabytes: number) => string;
};

const MEGABYTE = 1_000_000;

function repeated(size: number, head: string, piece: (at: number) => string): string {
  const pieces = [head];
  let length = head.length;
  for (let at = 0; length < size; at += 1) {
    const next = piece(at);
    pieces.push(next);
    length += next.length;
  }
  return pieces.join('');
}

const postgresTable = (at: number): string => `
--
-- Name: account_${at}; Type: TABLE; Schema: public; Owner: app
--

CREATE TABLE public.account_${at} (
    id bigint NOT NULL,
    code character varying(20) NOT NULL,
    name character varying(120) DEFAULT ''::character varying NOT NULL,
    amount numeric(12,2) DEFAULT 0 NOT NULL,
    state character varying(12) DEFAULT 'open'::character varying NOT NULL,
    tags text[] DEFAULT '{}'::text[],
    created_at timestamp without time zone DEFAULT now() NOT NULL,
    parent_id bigint,
    CONSTRAINT account_${at}_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT account_${at}_state_check CHECK (((state)::text = ANY ((ARRAY['open'::character varying, 'held'::character varying])::text[])))
);

ALTER TABLE public.account_${at} OWNER TO app;

CREATE SEQUENCE public.account_${at}_id_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1;
ALTER SEQUENCE public.account_${at}_id_seq OWNED BY public.account_${at}.id;
ALTER TABLE ONLY public.account_${at} ALTER COLUMN id SET DEFAULT nextval('public.account_${at}_id_seq'::regclass);
ALTER TABLE ONLY public.account_${at} ADD CONSTRAINT account_${at}_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_${at}
    ADD CONSTRAINT account_${at}_parent_fkey FOREIGN KEY (parent_id) REFERENCES public.account_${Math.max(0, at - 1)}(id) ON DELETE SET NULL;
CREATE INDEX account_${at}_name_idx ON public.account_${at} USING btree (name, created_at DESC);
COMMENT ON COLUMN public.account_${at}.code IS 'The code printed on the card';
`;

const mysqlTable = (at: number): string => `
DROP TABLE IF EXISTS \`account_${at}\`;
/*!40101 SET character_set_client = utf8 */;
CREATE TABLE \`account_${at}\` (
  \`id\` bigint(20) unsigned NOT NULL AUTO_INCREMENT COMMENT 'key',
  \`code\` varchar(20) COLLATE utf8mb4_unicode_ci NOT NULL,
  \`kind\` enum('a','b','it''s') NOT NULL DEFAULT 'a',
  \`amount\` decimal(12,2) NOT NULL DEFAULT '0.00',
  \`active\` tinyint(1) NOT NULL DEFAULT '1',
  \`created_at\` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP,
  \`parent_id\` bigint(20) unsigned DEFAULT NULL,
  PRIMARY KEY (\`id\`),
  UNIQUE KEY \`code_${at}\` (\`code\`),
  KEY \`parent_${at}\` (\`parent_id\`),
  CONSTRAINT \`parent_fk_${at}\` FOREIGN KEY (\`parent_id\`) REFERENCES \`account_${Math.max(0, at - 1)}\` (\`id\`) ON DELETE CASCADE
) ENGINE=InnoDB AUTO_INCREMENT=201 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
`;

const sqlServerTable = (at: number): string => `
SET ANSI_NULLS ON
GO
SET QUOTED_IDENTIFIER ON
GO
CREATE TABLE [dbo].[Account${at}](
	[Id] [int] IDENTITY(1,1) NOT NULL,
	[Code] [nvarchar](20) NOT NULL,
	[Notes] [nvarchar](max) NULL,
	[Amount] [decimal](12, 2) NOT NULL,
	[ParentId] [int] NULL,
 CONSTRAINT [PK_Account${at}] PRIMARY KEY CLUSTERED
(
	[Id] ASC
)WITH (PAD_INDEX = OFF, STATISTICS_NORECOMPUTE = OFF, IGNORE_DUP_KEY = OFF, ALLOW_ROW_LOCKS = ON) ON [PRIMARY]
) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]
GO
ALTER TABLE [dbo].[Account${at}] ADD  CONSTRAINT [DF_Account${at}_Amount]  DEFAULT ((0)) FOR [Amount]
GO
ALTER TABLE [dbo].[Account${at}]  WITH CHECK ADD  CONSTRAINT [FK_Account${at}] FOREIGN KEY([ParentId])
REFERENCES [dbo].[Account${Math.max(0, at - 1)}] ([Id])
GO
ALTER TABLE [dbo].[Account${at}] CHECK CONSTRAINT [FK_Account${at}]
GO
`;

const oracleTable = (at: number): string => `
CREATE TABLE "APP"."ACCOUNT_${at}"
   (	"ID" NUMBER(10,0) NOT NULL ENABLE,
	"CODE" VARCHAR2(20 CHAR) NOT NULL ENABLE,
	"AMOUNT" NUMBER(12,2) DEFAULT 0,
	"CREATED_AT" DATE DEFAULT SYSDATE,
	"PARENT_ID" NUMBER(10,0),
	 CONSTRAINT "ACCOUNT_${at}_PK" PRIMARY KEY ("ID") USING INDEX PCTFREE 10 INITRANS 2 MAXTRANS 255 TABLESPACE "USERS"  ENABLE,
	 CONSTRAINT "ACCOUNT_${at}_FK" FOREIGN KEY ("PARENT_ID") REFERENCES "APP"."ACCOUNT_${Math.max(0, at - 1)}" ("ID") ENABLE
   ) SEGMENT CREATION IMMEDIATE PCTFREE 10 PCTUSED 40 INITRANS 1 MAXTRANS 255 NOCOMPRESS LOGGING TABLESPACE "USERS" ;
COMMENT ON COLUMN "APP"."ACCOUNT_${at}"."CODE" IS 'The code printed on the card';
`;

const valueRow = (at: number): string =>
  `(${at},'A${at}','Made for measuring, it\\'s number ${at}; with (signs) -- and "quotes"','2024-05-0${(at % 9) + 1} 10:00:00',${at % 7}.5,NULL)`;

const mysqlRows = (at: number): string =>
  `INSERT INTO \`account_0\` VALUES ${Array.from({ length: 200 }, (_, row) => valueRow(at * 200 + row)).join(',')};\n`;

const copyRow = (at: number): string =>
  `${at}\tA${at}\tMade for measuring, it's number ${at}; with (signs)\t2024-05-01 10:00:00\t\\N\n`;

const copyRows = (at: number): string =>
  `COPY public.account_0 (id, code, name, created_at, note) FROM stdin;\n${Array.from({ length: 2000 }, (_, row) => copyRow(at * 2000 + row)).join('')}\\.\n\n`;

const sqlServerRow = (at: number): string =>
  `INSERT [dbo].[Account0] ([Id], [Code], [Notes], [Amount], [ParentId]) VALUES (${at}, N'A${at}', N'Made for measuring, it''s number ${at}; with (signs)', CAST(12.50 AS Decimal(12, 2)), NULL)\n${at % 100 === 99 ? 'GO\n' : ''}`;

const oracleRow = (at: number): string =>
  `Insert into APP.ACCOUNT_0 (ID,CODE,AMOUNT,CREATED_AT) values (${at},'A${at} it''s made',12.5,to_date('01-MAY-24','DD-MON-RR'));\n`;

const made = (name: string, kind: MadeSource['kind'], head: string, piece: (at: number) => string): MadeSource => ({
  name,
  kind,
  text: (megabytes) => repeated(megabytes * MEGABYTE, head, piece),
});

/** Every kind of source. */
export const MADE_SOURCES: readonly MadeSource[] = [
  made('pg_dump, definitions', 'definitions', '-- PostgreSQL database dump\n', postgresTable),
  made('mysqldump, definitions', 'definitions', '-- MySQL dump 10.13\n', mysqlTable),
  made('Management Studio, definitions', 'definitions', 'USE [shop]\nGO\n', sqlServerTable),
  made('Oracle, definitions', 'definitions', '', oracleTable),
  made('mysqldump, rows', 'data', `-- MySQL dump 10.13\n${mysqlTable(0)}`, mysqlRows),
  made('pg_dump, COPY', 'data', `-- PostgreSQL database dump\n${postgresTable(0)}`, copyRows),
  made('Management Studio, rows', 'data', `USE [shop]\nGO\n${sqlServerTable(0)}`, sqlServerRow),
  made('Oracle, rows', 'data', oracleTable(0), oracleRow),
];
