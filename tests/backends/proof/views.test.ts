import type { Generation } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpCalls } from '@backsmith/prover';
import { bootBackend, scratchFolder, tool, type Backend, type TestDatabaseServer } from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from './database-kinds.ts';
import { compileBackends, generateProject } from './project.ts';

type Json = Readonly<Record<string, unknown>>;

/** All must have passed before what they show counts as proven. */
const TESTS = 5;

/** Views over one and several tables, with and without a key, computed, and over a secret. */
function schemaFor(kind: DatabaseKind): string {
  const isPostgresql = kind === POSTGRESQL;
  const type = isPostgresql ? "CREATE TYPE mood AS ENUM ('calm', 'in a hurry');" : '';
  const mood = isPostgresql ? 'mood' : "enum('calm', 'in a hurry')";
  const engine = isPostgresql ? '' : ' ENGINE=InnoDB';
  const time = isPostgresql ? 'timestamptz' : 'datetime';
  return `${type}
    CREATE TABLE person (id int NOT NULL, name varchar(40) NOT NULL, password_hash varchar(100) NOT NULL, PRIMARY KEY (id))${engine};
    CREATE TABLE visit (
      no int NOT NULL, person_id int NOT NULL, place varchar(20) NOT NULL, mood ${mood}, paid decimal(8, 2), seen_at ${time} NOT NULL,
      PRIMARY KEY (no), FOREIGN KEY (person_id) REFERENCES person (id))${engine};
    CREATE TABLE tag (id int NOT NULL, word varchar(20) NOT NULL, PRIMARY KEY (id))${engine};
    CREATE TABLE visit_tag (
      visit_no int NOT NULL, tag_id int NOT NULL, PRIMARY KEY (visit_no, tag_id),
      FOREIGN KEY (visit_no) REFERENCES visit (no), FOREIGN KEY (tag_id) REFERENCES tag (id))${engine};
    CREATE VIEW visitor AS
      SELECT p.name, count(*) AS visits, sum(v.paid) AS paid, avg(v.paid) AS mean, max(v.seen_at) AS latest,
        CASE WHEN count(*) > 1 THEN 'often' ELSE 'once' END AS how_often, upper(p.password_hash) AS note
      FROM person p JOIN visit v ON v.person_id = p.id GROUP BY p.id, p.name, p.password_hash;
    CREATE VIEW seen AS SELECT v.place, v.mood FROM visit v LEFT JOIN person p ON p.id = v.person_id;
    CREATE VIEW place_of AS SELECT no, place AS \`where\`, paid FROM visit;
    CREATE VIEW note_of AS SELECT note, name FROM visitor;`.replaceAll('`', isPostgresql ? '"' : '`');
}

function generateViews(kind: DatabaseKind): Generation {
  return generateProject('views', Buffer.from(schemaFor(kind)), { projectName: 'Views', database: kind.target });
}

