import { PATHS, type ProjectResultAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf, generateBody, signUp } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
  await subject.work();
});
afterAll(() => subject.close());

test('says what was found and how long it took, of a generation that failed as well', async () => {
  const caller = await signUp(subject.app);
  const results = ['create table a (id int)', 'refuse'].map(async (schema) => {
    const answer = await caller.call('POST', PATHS.generateMicroservice, generateBody(schema));
    const projectId = eventsOf(answer)[0]?.projectId ?? '';
    return (await caller.call('GET', PATHS.projectResult(projectId))).json<ProjectResultAnswer>().data;
  });
  const [good, bad] = await Promise.all(results);
  expect(good?.diagnostics).toEqual([]);
  expect(good?.steps.map(({ status }) => status)).toEqual(['completed', 'completed']);
  expect(good?.duration).toBeGreaterThanOrEqual(0);
  expect(bad?.diagnostics).toMatchObject([{ code: 'no-table', line: 3 }]);
  expect(bad?.steps[0]?.status).toBe('error');
});
