import {
  MESSAGES,
  PATHS,
  type Failure,
  type GenerationEvent,
  type ProjectAnswer,
  type ProjectsAnswer,
  type ProjectStatsAnswer,
} from '@backsmith/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf, generateBody, signUp, upload, uploaded, type Caller } from '../../testing/caller.ts';
import { openStream } from '../../testing/open-stream.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ heartbeatMs: 300 });
  await subject.app.listen({ host: '127.0.0.1', port: 0 });
  await subject.work();
});
afterAll(() => subject.close());

const draftOf = async (caller: Caller, content = 'a') =>
  uploaded(await upload(subject.app, caller, [{ name: 'file', fileName: 'a.sql', content }])).projectId;
const generate = async (caller: Caller, schema: string) =>
  eventsOf(await caller.call('POST', PATHS.generateMicroservice, generateBody(schema))).at(-1)?.projectId ?? '';
const list = async (caller: Caller, query = '') =>
  (await caller.call('GET', `${PATHS.projects}${query}`)).json<ProjectsAnswer>().data.projects;

describe('the list', () => {
  test('has the newest first, own ones only, as many as asked for', async () => {
    const caller = await signUp(subject.app);
    const other = await signUp(subject.app);
    const ids: string[] = [];
    const start = subject.time.now;
    for (let i = 0; i < 25; i += 1) {
      subject.time.now = new Date(start.getTime() + i * 1000);
      ids.unshift(await draftOf(caller));
    }
    subject.time.now = start;
    await draftOf(other);
    expect((await list(caller)).map((project) => project.id)).toEqual(ids.slice(0, 20));
    expect(await list(caller, '?limit=100')).toHaveLength(25);
    expect(await list(caller, '?limit=3')).toHaveLength(3);
    expect(await list(other)).toHaveLength(1);
    for (const limit of ['0', '101', 'x', '-1', '']) {
      const answer = await caller.call('GET', `${PATHS.projects}?limit=${limit}`);
      expect(answer.statusCode, limit).toBe(400);
      expect(answer.json<Failure>().error).toEqual({ code: 'VALIDATION_ERROR', field: 'limit' });
    }
  });

  test('comes in pages, searched in name, idea and description, and by status', async () => {
    const caller = await signUp(subject.app);
    for (let i = 0; i < 5; i += 1) await draftOf(caller);
    const made = await generate(caller, 'fine');
    const page = async (query: string) =>
      (await caller.call('GET', `${PATHS.projects}${query}`)).json<ProjectsAnswer>().data;
    const second = await page('?limit=4&page=2');
    expect([second.projects.length, second.pagination]).toEqual([2, { total: 6, page: 2, limit: 4, totalPages: 2 }]);
    expect((await page('?limit=4&page=3')).projects).toEqual([]);
    expect((await page('?status=completed')).projects).toMatchObject([
      { id: made, versions: 1, leftOut: 0, database: null },
    ]);
    await caller.call('PATCH', PATHS.project(made), { name: 'Harbour7', description: ' 100% of the _quay_ ' });
    for (const search of ['harbOUR', '100%25 of', '_QUAY_']) {
      expect((await page(`?search=${search}`)).projects, search).toMatchObject([
        { id: made, name: 'Harbour7', description: '100% of the _quay_' },
      ]);
    }
    for (const search of ['100%25the', '_q_', 'zzz'])
      expect((await page(`?search=${search}`)).pagination.total).toBe(0);
    for (const query of ['page=0', 'page=x', 'status=gone', `search=${'x'.repeat(101)}`]) {
      expect((await caller.call('GET', `${PATHS.projects}?${query}`)).statusCode, query).toBe(400);
    }
  });

  test('a project may have the names a new one may have', async () => {
    const caller = await signUp(subject.app);
    const id = await draftOf(caller);
    for (const name of ['', 'x', 'my shop', 'con', 'x'.repeat(51)]) {
      const answer = await caller.call('PATCH', PATHS.project(id), { name });
      expect([answer.statusCode, answer.json<Failure>().error.field], name).toEqual([400, 'name']);
    }
    expect((await caller.call('PATCH', PATHS.project(id), {})).statusCode).toBe(200);
  });

  test('agrees with the counts', async () => {
    const caller = await signUp(subject.app);
    await draftOf(caller);
    await draftOf(caller);
    await generate(caller, 'fine');
    await generate(caller, 'refuse');
    const stats = (await caller.call('GET', PATHS.projectStats)).json<ProjectStatsAnswer>().data;
    expect(stats).toEqual({
      totalProjects: 4,
      completedProjects: 1,
      generatingProjects: 0,
      draftProjects: 2,
      failedProjects: 1,
    });
    expect((await list(caller)).map((project) => project.status).toSorted()).toEqual([
      'completed',
      'draft',
      'draft',
      'failed',
    ]);
  });
});

