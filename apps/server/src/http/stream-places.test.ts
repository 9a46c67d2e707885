import { LIMITS, PATHS, type Failure, type ProjectsAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateBody, signUp } from '../testing/caller.ts';
import { openStream } from '../testing/open-stream.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => {
  // Nobody works here: a generation waits, and its streams stay open, for as long as the test takes.
  subject = await testApp({ heartbeatMs: 300 });
  await subject.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => subject.close());

test('one account reads as many streams as it may, others are not held up, and closing one makes room', async () => {
  const caller = await signUp(subject.app);
  const other = await signUp(subject.app);
  const started = await openStream(subject.app, caller, 'POST', PATHS.generateMicroservice, generateBody('fine'));
  const { projectId = '' } = (await started.next()) ?? {};
  const path = PATHS.projectEvents(projectId);
  const open = () => openStream(subject.app, caller, 'GET', path);
  const asked = await Promise.allSettled(Array.from({ length: 200 }, open));
  const read = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(read).toHaveLength(LIMITS.stream.ofOne - 1);
  for (const [method, url, body] of [
    ['GET', path, undefined],
    ['POST', PATHS.generateMicroservice, generateBody('fine')],
  ] as const) {
    const refused = await caller.call(method, url, body);
    expect([refused.statusCode, refused.headers['retry-after']], method).toEqual([429, '10']);
    expect(refused.json<Failure>()).toMatchObject({
      message: 'You follow 20 generations at once. Please close pages that show one, and try again.',
      error: { code: 'TOO_MANY_REQUESTS', retryAfter: 10 },
    });
  }
  expect((await caller.call('GET', PATHS.project(projectId))).statusCode).toBe(200);
  expect((await caller.call('GET', PATHS.projects)).json<ProjectsAnswer>().data.projects).toHaveLength(1);
  const elsewhere = await openStream(subject.app, other, 'POST', PATHS.generateMicroservice, generateBody('fine'));
  read[0]?.leave();
  await expect.poll(() => open().then(() => 'open', String), { timeout: 10_000 }).toBe('open');
  await caller.call('POST', PATHS.projectCancel(projectId));
  await started.until((event) => event.error !== undefined);
  // The end of the generation ended every stream of it, and each gave its place back.
  const again = () => openStream(subject.app, caller, 'POST', PATHS.generateMicroservice, generateBody('fine'));
  await expect.poll(() => again().then((stream) => (stream.leave(), 'open'), String), { timeout: 10_000 }).toBe('open');
  elsewhere.leave();
}, 60_000);
