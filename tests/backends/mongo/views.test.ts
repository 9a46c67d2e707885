import { expect, test } from 'vitest';
import { bootBackend, scratchFolder, tool, type Backend } from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { compileBackends, generateProject } from '../proof/project.ts';

// Views that are aggregations give the rows their queries say: what is missing is like nothing, and a sum of nothing is nothing.

const SQL = `
  CREATE TABLE category (id int PRIMARY KEY, name varchar(40) NOT NULL, active boolean NOT NULL);
  CREATE TABLE film (id int PRIMARY KEY, title varchar(80) NOT NULL, price numeric(8, 2), length int, released date,
    shown timestamp, kind varchar(9) CHECK (kind IN ('long one', 'short')), mark uuid, category_id int REFERENCES category (id));
  CREATE TABLE score (film_id int REFERENCES film (id), person int, points int NOT NULL, PRIMARY KEY (film_id, person));
  CREATE VIEW plain AS SELECT id, title AS name, released, shown, kind, mark, price FROM film
    WHERE length BETWEEN 60 AND 90 AND kind IN ('long one', 'short') AND NOT (price = 1.5) AND category_id IS NOT NULL;
  CREATE VIEW joined AS SELECT f.title, c.name, s.points * 2 AS twice, f.title || ': ' || coalesce(c.name, 'none') AS label
    FROM score s JOIN film f ON f.id = s.film_id LEFT JOIN category c ON c.id = f.category_id AND c.active WHERE s.points > 3;
  CREATE VIEW summed AS SELECT c.id, c.name, count(*) AS films, count(f.length) AS timed, sum(f.price) AS worth,
      avg(f.length) AS mean, max(f.title) AS last, min(f.released) AS first_day
    FROM category c LEFT JOIN film f ON f.category_id = c.id GROUP BY c.id;
  CREATE VIEW by_length AS SELECT length, count(*) AS films FROM film GROUP BY length;`;

const MARK = '11111111-2222-3333-4444-555555555555';

const RECORDS = {
  categories: [
    { id: 1, name: 'Drama', active: true },
    { id: 2, name: 'Old', active: false },
    { id: 3, name: 'Empty', active: true },
  ],
  films: [
    {
      ...{ id: 1, title: 'A', price: 2.5, length: 70, released: '2020-01-02', shown: '2020-01-02T03:04:05' },
      ...{ kind: 'long one', mark: MARK, categoryId: 1 },
    },
    { id: 2, title: 'B', price: 1.5, length: 81, kind: 'short', categoryId: 1 },
    { id: 3, title: 'C', categoryId: 2 },
    { id: 4, title: 'D', price: 4, length: 90, released: '2021-01-02', kind: 'short', categoryId: 1 },
    { id: 5, title: 'E', length: 61, kind: 'short', categoryId: 1 },
  ],
  scores: [
    { filmId: 1, person: 1, points: 5 },
    { filmId: 3, person: 1, points: 4 },
    { filmId: 1, person: 2, points: 1 },
  ],
} as const;

const SUITE = {
  name: 'views of documents',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => [{ name: 'views', generate: () => [generateProject('views', Buffer.from(SQL), OPTIONS)] as const }],
  dependsOn: 'application',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 25'],
  harness: ['tests/backends/mongo/views.test.ts'],
} as const;

const OPTIONS = { database: 'mongodb', devDatabase: 'embedded' } as const;

type Page = { readonly items: readonly object[]; readonly totalItems?: number };

async function read({ url }: Backend, path: string): Promise<Page> {
  const answer = await fetch(`${url}/api/v1/${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Page;
}

async function fill({ url }: Backend): Promise<void> {
  for (const [path, records] of Object.entries(RECORDS)) {
    for (const record of records) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(record) });
      if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    }
  }
}

describeProofs(SUITE, ({ taken, proven }) => {
  test('list the rows their queries say', { timeout: 300_000 }, async () => {
    const made = new Map(taken.map((claim) => [claim.name, claim.generate()[0]]));
    const [project] = await compileBackends(scratchFolder('views-of-documents'), made);
    if (project === undefined) throw new Error('nothing was compiled');
    const backend = await bootBackend({
      jdk: tool('jdk-25'),
      ...project.program,
      env: { SPRING_PROFILES_ACTIVE: 'dev' },
    });
    try {
      await fill(backend);
      const items = async (path: string) => (await read(backend, path)).items;
      const named = async (path: string) => (await items(path)).map((row) => 'name' in row && row.name);
      expect(await items('plains?sort=id')).toEqual([
        {
          ...{ id: 1, name: 'A', released: '2020-01-02', shown: '2020-01-02T03:04:05' },
          ...{ kind: 'long one', mark: MARK, price: 2.5 },
        },
        { id: 4, name: 'D', released: '2021-01-02', shown: null, kind: 'short', mark: null, price: 4 },
      ]);
      expect(await named('plains?nameContains=d&id=4')).toEqual(['D']);
      expect(await named('plains?kind=short')).toEqual(['D']);
      expect(await named(`plains?mark=${MARK}`)).toEqual(['A']);
      expect(await named('plains?releasedFrom=2020-06-01')).toEqual(['D']);
      expect(await named('plains?shownFrom=2020-01-01T00:00:00')).toEqual(['A']);
      expect(await named('plains?priceFrom=3')).toEqual(['D']);
      expect(await read(backend, 'plains?sort=name,desc&size=1&page=1')).toMatchObject({
        items: [{ name: 'A' }],
      });
      expect(await items('joineds?sort=title')).toEqual([
        { title: 'A', name: 'Drama', twice: 10, label: 'A: Drama' },
        { title: 'C', name: null, twice: 8, label: 'C: none' },
      ]);
      expect(await items('joineds?twiceFrom=9')).toHaveLength(1);
      expect(await items('summeds?sort=id')).toEqual([
        { id: 1, name: 'Drama', films: 4, timed: 4, worth: 8, mean: 75.5, last: 'E', firstDay: '2020-01-02' },
        { id: 2, name: 'Old', films: 1, timed: 0, worth: null, mean: null, last: 'C', firstDay: null },
        { id: 3, name: 'Empty', films: 1, timed: 0, worth: null, mean: null, last: null, firstDay: null },
      ]);
      expect(await named('summeds?films=4&worthFrom=7.5')).toEqual(['Drama']);
      expect(await named('summeds?firstDayIsNull=true&sort=name')).toEqual(['Empty', 'Old']);
      expect(await items('by-lengths?films=1&size=1&sort=length,desc')).toEqual([{ length: 90, films: 1 }]);
      expect(await items('by-lengths?lengthIsNull=true')).toEqual([{ length: null, films: 1 }]);
      taken.forEach(proven);
    } finally {
      await backend.stop();
    }
  });
});
