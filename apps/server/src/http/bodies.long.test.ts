import { MESSAGES, PATHS, type Failure } from '@backsmith/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf, formOf, generateBody, signUp, upload, type Caller } from '../testing/caller.ts';
import { repeated, sendRaw } from '../testing/send-raw.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' } as const;

let subject: TestApp;
let ada: Caller & { readonly token: string };
beforeAll(async () => {
  subject = await testApp({}, { bodies: { inAll: 40 * MEGABYTE, ofOne: 36 * MEGABYTE } });
  await subject.app.listen({ host: '127.0.0.1', port: 0 });
  ada = await signUp(subject.app);
});
afterAll(() => subject.close());

const asAda = () => ({ authorization: `Bearer ${ada.token}` });
const failureOf = (answer: { readonly body: string }) => JSON.parse(answer.body) as Failure;

describe('JSON', () => {
  test.each([
    ['brackets', '['],
    ['objects', '{"a":'],
    ['brackets and objects in turn', '[{"a":'],
  ])('a megabyte of %s ends the sign-in of nobody: it is not read to its end and never parsed', async (_what, text) => {
    const answer = await sendRaw(subject.app, { url: PATHS.login, headers: JSON_TYPE }, repeated(text, MEGABYTE));
    expect([400, 413]).toContain(answer.status);
    const announced = await callerOf(subject.app).call('POST', PATHS.login, [text.repeat(MEGABYTE / text.length)]);
    expect(announced.statusCode).toBe(413);
  });

  test('what fits the limit and is nested deeply is refused before it is parsed', async () => {
    const payload = '['.repeat(8000) + ']'.repeat(8000);
    const answer = await subject.app.inject({ method: 'POST', url: PATHS.login, headers: JSON_TYPE, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Failure>().message).toBe(MESSAGES.bodyTooDeep);
  });

  test.each([
    ['nested', '{"options":', '[', MESSAGES.bodyTooDeep],
    ['flat and many', '{"options":[', '[],', MESSAGES.bodyTooManyValues],
    ['one long number', '{"options":', '1', MESSAGES.bodyTooManyValues],
  ])('31 MB that are %s stop at the generator after a few kilobytes', async (_what, head, text, message) => {
    const before = process.memoryUsage().rss;
    const headers = { ...JSON_TYPE, ...asAda() };
    const pieces = [head, ...repeated(text, 31 * MEGABYTE)];
    const answer = await sendRaw(subject.app, { url: PATHS.generateMicroservice, headers }, pieces);
    expect(answer.status).toBe(400);
    expect(failureOf(answer).message).toBe(message);
    expect(answer.sentBytes).toBeLessThan(20 * MEGABYTE);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE);
  });

  test('brackets and quotes inside of a long schema are text', async () => {
    const schema = `create table t (a text default '${'[{"\\'.repeat(200_000)}');`;
    const answer = await subject.app.inject({
      method: 'POST',
      url: PATHS.generateMicroservice,
      headers: asAda(),
      payload: generateBody(schema, { packageName: 'x' }),
    });
    // As far as the rule of package names, and no further.
    expect(answer.json<Failure>().error.field).toBe('packageName');
  });

  test('a small route takes 16 kB, and says so', async () => {
    const answer = await callerOf(subject.app).call('POST', PATHS.login, {
      email: 'a@b.c',
      password: 'x'.repeat(17_000),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json<Failure>().message).toBe('The request is too large. The maximum is 16 kB.');
  });

  test('a message of 4,000 characters fits the booking in any script', async () => {
    const message = '\u{1F9F1}'.repeat(2000);
    const person = { firstName: 'A', lastName: 'B', email: 'long@example.com', company: 'C' };
    const payload = JSON.stringify({ ...person, message }).replace(
      /[^\0-~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );
    const answer = await subject.app.inject({ method: 'POST', url: PATHS.scheduleDemo, headers: JSON_TYPE, payload });
    expect(answer.statusCode).toBe(201);
  });

  test('an idea of 5,000 characters fits in any script', async () => {
    const headers = { ...JSON_TYPE, ...asAda() };
    const payload = JSON.stringify({ idea: '\u5546'.repeat(5000) }).replace(/[^\0-~]/g, (unit) => {
      return `\\u${unit.charCodeAt(0).toString(16)}`;
    });
    const answer = await subject.app.inject({ method: 'POST', url: PATHS.processIdea, headers, payload });
    expect(answer.statusCode).not.toBe(413);
  });

  test('text/plain and other kinds are not read at all', async () => {
    const answer = await sendRaw(
      subject.app,
      { url: PATHS.login, headers: { 'content-type': 'text/plain' } },
      repeated('x', 1024 * MEGABYTE),
    );
    expect(answer.status).toBe(415);
    expect(answer.sentBytes).toBeLessThan(60 * MEGABYTE);
  });
});

describe('a gigabyte in pieces', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=b' } as const;
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.sql"\r\n\r\n';

  test.each([
    ['as a file', [head]],
    ['before the first part', []],
    ['as a field', ['--b\r\ncontent-disposition: form-data; name="projectName"\r\n\r\n']],
  ])('%s stops at the limit of uploads', async (_where, first) => {
    const endless = function* () {
      yield* first;
      yield* repeated('x', 1024 * MEGABYTE);
    };
    const answer = await sendRaw(
      subject.app,
      { url: PATHS.uploadSqlFile, headers: { ...form, ...asAda() } },
      endless(),
    );
    expect(answer.status).toBe(413);
    expect(answer.sentBytes).toBeLessThan(60 * MEGABYTE);
  });

  test('of somebody who is not signed in ends with the refusal', async () => {
    const endless = repeated('x', 1024 * MEGABYTE);
    const answer = await sendRaw(subject.app, { url: PATHS.uploadSqlFile, headers: form }, endless);
    expect(answer.status).toBe(401);
    expect(answer.sentBytes).toBeLessThan(60 * MEGABYTE);
  });

  test('to the card provider’s address ends there, too', async () => {
    const headers = { 'content-type': 'application/json' };
    const endless = repeated('x', 1024 * MEGABYTE);
    const answer = await sendRaw(subject.app, { url: PATHS.paymentWebhook, headers }, endless);
    expect(answer.status).toBe(413);
    expect(answer.sentBytes).toBeLessThan(60 * MEGABYTE);
  });
});

test('a form that says it is too long is refused before it is read', async () => {
  const { payload, headers } = formOf([{ name: 'file', fileName: 'a.sql', content: 'x' }]);
  const answer = await sendRaw(
    subject.app,
    { url: PATHS.uploadSqlFile, headers: { ...headers, ...asAda(), 'content-length': String(11 * MEGABYTE) } },
    [payload],
  );
  expect(answer.status).toBe(413);
});

test('bytes in flight are bounded for all and for one, and free again at the end', async () => {
  const slow = { url: PATHS.uploadSqlFile, headers: { 'content-type': 'multipart/form-data; boundary=b', ...asAda() } };
  const half = function* () {
    yield '--b\r\ncontent-disposition: form-data; name="file"; filename="a.sql"\r\n\r\n';
    yield* repeated('-- comment\n', 9 * MEGABYTE);
    yield '\r\n--b--\r\n';
  };
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendRaw(subject.app, slow, half())));
  const statuses = answers.map((answer) => answer.status).toSorted();
  expect(statuses).toContain(503);
  expect(statuses).toContain(200);
  const refused = answers.find((answer) => answer.status === 503);
  expect(refused?.headers['retry-after']).toBe('5');
  expect(failureOf(refused ?? { body: '{}' }).message).toBe(MESSAGES.tooBusy);
  await expect.poll(() => subject.app.bodyBudget.held()).toBe(0);
  const small = await upload(subject.app, ada, [
    { name: 'file', fileName: 'a.sql', content: 'create table a (id int);' },
  ]);
  expect(small.statusCode).toBe(200);
});

