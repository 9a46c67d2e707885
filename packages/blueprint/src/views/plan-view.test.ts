import { describe, expect, it } from 'vitest';
import { planSql } from '../testing/plan-sql.ts';

const SQL = `
  CREATE SCHEMA stats;
  CREATE TABLE visit (id int PRIMARY KEY, page text);
  CREATE VIEW stats.page_count AS SELECT page, count(*) AS visits FROM visit GROUP BY page;`;

describe('planView', () => {
  it('lists a view, which is empty in memory', () => {
    const { value } = planSql(SQL);
    expect(value.views).toMatchObject([
      { viewName: 'page_count', path: '/api/v1/page-counts', classes: { controller: { name: 'PageCountController' } } },
    ]);
    expect(value.views[0]?.select).toBe('select * from stats.page_count limit :limit offset :offset');
    const [own = '', memory = ''] = value.migrations.map(({ sql }) => sql);
    expect(own).toContain('CREATE VIEW stats.page_count');
    expect(memory).toContain('CREATE VIEW stats.page_count AS\nSELECT CAST(NULL AS VARCHAR) AS page, ');
    expect(value.report.assumed).toMatchObject([{ code: 'view-as-list', line: 4 }]);
  });

  it('leaves out a view the database does not get, and says so', () => {
    const { value } = planSql('CREATE TABLE t (id int PRIMARY KEY); CREATE VIEW v AS SELECT id FROM t;', {});
    const other = planSql('CREATE TABLE t (id int PRIMARY KEY); CREATE VIEW v AS SELECT f(id) FROM elsewhere.t;');
    expect(value.views).toHaveLength(1);
    expect(other.value.views).toEqual([]);
    expect(other.value.report.leftOut.map(({ code }) => code)).toContain('view-left-out');
  });
});
