import { PATHS, type AdminStatsAnswer, type ProjectsAnswer, type SessionAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from './testing/caller.ts';
import { testApp, type TestApp } from './testing/test-app.ts';
import { seedDemo } from './seed-demo.ts';

let subject: TestApp;
beforeAll(async () => (subject = await testApp()));
afterAll(() => subject.close());

test('loads people with no, one, 20 and 302 projects once, and figures that agree', async () => {
  const { host, port, user, password, database } = subject.database.connection;
  const login = `${String(user)}:${String(password)}`;
  const query = `host=${encodeURIComponent(String(host))}&port=${String(port)}`;
  const url = `postgresql://${login}@localhost/${String(database)}?${query}`;
  const environment = { DATABASE_URL: url };
  const seeded = await seedDemo(environment);
  if (!seeded.ok) throw new Error(seeded.problem);
  const signIn = async (email: string) => {
    const body = { email, password: seeded.password };
    const answer = await callerOf(subject.app).call('POST', PATHS.login, body);
    return callerOf(subject.app, answer.json<SessionAnswer>().data.token);
  };
  for (const [who, count] of [
    ['none', 0],
    ['one', 1],
    ['twenty', 20],
    ['many', 302],
  ] as const) {
    const caller = await signIn(`demo-${who}@example.com`);
    const { pagination } = (await caller.call('GET', PATHS.projects)).json<ProjectsAnswer>().data;
    expect([who, pagination.total]).toEqual([who, count]);
  }
  const admin = await signIn('demo-admin@example.com');
  const { data } = (await admin.call('GET', PATHS.adminStats)).json<AdminStatsAnswer>();
  expect(data).toMatchObject({ users: { total: 5, admins: 1 }, projects: { total: 323 } });
  expect(data.revenue.paymentCount).toBeGreaterThan(50);
  expect(await seedDemo(environment)).toEqual({ ok: false, problem: 'The demo data set is loaded already.' });
});
