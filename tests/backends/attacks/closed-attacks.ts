import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, post, send, trial, type Target, type Trial } from './target.ts';

const WRONG = 'wrong horse battery';

/** As many wrong passwords lock an account. */
const FAILURES = 5;

/** What a backend is told that is as closed as production is without a word, but for how long a lock lasts. */
export const CLOSED = {
  API_DOCS: 'false',
  APP_SECURITY_LOCKOUT: '8s',
  APP_LIMITS_SIGNINSPERADDRESS: '40',
} as const;

/** Attacks on a backend nobody has opened: an account, what the API is, one's own address, and an owner kept out for good. */
export async function attackClosed(target: Target, administrator: string): Promise<readonly Trial[]> {
  return [...(await strangers(target)), ...(await locks(target, administrator)), ...(await addresses(target))];
}

async function strangers(target: Target): Promise<readonly Trial[]> {
  const registered = await post(target, 'register', {
    email: 'stranger@people.example',
    password: 'correct horse battery',
  });
  const isTold =
    registered.text.includes('"registration-closed"') && /administrator.*REGISTRATION/u.test(registered.text);
  const trials = [
    trial('an account of a stranger', registered, 403),
    { what: 'a refusal that says what to do', held: isTold, answer: registered.text },
  ];
  for (const path of ['/v3/api-docs', '/v3/api-docs.yaml', '/swagger-ui.html', '/swagger-ui/index.html'])
    trials.push(trial(path, await send(target, { path }), 404, 403, 401));
  return trials;
}

/** One guess whenever a lock has ended keeps nobody out. */
async function locks(target: Target, administrator: string): Promise<readonly Trial[]> {
  const password = 'only-for-development';
  for (let guess = 0; guess < FAILURES; guess++) await logIn(target, administrator, WRONG);
  const locked = trial('the right password of a locked account', await logIn(target, administrator, password), 401);
  await sleep(9000);
  await logIn(target, administrator, WRONG);
  return [
    locked,
    trial('the right one behind a lock and one guess', await logIn(target, administrator, password), 200),
  ];
}

/** Nobody is believed who says to come from elsewhere. The last, as it holds everybody up for a minute. */
async function addresses(target: Target): Promise<readonly Trial[]> {
  const answers = [];
  for (let guess = 0; guess < 60; guess++)
    answers.push(await send(target, { method: 'POST', path: '/auth/login', from: `203.0.113.${guess + 1}`, body: {} }));
  const passed = answers.filter(({ status }) => status !== 429).length;
  return [{ what: '60 guesses that each say another address', held: passed <= 45, answer: `${passed} passed` }];
}
