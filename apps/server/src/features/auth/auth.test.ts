import {
  MESSAGES,
  PATHS,
  type Failure,
  type PasswordStrengthAnswer,
  type SessionAnswer,
  type UserAnswer,
} from '@backsmith/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../clock.ts';
import { callerOf, GOOD_PASSWORD, signUp } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => (subject = await testApp()));
afterAll(() => subject.close());

const login = (email: string, password: string, more: object = {}) =>
  callerOf(subject.app).call('POST', PATHS.login, { email, password, ...more });

describe('register', () => {
  test('answers 201 with the user and a token that works; the job title is no permission', async () => {
    const body = { firstName: ' Ada ', lastName: 'Lovelace', email: ' Ada@Example.com ', password: GOOD_PASSWORD };
    const more = { company: '', role: 'cto', preferences: { subscribeToNewsletter: true } };
    const answer = await callerOf(subject.app).call('POST', PATHS.register, { ...body, ...more });
    expect(answer.statusCode).toBe(201);
    const { data, message } = answer.json<SessionAnswer>();
    expect(message).toBe('Account created successfully! Welcome to Backsmith');
    expect(data.user).toEqual({
      id: expect.any(String) as string,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'Ada@Example.com',
      company: null,
      phone: null,
      jobTitle: 'cto',
      role: 'user',
      paymentExempt: false,
      preferences: { subscribeToNewsletter: true },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    expect(data.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const me = await callerOf(subject.app, data.token).call('GET', PATHS.me);
    expect(me.json<UserAnswer>().data.user).toEqual(data.user);
  });

  test('never grants what was not asked for properly', async () => {
    const forged = { role: 'admin', isAdmin: true, paymentExempt: true, generationsLimit: 99, id: 'x' };
    const { user } = await signUp(subject.app, forged);
    expect(user).toMatchObject({ role: 'user', jobTitle: 'other', paymentExempt: false });
  });

  test.each([
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'a@b' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a\r\nBcc: x@y.z' }, 'email', 'Please enter a valid email address'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'Aa1!' }, 'password', 'Password must be at least 8 characters long'],
    [{ password: 'aaaaaaaa' }, 'password', 'Password is too weak. Please choose a stronger password'],
    [{ firstName: 'A\0' }, 'firstName', 'firstName contains characters that cannot be stored'],
    [{ firstName: 'A'.repeat(101) }, 'firstName', 'firstName must have at most 100 characters'],
    [{ firstName: undefined }, 'firstName', 'firstName is required'],
    [{ firstName: 7 }, 'firstName', 'firstName must be a text'],
  ])('%j is refused with 400', async (change, field, message) => {
    const good = { firstName: 'A', lastName: 'B', email: 'bad@example.com', password: GOOD_PASSWORD };
    const answer = await callerOf(subject.app).call('POST', PATHS.register, { ...good, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Failure>()).toEqual({ success: false, message, error: { code: 'VALIDATION_ERROR', field } });
  });

  test('a taken e-mail, in any spelling, gets one plain 409, also in a race', async () => {
    const { user } = await signUp(subject.app, { email: 'Taken@example.com' });
    const again = { firstName: 'B', lastName: 'C', email: 'tAKEN@EXAMPLE.com', password: GOOD_PASSWORD };
    const answer = await callerOf(subject.app).call('POST', PATHS.register, again);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Failure>().error.code).toBe('EMAIL_TAKEN');
    const race = { ...again, email: 'race@example.com' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callerOf(subject.app).call('POST', PATHS.register, race)),
    );
    expect(answers.map((one) => one.statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(user.email).toBe('Taken@example.com');
  });
});

describe('login', () => {
  test('answers with user and token, whatever the case of the e-mail', async () => {
    const { user } = await signUp(subject.app);
    const answer = await login(user.email.toUpperCase(), GOOD_PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<SessionAnswer>()).toMatchObject({ message: 'Login successful! Welcome back.', data: { user } });
  });

  test('gives unknown and known e-mails the same answer after the same work', async () => {
    const { user } = await signUp(subject.app);
    const time = async (email: string) => {
      const started = performance.now();
      const answer = await login(email, 'Wrong-pass1');
      return { ms: performance.now() - started, body: answer.body, status: answer.statusCode };
    };
    await time('warm@example.com');
    const known = [await time(user.email), await time(user.email), await time(user.email)];
    const unknown = [await time('x1@example.com'), await time('x2@example.com'), await time('x3@example.com')];
    for (const one of [...known, ...unknown]) {
      expect(one.status).toBe(401);
      expect(one.body).toBe(known[0]?.body);
    }
    const least = (times: typeof known) => Math.min(...times.map((one) => one.ms));
    // Without the decoy an unknown e-mail answers in a tenth of the time.
    expect(least(unknown)).toBeGreaterThan(least(known) / 3);
  });

  test('is limited for one address and account, and free again afterwards', async () => {
    const { user } = await signUp(subject.app);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await login(user.email, 'Wrong-pass1')).statusCode).toBe(401);
    }
    const refused = await login(user.email, GOOD_PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json<Failure>()).toMatchObject({
      success: false,
      message: 'Too many attempts. Please try again in 15 minutes.',
      error: { code: 'TOO_MANY_REQUESTS', retryAfter: 900 },
    });
    expect(refused.headers['retry-after']).toBe('900');
    const before = subject.time.now;
    subject.time.now = secondsAfter(before, 901);
    expect((await login(user.email, GOOD_PASSWORD)).statusCode).toBe(200);
    subject.time.now = before;
  });

  test('limits hold for attempts in parallel', async () => {
    const { user } = await signUp(subject.app);
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(user.email, 'Wrong-pass1')));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
  });
});

