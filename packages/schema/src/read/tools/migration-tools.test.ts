import { DiagnosticLog } from '@backsmith/sql';
import { describe, expect, it } from 'vitest';
import { orderSources } from '../order-sources.ts';
import { decidesOrder, MIGRATION_TOOLS } from './migration-tools.ts';

type Files = Readonly<Record<string, string>>;
type Rule = readonly [tool: string, files: Files, applied: readonly string[], left: readonly string[]];

const TABLE = 'CREATE TABLE a (i int);';

const RULES: readonly Rule[] = [
  [
    'Flyway',
    {
      'V2__b.sql': '',
      'V1.0.0.2__a.sql': '',
      'R__ab.sql': '',
      'R__A_B.sql': '',
      'R__AAB.sql': '',
      'V10.sql': '',
      'V3_c.sql': TABLE,
      'notes.sql': TABLE,
      'rollback/1__drop.sql': '',
      'beforeMigrate.sql': '',
      'beforeRepeatables__x.sql': '',
      'afterMigrate.sql': '',
      'afterMigrateError.sql': '',
      'U2__b.sql': '',
    },
    [
      'beforeMigrate.sql',
      'V1.0.0.2__a.sql',
      'V2__b.sql',
      'V10.sql',
      'beforeRepeatables__x.sql',
      'R__A_B.sql',
      'R__AAB.sql',
      'R__ab.sql',
      'afterMigrate.sql',
    ],
    [
      'warning unapplied-file V3_c.sql',
      'warning unapplied-file notes.sql',
      'info undo-file rollback/1__drop.sql',
      'info unapplied-file afterMigrateError.sql',
      'info undo-file U2__b.sql',
    ],
  ],
  [
    'Flyway',
    { 'V1__a.sql': '', 'V2__b.sql': '', 'B1__old.sql': '', 'B2__all.sql': '', 'V3__c.sql': '' },
    ['B2__all.sql', 'V3__c.sql'],
    ['info baseline-file V1__a.sql', 'info baseline-file V2__b.sql', 'info baseline-file B1__old.sql'],
  ],
  [
    'Diesel',
    { '2017-01-02-100000_b/up.sql': '', '20150101100000_a/up.sql': '', '20150101100000_a/down.sql': '' },
    ['20150101100000_a/up.sql', '2017-01-02-100000_b/up.sql'],
    ['info undo-file 20150101100000_a/down.sql'],
  ],
  [
    'Hasura',
    {
      'default/1600000000001_b/up.sql': '',
      'default/1600000000000_a/up.sql': '',
      'default/1600000000000_a/down.sql': '',
      'seeds/default/1600000000002_rows.sql': '',
    },
    ['default/1600000000000_a/up.sql', 'default/1600000000001_b/up.sql', 'seeds/default/1600000000002_rows.sql'],
    ['info undo-file default/1600000000000_a/down.sql'],
  ],
  [
    'Drizzle',
    {
      '20250102000000_b/migration.sql': `${TABLE}\n--> statement-breakpoint\n${TABLE}`,
      '20250101000000_a/migration.sql': TABLE,
      '20250101000000_a/draft.sql': TABLE,
    },
    ['20250101000000_a/migration.sql', '20250102000000_b/migration.sql'],
    ['warning unapplied-file 20250101000000_a/draft.sql'],
  ],
  [
    'Postgrator',
    {
      '010.do.c.sql': '',
      '2.do.b-b.sql': '',
      '001.do.sql': '',
      '001.undo.sql': '',
      '2.undo.b-b.sql': '',
      'x.sql': TABLE,
    },
    ['001.do.sql', '2.do.b-b.sql', '010.do.c.sql'],
    ['info undo-file 001.undo.sql', 'info undo-file 2.undo.b-b.sql', 'warning unapplied-file x.sql'],
  ],
  [
    'Prisma',
    { '2_b/migration.sql': '', '10_a/migration.sql': '', '10_a/notes.sql': '' },
    ['10_a/migration.sql', '2_b/migration.sql'],
    ['info unapplied-file 10_a/notes.sql'],
  ],
  [
    'Sqitch',
    { 'deploy/a.sql': '-- Deploy shop:a to pg', 'revert/a.sql': 'DROP TABLE a;', 'verify/a.sql': '' },
    ['deploy/a.sql'],
    ['info undo-file revert/a.sql', 'info unapplied-file verify/a.sql'],
  ],
  [
    'Supabase',
    {
      'supabase/migrations/2_b.sql': '',
      'supabase/migrations/10_a.sql': '',
      'supabase/migrations/x.sql': '',
      'supabase/migrations/old/1_z.sql': TABLE,
      'supabase/roles.sql': '',
      'supabase/schemas/01_a.sql': TABLE,
      'supabase/seed.sql': '',
      'supabase/seeds/01_rows.sql': '',
      'supabase/tests/01_a.test.sql': '',
    },
    [
      'supabase/roles.sql',
      'supabase/migrations/10_a.sql',
      'supabase/migrations/2_b.sql',
      'supabase/seed.sql',
      'supabase/seeds/01_rows.sql',
    ],
    [
      'info unapplied-file supabase/migrations/x.sql',
      'warning unapplied-file supabase/migrations/old/1_z.sql',
      'warning unapplied-file supabase/schemas/01_a.sql',
      'info unapplied-file supabase/tests/01_a.test.sql',
    ],
  ],
  [
    'goose',
    { '10_b.sql': '--  +goose up', '9_a.sql': '-- +goose Up', 'helper.sql': 'create view v as select 1' },
    ['9_a.sql', '10_b.sql'],
    ['warning unapplied-file helper.sql'],
  ],
  [
    'sql-migrate',
    { '10_b.sql': '-- +migrate Up', '9-a.sql': '-- +migrate Up', 'views.sql': '-- +migrate Up' },
    ['9-a.sql', '10_b.sql', 'views.sql'],
    [],
  ],
  [
    'dbmate',
    {
      'db/migrations/20_a.sql': '-- migrate:up',
      'db/migrations/3_b.sql': '--migrate:up',
      'db/schema.sql': TABLE,
      'state.sql': `${TABLE.repeat(2000)}\n--\n-- Dbmate schema migrations\n--\n\nINSERT INTO public.schema_migrations (version) VALUES\n    ('20');\n`,
    },
    ['db/migrations/20_a.sql', 'db/migrations/3_b.sql'],
    ['info dump-file db/schema.sql', 'info dump-file state.sql'],
  ],
  [
    'tern',
    { '10_b.sql': '', '9_a.sql': `${TABLE}\n---- create above / drop below ----\n`, 'func/10_f.sql': TABLE },
    ['9_a.sql', '10_b.sql'],
    ['warning unapplied-file func/10_f.sql'],
  ],
  [
    'MyBatis Migrations',
    { '10_b.sql': `-- // b\n${TABLE}\n-- //@UNDO\n`, '9_a.sql': '', 'bootstrap.sql': TABLE, 'onabort.sql': '' },
    ['bootstrap.sql', '9_a.sql', '10_b.sql'],
    ['info unapplied-file onabort.sql'],
  ],
  [
    'node-pg-migrate',
    { '10_b.sql': '-- Up Migration\n', '9_a.sql': '---- up migration', '9_a.down.sql': '' },
    ['9_a.sql', '10_b.sql'],
    ['info undo-file 9_a.down.sql'],
  ],
  [
    'Play Evolutions',
    { '10.sql': '# --- !Ups', '9.sql': '-- !Ups', 'x.sql': '' },
    ['9.sql', '10.sql'],
    ['info unapplied-file x.sql'],
  ],
  [
    'golang-migrate or sqlx',
    { '10_b.up.sql': '', '9_a.up.sql': '', '9_a.down.sql': '', '11_c.sql': '', 'all.sql': TABLE },
    ['9_a.up.sql', '10_b.up.sql', '11_c.sql'],
    ['info undo-file 9_a.down.sql', 'warning unapplied-file all.sql'],
  ],
  [
    'Drizzle',
    { '0001_b.sql': '--> statement-breakpoint', '0000_a.sql': '', 'x.sql': '' },
    ['0000_a.sql', '0001_b.sql'],
    ['info unapplied-file x.sql'],
  ],
  [
    'Liquibase',
    { 'changes/10.sql': '--liquibase formatted sql', 'changes/2.sql': '-- liquibase formatted sql' },
    ['changes/10.sql', 'changes/2.sql'],
    [],
  ],
  [
    'Laravel',
    { 'database/schema/pgsql-schema.sql': '', 'database/schema/old.sql': TABLE },
    ['database/schema/pgsql-schema.sql'],
    ['warning unapplied-file database/schema/old.sql'],
  ],
  [
    'Rails',
    {
      'db/structure.sql': 'SET statement_timeout = 0;\nCREATE TABLE a (i int);',
      'db/queue_structure.sql': '',
      'db/old.sql': TABLE,
    },
    ['db/queue_structure.sql', 'db/structure.sql'],
    ['warning unapplied-file db/old.sql'],
  ],
  [
    'SQL Server Data Tools',
    {
      'dbo/Functions/f.sql': 'CREATE FUNCTION [dbo].[f] ()',
      'dbo/Tables/a.sql': 'CREATE TABLE [dbo].[a] ([i] INT)',
      'dbo/User Defined Types/t.sql': 'CREATE TYPE [dbo].[t] FROM INT',
      'dbo/Script.PostDeployment.sql': 'CREATE TABLE [dbo].[z] ([i] INT)',
      'dbo/Script.PreDeployment.sql': '',
    },
    [
      'dbo/Script.PreDeployment.sql',
      'dbo/User Defined Types/t.sql',
      'dbo/Tables/a.sql',
      'dbo/Functions/f.sql',
      'dbo/Script.PostDeployment.sql',
    ],
    [],
  ],
  [
    'yoyo',
    { '2.b.sql': '-- depends: 1.a', '1.a.sql': '', '1.a.rollback.sql': '', 'post-apply.sql': '' },
    ['1.a.sql', '2.b.sql', 'post-apply.sql'],
    ['info undo-file 1.a.rollback.sql'],
  ],
  [
    'Atlas',
    { '10_c.sql': '', '1_a.sql': '', '2_all.sql': '-- atlas:checkpoint\n', '3_d.sql': '' },
    ['2_all.sql', '3_d.sql'],
    ['info baseline-file 10_c.sql', 'info baseline-file 1_a.sql'],
  ],
];

