import type { Dialect } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import { designMongo } from '../../../testing/design-mongo.ts';

const TABLES = `
  CREATE TABLE category (id int PRIMARY KEY, name varchar(40) NOT NULL, active boolean NOT NULL);
  CREATE TABLE film (id int PRIMARY KEY, title varchar(80) NOT NULL, price numeric(8, 2), length int, secret_token varchar(40),
    category_id int REFERENCES category (id), deleted_at timestamp);
  CREATE TABLE score (film_id int REFERENCES film (id), person int, points int NOT NULL, PRIMARY KEY (film_id, person));
`;

/** What becomes of a view: the collection it begins with and its stages, or why it is left out. */
function viewed(query: string, dialect: Dialect = 'postgresql', tables = TABLES) {
  const { value, diagnostics } = designMongo(`${tables} CREATE VIEW v AS ${query};`, {}, dialect);
  const [view] = value.store.views;
  const left = diagnostics.find(({ code }) => code === 'view-left-out')?.message;
  const list = value.lists.find(({ kind }) => kind === 'view');
  const stages = view?.stages.map((one) => JSON.parse(one) as Readonly<Record<string, unknown>>) ?? [];
  return { collection: view?.collection, stages, left, list, view };
}

describe('a view', () => {
  it('of one table is a condition and its columns', () => {
    const { collection, stages, list } = viewed(
      `SELECT id, title AS name FROM film WHERE length BETWEEN 60 AND 90 AND NOT (price = 1.5) AND category_id IS NOT NULL`,
    );
    expect(collection).toBe('film');
    expect(stages).toEqual([
      {
        $match: {
          $and: [
            { $and: [{ length: { $gte: 60 } }, { length: { $lte: 90 } }] },
            { price: { $nin: [{ $numberDecimal: '1.5' }, null] } },
            { category_id: { $ne: null } },
          ],
        },
      },
      { $project: { _id: 0, id: '$_id', name: '$title' } },
    ]);
    expect(list?.fields.map(({ name, type: { name: java } }) => `${name} ${java.split('.').at(-1)}`)).toEqual([
      'id Integer',
      'name String',
    ]);
  });

  it('joins tables by values that are the same', () => {
    const { stages } = viewed(
      `SELECT f.title, c.name, s.points * 2 AS twice FROM score s JOIN film f ON f.id = s.film_id
       LEFT JOIN category c ON c.id = f.category_id AND c.active WHERE s.points > 3`,
    );
    expect(stages).toEqual([
      { $lookup: { from: 'film', localField: '_id.film_id', foreignField: '_id', as: 'f' } },
      { $unwind: { path: '$f' } },
      {
        $lookup: {
          from: 'category',
          let: { value0: '$f.category_id' },
          pipeline: [{ $match: { $and: [{ $expr: { $and: [{ $eq: ['$_id', '$$value0'] }] } }, { active: true }] } }],
          as: 'c',
        },
      },
      { $unwind: { path: '$c', preserveNullAndEmptyArrays: true } },
      { $match: { points: { $gt: 3 } } },
      { $project: { _id: 0, title: '$f.title', name: '$c.name', twice: { $multiply: ['$points', 2] } } },
    ]);
  });

  it('joins tables that only WHERE joins', () => {
    const { stages } = viewed('SELECT film.title, name FROM film, category WHERE category_id = category.id AND active');
    expect(stages.slice(0, 3)).toEqual([
      { $lookup: { from: 'category', localField: 'category_id', foreignField: '_id', as: 'category' } },
      { $unwind: { path: '$category' } },
      { $match: { 'category.active': true } },
    ]);
  });

  it('makes groups, in which a sum of nothing is nothing', () => {
    const { stages, list } = viewed(
      `SELECT c.id, c.name, count(*) AS films, count(f.length) AS timed, sum(f.price) AS worth, avg(f.length) AS mean, max(f.title) AS last
       FROM category c JOIN film f ON f.category_id = c.id GROUP BY c.id`,
    );
    const there = (path: string) => ({ $sum: { $cond: [{ $eq: [{ $ifNull: [path, null] }, null] }, 0, 1] } });
    expect(stages.slice(2)).toEqual([
      {
        $group: {
          _id: { key: '$_id' },
          name: { $first: '$name' },
          films: { $sum: 1 },
          timed: there('$f.length'),
          worth: { $sum: '$f.price' },
          worth_there: there('$f.price'),
          mean: { $avg: '$f.length' },
          last: { $max: '$f.title' },
        },
      },
      {
        $project: {
          _id: 0,
          id: '$_id.key',
          name: '$name',
          films: '$films',
          timed: '$timed',
          worth: { $cond: [{ $eq: ['$worth_there', 0] }, null, '$worth'] },
          mean: '$mean',
          last: '$last',
        },
      },
    ]);
    expect(list?.fields.map(({ name, type: { name: java } }) => `${name} ${java.split('.').at(-1)}`)).toEqual([
      ...['id Integer', 'name String', 'films Long', 'timed Long'],
      ...['worth BigDecimal', 'mean BigDecimal', 'last String'],
    ]);
  });

  it('shows no secret', () => {
    const { stages, list } = viewed('SELECT * FROM film');
    expect(JSON.stringify(stages)).not.toContain('secret_token');
    expect(list?.fields.map(({ name }) => name)).not.toContain('secretToken');
  });

  it('is read as MySQL and SQL Server write it', () => {
    const text =
      "select `f`.`title` AS `title`,concat(`f`.`title`,_utf8mb4' ',`c`.`name`) AS `both` from (`film` `f` join `category` `c` on((`f`.`category_id` = `c`.`id`)))";
    expect(viewed(text, 'mysql').stages.at(-1)).toEqual({
      $project: { _id: 0, title: '$title', both: { $concat: ['$title', { $literal: ' ' }, '$c.name'] } },
    });
    expect(viewed('SELECT [title] FROM [dbo].[film] WHERE length <> 5', 'sqlserver').left).toBeUndefined();
  });
});

