import { describe, expect, it } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

/** A folder of files, each with its text. */
function folder(files: Readonly<Record<string, string>>) {
  return Object.entries(files).map(([name, content]) => ({ name, content: new TextEncoder().encode(content) }));
}

function historyTable(sql: Parameters<typeof designSql>[0]): unknown {
  const { settings } = designSql(sql).value.store;
  return settings.find(({ path }) => path.join('.') === 'spring.flyway.table')?.value;
}

const DUMP = 'CREATE TABLE public.flyway_schema_history (installed_rank int PRIMARY KEY);';

describe("Flyway's own table", () => {
  it('is another one where the source has the usual one already, which stays a table like others', () => {
    const { value, diagnostics } = designSql(DUMP);
    expect(historyTable(DUMP)).toBe('app_schema_history');
    expect(value.store.entities.map(({ tableName }) => tableName)).toEqual(['flyway_schema_history']);
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'history-table', line: 1 }));
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['with one migration', { 'V1__first.sql': 'CREATE TABLE pier (id int PRIMARY KEY);' }],
    [
      'of a Maven project',
      {
        'src/main/resources/db/migration/V1__piers.sql': 'CREATE TABLE pier (id int PRIMARY KEY);',
        'src/main/resources/db/migration/V1_1__boats.sql': 'CREATE TABLE boat (id int PRIMARY KEY);',
      },
    ],
    [
      'by date, with one that is repeated',
      {
        'V20240131.1200__piers.sql': 'CREATE TABLE pier (id int PRIMARY KEY);',
        'R__views.sql': 'CREATE VIEW piers AS SELECT id FROM pier;',
      },
    ],
    ['that begins with a baseline', { 'B7__state.sql': 'CREATE TABLE pier (id int PRIMARY KEY);' }],
    [
      'in a namespace of its own',
      {
        'V1__init.sql': 'CREATE SCHEMA port; CREATE TABLE port.pier (id int PRIMARY KEY);',
        'V2__more.sql': 'ALTER TABLE port.pier ADD name text;',
      },
    ],
  ])('is another one where the source is a folder of migrations %s', (_, files) => {
    expect(historyTable(folder(files))).toBe('app_schema_history');
    const { value, diagnostics } = designSql(folder(files));
    expect(value.store).toMatchObject({ record: 'app_schema_history' });
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'history-table', line: 1 }));
  });

  it.each([
    ['of another tool', { '20240101000000_init/migration.sql': 'CREATE TABLE pier (id int PRIMARY KEY);' }],
    [
      'that no tool wrote',
      { 'tables.sql': 'CREATE TABLE pier (id int PRIMARY KEY);', 'V2.sql': 'CREATE TABLE v (id int PRIMARY KEY);' },
    ],
  ])('keeps its usual name for files %s', (_, files) => {
    expect(historyTable(folder(files))).toBeUndefined();
  });

  it('takes a name no table has', () => {
    expect(historyTable(`${DUMP} CREATE TABLE app_schema_history (id int PRIMARY KEY);`)).toBe('app_schema_history_2');
  });

  it('keeps its usual name otherwise', () => {
    expect(historyTable('CREATE TABLE t (id int PRIMARY KEY);')).toBeUndefined();
  });
});