describe('another’s project', () => {
  test('is answered like an unknown one, whatever is asked', async () => {
    const owner = await signUp(subject.app);
    const stranger = await signUp(subject.app);
    const id = await generate(owner, 'fine');
    const unknown = '00000000-0000-4000-8000-000000000000';
    const calls = [
      ['GET', PATHS.project],
      ['DELETE', PATHS.project],
      ['GET', PATHS.projectDownload],
      ['GET', PATHS.projectEvents],
      ['POST', PATHS.projectCancel],
    ] as const;
    for (const [method, path] of calls) {
      const foreign = await stranger.call(method, path(id));
      expect(foreign.statusCode, `${method} ${path(id)}`).toBe(404);
      for (const other of [unknown, 'x', '../../etc', '%00', 'a'.repeat(150)]) {
        const answer = await stranger.call(method, path(other));
        expect([answer.statusCode, answer.body], other).toEqual([404, foreign.body]);
      }
    }
    expect((await owner.call('GET', PATHS.projectDownload(id))).statusCode).toBe(200);
  });
});

describe('the events of a project', () => {
  test('begin with the full state: of a finished one it is the only line', async () => {
    const caller = await signUp(subject.app);
    const id = await generate(caller, 'fine');
    const events = eventsOf(await caller.call('GET', PATHS.projectEvents(id)));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ completed: true, downloadUrl: PATHS.projectDownload(id) });
    const failed = await generate(caller, 'refuse');
    expect(eventsOf(await caller.call('GET', PATHS.projectEvents(failed)))).toMatchObject([
      { completed: false, error: { code: 'SCHEMA_ERROR' } },
    ]);
  });

  test('of a draft are refused', async () => {
    const caller = await signUp(subject.app);
    const answer = await caller.call('GET', PATHS.projectEvents(await draftOf(caller)));
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Failure>().error.code).toBe('NOT_GENERATING');
  });

  test('repeat the last line in silence, go on after a reader has left, and end for all readers', async () => {
    const caller = await signUp(subject.app);
    const first = await openStream(subject.app, caller, 'POST', PATHS.generateMicroservice, generateBody('sleep 2500'));
    const begun = await first.until((event) => event.steps?.[0]?.status === 'in_progress');
    const path = PATHS.projectEvents(begun.projectId ?? '');
    const second = await openStream(subject.app, caller, 'GET', path);
    const repeated = [await second.next(), await second.next(), await second.next()];
    expect(repeated[1]).toEqual(repeated[0]);
    expect(repeated[2]).toEqual(repeated[0]);
    first.leave();
    const end = await second.until((event) => event.completed === true);
    expect(end.downloadUrl).toBe(PATHS.projectDownload(begun.projectId ?? ''));
    expect(await second.next()).toBeUndefined();
  });
});

describe('cancelling', () => {
  const start = async (caller: Caller): Promise<{ readonly id: string; readonly end: Promise<GenerationEvent> }> => {
    const stream = await openStream(
      subject.app,
      caller,
      'POST',
      PATHS.generateMicroservice,
      generateBody('sleep 30000'),
    );
    const begun = await stream.until((event) => event.steps?.[0]?.status === 'in_progress');
    return { id: begun.projectId ?? '', end: stream.until((event) => event.error !== undefined) };
  };

  test('ends the stream and the thread, and the project can be generated again', async () => {
    const caller = await signUp(subject.app);
    const started = performance.now();
    const { id, end } = await start(caller);
    const answer = await caller.call('POST', PATHS.projectCancel(id));
    expect(answer.json<ProjectAnswer>().data.project).toMatchObject({
      status: 'failed',
      errorMessage: MESSAGES.generationCancelled,
    });
    expect(await end).toMatchObject({ completed: false, error: { code: 'GENERATION_CANCELLED' } });
    const body = generateBody('fine', { projectId: id });
    const again = eventsOf(await caller.call('POST', PATHS.generateMicroservice, body)).at(-1);
    expect(again?.completed).toBe(true);
    // Both threads are free again: the cancelled one did not sleep to its end.
    await Promise.all([generate(caller, 'fine'), generate(caller, 'fine')]);
    expect(performance.now() - started).toBeLessThan(25_000);
  });

  test('what does not run is refused', async () => {
    const caller = await signUp(subject.app);
    for (const id of [await draftOf(caller), await generate(caller, 'fine')]) {
      const answer = await caller.call('POST', PATHS.projectCancel(id));
      expect(answer.statusCode).toBe(409);
      expect(answer.json<Failure>().error.code).toBe('NOT_GENERATING');
    }
  });
});

