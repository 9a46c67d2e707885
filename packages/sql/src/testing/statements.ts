import type { Dialect } from '../dialect.ts';

/** Statements of every dialect to be damaged, in the forms that dumps and scripts write them. */
export const STATEMENTS: readonly (readonly [dialect: Dialect, text: string])[] = [
  [
    'postgresql',
    `CREATE TABLE public.a (id bigint DEFAULT nextval('public.a_id_seq'::regclass) NOT NULL, code character varying(20)[] DEFAULT '{}'::character varying[], state text COLLATE "C" DEFAULT 'x'::text, CONSTRAINT a_check CHECK (((state)::text = ANY (ARRAY['x'::text, 'y'::text])))) PARTITION BY RANGE (id);
ALTER TABLE ONLY public.a ADD CONSTRAINT a_fkey FOREIGN KEY (id, code) REFERENCES public.b(id, code) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED;
CREATE UNIQUE INDEX a_i ON public.a USING btree (lower(state) text_pattern_ops DESC NULLS LAST) INCLUDE (id) WHERE (id > 0);
`,
  ],
  [
    'postgresql',
    `DO $body$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_class) THEN CREATE TABLE d (id int); EXECUTE 'CREATE TABLE e (id int)'; END IF; END $body$;
CREATE FUNCTION f(a int) RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.x := 'y; z'; RETURN NEW; END $$;
CREATE TYPE mood AS ENUM ('sad', 'it''s'); CREATE DOMAIN year AS integer CHECK (VALUE > 1900);
COPY public.a (id, code) FROM stdin;
1\t{a}
\\.
CREATE VIEW v AS SELECT a.id AS x, b.* FROM a JOIN b ON a.id = b.id;
`,
  ],
  [
    'mysql',
    `CREATE TABLE \`a\` (\`id\` int(11) unsigned NOT NULL AUTO_INCREMENT COMMENT 'it\\'s', \`k\` enum('a','b,c','(d)') CHARACTER SET utf8 DEFAULT 'a', \`t\` timestamp(6) NULL DEFAULT CURRENT_TIMESTAMP(6) ON UPDATE CURRENT_TIMESTAMP(6), /*!50705 \`g\` geometry NOT NULL, */ \`c\` decimal(10,2) GENERATED ALWAYS AS ((\`id\` * 2)) STORED, PRIMARY KEY (\`id\`), UNIQUE KEY \`u\` (\`k\`(10) DESC) USING BTREE, FULLTEXT KEY \`f\` (\`k\`), CONSTRAINT \`fk\` FOREIGN KEY (\`id\`) REFERENCES \`b\` (\`id\`) ON DELETE CASCADE) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT='x';
ALTER TABLE \`a\` ADD COLUMN z int FIRST, CHANGE k kk varchar(5) NOT NULL AFTER id, DROP INDEX u, MODIFY id bigint AUTO_INCREMENT;
INSERT INTO \`a\` VALUES (1,'x; \\' (',NULL),(2,"y",0x00);
`,
  ],
  [
    'mariadb',
    `DELIMITER $$
CREATE DEFINER=\`r\`@\`%\` PROCEDURE p() BEGIN IF 1 THEN CREATE TABLE inside (id int); END IF; CASE x WHEN 1 THEN SELECT 1; END CASE; END$$
DELIMITER ;
/*M!100100 CREATE TABLE m (id uuid DEFAULT uuid(), PERIOD FOR SYSTEM_TIME (a, b)) WITH SYSTEM VERSIONING */;
RENAME TABLE m TO n, n TO o; CREATE TABLE l LIKE n; # the end
`,
  ],
  [
    'sqlserver',
    `IF NOT EXISTS (SELECT * FROM sys.objects WHERE name = N'a') BEGIN
CREATE TABLE [dbo].[a]([Id] [int] IDENTITY(1,1) NOT NULL, [N] [nvarchar](max) NULL CONSTRAINT [DF] DEFAULT (N'it''s'), [T] AS ([Id] * 2) PERSISTED, CONSTRAINT [PK] PRIMARY KEY CLUSTERED ([Id] ASC) WITH (PAD_INDEX = OFF) ON [PRIMARY], INDEX ix NONCLUSTERED ([N])) ON [PRIMARY]
END
GO
ALTER TABLE [dbo].[a]  WITH CHECK ADD  CONSTRAINT [FK] FOREIGN KEY([Id]) REFERENCES [dbo].[b] ([Id]) ON DELETE CASCADE
GO
EXEC sp_rename 'dbo.a.N', 'M', 'COLUMN'
EXEC('CREATE TABLE dyn (id int, t varchar(5) DEFAULT ''x'')')
INSERT [dbo].[a] ([N]) VALUES (N'x
GO
y')
GO
`,
  ],
  [
    'oracle',
    `CREATE TABLE "APP"."A" ("ID" NUMBER(*,0) DEFAULT s.NEXTVAL NOT NULL ENABLE, "N" VARCHAR2(20 CHAR) DEFAULT q'[it's]', CONSTRAINT "PK" PRIMARY KEY ("ID") USING INDEX PCTFREE 10 STORAGE(INITIAL 65536) TABLESPACE "U" ENABLE) SEGMENT CREATION IMMEDIATE;
ALTER TABLE a ADD (CONSTRAINT c CHECK (n IS NOT NULL) ENABLE NOVALIDATE, x DATE DEFAULT SYSDATE NOT NULL);
BEGIN EXECUTE IMMEDIATE 'CREATE TABLE e (id NUMBER, ' || 'x DATE)'; EXCEPTION WHEN OTHERS THEN NULL; END;
/
CREATE OR REPLACE TRIGGER t BEFORE INSERT ON a FOR EACH ROW BEGIN SELECT s.NEXTVAL INTO :NEW.id FROM dual; END;
/
REM it's a remark
COMMENT ON COLUMN a.n IS 'x; y';
`,
  ],
  [
    'sqlite',
    `CREATE TABLE "a" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, b UNSIGNED BIG INT DEFAULT (datetime('now')), c REFERENCES "b" ("id") ON DELETE CASCADE DEFERRABLE, UNIQUE (b, c) ON CONFLICT IGNORE) WITHOUT ROWID, STRICT;
CREATE VIRTUAL TABLE f USING fts5(a, b UNINDEXED, content='a');
CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET b = CASE WHEN 1 THEN 'x;' END; END;
ALTER TABLE a RENAME COLUMN b TO d; INSERT INTO a VALUES (1,'it''s');
`,
  ],
];
