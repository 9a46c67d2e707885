import { describe, expect, it } from 'vitest';
import type { Designed } from '../testing/design-sql.ts';
import { designSql, entityNamed, resourceNamed } from '../testing/design-sql.ts';

/** The fields of a summary, each with its path where that is another one than its name. */
function paths(value: Designed, name: string): Readonly<Record<string, string>> {
  const mapped = new Map(entityNamed(value, name).summaryPaths.map(({ field, path }) => [field, path.join('.')]));
  const fields = resourceNamed(value, name).summary?.fields ?? [];
  return Object.fromEntries(fields.map((field) => [field.name, mapped.get(field.name) ?? field.name]));
}

describe('the summary of a resource', () => {
  it('reads keys, references and all other columns from the own row', () => {
    const sql = `
      CREATE TABLE film (id int PRIMARY KEY, title varchar(80), poster bytea, trailer bytea);
      CREATE TABLE scene (film_id int REFERENCES film, no int, cut_from_film int, cut_from_no int, still bytea, deleted_at timestamp,
        editor_of int REFERENCES film,
        PRIMARY KEY (film_id, no), FOREIGN KEY (cut_from_film, cut_from_no) REFERENCES scene);`;
    const { value } = designSql(sql);
    const film = resourceNamed(value, 'Film');
    expect(film.classes.listed).toEqual({ packageName: 'org.depot.dto', name: 'FilmSummary' });
    expect(film.summary?.leftOut).toEqual(['poster', 'trailer']);
    expect(paths(value, 'Film')).toEqual({ id: 'id', title: 'title' });
    expect(paths(value, 'Scene')).toEqual({
      filmId: 'id.filmId',
      no: 'id.no',
      cutFromFilm: 'cutFromFilm',
      cutFromNo: 'cutFromNo',
      editorOf: 'editorOf.id',
    });
  });

  it('is not there without large columns: lists show whole records', () => {
    const resource = resourceNamed(designSql('CREATE TABLE t (id int PRIMARY KEY, a text);').value, 'T');
    expect(resource).not.toHaveProperty('summary');
    expect(resource.classes.listed).toEqual(resource.classes.response);
  });

  it('keeps keys, and what is unique, however long its type could be', () => {
    const sql = 'CREATE TABLE t (id int PRIMARY KEY, hash bytea NOT NULL UNIQUE, body bytea);';
    expect(resourceNamed(designSql(sql).value, 'T').summary?.leftOut).toEqual(['body']);
    const alone = 'CREATE TABLE t (id int PRIMARY KEY, body bytea);';
    expect(paths(designSql(alone).value, 'T')).toEqual({ id: 'id' });
  });

  it('takes a name that no table has', () => {
    const sql = `CREATE TABLE product (id int PRIMARY KEY, picture bytea);
                 CREATE TABLE product_summary (id int PRIMARY KEY);`;
    expect(resourceNamed(designSql(sql).value, 'Product').classes.listed.name).toBe('ProductOverview');
  });

  it('offers neither an order nor a condition by what lists do not show', () => {
    const sql = 'CREATE TABLE `t` (`id` int PRIMARY KEY, `name` varchar(9), `body` mediumtext) ENGINE=InnoDB;';
    const { sortable, filters } = resourceNamed(designSql(sql, { database: 'mysql' }).value, 'T');
    expect(sortable).toEqual(['id', 'name']);
    expect(filters.map(({ parameters }) => parameters.map(({ name }) => name))).toEqual([
      ['id'],
      ['name', 'nameContains', 'nameIsNull'],
    ]);
  });

  it('makes lists of a relation show summaries, too', () => {
    const sql = `CREATE TABLE club (id int PRIMARY KEY);
                 CREATE TABLE person (id int PRIMARY KEY, photo bytea);
                 CREATE TABLE member (club_id int REFERENCES club, person_id int REFERENCES person, PRIMARY KEY (club_id, person_id));`;
    const [link] = resourceNamed(designSql(sql).value, 'Club').links;
    expect(link?.target).toMatchObject({ hasSummary: true, listed: { name: 'PersonSummary' } });
  });

  it('is told in the report', () => {
    const { report } = designSql('CREATE TABLE t (id int PRIMARY KEY, a bytea, b bytea);').value;
    expect(report.assumed).toMatchObject([
      {
        code: 'left-out-of-lists',
        line: 1,
        message: 'Lists of ts leave out the large columns a, b; a record read by its key shows them.',
      },
    ]);
  });
});