describe('a repetition that comes to nothing', () => {
  const earlier = async (caller: Caller) => {
    const id = await generate(caller, 'fine');
    subject.time.now = new Date(subject.time.now.getTime() + 1000); // the latest run is the one that began last
    return { id, archive: (await caller.call('GET', PATHS.projectDownload(id))).rawPayload };
  };
  const features = { crudEnabled: true, swagger: false, exceptionHandler: false, security: false };
  const repeat = (caller: Caller, projectId: string, schema: string) =>
    caller.call(
      'POST',
      PATHS.generateMicroservice,
      generateBody(schema, { projectId, projectName: 'other', features }),
    );

  test('by failing leaves the earlier archive where it was, and says what failed', async () => {
    const caller = await signUp(subject.app);
    const { id, archive } = await earlier(caller);
    expect(eventsOf(await repeat(caller, id, 'refuse')).at(-1)?.error?.code).toBe('SCHEMA_ERROR');
    const { project } = (await caller.call('GET', PATHS.project(id))).json<ProjectAnswer>().data;
    expect(project).toMatchObject({ status: 'completed', name: 'shop', zipFilename: 'shop.zip' });
    expect(project.metadata.generateSwagger).toBe('true');
    expect(project.errorMessage).not.toBeNull();
    expect((await caller.call('GET', PATHS.projectDownload(id))).rawPayload).toEqual(archive);

    expect(eventsOf(await repeat(caller, id, 'fine')).at(-1)?.completed).toBe(true);
    const repaired = (await caller.call('GET', PATHS.project(id))).json<ProjectAnswer>().data.project;
    expect(repaired).toMatchObject({
      status: 'completed',
      name: 'other',
      zipFilename: 'other.zip',
      errorMessage: null,
    });
  });

  test('by being stopped leaves it too; while it runs there is no download', async () => {
    const caller = await signUp(subject.app);
    const { id, archive } = await earlier(caller);
    const body = generateBody('sleep 4000', { projectId: id });
    const stream = await openStream(subject.app, caller, 'POST', PATHS.generateMicroservice, body);
    await stream.until((event) => event.steps?.[0]?.status === 'in_progress');
    expect((await caller.call('GET', PATHS.projectDownload(id))).statusCode).toBe(409);
    const stopped = await caller.call('POST', PATHS.projectCancel(id));
    expect(stopped.json<ProjectAnswer>().data.project).toMatchObject({
      status: 'completed',
      errorMessage: MESSAGES.generationCancelled,
    });
    await stream.until((event) => event.error !== undefined);
    expect((await caller.call('GET', PATHS.projectDownload(id))).rawPayload).toEqual(archive);
  });

  test('a first run that fails leaves a failed project without a download', async () => {
    const caller = await signUp(subject.app);
    const id = await generate(caller, 'refuse');
    const { project } = (await caller.call('GET', PATHS.project(id))).json<ProjectAnswer>().data;
    expect(project).toMatchObject({ status: 'failed', zipFilename: null });
    expect((await caller.call('GET', PATHS.projectDownload(id))).statusCode).toBe(409);
  });
});

describe('a stream', () => {
  test.each(['POST', 'GET'] as const)(
    'asked for by %s ends when its session does, before it is finished',
    async (method) => {
      const caller = await signUp(subject.app);
      const body = generateBody('sleep 6000');
      const started = await openStream(subject.app, caller, 'POST', PATHS.generateMicroservice, body);
      const first = await started.until((event) => event.steps?.[0]?.status === 'in_progress');
      const path = PATHS.projectEvents(first.projectId ?? '');
      const stream = method === 'POST' ? started : await openStream(subject.app, caller, 'GET', path);
      await caller.call('POST', PATHS.logout, {});
      await expect(stream.until((event) => event.completed === true)).rejects.toThrow('the stream ended before');
    },
  );

  test('is not stored on its way', async () => {
    const caller = await signUp(subject.app);
    const answer = await caller.call('POST', PATHS.generateMicroservice, generateBody('fine'));
    expect(answer.headers['cache-control']).toBe('private, no-store, no-transform');
  });
});

describe('deleting', () => {
  test('removes project, schema, generations and archive', async () => {
    const caller = await signUp(subject.app);
    const id = await generate(caller, 'fine');
    const { rows } = await subject.database.pool.query<{ archive_key: string }>(
      'select archive_key from project where id = $1',
      [id],
    );
    const key = rows[0]?.archive_key ?? '';
    const stored = await subject.parts.storage.get(key);
    expect(stored?.size).toBeGreaterThan(0);
    stored?.stream.destroy();
    expect((await caller.call('DELETE', PATHS.project(id))).statusCode).toBe(200);
    expect((await caller.call('GET', PATHS.project(id))).statusCode).toBe(404);
    expect(await subject.parts.storage.get(key)).toBeUndefined();
    for (const table of ['project_source', 'generation']) {
      const left = await subject.database.pool.query(`select 1 from ${table} where project_id = $1`, [id]);
      expect(left.rowCount, table).toBe(0);
    }
  });

  test('waits for the end of a generation', async () => {
    const caller = await signUp(subject.app);
    const stream = await openStream(
      subject.app,
      caller,
      'POST',
      PATHS.generateMicroservice,
      generateBody('sleep 1000'),
    );
    const begun = await stream.until((event) => event.steps?.[0]?.status === 'in_progress');
    const answer = await caller.call('DELETE', PATHS.project(begun.projectId ?? ''));
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Failure>().error.code).toBe('GENERATION_RUNNING');
    await stream.until((event) => event.completed === true);
  });
});