describe('MIGRATION_TOOLS', () => {
  it.each(RULES)('applies the rule of %s', (tool, files, applied, left) => {
    const log = new DiagnosticLog();
    const sources = Object.entries(files).map(([name, content]) => ({ name, content }));
    expect(orderSources(log, sources).map(({ name }) => name)).toEqual(applied);
    const [named, ...others] = log.finish();
    expect(named).toMatchObject({ code: 'migration-tool', line: 0 });
    expect(named?.message).toContain(` ${tool}.`);
    expect(others.map(({ severity, code, file }) => `${severity} ${code} ${file ?? ''}`)).toEqual(left);
  });

  it('goes by the plan that is there where files of a tool were taken over by another', () => {
    const log = new DiagnosticLog();
    const sources = Object.entries({
      '2_b.sql': '',
      '10_a.sql': `${TABLE}\n--> statement-breakpoint\n${TABLE}`,
      'atlas.sum': 'h1:x=\n10_a.sql h1:y=\n2_b.sql h1:z=\n',
    }).map(([name, content]) => ({ name, content }));
    expect(orderSources(log, sources).map(({ name }) => name)).toEqual(['10_a.sql', '2_b.sql']);
    expect(log.finish().map(({ message }) => message)).toEqual([
      'The files are those of Atlas. They are applied in the order of atlas.sum.',
    ]);
  });

  it('has a rule here for each tool', () => {
    expect(new Set(RULES.map(([tool]) => tool))).toEqual(new Set(MIGRATION_TOOLS.map(({ name }) => name)));
  });

  it('knows the files that decide an order', () => {
    const names = [
      'sqitch.plan',
      'drizzle/meta/_journal.json',
      'migrations/atlas.sum',
      '_journal.json',
      'a.sql',
      'x.plan',
    ];
    expect(names.filter(decidesOrder)).toEqual(names.slice(0, 3));
  });
});