test('a stream does not hold the schema it was made of', async () => {
  await subject.work();
  const held = async () => {
    const headers = { ...JSON_TYPE, ...asAda() };
    const body = JSON.stringify(generateBody(`sleep 6000 ${' '.repeat(2 * MEGABYTE)}`));
    const answer = sendRaw(subject.app, { url: PATHS.generateMicroservice, headers }, [body]);
    await expect.poll(() => subject.app.bodyBudget.held(), { interval: 5, timeout: 20_000 }).toBeGreaterThan(MEGABYTE);
    await expect.poll(() => subject.app.bodyBudget.held(), { interval: 5, timeout: 20_000 }).toBe(0);
    const open = await subject.database.pool.query(`select 1 from generation where status in ('queued', 'running')`);
    expect(open.rowCount).toBe(1);
    return answer;
  };
  expect((await held()).body).toContain('"completed":true');
});

describe('broken forms are answered 400', () => {
  const part = 'content-disposition: form-data; name="file"; filename="a.sql"\r\n\r\ncreate table a (id int);\r\n';
  test.each([
    ['no boundary in the header', 'multipart/form-data', `--b\r\n${part}--b--\r\n`],
    ['another boundary', 'multipart/form-data; boundary=c', `--b\r\n${part}--b--\r\n`],
    ['no end', 'multipart/form-data; boundary=b', `--b\r\n${part}`],
    ['an end in a header', 'multipart/form-data; boundary=b', '--b\r\ncontent-dispo'],
    ['a header without a colon', 'multipart/form-data; boundary=b', '--b\r\nnonsense\r\n\r\nx\r\n--b--\r\n'],
    ['no name', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--\r\n'],
    ['nothing', 'multipart/form-data; boundary=b', ''],
    ['a header of 100 kB', 'multipart/form-data; boundary=b', `--b\r\nx: ${'y'.repeat(100_000)}\r\n${part}--b--\r\n`],
    [
      'a field that is no JSON',
      'multipart/form-data; boundary=b',
      `--b\r\ncontent-disposition: form-data; name="projectName"\r\ncontent-type: application/json\r\n\r\n{\r\n--b\r\n${part}--b--\r\n`,
    ],
    [
      'a name of the prototype',
      'multipart/form-data; boundary=b',
      `--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b\r\n${part}--b--\r\n`,
    ],
    [
      'twelve parts',
      'multipart/form-data; boundary=b',
      `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(12)}--b--\r\n`,
    ],
  ])('%s', async (_what, type, payload) => {
    const headers = { 'content-type': type, ...asAda() };
    const answer = await subject.app.inject({ method: 'POST', url: PATHS.uploadSqlFile, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(['UPLOAD_ERROR', 'NO_FILE', 'VALIDATION_ERROR']).toContain(answer.json<Failure>().error.code);
  });
});

describe('NUL', () => {
  test('in any parameter of any address is refused, and nothing else happens', async () => {
    const routes = [...subject.app.accessOfRoutes.keys()].filter((route) => route.includes('/:'));
    expect(routes.length).toBeGreaterThan(6);
    for (const route of routes) {
      const [method = '', url = ''] = route.split(' ');
      const answer = await ada.call(method as 'GET', url.replace(/:\w+/, '%00'));
      expect([route, answer.statusCode]).toEqual([route, route.includes('/admin/') ? 403 : 400]);
    }
    for (const query of ['limit=%00', 'limit=1%00']) {
      expect((await ada.call('GET', `${PATHS.projects}?${query}`)).statusCode).toBe(400);
    }
    for (const method of ['GET', 'POST'] as const) {
      expect((await ada.call(method, `${PATHS.newsletterUnsubscribe}?token=%00`)).statusCode).toBe(400);
    }
  });

  test.each([
    [PATHS.createPaymentIntent, { plan: 'a\0', amount: 1, currency: 'usd' }],
    [PATHS.sandboxConfirm, { clientSecret: 'a\0', paymentMethod: 'card_success' }],
    [PATHS.generateMicroservice, generateBody(undefined, { projectId: '\0' })],
    [PATHS.generateMicroservice, generateBody('x', { originalIdea: '\0' })],
    [PATHS.generateMicroservice, generateBody('x', { projectName: 'a\0b' })],
    [PATHS.login, { email: '\0', password: 'x' }],
    [PATHS.forgotPassword, { email: 'a\0@b.c' }],
  ])('in a body for %s is a mistake of the caller', async (url, body) => {
    const answer = await ada.call('POST', url, body);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
});
