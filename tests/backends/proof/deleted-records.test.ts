import { join } from 'node:path';
import type { Generation } from '@backsmith/engine';
import {
  ADMINISTRATOR,
  WITHOUT_LIMITS,
  giveRole,
  guardSettings,
  HttpCalls,
  register,
  signIn,
  type Call,
} from '@backsmith/prover';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootBackend, scratchFolder, tool, type Backend, type TestDatabaseServer } from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { proofByCalls } from './booted.ts';
import { databaseSettings, MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { compileBackends, generateProject } from './project.ts';

/** Records that are marked when they are deleted, in all ways there are. */
const SCHEMA = `
  CREATE TABLE person (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, email varchar(80) NOT NULL UNIQUE, no int,
    boss_id bigint REFERENCES person (id), picture bytea, row_version int NOT NULL DEFAULT 0, updated_at timestamp,
    deleted_at timestamp, UNIQUE (no, boss_id));
  CREATE TABLE shelf (room varchar(10) NOT NULL, number int NOT NULL, label varchar(20) UNIQUE,
    is_deleted boolean NOT NULL DEFAULT false, PRIMARY KEY (room, number));
  CREATE TABLE loan (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, person_id bigint NOT NULL REFERENCES person (id));`;

const HARNESS = ['tests/backends/proof/deleted-records.test.ts'];
const PEOPLE = '/api/v1/people';
const PICTURE = Buffer.from('a picture').toString('base64');

/** All must have passed before what they show counts as proven. */
const TESTS = 6;

type Json = Readonly<Record<string, unknown>>;

function generation({ target }: DatabaseKind, security: boolean): Generation {
  const features = { swagger: true, exceptionHandler: true, security };
  return generateProject(security ? 'guardedwaste' : 'waste', Buffer.from(SCHEMA), { database: target, features });
}

/** How what was deleted is found, restored and deleted for good. */
function describeDeletedRecords(kind: DatabaseKind): void {
  const both = (): readonly Generation[] => [generation(kind, false), generation(kind, true)];
  const claim = { name: `deleted records on ${kind.label}`, generate: both };
  describeProofs(proofByCalls('what is deleted can be restored', kind, claim, HARNESS), ({ proven }) => {
    const scratch = scratchFolder('waste');
    const apart = scratchFolder('guarded-waste');
    const mails = join(apart, 'mails');
    let server: TestDatabaseServer;
    let database: Awaited<ReturnType<TestDatabaseServer['database']>>;
    let backend: Backend;
    let guarded: Backend;
    let passed = 0;

    beforeAll(async () => {
      // Apart: what guards one would guard both.
      const [open] = await compileBackends(scratch, new Map([['waste', generation(kind, false)]]));
      const [closed] = await compileBackends(apart, new Map([['guardedwaste', generation(kind, true)]]));
      if (open === undefined || closed === undefined) throw new Error('nothing was compiled');
      server = await kind.start();
      database = await server.database('waste');
      // What is older than a month goes, and that is looked at all the time.
      const purging = { KEEP_DELETED_FOR: '30d', APP_DELETED_RECORDS_PURGE: '* * * * * *' };
      const loud = { SPRING_APPLICATION_JSON: '{"logging.level.org.hibernate.SQL": "debug"}' };
      const env = { ...databaseSettings(database), ...purging, ...loud };
      backend = await bootBackend({ jdk: tool('jdk-25'), ...open.program, env });
      const other = databaseSettings(await server.database('guardedwaste'));
      const guards = { ...other, ...guardSettings(mails), ...WITHOUT_LIMITS };
      guarded = await bootBackend({ jdk: tool('jdk-25'), ...closed.program, env: guards });
    }, 900_000);
    afterAll(async () => {
      await backend.stop();
      await guarded.stop();
      await server.stop();
      if (passed === TESTS) proven(claim);
    });

    async function sendTo(calls: HttpCalls, status: number, method: Call['method'], path: string, body?: Json) {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await calls.send({ method, path, ...sent });
      expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(status);
      return (answer.body ?? {}) as Json;
    }
    const send = (status: number, method: Call['method'], path: string, body?: Json): Promise<Json> =>
      sendTo(new HttpCalls(backend.url), status, method, path, body);

    async function person(email: string, more: Json = {}): Promise<{ readonly made: Json; readonly path: string }> {
      const made = await send(201, 'POST', PEOPLE, { email, picture: PICTURE, ...more });
      return { made, path: `${PEOPLE}/${String(made['id'])}` };
    }

    test('deleted records stand in a list of their own, the last first, without what is large', async () => {
      const paths: string[] = [];
      for (const email of ['ada@example.org', 'bob@example.org', 'eve@example.org'])
        paths.push((await person(email)).path);
      for (const path of paths.slice(0, 2)) await send(204, 'DELETE', path);
      expect(await send(200, 'GET', PEOPLE)).toMatchObject({ totalItems: 1, items: [{ email: 'eve@example.org' }] });
      const before = backend.log().length;
      const list = await send(200, 'GET', `${PEOPLE}?deleted=true`);
      expect(list).toMatchObject({
        totalItems: 2,
        items: [{ email: 'bob@example.org' }, { email: 'ada@example.org' }],
      });
      expect(JSON.stringify(list)).not.toContain('picture');
      expect(backend.log().slice(before)).toContain('null as picture');
      expect(await send(200, 'GET', `${PEOPLE}?deleted=true&page=1&size=1`)).toMatchObject({
        totalItems: 2,
        items: [{ email: 'ada@example.org' }],
      });
      expect(await send(200, 'GET', `${PEOPLE}?deleted=false`)).toMatchObject({ totalItems: 1 });
      for (const query of [
        'deleted=maybe',
        'deleted=true&sort=email',
        'deleted=true&email=x',
        'deleted=true&expand=boss',
      ])
        await send(400, 'GET', `${PEOPLE}?${query}`);
      await send(404, 'GET', paths[0] ?? '');
      passed += 1;
    });

    test('a deleted record is one again, with all it had', async () => {
      const { made, path } = await person('zoe@example.org', { no: 7 });
      await send(404, 'POST', `${path}/restore`);
      await send(204, 'DELETE', path);
      const restored = await send(200, 'POST', `${path}/restore`);
      expect(restored).toMatchObject({ email: 'zoe@example.org', no: 7, picture: PICTURE, rowVersion: 2 });
      expect(restored['updatedAt']).not.toEqual(made['updatedAt']);
      expect(await send(200, 'GET', path)).toEqual(restored);
      await send(404, 'POST', `${path}/restore`);
      await send(404, 'POST', `${PEOPLE}/99999/restore`);
      passed += 1;
    });

    test('what it had in a unique field may be taken meanwhile', async () => {
      const { path } = await person('max@example.org');
      await send(204, 'DELETE', path);
      const { path: other } = await person('max@example.org');
      expect(await send(409, 'POST', `${path}/restore`)).toMatchObject({
        code: 'duplicate',
        errors: [{ field: 'email' }],
      });
      await send(204, 'DELETE', other);
      await send(200, 'POST', `${path}/restore`);
      await send(409, 'POST', `${other}/restore`);
      passed += 1;
    });

    test('so is one with a key of two columns, a flag and a key that is free again', async () => {
      await send(201, 'POST', '/api/v1/shelves', { room: 'r', number: 1, label: 'Novels' });
      await send(204, 'DELETE', '/api/v1/shelves/r/1');
      await send(201, 'POST', '/api/v1/shelves', { room: 'r', number: 2, label: 'Novels' });
      expect(await send(200, 'GET', '/api/v1/shelves?deleted=true')).toMatchObject({
        items: [{ room: 'r', number: 1 }],
      });
      await send(409, 'POST', '/api/v1/shelves/r/1/restore');
      await send(200, 'PATCH', '/api/v1/shelves/r/2', { label: 'Poems' });
      expect(await send(200, 'POST', '/api/v1/shelves/r/1/restore')).toMatchObject({ label: 'Novels' });
      passed += 1;
    });

    test('what was deleted long ago goes for good, but for what others refer to', async () => {
      const [old, referred, recent] = await Promise.all(
        ['old', 'kept', 'new'].map((name) => person(`${name}@purge.org`)),
      );
      await send(201, 'POST', '/api/v1/loans', { personId: referred?.made['id'] });
      for (const one of [old, referred, recent]) await send(204, 'DELETE', one?.path ?? '');
      await database.rows(
        "update person set deleted_at = '2020-01-01 00:00:00' where email in ('old@purge.org', 'kept@purge.org')",
      );
      await expect
        .poll(async () => (await database.rows("select email from person where email = 'old@purge.org'")).length, {
          timeout: 10_000,
        })
        .toBe(0);
      const rows = await database.rows("select email from person where email like '%@purge.org' order by email");
      expect(rows).toEqual([{ email: 'kept@purge.org' }, { email: 'new@purge.org' }]);
      expect(backend.log()).toContain('Purged 1 of 2 deleted people');
      passed += 1;
    });

    test('where callers have roles, what is deleted is for administrators', async () => {
      const { url } = guarded;
      const administrator = (await signIn(url, ADMINISTRATOR)).accessToken;
      const writer = await register(url, mails, 'writer@people.example');
      await giveRole(url, administrator, writer.email, 'EDITOR');
      const as = (token: string) => new HttpCalls(url, token);
      const admin = as(administrator);
      const { id } = await sendTo(admin, 201, 'POST', PEOPLE, { email: 'gone@example.org' });
      const path = `${PEOPLE}/${String(id)}`;
      await sendTo(admin, 204, 'DELETE', path);
      const editor = as((await signIn(url, writer)).accessToken);
      expect(await sendTo(editor, 200, 'GET', PEOPLE)).toMatchObject({ totalItems: 0 });
      await sendTo(editor, 403, 'GET', `${PEOPLE}?deleted=true`);
      await sendTo(editor, 403, 'POST', `${path}/restore`);
      await sendTo(new HttpCalls(url), 401, 'GET', `${PEOPLE}?deleted=true`);
      expect(await sendTo(admin, 200, 'GET', `${PEOPLE}?deleted=true`)).toMatchObject({ totalItems: 1 });
      await sendTo(admin, 200, 'POST', `${path}/restore`);
      await sendTo(editor, 200, 'GET', path);
      passed += 1;
    });
  });
}

for (const kind of [POSTGRESQL, MARIADB, MYSQL]) describeDeletedRecords(kind);
