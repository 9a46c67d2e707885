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