function describeViews(kind: DatabaseKind): void {
  const claim = { name: `views on ${kind.label}`, generate: () => [generateViews(kind)] };
  const suite = {
    name: `lists of views, and links at once, on ${kind.label}`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => [claim],
    dependsOn: 'application' as const,
    limits: { changed: 1, again: 1 / 8 },
    parts: ['JDK 25', kind.part] as const,
    harness: ['tests/backends/proof/views.test.ts', 'packages/prover/src/client/http-calls.ts'],
  };
  describeProofs(suite, ({ proven }) => {
    let server: TestDatabaseServer;
    let backend: Backend;
    let calls: HttpCalls;
    let passed = 0;

    beforeAll(async () => {
      const [compiled] = await compileBackends(scratchFolder('views'), new Map([['views', generateViews(kind)]]));
      if (compiled === undefined) throw new Error('nothing was compiled');
      server = await kind.start();
      const database = await server.database('views');
      backend = await bootBackend({ jdk: tool('jdk-25'), ...compiled.program, env: databaseSettings(database) });
      calls = new HttpCalls(backend.url);
      await fill();
    }, 900_000);
    afterAll(async () => {
      await backend.stop();
      await server.stop();
      if (passed === TESTS) proven(claim);
    });

    async function send(status: number, method: 'GET' | 'POST', path: string, body?: Json): Promise<Json> {
      const answer = await calls.send({
        method,
        path: `/api/v1/${path}`,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(status);
      return (answer.body ?? {}) as Json;
    }

    async function fill(): Promise<void> {
      for (const [id, name] of ['Ada', 'Grace', 'Edsger'].entries()) {
        await send(201, 'POST', 'people', { id, name, passwordHash: `argon2-${name}` });
      }
      const zone = kind === POSTGRESQL ? 'Z' : '';
      for (const no of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        const place = no < 8 ? 'library' : 'harbour';
        const visit = { no, personId: no % 3, place, mood: no < 8 ? 'in a hurry' : null, paid: no + 0.5 };
        await send(201, 'POST', 'visits', { ...visit, seenAt: `2025-01-1${no}T08:00:00${zone}` });
      }
      for (let id = 0; id < 8; id += 1) await send(201, 'POST', 'tags', { id, word: `w${id}` });
    }

    const items = async (query: string): Promise<readonly Json[]> =>
      (await send(200, 'GET', query))['items'] as readonly Json[];

    test('values have the types of their columns, and of what is computed', async () => {
      const page = await send(200, 'GET', 'visitors?sort=visits,desc&size=2');
      expect(page).toMatchObject({ page: 0, size: 2, totalItems: 3, totalPages: 2 });
      const [first, second] = page['items'] as readonly Json[];
      expect(first).toMatchObject({ name: 'Ada', visits: 4, paid: 20, howOften: 'often' });
      expect(typeof first?.['mean']).toBe('number');
      expect(String(first?.['latest'])).toMatch(/^2025-01-19T08:00:00/u);
      expect(second).toMatchObject({ name: 'Edsger', visits: 3 });
      expect(await items('seens?size=1')).toEqual([{ place: 'harbour', mood: null }]);
      passed += 1;
    });

    test('they are asked, ordered and refused as lists of tables are', async () => {
      const names = async (query: string) => (await items(`visitors?${query}`)).map(({ name }) => name);
      expect(await names('visitsFrom=4')).toEqual(['Ada']);
      expect(await names('nameContains=E&sort=name,desc')).toEqual(['Grace', 'Edsger']);
      expect(await names('name=Ada&name=Grace&sort=name')).toEqual(['Ada', 'Grace']);
      expect(await names('paidTo=15&sort=paid')).toEqual(['Grace']);
      expect(await names('latestIsNull=true')).toEqual([]);
      expect(await items('seens?mood=in%20a%20hurry&size=100')).toHaveLength(8);
      expect(await items('seens?moodIsNull=true')).toHaveLength(2);
      expect(await items('place-ofs?sort=where,desc&size=3')).toEqual(
        [0, 1, 2].map((no) => ({ no, where: 'library', paid: no + 0.5 })),
      );
      for (const query of ['sort=nothing', 'visits=x', 'latestFrom=yesterday', 'page=2147483647&size=100']) {
        const view = await calls.send({ method: 'GET', path: `/api/v1/visitors?${query}` });
        const table = query.replace('visits', 'paid').replace('latest', 'seenAt');
        const list = await calls.send({ method: 'GET', path: `/api/v1/visits?${table}` });
        const { status, code } = view.body as Json;
        expect({ status, code }).toEqual({ status: 400, code: (list.body as Json)['code'] });
      }
      passed += 1;
    });

    test('pages have every row once, also where rows are alike', async () => {
      for (const view of ['seens', 'visitors', 'place-ofs']) {
        const whole = await items(`${view}?size=100`);
        const pages = await Promise.all(whole.map((_, page) => items(`${view}?size=1&page=${page}`)));
        expect(pages.flat(), view).toEqual(whole);
      }
      passed += 1;
    });

    test('no answer and no description has what secrets are made of', async () => {
      for (const path of ['visitors', 'note-ofs']) {
        const { text } = await calls.send({ method: 'GET', path: `/api/v1/${path}?size=100` });
        expect(text).not.toMatch(/argon2|note/iu);
        await send(400, 'GET', `${path}?sort=note`);
      }
      const { body } = await calls.send({ method: 'GET', path: '/v3/api-docs' });
      const { schemas } = (
        body as { components: { schemas: Record<string, { properties: Json; required: string[] }> } }
      ).components;
      const answer = schemas['VisitorResponse'];
      expect(Object.keys(answer?.properties ?? {})).not.toContain('note');
      expect(answer?.properties['visits']).toMatchObject({ type: 'integer', format: 'int64' });
      expect(answer?.properties['paid']).toMatchObject({ type: ['number', 'null'] });
      expect(answer?.required.toSorted()).toEqual(['howOften', 'latest', 'mean', 'name', 'paid', 'visits']);
      passed += 1;
    });

    test('eight links at once are all made, of different records and of the same one', async () => {
      const link = async (tag: number): Promise<number> =>
        (await calls.send({ method: 'PUT', path: `/api/v1/visits/1/tags/${tag}` })).status;
      expect(await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(link))).toEqual(Array.from({ length: 8 }, () => 204));
      expect(await items('visits/1/tags?size=100')).toHaveLength(8);
      expect(await link(3)).toBe(204);
      const again = [0, 1, 2, 3, 4, 5, 6, 7].map(() => calls.send({ method: 'PUT', path: '/api/v1/visits/2/tags/5' }));
      expect((await Promise.all(again)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
      expect(await items('visits/2/tags')).toHaveLength(1);
      passed += 1;
    });
  });
}

describeViews(POSTGRESQL);
describeViews(MARIADB);
