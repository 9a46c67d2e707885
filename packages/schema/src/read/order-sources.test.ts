import { DiagnosticLog } from '@backsmith/sql';
import { describe, expect, it } from 'vitest';
import { orderSources } from './order-sources.ts';

function ordered(...names: readonly string[]): readonly string[] {
  return orderSources(
    new DiagnosticLog(),
    names.map((name) => ({ name, content: '' })),
  ).map(({ name }) => name);
}

describe('orderSources', () => {
  it.each<[string, readonly string[]]>([
    ['Flyway', ['V1__a.sql', 'V1.1__b.sql', 'V1_2__c.sql', 'V2__d.sql', 'V10__e.sql', 'R__views.sql']],
    ['golang-migrate', ['000001_init.up.sql', '000002_more.up.sql', '000010_last.up.sql']],
    ['Prisma', ['migrations/20240101_init/migration.sql', 'migrations/20240301_more/migration.sql']],
    ['Diesel', ['2020-01-01-000000_a/up.sql', '2020-01-02-000000_b/up.sql']],
    ['plain names', ['schema.sql', 'data.sql', 'views.sql']],
    ['numbers and names', ['init.sql', '1-a.sql', '2-b.sql', '10-c.sql', 'zoo.sql']],
  ])('%s', (_, names) => {
    expect(ordered(...names.toReversed())).toEqual(names);
    expect(ordered(...names.toSorted())).toEqual(names);
  });

  it('leaves out and names what only takes back', () => {
    const log = new DiagnosticLog();
    const names = ['V1__a.sql', 'U1__a.sql', '1_a.down.sql', '2020-01-01_a/down.sql', 'b.rollback.sql', 'a_undo.sql'];
    const kept = orderSources(
      log,
      names.map((name) => ({ name, content: '' })),
    );
    expect(kept.map(({ name }) => name)).toEqual(['V1__a.sql']);
    const left = log.finish().filter(({ code }) => code === 'undo-file');
    expect(left.map(({ file }) => file)).toEqual(names.slice(1));
  });

  it.each<[string, Record<string, string>, readonly string[], readonly string[]]>([
    [
      'Flyway',
      {
        'V2__b.sql': '',
        'V1.0.0.2__a.sql': '',
        'R__a.sql': '',
        'V10.sql': '',
        'notes.sql': 'CREATE TABLE n (i int);',
        'rollback/1__drop.sql': '',
        'afterMigrate.sql': '',
        'U2__b.sql': '',
      },
      ['V1.0.0.2__a.sql', 'V2__b.sql', 'V10.sql', 'R__a.sql', 'afterMigrate.sql'],
      ['warning unapplied-file notes.sql', 'info undo-file rollback/1__drop.sql', 'info undo-file U2__b.sql'],
    ],
    [
      'Flyway',
      { 'V1__a.sql': '', 'V2__b.sql': '', 'B2__all.sql': '', 'V3__c.sql': '' },
      ['B2__all.sql', 'V3__c.sql'],
      ['info baseline-file V1__a.sql', 'info baseline-file V2__b.sql'],
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
      },
      ['default/1600000000000_a/up.sql', 'default/1600000000001_b/up.sql'],
      ['info undo-file default/1600000000000_a/down.sql'],
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
        'supabase/seed.sql': '',
      },
      ['supabase/migrations/10_a.sql', 'supabase/migrations/2_b.sql', 'supabase/seed.sql'],
      ['info unapplied-file supabase/migrations/x.sql'],
    ],
    [
      'goose',
      { '10_b.sql': '-- +goose Up', '9_a.sql': '-- +goose Up', 'helper.sql': 'create view v as select 1' },
      ['9_a.sql', '10_b.sql'],
      ['warning unapplied-file helper.sql'],
    ],
    [
      'dbmate',
      { 'db/migrations/20_a.sql': '-- migrate:up', 'db/migrations/3_b.sql': '-- migrate:up' },
      ['db/migrations/20_a.sql', 'db/migrations/3_b.sql'],
      [],
    ],
    [
      'golang-migrate or sqlx',
      { '10_b.up.sql': '', '9_a.up.sql': '', '9_a.down.sql': '', 'all.sql': 'CREATE TABLE a (i int)' },
      ['9_a.up.sql', '10_b.up.sql'],
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
      { 'changes/10.sql': '--liquibase formatted sql', 'changes/2.sql': '--liquibase formatted sql' },
      ['changes/10.sql', 'changes/2.sql'],
      [],
    ],
  ])('applies the rule of %s', (tool, files, applied, left) => {
    const log = new DiagnosticLog();
    const sources = Object.entries(files).map(([name, content]) => ({ name, content }));
    expect(orderSources(log, sources).map(({ name }) => name)).toEqual(applied);
    const [named, ...others] = log.finish();
    expect(named).toMatchObject({ code: 'migration-tool', line: 0 });
    expect(named?.message).toContain(` ${tool}.`);
    expect(others.map(({ severity, code, file }) => `${severity} ${code} ${file ?? ''}`)).toEqual(left);
  });

  it('compares versions that are longer than a number holds', () => {
    expect(ordered('V20240101120000000002__b.sql', 'V20240101120000000001__a.sql')).toEqual([
      'V20240101120000000001__a.sql',
      'V20240101120000000002__b.sql',
    ]);
  });

  it('keeps files outside the folder of the tool', () => {
    expect(ordered('db/migration/V1__a.sql', 'docker/init.sql')).toEqual(['docker/init.sql', 'db/migration/V1__a.sql']);
  });
});
