import type { User } from '@backsmith/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { authorization } from '../api/authorization.ts';
import { memoryTextStore, type TextStore } from '../lib/text-store.ts';
import type { SessionCalls } from './session-calls.ts';
import { authStateOf, isAuthenticated } from './session-state.ts';
import { createSessionStore } from './session-store.ts';

const ada: User = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: null,
  phone: null,
  jobTitle: 'developer',
  role: 'user',
  preferences: { subscribeToNewsletter: false },
  createdAt: '2026-11-21T09:00:00Z',
};
const renamed: User = { ...ada, firstName: 'Augusta' };
const unused = () => Promise.reject(new Error('This call was not expected.'));

function storeWith(calls: Partial<SessionCalls>, kept: TextStore, isLeaving?: () => boolean) {
  const all = { login: unused, register: unused, me: unused, logout: unused, ...calls };
  return createSessionStore(kept, async () => all, isLeaving);
}

describe('the session', () => {
  let kept: TextStore;
  beforeEach(() => {
    kept = memoryTextStore();
  });
  const keep = (token: string | null, user: unknown) => {
    if (token !== null) kept.write('token', token);
    if (user !== null) kept.write('user', JSON.stringify(user));
  };

  it('shows the stored user first, then the verified one, and refreshes the copy (SESS-01, SESS-02)', async () => {
    keep('t1', ada);
    const session = storeWith({ me: async () => renamed }, kept);
    const started = session.start();
    expect(session.getState()).toMatchObject({ user: { firstName: 'Ada' }, loading: false });
    await started;
    expect(session.getState().user?.firstName).toBe('Augusta');
    expect(JSON.parse(kept.read('user') ?? '')).toEqual(renamed);
  });

  it('keeps the session when leaving the page cut the verification off', async () => {
    keep('t1', ada);
    const cutOff = () => Promise.reject(new ApiError(0, 'NETWORK_ERROR', ''));
    await storeWith({ me: cutOff }, kept, () => true).start();
    expect(kept.read('token')).toBe('t1');
    await storeWith({ me: cutOff }, kept, () => false).start();
    expect(kept.read('token')).toBeNull();
  });

  it('waits with a token and no stored user (ROUTE-25)', async () => {
    keep('t1', null);
    const session = storeWith({ me: async () => ada }, kept);
    const started = session.start();
    expect(session.getState()).toMatchObject({ user: null, loading: true });
    expect(authStateOf(session.getState())).toBe('loading');
    await started;
    expect(session.getState()).toMatchObject({ user: ada, loading: false });
  });

  it.each([
    ['a refusal', new ApiError(401, 'AUTH_REQUIRED', '')],
    ['a failing server', new ApiError(500, 'UNKNOWN_ERROR', '')],
    ['a cut network', new ApiError(0, 'NETWORK_ERROR', '')],
  ])('signs out after %s (SESS-03, SESS-04)', async (_, error) => {
    keep('t1', ada);
    const session = storeWith({ me: () => Promise.reject(error) }, kept);
    await session.start();
    expect(session.getState()).toMatchObject({ user: null, loading: false });
    expect([kept.read('token'), kept.read('user')]).toEqual([null, null]);
    expect(authorization()).toEqual({});
  });

  it('loads a stored user without a token and asks nobody (SESS-05)', async () => {
    keep(null, ada);
    const session = storeWith({}, kept);
    await session.start();
    expect(session.getState().user?.firstName).toBe('Ada');
    expect(session.hasToken()).toBe(false);
  });

  it.each(['{', '[]', 'null', '{"id":1}', '{"id":"u1","role":"owner"}'])('takes %s for no user', async (text) => {
    kept.write('user', text);
    const session = storeWith({}, kept);
    await session.start();
    expect(session.getState().user).toBeNull();
  });

  it('stores token and user and authorizes every later call (SESS-07, SESS-08)', async () => {
    const session = storeWith({ login: async () => ({ user: ada, token: 't2' }) }, kept);
    const request = { email: 'ada@example.com', password: 'x' };
    expect(await session.admit((calls) => calls.login(request), String)).toBe(true);
    expect(kept.read('token')).toBe('t2');
    expect(JSON.parse(kept.read('user') ?? '')).toEqual(ada);
    expect(authorization()).toEqual({ authorization: 'Bearer t2' });
    expect(isAuthenticated(session.getState())).toBe(true);
  });

  it('walks loading, error and authenticated (SESS-10, SESS-11, SESS-13)', async () => {
    const seen: string[] = [];
    const answers = [() => Promise.reject(new Error('no')), async () => ({ user: ada, token: 't' })].values();
    const session = storeWith({ register: () => answers.next().value?.() ?? unused() }, kept);
    session.subscribe(() => seen.push(`${authStateOf(session.getState())} ${session.getState().error ?? '-'}`));
    const attempt = () =>
      session.admit(
        (calls) => calls.register({ ...ada, company: null, password: 'x' }),
        () => 'Said no.',
      );
    expect(await attempt()).toBe(false);
    session.clearError();
    expect(await attempt()).toBe(true);
    expect(seen).toEqual(['loading -', 'error Said no.', 'error -', 'loading -', 'authenticated -']);
  });

  it('ends here at once and then on the server, with the token that ended (SESS-09)', async () => {
    keep('t1', ada);
    const ended: string[] = [];
    const session = storeWith({ me: async () => ada, logout: async (token) => ended.push(token) }, kept);
    await session.start();
    const ending = session.logout();
    expect([kept.read('token'), kept.read('user'), session.getState().user]).toEqual([null, null, null]);
    expect(authorization()).toEqual({});
    await ending;
    expect(ended).toEqual(['t1']);
  });

  it('ends here even when the server cannot be told', async () => {
    keep('t1', ada);
    const session = storeWith({ me: async () => ada, logout: () => Promise.reject(new Error('down')) }, kept);
    await session.start();
    await session.logout();
    expect(session.getState().user).toBeNull();
  });

  it('does not let a late verification undo a sign-in', async () => {
    keep('old', ada);
    const verification = Promise.withResolvers<User>();
    const session = storeWith(
      { me: () => verification.promise, login: async () => ({ user: renamed, token: 'new' }) },
      kept,
    );
    const started = session.start();
    await session.admit((calls) => calls.login({ email: 'a', password: 'b' }), String);
    verification.reject(new ApiError(401, 'AUTH_REQUIRED', ''));
    await started;
    expect(session.getState().user?.firstName).toBe('Augusta');
    expect(kept.read('token')).toBe('new');
  });
});
