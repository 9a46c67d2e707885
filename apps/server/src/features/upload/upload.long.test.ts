import { LIMITS, MESSAGES, PATHS, type Failure, type ProjectsAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSource } from '../../projects/source-store.ts';
import { signUp, upload, uploaded } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => (subject = await testApp()));
afterAll(() => subject.close());

const file = (content: string | Uint8Array, fileName = 'shop.sql') => ({ name: 'file', fileName, content });

test('keeps the bytes as a draft and answers with the text to show', async () => {
  const caller = await signUp(subject.app);
  const bytes = new Uint8Array([0xff, 0xfe, 0x61, 0x00]);
  const data = uploaded(await upload(subject.app, caller, [{ name: 'projectName', content: 'shop2' }, file(bytes)]));
  expect(data).toMatchObject({ schemaType: 'uploaded_file', originalIdea: 'Database schema from shop.sql' });
  expect(data.sqlSchema).toMatch(/^shown: /);
  const stored = await findSource(subject.parts.db, data.projectId);
  expect(new Uint8Array(stored?.bytes ?? [])).toEqual(bytes);
  const { projects } = (await caller.call('GET', PATHS.projects)).json<ProjectsAnswer>().data;
  expect(projects).toHaveLength(1);
  expect(projects[0]).toMatchObject({ id: data.projectId, name: 'shop2', status: 'draft', zipFilename: null });
});

test('a draft that is sent twice stays one project, with what was sent last; another account has one of its own', async () => {
  const [caller, other] = [await signUp(subject.app), await signUp(subject.app)];
  const draft = { name: 'draft', content: 'file-1f' };
  const send = async (who: typeof caller, text: string) =>
    uploaded(await upload(subject.app, who, [draft, file(text)])).projectId;
  // At the same moment, as two tabs do.
  const ids = await Promise.all([send(caller, 'a'), send(caller, 'a'), send(caller, 'a')]);
  expect(new Set(ids).size).toBe(1);
  expect(await send(caller, 'b')).toBe(ids[0]);
  expect((await findSource(subject.parts.db, ids[0]))?.bytes.toString()).toBe('b');
  expect(await send(other, 'c')).not.toBe(ids[0]);
  const { projects } = (await caller.call('GET', PATHS.projects)).json<ProjectsAnswer>().data;
  expect(projects.map(({ id, status }) => [id, status])).toEqual([[ids[0], 'draft']]);
});

test('takes the fields in any order and makes a name of the file’s when none is given', async () => {
  const caller = await signUp(subject.app);
  await upload(subject.app, caller, [file('a', 'Shop_Orders 2024.SQL'), { name: 'other', content: 'x' }]);
  subject.time.now = new Date(subject.time.now.getTime() + 1000);
  await upload(subject.app, caller, [file('a', '../../etc/x.sql')]);
  const { projects } = (await caller.call('GET', PATHS.projects)).json<ProjectsAnswer>().data;
  expect(projects.map((project) => project.name)).toEqual(['xapp', 'shoporders2024']);
  expect(projects[0]?.originalIdea).toBe('Database schema from x.sql');
});

test.each([
  ['in\u202Evoice\u200B.sql', 'invoice.sql'],
  ['C:\\dumps\\shop.sql', 'shop.sql'],
  [`${'a'.repeat(300)}.sql`, 'a'.repeat(100)],
])('the name of a file is shown as printable text of one line: %j', async (given, shown) => {
  const caller = await signUp(subject.app);
  const data = uploaded(await upload(subject.app, caller, [file('a', given)]));
  expect(data.originalIdea).toBe(`Database schema from ${shown}`);
});

test.each([
  ['no part at all', [], 400, 'NO_FILE', 'Please select a SQL file to upload.'],
  ['a nameless file', [file('a', '')], 400, 'NO_FILE', 'Please select a SQL file to upload.'],
  ['another ending', [file('a', 'shop.txt')], 400, 'UPLOAD_ERROR', 'Please upload a valid .sql file.'],
  ['an empty file', [file('')], 400, 'UPLOAD_ERROR', MESSAGES.emptyFile],
  ['two files', [file('a'), file('b')], 400, 'UPLOAD_ERROR', 'Please upload one file at a time.'],
  [
    'a bad project name',
    [{ name: 'projectName', content: 'my shop' }, file('a')],
    400,
    'VALIDATION_ERROR',
    'Project name should contain only letters and numbers',
  ],
  [
    'a draft called by what is no key',
    [{ name: 'draft', content: 'a b' }, file('a')],
    400,
    'VALIDATION_ERROR',
    'The name of a draft has up to 64 letters, digits and hyphens.',
  ],
  [
    'a file that keeps the reader busy',
    [file('loop')],
    422,
    'TIME_LIMIT',
    'Reading this file took too long and was stopped.',
  ],
  [
    'a file that eats memory',
    [file('buffers')],
    422,
    'MEMORY_LIMIT',
    'Reading this file needed too much memory and was stopped.',
  ],
] as const)('%s is refused', async (_what, parts, status, code, message) => {
  const caller = await signUp(subject.app);
  const answer = await upload(subject.app, caller, parts);
  expect(answer.statusCode).toBe(status);
  expect(answer.json<Failure>()).toMatchObject({ success: false, message, error: { code } });
  expect((await caller.call('GET', PATHS.projects)).json<ProjectsAnswer>().data.projects).toEqual([]);
});

test('exactly 10 MiB are accepted, one byte more is not', async () => {
  const caller = await signUp(subject.app);
  const full = new Uint8Array(LIMITS.upload.maxBytes).fill(32);
  expect((await upload(subject.app, caller, [file(full)])).statusCode).toBe(200);
  const answer = await upload(subject.app, caller, [file(new Uint8Array(LIMITS.upload.maxBytes + 1).fill(32))]);
  expect(answer.statusCode).toBe(413);
  expect(answer.json<Failure>()).toMatchObject({
    message: expect.stringContaining('10MB') as string,
    error: { code: 'FILE_TOO_LARGE' },
  });
});

test('a body that is no form is no file', async () => {
  const caller = await signUp(subject.app);
  const answer = await caller.call('POST', PATHS.uploadSqlFile, { file: 'x' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<Failure>().error.code).toBe('NO_FILE');
});
