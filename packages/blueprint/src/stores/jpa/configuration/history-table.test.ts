import { describe, expect, it } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

function historyTable(sql: string): unknown {
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

  it('takes a name no table has', () => {
    expect(historyTable(`${DUMP} CREATE TABLE app_schema_history (id int PRIMARY KEY);`)).toBe('app_schema_history_2');
  });

  it('keeps its usual name otherwise', () => {
    expect(historyTable('CREATE TABLE t (id int PRIMARY KEY);')).toBeUndefined();
  });
});
