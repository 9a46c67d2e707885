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

  it('compares versions that are longer than a number holds', () => {
    expect(ordered('V20240101120000000002__b.sql', 'V20240101120000000001__a.sql')).toEqual([
      'V20240101120000000001__a.sql',
      'V20240101120000000002__b.sql',
    ]);
  });

  it('reads the files of a tool that would apply none of them, by the numbers in their paths', () => {
    const log = new DiagnosticLog();
    const content = '-- +goose Up\nCREATE TABLE t (id int);\n-- +goose Down\nDROP TABLE t;\n';
    const names = ['20200102_b/postgres.sql', '20200101_a/postgres.sql', '20200110_c/postgres.sql'];
    const kept = orderSources(
      log,
      names.map((name) => ({ name, content })),
    );
    expect(kept.map(({ name }) => name)).toEqual([names[1], names[0], names[2]]);
    expect(log.finish().map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'migration-tool: The files are those of goose. It would apply none of them by these names, so they were read by the numbers in their paths.',
    ]);
  });

  it('keeps files outside the folder of the tool', () => {
    expect(ordered('db/migration/V1__a.sql', 'docker/init.sql')).toEqual(['docker/init.sql', 'db/migration/V1__a.sql']);
  });

  it('reads folders of versions one after the other', () => {
    const names = ['0.2/00_a.sql', '0.2/01_b.sql', '0.10/00_c.sql', 'v1.0/tables.sql', 'v1.1/00_d.sql', 'views.sql'];
    expect(ordered(...names.toReversed())).toEqual(names);
  });

  it('takes a letter before a version for no part of it', () => {
    expect(ordered('v10.sql', 'v9.sql', 'V2.sql')).toEqual(['V2.sql', 'v9.sql', 'v10.sql']);
  });

  it('takes no number out of a word', () => {
    expect(ordered('2fa/a.sql', '3.0/b.sql', 'schema.sql')).toEqual(['schema.sql', '3.0/b.sql', '2fa/a.sql']);
  });
});
