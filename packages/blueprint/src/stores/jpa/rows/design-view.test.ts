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
    expect(value.store.views[0]?.select).toBe('select page, visits from stats.page_count');
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

  it('types columns by what they are read from, and says which it shows as text', () => {
    const { value } = designSql(`
      CREATE TABLE sale (id int PRIMARY KEY, shop varchar(20) NOT NULL, total numeric(8, 2) NOT NULL, at timestamptz);
      CREATE VIEW turnover AS SELECT shop, count(*) AS sales, sum(total) AS total, max(at) AS latest, age(min(at)) AS since
        FROM sale GROUP BY shop;`);
    const [list] = value.lists;
    expect(list?.kind === 'view' && list.fields.map(({ name, type, nullable }) => [name, type.name, nullable])).toEqual(
      [
        ['shop', 'java.lang.String', false],
        ['sales', 'java.lang.Long', false],
        ['total', 'java.math.BigDecimal', true],
        ['latest', 'java.time.OffsetDateTime', true],
        ['since', 'java.lang.String', true],
      ],
    );
    expect(list?.kind === 'view' && list.sortable).toEqual(['shop', 'sales', 'total', 'latest']);
    expect(value.store.views[0]?.keyPaths).toEqual([['shop'], ['sales'], ['total'], ['latest']]);
    expect(value.report.assumed.map(({ code }) => code)).toContain('view-column-as-text');
  });

  it.each([
    ['array_agg(id ORDER BY id)', 'java.util.List<java.lang.Long>'],
    ['array_agg(DISTINCT name) FILTER (WHERE id > 1)', 'java.util.List<java.lang.String>'],
    ['array_agg(price)', 'java.util.List<java.math.BigDecimal>'],
    ['array_agg(opens)', 'java.util.List<java.lang.String>'],
    ['array_agg(id * 2)', 'java.util.List<java.lang.Long>'],
    ['array_agg(id * 2)::bigint[]', 'java.util.List<java.lang.Long>'],
    ["string_to_array(min(name), ' ')", 'java.util.List<java.lang.String>'],
    ['ARRAY[min(name), max(name)]', 'java.util.List<java.lang.String>'],
    ['ARRAY(SELECT s.id FROM shop s)', 'java.util.List<java.lang.Long>'],
    ["array_append(array_agg(name), 'x')", 'java.util.List<java.lang.String>'],
    ["array_agg(name) || 'x'::text", 'java.util.List<java.lang.String>'],
    ["min(notes ->> 'a')", 'java.lang.String'],
    ["notes -> 'a'", 'tools.jackson.databind.JsonNode'],
    ['jsonb_agg(name)', 'tools.jackson.databind.JsonNode'],
    ["date_trunc('month', seen)", 'java.time.OffsetDateTime'],
    ['EXTRACT(year FROM shop.seen)', 'java.math.BigDecimal'],
    ['lag(name) OVER (ORDER BY id)', 'java.lang.String'],
    ['(id, name)', 'java.lang.String'],
  ])('gives %s the type %s', (value, type) => {
    const { value: designed } = designSql(`
      CREATE TABLE shop (id bigint PRIMARY KEY, name varchar(9), price numeric(8, 2), opens timetz, notes jsonb,
        seen timestamptz);
      CREATE VIEW v AS SELECT ${value} AS made FROM shop GROUP BY id;`);
    const [list] = designed.lists;
    const [made] = list?.kind === 'view' ? list.fields.map((field) => field.type) : [];
    const elements = made?.arguments?.map(({ name }) => name).join() ?? '';
    expect(elements === '' ? made?.name : `${made?.name}<${elements}>`).toBe(type);
  });

  it('reads a time of day with an offset as its table does', () => {
    const { value } = designSql(`
      CREATE TABLE shop (id bigint PRIMARY KEY, opens timetz);
      CREATE VIEW v AS SELECT id, array_agg(opens) AS made FROM shop GROUP BY id;`);
    expect(value.store.views[0]?.attributes[1]?.column).toMatchObject({ converter: 'textArray' });
  });

  it("counts with SQL Server's COUNT_BIG, and knows what its functions give", () => {
    const { value } = designSql(
      `CREATE TABLE [dbo].[Sale] ([Id] int NOT NULL PRIMARY KEY, [At] datetime2(7) NULL, [Paid] money NULL);
      GO
      CREATE VIEW [dbo].[Sales] AS SELECT [At], COUNT_BIG(*) AS [Number], DATEDIFF(day, [At], GETDATE()) AS [Days],
        GETDATE() AS [Now], IIF([At] IS NULL, 'open', 'closed') AS [State] FROM [dbo].[Sale] GROUP BY [At];
      GO`,
      { database: 'sqlserver' },
    );
    const [list] = value.lists;
    expect(list?.kind === 'view' && list.fields.map(({ name, type }) => [name, type.name])).toEqual([
      ['at', 'java.time.LocalDateTime'],
      ['number', 'java.lang.Long'],
      ['days', 'java.lang.Integer'],
      ['now', 'java.time.LocalDateTime'],
      ['state', 'java.lang.String'],
    ]);
  });

  it('ends the order of a view that shows the key of its one table with that', () => {
    const sql = 'CREATE TABLE t (id int PRIMARY KEY, n int); CREATE VIEW v AS SELECT n, id FROM t WHERE n > 1;';
    expect(designSql(sql).value.store.views[0]?.keyPaths).toEqual([['id']]);
  });

  it.each([
    'SELECT id, password_hash AS note FROM person',
    'SELECT id, upper(p.password_hash) AS note FROM person p',
    'SELECT p.id, to_jsonb(p) AS note FROM person p',
    'SELECT id, (SELECT q.password_hash FROM person q WHERE q.id = p.id) AS note FROM person p',
    'SELECT * FROM (SELECT id, password_hash AS note FROM person) AS inside',
    'WITH x AS (SELECT id, password_hash AS y FROM person) SELECT id, y AS note FROM x',
    'SELECT id, name AS note FROM person UNION SELECT id, password_hash FROM person',
    'SELECT id, note FROM below',
    'SELECT p.id, x.note FROM person p CROSS JOIN LATERAL unnest(ARRAY[p.password_hash]) AS x (note)',
    "SELECT id, CASE WHEN name = '' THEN password_hash ELSE '' END AS note FROM person",
    'SELECT id, told(id) AS note FROM person',
    'SELECT p.id, x.note FROM person p, all_told() AS x (note)',
    'SELECT id, (p).password_hash AS note FROM person p',
  ])('never shows a secret under another name: %s', (query) => {
    const { value } = designSql(`
      CREATE TABLE person (id int PRIMARY KEY, name text NOT NULL, password_hash text NOT NULL);
      CREATE FUNCTION told(int) RETURNS text LANGUAGE plpgsql AS
        'BEGIN RETURN (SELECT password_hash FROM person WHERE id = $1); END';
      CREATE FUNCTION all_told() RETURNS SETOF text LANGUAGE plpgsql AS
        'BEGIN RETURN QUERY SELECT password_hash FROM person; END';
      CREATE VIEW below AS SELECT id, password_hash AS note FROM person;
      CREATE VIEW v AS ${query};`);
    const list = value.lists.find(({ name }) => name === 'V');
    expect(list?.kind === 'view' && list.fields.map(({ name }) => name)).toEqual(['id']);
    expect(value.store.views.map(({ select }) => select).join()).not.toContain('note');
    expect(value.report.leftOut.map(({ code }) => code)).toContain('secret-left-out');
  });

  it('says that a view shows what was deleted, unless its query asks for that', () => {
    const shown = (condition: string) =>
      designSql(`
        CREATE TABLE note (id int PRIMARY KEY, body text, deleted_at timestamp);
        CREATE VIEW v AS SELECT id, deleted_at AS gone FROM note ${condition};`).value.store.views[0]?.showsDeleted;
    expect([shown(''), shown('WHERE deleted_at IS NULL')]).toEqual([true, false]);
  });
});
