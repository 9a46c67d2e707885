import { describe, expect, it } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

const SQL = `
  CREATE SCHEMA stats;
  CREATE TABLE visit (id int PRIMARY KEY, page text);
  CREATE VIEW stats.page_count AS SELECT page, count(*) AS visits FROM visit GROUP BY page;`;

describe('designView', () => {
  it('lists a view, which is empty in memory', () => {
    const { value } = designSql(SQL, { devDatabase: 'h2' });
    expect(value.store.views).toMatchObject([{ list: 'PageCount', viewName: 'page_count' }]);
    expect(value.lists).toContainEqual(
      expect.objectContaining({ kind: 'view', name: 'PageCount', path: '/api/v1/page-counts' }),
    );
    expect(value.store.views[0]?.select).toBe('select * from stats.page_count limit :limit offset :offset');
    const [own = '', memory = ''] = value.store.migrations.map(({ sql }) => sql);
    expect(own).toContain('CREATE VIEW stats.page_count');
    expect(memory).toContain('CREATE VIEW stats.page_count AS\nSELECT CAST(NULL AS VARCHAR) AS page, ');
    expect(value.report.assumed).toMatchObject([{ code: 'view-as-list', line: 4 }]);
    expect(value.report.assumed[0]?.message).toContain('in memory');
    expect(designSql(SQL).value.report.assumed[0]?.message).toBe('The rows of the view page_count can be listed.');
  });

  it('leaves out a view the database does not get, and says so', () => {
    const { value } = designSql('CREATE TABLE t (id int PRIMARY KEY); CREATE VIEW v AS SELECT id FROM t;', {});
    const other = designSql('CREATE TABLE t (id int PRIMARY KEY); CREATE VIEW v AS SELECT f(id) FROM elsewhere.t;');
    expect(value.store.views).toHaveLength(1);
    expect(other.value.store.views).toEqual([]);
    expect(other.value.report.leftOut.map(({ code }) => code)).toContain('view-left-out');
  });
});