describe('a view is left out and said', () => {
  const left = (query: string, dialect?: Dialect) => viewed(query, dialect).left;

  it('where it does more than join, ask and group', () => {
    expect(left('SELECT DISTINCT title FROM film')).toMatch(/does more than join tables/u);
    expect(left('SELECT count(*) AS n FROM film')).toMatch(/sums up all rows to one/u);
    expect(left('SELECT f.title FROM film f JOIN category c ON f.id > c.id')).toMatch(/category is joined by more/u);
    expect(left('SELECT f.title FROM film f, category c')).toMatch(/category is joined by more/u);
    expect(left('SELECT title FROM film WHERE upper(title) = title')).toMatch(/a condition compares more/u);
    expect(left('SELECT title FROM film WHERE deleted_at > now()')).toMatch(/a condition compares more/u);
    expect(left('SELECT id, CASE WHEN length > 5 THEN 1 ELSE 2 END AS size FROM film')).toMatch(/size is more than/u);
    expect(left('SELECT avg(length) AS mean FROM film GROUP BY category_id', 'sqlserver')).toMatch(
      /mean is more than/u,
    );
    expect(left('SELECT title, count(*) AS n FROM film GROUP BY category_id')).toMatch(/title is more than/u);
    expect(left('SELECT x.title FROM (SELECT title FROM film) x')).toMatch(/does more than join tables/u);
  });

  it('where values that are missing on both sides would be the same', () => {
    expect(left('SELECT a.title FROM film a JOIN film b ON a.length = b.length')).toMatch(/film is joined by more/u);
  });
});

it('a view shows by its name which roles may read it', () => {
  expect(viewed('SELECT title FROM film').view).toMatchObject({ showsDeleted: true, viewName: 'v' });
  expect(viewed('SELECT title FROM film WHERE deleted_at IS NULL').view).toMatchObject({ showsDeleted: false });
});
