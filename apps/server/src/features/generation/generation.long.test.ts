import {
  MESSAGES,
  PATHS,
  type Failure,
  type GenerationEvent,
  type Project,
  type ProjectAnswer,
  type ProjectsAnswer,
} from '@backsmith/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { eventsOf, generateBody, signUp, upload, uploaded, type Caller } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
  await subject.work();
});
afterAll(() => subject.close());

const generate = (caller: Caller, schema: string | undefined, change: object = {}) =>
  caller.call('POST', PATHS.generateMicroservice, generateBody(schema, change));

async function projectsOf(caller: Caller): Promise<readonly Project[]> {
  return (await caller.call('GET', PATHS.projects)).json<ProjectsAnswer>().data.projects;
}

function lastOf(events: readonly GenerationEvent[]): GenerationEvent {
  return events.at(-1) ?? {};
}

describe('a generation', () => {
  test('streams full states from pending to completed, and its archive can be downloaded', async () => {
    const caller = await signUp(subject.app);
    const answer = await generate(caller, 'create table a (id int)', { originalIdea: 'A shop' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = eventsOf(answer);
    expect(events[0]?.steps).toEqual([
      { name: 'Reading schema', status: 'pending' },
      { name: 'Writing code', status: 'pending' },
    ]);
    const projectId = events[0]?.projectId ?? '';
    expect(lastOf(events)).toEqual({
      steps: [
        { name: 'Reading schema', status: 'completed', message: '23 characters' },
        { name: 'Writing code', status: 'completed' },
      ],
      message: 'Microservice Ready for Download!',
      completed: true,
      projectId,
      projectName: 'shop',
      downloadUrl: `/api/projects/${projectId}/download`,
    });
    const [project] = await projectsOf(caller);
    expect(project).toMatchObject({
      id: projectId,
      name: 'shop',
      status: 'completed',
      originalIdea: 'A shop',
      description: '23 characters',
      zipFilename: 'shop.zip',
      errorMessage: null,
      metadata: { generateSwagger: 'true', generateExceptionHandler: 'false', isMonolithicApplication: 'true' },
    });
    expect(project?.generatedAt).not.toBeNull();
    const download = await caller.call('GET', PATHS.projectDownload(projectId));
    expect(download.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="shop.zip"',
      'content-length': '34',
      'cache-control': 'private, no-store',
    });
    expect(download.body).toBe('archive of create table a (id int)');
  });

  test('every line has only the fields of the specification', async () => {
    const caller = await signUp(subject.app);
    const allowed = ['steps', 'message', 'completed', 'projectId', 'projectName', 'downloadUrl', 'error'];
    for (const event of eventsOf(await generate(caller, 'create table a (id int)'))) {
      expect(Object.keys(event).filter((key) => !allowed.includes(key))).toEqual([]);
    }
  });

  test.each([
    ['refuse', 'SCHEMA_ERROR', 'Line 3, column 7: No table was found.'],
    ['loop', 'TIME_LIMIT', 'Generating this schema took too long and was stopped.'],
    ['buffers', 'MEMORY_LIMIT', 'Generating this schema needed too much memory and was stopped.'],
    ['heap', 'MEMORY_LIMIT', 'Generating this schema needed too much memory and was stopped.'],
    ['throw', 'GENERATION_ERROR', /^Failed to generate microservice \(/],
    ['exit', 'GENERATION_ERROR', /^Failed to generate microservice \(/],
  ] as const)('of a schema that makes the engine %s fails at once, once', async (schema, code, message) => {
    const caller = await signUp(subject.app);
    const last = lastOf(eventsOf(await generate(caller, schema)));
    expect(last).toMatchObject({ completed: false, error: { code } });
    expect(last.error?.message).toMatch(message);
    expect(last.steps?.filter((step) => step.status === 'error')).toHaveLength(1);
    const [project] = await projectsOf(caller);
    expect(project).toMatchObject({ status: 'failed', errorMessage: last.error?.message, zipFilename: null });
    const attempts = await subject.database.pool.query(
      'select attempts, status from generation where project_id = $1',
      [project?.id],
    );
    expect(attempts.rows).toEqual([{ attempts: 1, status: 'failed' }]);
    const download = await caller.call('GET', PATHS.projectDownload(project?.id ?? ''));
    expect(download.statusCode).toBe(409);
    expect(download.json<Failure>().error.code).toBe('NOT_COMPLETED');
  });

  test('of a failed or finished project can be run again', async () => {
    const caller = await signUp(subject.app);
    const first = lastOf(eventsOf(await generate(caller, 'refuse')));
    const again = lastOf(
      eventsOf(await generate(caller, 'fine', { projectId: first.projectId, projectName: 'shop2' })),
    );
    expect(again).toMatchObject({ completed: true, projectId: first.projectId, projectName: 'shop2' });
    expect(await projectsOf(caller)).toHaveLength(1);
    const third = lastOf(eventsOf(await generate(caller, 'finer', { projectId: first.projectId })));
    expect(third.completed).toBe(true);
    const download = await caller.call('GET', PATHS.projectDownload(first.projectId ?? ''));
    expect(download.body).toBe('archive of finer');
    const kept = await subject.database.pool.query(
      'select 1 from generation where project_id = $1 and archive_key is not null',
      [first.projectId],
    );
    expect(kept.rowCount).toBe(1);
  });
});

describe('the source of a generation', () => {
  const draftOf = async (caller: Caller, content: string) =>
    uploaded(await upload(subject.app, caller, [{ name: 'file', fileName: 'a.sql', content }]));
  const archiveOf = async (caller: Caller, projectId: string) =>
    (await caller.call('GET', PATHS.projectDownload(projectId))).body;

  test('of a draft is the first one and no second, however often the draft is sent', async () => {
    const caller = await signUp(subject.app);
    const parts = [
      { name: 'draft', content: 'file-2a' },
      { name: 'file', fileName: 'a.sql', content: 'create table a (id int)' },
    ];
    const send = async () => uploaded(await upload(subject.app, caller, parts)).projectId;
    const projectId = await send();
    expect(lastOf(eventsOf(await generate(caller, undefined, { projectId, firstBuild: true }))).completed).toBe(true);
    expect(await send()).toBe(projectId);
    const refused = await generate(caller, 'create table b (id int)', { projectId, firstBuild: true });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Failure>()).toMatchObject({
      message: MESSAGES.alreadyBuilt,
      error: { code: 'ALREADY_BUILT', projectId },
    });
    expect(await projectsOf(caller)).toMatchObject([{ id: projectId, status: 'completed', versions: 1 }]);
    expect(lastOf(eventsOf(await generate(caller, undefined, { projectId }))).completed).toBe(true); // built again
  });

  test('is what was uploaded when the text shown comes back unchanged, or not at all', async () => {
    const caller = await signUp(subject.app);
    const draft = await draftOf(caller, 'the bytes');
    await generate(caller, draft.sqlSchema, { projectId: draft.projectId });
    expect(await archiveOf(caller, draft.projectId)).toBe('archive of the bytes');
    const silent = await draftOf(caller, 'more bytes');
    const events = eventsOf(await generate(caller, undefined, { projectId: silent.projectId }));
    expect(lastOf(events).completed).toBe(true);
    expect(await archiveOf(caller, silent.projectId)).toBe('archive of more bytes');
    const project = (await caller.call('GET', PATHS.project(silent.projectId))).json<ProjectAnswer>().data.project;
    expect(project.originalIdea).toBe('Database schema from a.sql');
  });

  test('is the text when it was edited', async () => {
    const caller = await signUp(subject.app);
    const draft = await draftOf(caller, 'the bytes');
    await generate(caller, `${draft.sqlSchema} edited`, { projectId: draft.projectId });
    expect(await archiveOf(caller, draft.projectId)).toBe('archive of shown: the bytes edited');
  });

  test('is never another’s', async () => {
    const owner = await signUp(subject.app);
    const thief = await signUp(subject.app);
    const draft = await draftOf(owner, 'secret');
    const answer = await generate(thief, undefined, { projectId: draft.projectId });
    expect(answer.statusCode).toBe(404);
    expect(answer.json<Failure>().error.code).toBe('NOT_FOUND');
  });
});

describe('a request', () => {
  test.each([
    [{ projectName: undefined }, 'MISSING_DATA', 400, 'Missing project data. Please try again.'],
    [{ sqlSchema: undefined }, 'MISSING_DATA', 400, 'Missing project data. Please try again.'],
    [{ sqlSchema: '  ' }, 'MISSING_DATA', 400, 'Missing project data. Please try again.'],
    [{ projectName: 'ab' }, 'VALIDATION_ERROR', 400, 'Project name must be at least 3 characters long'],
    [{ packageName: 'int.class' }, 'VALIDATION_ERROR', 400, 'Package name should be in format: com.company.project'],
    [{ architectureType: 'serverless' }, 'VALIDATION_ERROR', 400, /architectureType/],
    [
      { features: { crudEnabled: false, swagger: true, exceptionHandler: true, security: false } },
      'VALIDATION_ERROR',
      400,
      /features\.crudEnabled/,
    ],
    [{ options: { database: 'mongodb', devDatabase: 'h2' } }, 'UNSUPPORTED_OPTION', 400, /MongoDB/],
    [{ options: { kotlin: true } }, 'VALIDATION_ERROR', 400, 'options has something that is not known here: "kotlin"'],
    [{ userId: '00000000-0000-4000-8000-000000000000' }, 'FORBIDDEN', 403, MESSAGES.forbidden],
    [{ projectId: 'x' }, 'NOT_FOUND', 404, MESSAGES.projectNotFound],
    [{ projectId: '00000000-0000-4000-8000-000000000000' }, 'NOT_FOUND', 404, MESSAGES.projectNotFound],
    [{ sqlSchema: ' '.repeat(10 * 1024 * 1024) + 'x' }, 'FILE_TOO_LARGE', 413, /10MB/],
  ] as const)('with %# is refused and leaves nothing behind: $1', async (change, code, status, message) => {
    const caller = await signUp(subject.app);
    const answer = await generate(caller, 'create table a (id int)', change);
    expect(answer.statusCode).toBe(status);
    const failure = answer.json<Failure>();
    expect(failure).toMatchObject({ success: false, error: { code } });
    expect(failure.message).toMatch(message);
    expect(await projectsOf(caller)).toEqual([]);
  });

  test('for what services cannot have yet, or with a plan for one application, is refused', async () => {
    const caller = await signUp(subject.app);
    const refusedFor = async (change: object) => {
      const answer = await generate(caller, 'create table a (id int)', change);
      const { message, error } = answer.json<Failure>();
      return [error.code, message];
    };
    const services = { architectureType: 'microservice' };
    expect(await refusedFor({ ...services, options: { database: 'mongodb', events: 'rabbitmq' } })).toEqual([
      'UNSUPPORTED_OPTION',
      expect.stringContaining('Events between services: RabbitMQ is not available for the database MongoDB yet.'),
    ]);
    const plan = { services: [{ name: 'all', tables: ['a'] }] };
    expect(await refusedFor({ options: { services: plan } })).toEqual([
      'UNSUPPORTED_OPTION',
      expect.stringContaining('A plan of services is given, and one application is wanted.'),
    ]);
    expect(await refusedFor({ ...services, options: { services: { tables: [] } } })).toEqual([
      'VALIDATION_ERROR',
      expect.stringContaining('options.services'),
    ]);
    expect(await projectsOf(caller)).toEqual([]);
  });

  test('that is no JSON, or too large, is refused in the same shape', async () => {
    const { token } = await signUp(subject.app);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const post = (payload: string, type = 'application/json') =>
      subject.app.inject({
        method: 'POST',
        url: PATHS.generateMicroservice,
        headers: { ...headers, 'content-type': type },
        payload,
      });
    const answers = [await post('{'), await post('x'.repeat(33 * 1024 * 1024)), await post('<a/>', 'text/xml')];
    expect(answers.map((answer) => answer.statusCode)).toEqual([400, 413, 415]);
    for (const answer of answers) expect(answer.json<Failure>().success).toBe(false);
  });

  test('of an account that may not generate is refused before any event', async () => {
    const refuse = () => Promise.reject(new Refusal('PAYMENT_REQUIRED', MESSAGES.paymentRequired));
    const refusing = await testApp({ entitlements: { paymentNeeded: true, reserve: refuse } });
    const caller = await signUp(refusing.app);
    const answer = await generate(caller, 'create table a (id int)');
    expect(answer.statusCode).toBe(402);
    expect(answer.json<Failure>().error.code).toBe('PAYMENT_REQUIRED');
    expect(await projectsOf(caller)).toEqual([]);
    await refusing.close();
  });

  test('for a project that is being generated is answered 409, in any race', async () => {
    const idle = await testApp();
    const caller = await signUp(idle.app);
    const draft = uploaded(await upload(idle.app, caller, [{ name: 'file', fileName: 'a.sql', content: 'a' }]));
    const body = generateBody(undefined, { projectId: draft.projectId });
    const race = Promise.all(Array.from({ length: 6 }, () => caller.call('POST', PATHS.generateMicroservice, body)));
    // Nobody works in this application, so the one accepted stream stays open until it closes.
    const refusals = await settledWithin(2000, race, () => idle.close());
    expect(refusals.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = refusals.find((answer) => answer.statusCode === 409)?.json<Failure>();
    expect(refused?.error).toEqual({ code: 'GENERATION_RUNNING', projectId: draft.projectId });
  });

  test('above ten open generations of one account is answered 429, in any race', async () => {
    const idle = await testApp();
    const caller = await signUp(idle.app);
    const race = Promise.all(Array.from({ length: 15 }, () => generate(caller, 'create table a (id int)')));
    const answers = await settledWithin(3000, race, () => idle.close());
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(5);
  });
});

/** Lets calls run for a while, then ends what keeps them open. */
async function settledWithin<Value>(ms: number, calls: Promise<Value>, end: () => Promise<void>): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  const [answers] = await Promise.all([calls, end()]);
  return answers;
}
