import { DiagnosticLog } from '@backsmith/sql';
import { describe, expect, it } from 'vitest';
import { orderSources } from './order-sources.ts';

function planned(files: Readonly<Record<string, string>>): { applied: readonly string[]; said: readonly string[] } {
  const log = new DiagnosticLog();
  const sources = Object.entries(files).map(([name, content]) => ({
    name,
    content: new TextEncoder().encode(content),
  }));
  const applied = orderSources(log, sources).map(({ name }) => name);
  return { applied, said: log.finish().map(({ severity, message, file }) => `${severity} ${file ?? ''}: ${message}`) };
}

function journal(...tags: readonly string[]): string {
  return JSON.stringify({ version: '7', entries: tags.map((tag, idx) => ({ idx, tag })) });
}

describe('readPlans', () => {
  it('applies what a journal of Drizzle names, in its order', () => {
    const { applied, said } = planned({
      'drizzle/0000_b.sql': '',
      'drizzle/0001_a.sql': '',
      'drizzle/0001_left.sql': 'CREATE TABLE t (i int);',
      'drizzle/meta/_journal.json': journal('0001_a', '0000_b', '0002_gone'),
      'seed.sql': '',
    });
    expect(applied).toEqual(['drizzle/0001_a.sql', 'drizzle/0000_b.sql', 'seed.sql']);
    expect(said).toEqual([
      'warning drizzle/meta/_journal.json: 0002_gone is planned here, but no file of that name was given.',
      'info : The files are those of Drizzle. They are applied in the order of meta/_journal.json.',
      'warning drizzle/0001_left.sql: Drizzle does not apply this file, and it was not read.',
    ]);
  });

  it('deploys what a plan of Sqitch names, and earlier scripts by their tags', () => {
    const plan = [
      '%syntax-version=1.0.0',
      '%project=shop',
      '# a note',
      'users 2024-01-01T00:00:00Z A <a@b.c> # all of them',
      '@v1 2024-01-02T00:00:00Z A <a@b.c>',
      '@v2 2024-01-02T00:00:00Z A <a@b.c>',
      'tables/items [users] 2024-01-03T00:00:00Z A <a@b.c>',
      'users [users@v2] 2024-01-04T00:00:00Z A <a@b.c>',
    ].join('\r\n');
    const { applied, said } = planned({
      'sqitch.plan': plan,
      'sql/deploy/users.sql': '-- Deploy shop:users to pg',
      'sql/deploy/users@v1.sql': '',
      'sql/deploy/users@v2.sql': '',
      'sql/deploy/tables/items.sql': '',
      'sql/deploy/later.sql': 'CREATE TABLE later (i int);',
      'sql/revert/users.sql': 'DROP TABLE users;',
    });
    expect(applied).toEqual(['sql/deploy/users@v2.sql', 'sql/deploy/tables/items.sql', 'sql/deploy/users.sql']);
    expect(said).toEqual([
      'info : The files are those of Sqitch. They are applied in the order of sqitch.plan.',
      'info sql/deploy/users@v1.sql: Sqitch does not apply this file, and it was not read.',
      'warning sql/deploy/later.sql: Sqitch does not apply this file, and it was not read.',
      'info sql/revert/users.sql: This file takes back another one and is not applied.',
    ]);
  });

  it('takes the files of an atlas.sum, and begins with the last checkpoint', () => {
    const { applied, said } = planned({
      'migrations/atlas.sum': 'h1:a=\n1_a.sql h1:b=\n2_all.sql h1:c=\n3_c.sql h1:d=\n',
      'migrations/1_a.sql': '',
      'migrations/2_all.sql': '-- atlas:checkpoint\n',
      'migrations/3_c.sql': '',
      'migrations/draft.sql': '',
    });
    expect(applied).toEqual(['migrations/2_all.sql', 'migrations/3_c.sql']);
    expect(said.at(0)).toBe('info : The files are those of Atlas. They are applied in the order of atlas.sum.');
    expect(said).toHaveLength(3);
  });

  it('keeps the plans of two folders apart', () => {
    const { applied } = planned({
      'b/meta/_journal.json': journal('0001_x', '0000_y'),
      'a/meta/_journal.json': journal('0000_y', '0001_x'),
      'a/0000_y.sql': '',
      'a/0001_x.sql': '',
      'b/0000_y.sql': '',
      'b/0001_x.sql': '',
    });
    expect(applied).toEqual(['b/0001_x.sql', 'b/0000_y.sql', 'a/0000_y.sql', 'a/0001_x.sql']);
  });

  it('asks the plan that is nearest to a file', () => {
    const { applied } = planned({
      'sqitch.plan': '%syntax-version=1.0.0\na x',
      'deploy/a.sql': '-- Deploy a',
      'deploy/b.sql': '',
      'sub/sqitch.plan': '%syntax-version=1.0.0\nb x',
      'sub/deploy/a.sql': '',
      'sub/deploy/b.sql': '',
    });
    expect(applied).toEqual(['deploy/a.sql', 'sub/deploy/b.sql']);
  });

  it.each(['', 'null', '[]', '{"entries": 1}', '{"entries": [null]}', '{"entries": [{"tag": 1}]}', '{'])(
    'names a journal it cannot read: %s',
    (text) => {
      const { applied, said } = planned({ 'meta/_journal.json': text, '0001_b.sql': '', '0000_a.sql': '' });
      expect(applied).toEqual(['0000_a.sql', '0001_b.sql']);
      expect(said).toEqual([
        'warning meta/_journal.json: Drizzle keeps its order in this file, which could not be read.',
        'info : The files are those of Drizzle. Its journal (meta/_journal.json) was not read: they are applied by number.',
      ]);
    },
  );

  it('follows no plan of another tool', () => {
    const { applied } = planned({
      'atlas.sum': 'h1:a=\n2_b.up.sql h1:b=\n',
      '1_a.up.sql': '',
      '2_b.up.sql': '',
    });
    expect(applied).toEqual(['1_a.up.sql', '2_b.up.sql']);
  });
});