describe('a session', () => {
  const meAfter = async (token: string, seconds: number) => {
    const before = subject.time.now;
    subject.time.now = secondsAfter(before, seconds);
    const answer = await callerOf(subject.app, token).call('GET', PATHS.me);
    subject.time.now = before;
    return answer.statusCode;
  };
  const DAY = 24 * 60 * 60;

  test('ends when it is not used for a day, or for thirty days when remembered', async () => {
    const { user } = await signUp(subject.app);
    const short = (await login(user.email, GOOD_PASSWORD)).json<SessionAnswer>().data.token;
    const long = (await login(user.email, GOOD_PASSWORD, { remember: true })).json<SessionAnswer>().data.token;
    expect(await meAfter(short, DAY + 1)).toBe(401);
    expect(await meAfter(long, 30 * DAY + 1)).toBe(401);
    expect(await meAfter(short, DAY - 60)).toBe(200);
    expect(await meAfter(long, 30 * DAY - 60)).toBe(200);
  });

  test('ends after a week in any case', async () => {
    const { token } = await signUp(subject.app);
    for (let day = 1; day <= 7; day += 1) expect(await meAfter(token, day * (DAY - 100))).toBe(200);
    expect(await meAfter(token, 7 * DAY + 1)).toBe(401);
  });

  test('is ended by logout; the old token is refused', async () => {
    const caller = await signUp(subject.app);
    expect((await caller.call('POST', PATHS.logout)).json()).toMatchObject({ success: true });
    const answer = await caller.call('GET', PATHS.me);
    expect(answer.statusCode).toBe(401);
    expect(answer.json<Failure>()).toEqual({
      success: false,
      message: 'Authentication required. Please log in again.',
      error: { code: 'AUTH_REQUIRED' },
    });
  });

  test('can be ended by a client that says JSON and sends nothing', async () => {
    const { token } = await signUp(subject.app);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await subject.app.inject({ method: 'POST', url: PATHS.logout, headers, payload: '' });
    expect(answer.statusCode).toBe(200);
    const empty = await subject.app.inject({ method: 'POST', url: PATHS.login, headers, payload: '' });
    expect(empty.json<Failure>()).toMatchObject({
      message: 'The request body is required',
      error: { code: 'VALIDATION_ERROR' },
    });
  });

  test('is kept as a hash; the token is nowhere in the database', async () => {
    const { token } = await signUp(subject.app);
    const rows = await subject.database.pool.query<{ all: string }>(
      'select string_agg(session::text, $1) as all from session',
      [' '],
    );
    expect(rows.rows[0]?.all).toContain('\\x');
    expect(rows.rows[0]?.all).not.toContain(token);
    expect(rows.rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'));
  });

  test.each([
    '',
    'Bearer',
    'Bearer x',
    `Basic ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(43)} b`,
  ])('the header %j is none', async (authorization) => {
    const answer = await subject.app.inject({ method: 'GET', url: PATHS.me, headers: { authorization } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the account', () => {
  test('changes what is sent and ignores what is not the user’s to change', async () => {
    const caller = await signUp(subject.app, { company: 'Engines Ltd' });
    const change = { firstName: 'Augusta', phone: '+44 1', jobTitle: 'architect', role: 'admin', email: 'x@y.zz' };
    const answer = await caller.call('PUT', PATHS.profile, { ...change, generationsLimit: 5 });
    expect(answer.json<UserAnswer>().data.user).toEqual({
      ...caller.user,
      firstName: 'Augusta',
      phone: '+44 1',
      jobTitle: 'architect',
    });
    const cleared = await caller.call('PUT', PATHS.profile, { company: '', phone: null });
    expect(cleared.json<UserAnswer>().data.user).toMatchObject({ company: null, phone: null, firstName: 'Augusta' });
    expect((await caller.call('PUT', PATHS.profile, { firstName: ' ' })).json<Failure>().message).toBe(
      'First name is required',
    );
  });

  test('a new password ends the other sessions and keeps this one', async () => {
    const caller = await signUp(subject.app);
    const other = (await login(caller.user.email, GOOD_PASSWORD)).json<SessionAnswer>().data.token;
    const change = { currentPassword: GOOD_PASSWORD, newPassword: 'Another-1 ' };
    const answer = await caller.call('PUT', PATHS.changePassword, change);
    expect(answer.json()).toEqual({ success: true, message: 'Password changed successfully.' });
    expect((await caller.call('GET', PATHS.me)).statusCode).toBe(200);
    expect((await callerOf(subject.app, other).call('GET', PATHS.me)).statusCode).toBe(401);
    expect((await login(caller.user.email, GOOD_PASSWORD)).statusCode).toBe(401);
    // Blanks at the end of a password belong to it.
    expect((await login(caller.user.email, 'Another-1')).statusCode).toBe(401);
    expect((await login(caller.user.email, 'Another-1 ')).statusCode).toBe(200);
  });

  test('a wrong current or a weak new password is refused and changes nothing', async () => {
    const caller = await signUp(subject.app);
    const attempts = [
      [{ currentPassword: 'Wrong-pass1', newPassword: 'Another-1' }, 'The current password is not correct.'],
      [
        { currentPassword: GOOD_PASSWORD, newPassword: 'aaaaaaaa' },
        'Password is too weak. Please choose a stronger password',
      ],
    ] as const;
    for (const [body, message] of attempts) {
      const answer = await caller.call('PUT', PATHS.changePassword, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Failure>().message).toBe(message);
    }
    expect((await login(caller.user.email, GOOD_PASSWORD)).statusCode).toBe(200);
  });
});

test.each([
  ['', 0, 'Very Weak', 'Password must be at least 8 characters long'],
  ['aaaaaaaa', 2, 'Weak', 'Password is too weak. Please choose a stronger password'],
  ['Password1!', 1, 'Very Weak', MESSAGES.passwordCommon],
  ['jordan23', 1, 'Very Weak', MESSAGES.passwordCommon],
  [GOOD_PASSWORD, 5, 'Strong', null],
])('the word on %j while it is typed is the word of the refusal', async (password, score, label, problem) => {
  const answer = await callerOf(subject.app).call('POST', PATHS.passwordStrength, { password });
  expect(answer.json<PasswordStrengthAnswer>()).toEqual({ success: true, data: { score, label, problem } });
});
