import type { Credentials, Tokens } from '@backsmith/prover';
import { logIn, newCode, post, renew, send, tokensOf, trial, type Attack, type Target, type Trial } from './target.ts';

const NEW = 'another horse battery';

/** As many wrong passwords lock an account. */
const FAILURES = 5;

type SignedIn = Credentials & Tokens & { readonly id: string };

/** What ends the sessions of somebody. */
type End = (target: Target, who: SignedIn) => Promise<unknown>;

const ENDS: Readonly<Record<string, End>> = {
  'a sign-out': (target, { refreshToken }) => post(target, 'logout', { token: refreshToken }),
  'a sign-out everywhere': (target, { accessToken }) =>
    send(target, { method: 'DELETE', path: '/auth/me/sessions', token: accessToken }),
  'another password': (target, { accessToken, password }) =>
    send(target, {
      ...{ method: 'PUT', path: '/auth/me/password', token: accessToken },
      body: { current: password, password: NEW },
    }),
  'a password by mail': async (target, { email }) => {
    const token = await newCode(target, email, () => post(target, 'request-password-reset', { email }));
    return post(target, 'reset-password', { token, password: NEW });
  },
  'other roles': (target, { id }) => administer(target, 'PUT', `${id}/roles`, { roles: ['EDITOR'] }),
  'a disabled account': (target, { id }) => administer(target, 'DELETE', `${id}/enabled`),
  'guesses until it is locked': async (target, { accessToken }) => {
    for (let guess = 1; guess <= FAILURES; guess++)
      await send(target, {
        ...{ method: 'PUT', path: '/auth/me/password', token: accessToken },
        body: { current: 'wrong horse battery', password: NEW },
      });
  },
  'a refresh token that came twice': async (target, { refreshToken }) => {
    await renew(target, refreshToken);
    await renew(target, refreshToken);
  },
};

function administer(target: Target, method: string, path: string, body?: unknown) {
  const token = target.administrator.accessToken;
  return send(target, { method, path: `/auth/accounts/${path}`, token, ...(body === undefined ? {} : { body }) });
}

async function signedIn(target: Target): Promise<SignedIn> {
  const credentials = await target.newcomer();
  const tokens = tokensOf(await logIn(target, credentials.email, credentials.password));
  const { text } = await send(target, { path: '/auth/me', token: tokens.accessToken });
  return { ...credentials, ...tokens, id: (JSON.parse(text) as { readonly id: string }).id };
}

/** An access token works, its session ends, and at once it works for nothing. */
async function outlast(target: Target): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const [what, end] of Object.entries(ENDS)) {
    const who = await signedIn(target);
    trials.push(trial(`before ${what}`, await send(target, { path: target.path, token: who.accessToken }), 200));
    await end(target, who);
    for (const path of [target.path, '/auth/me'])
      trials.push(trial(`${path} behind ${what}`, await send(target, { path, token: who.accessToken }), 401));
    const written = { method: 'POST', path: target.path, token: who.accessToken, body: {} };
    trials.push(trial(`writing behind ${what}`, await send(target, written), 401));
  }
  return trials;
}

/** The end of one session ends no other, and none of somebody else. */
async function spare(target: Target): Promise<readonly Trial[]> {
  const one = await signedIn(target);
  const other = tokensOf(await logIn(target, one.email, one.password));
  const stranger = await signedIn(target);
  await post(target, 'logout', { token: one.refreshToken });
  return [
    trial(
      'the other session of whoever signed out',
      await send(target, { path: '/auth/me', token: other.accessToken }),
      200,
    ),
    trial('that of somebody else', await send(target, { path: '/auth/me', token: stranger.accessToken }), 200),
    trial('the one that ended', await send(target, { path: '/auth/me', token: one.accessToken }), 401),
  ];
}

/** Attacks by access tokens whose session has ended. */
export const SESSION_ATTACKS: readonly Attack[] = [
  { title: 'an access token behind the end of its session', run: outlast },
  { title: 'the end of a session ends no other', run: spare },
];
