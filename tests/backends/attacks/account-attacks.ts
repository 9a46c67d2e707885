import { mailedCode } from '@backsmith/prover';
import {
  logIn,
  newCode,
  post,
  renew,
  send,
  tokensOf,
  trial,
  type Answer,
  type Attack,
  type Target,
  type Trial,
} from './target.ts';

const WRONG = 'wrong horse battery';
const NEW = 'another horse battery';

/** As many wrong passwords lock an account. */
const FAILURES = 5;

function inParallel<T>(count: number, call: () => Promise<T>): Promise<readonly T[]> {
  return Promise.all(Array.from({ length: count }, call));
}

function answersThatWorked(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status < 300).length;
}

async function reuse(target: Target): Promise<readonly Trial[]> {
  const { email, password } = await target.newcomer();
  const first = tokensOf(await logIn(target, email, password)).refreshToken;
  const second = tokensOf(await renew(target, first)).refreshToken;
  const trials = [
    trial('a refresh token twice', await renew(target, first), 401),
    trial('the one it was exchanged for, behind that', await renew(target, second), 401),
  ];
  const third = tokensOf(await logIn(target, email, password)).refreshToken;
  const worked = answersThatWorked(await inParallel(12, () => renew(target, third)));
  const left = tokensOf(await logIn(target, email, password)).refreshToken;
  await post(target, 'logout', { token: left });
  return [
    ...trials,
    { what: 'one refresh token twelve times at once', held: worked <= 1, answer: `${worked} worked` },
    trial('a refresh token behind a sign-out', await renew(target, left), 401),
    trial('a refresh token that is none', await renew(target, 'x'.repeat(43)), 401),
    trial('a refresh token that is a query', await renew(target, "' OR '1'='1"), 401),
  ];
}

async function lockout(target: Target): Promise<readonly Trial[]> {
  const slowly = await target.newcomer();
  const trials: Trial[] = [];
  for (let guess = 1; guess <= FAILURES; guess++)
    trials.push(trial(`guess ${guess}`, await logIn(target, slowly.email, WRONG), 401));
  trials.push(trial('the right password of a locked account', await logIn(target, slowly.email, slowly.password), 401));
  const atOnce = await target.newcomer();
  await inParallel(3 * FAILURES, () => logIn(target, atOnce.email, WRONG));
  trials.push(trial('the right one behind guesses at once', await logIn(target, atOnce.email, atOnce.password), 401));
  const upper = slowly.email.toUpperCase();
  trials.push(trial('the address in capitals', await logIn(target, upper, slowly.password), 401));
  return trials;
}

/** More callers at once than a pool has connections, and more lists of accounts than it would survive a leak of. */
async function crowd(target: Target): Promise<readonly Trial[]> {
  const asked = (path: string, { accessToken }: Target['user']) => send(target, { path, token: accessToken });
  const once = await inParallel(80, () => asked('/auth/me', target.user));
  const listed: Answer[] = [];
  for (let call = 0; call < 25; call++) listed.push(await asked('/auth/accounts', target.administrator));
  const worst = (answers: readonly Answer[]): Answer => answers.reduce((a, b) => (b.status > a.status ? b : a));
  return [
    trial('eighty questions for the own account at once', worst(once), 200),
    trial('the accounts listed 25 times', worst(listed), 200),
    trial('the own account behind that', await asked('/auth/me', target.user), 200),
    trial('signing in behind that', await renew(target, 'x'.repeat(43)), 401),
  ];
}

/** Everything of two answers but what differs by itself. */
function sameAnswer(one: Answer, other: Answer): boolean {
  const plain = ({ status, headers, text }: Answer): string =>
    JSON.stringify([
      status,
      text,
      Object.keys(headers)
        .filter((name) => name !== 'x-request-id')
        .toSorted(),
    ]);
  return plain(one) === plain(other);
}

async function enumeration(target: Target): Promise<readonly Trial[]> {
  const { email } = await target.newcomer();
  const locked = await target.newcomer();
  for (let guess = 0; guess < FAILURES; guess++) await logIn(target, locked.email, WRONG);
  const nobody = 'nobody@people.example';
  const calls: Readonly<Record<string, (address: string) => Promise<Answer>>> = {
    'signing in': (address) => logIn(target, address, WRONG),
    'asking for a new password': (address) => post(target, 'request-password-reset', { email: address }),
    registering: (address) => post(target, 'register', { email: address, password: NEW }),
  };
  const trials: Trial[] = [];
  for (const [what, call] of Object.entries(calls)) {
    const unknown = await call(nobody);
    for (const known of [email, locked.email]) {
      const answer = await call(known);
      trials.push({ ...trial(what, answer), held: sameAnswer(answer, unknown) });
    }
  }
  return [...trials, await timing(target, email)];
}

async function timing(target: Target, email: string): Promise<Trial> {
  const best = async (call: () => Promise<Answer>): Promise<number> => {
    let least = Infinity;
    for (let time = 0; time < 4; time++) {
      const start = performance.now();
      await call();
      least = Math.min(least, performance.now() - start);
    }
    return least;
  };
  // Four guesses: one less than what locks.
  const known = await best(() => logIn(target, email, WRONG));
  const unknown = await best(() => logIn(target, `${Math.random()}@people.example`, WRONG));
  const ratio = known / unknown;
  const answer = `${known.toFixed(0)} ms against ${unknown.toFixed(0)} ms`;
  return { what: 'the time a refusal takes', held: ratio > 0.4 && ratio < 2.5, answer };
}

async function codes(target: Target): Promise<readonly Trial[]> {
  const { email, password } = await target.newcomer();
  const session = tokensOf(await logIn(target, email, password)).refreshToken;
  const token = await newCode(target, email, () => post(target, 'request-password-reset', { email }));
  const other = await target.newcomer();
  const trials = [
    trial('a code of a password for an address', await post(target, 'verify-email', { token }), 401),
    trial(
      'a code in capitals',
      await post(target, 'reset-password', { token: token.toUpperCase(), password: NEW }),
      401,
    ),
    trial(
      'a code of somebody else’s that is none',
      await post(target, 'reset-password', { token: 'x'.repeat(43), password: NEW }),
      401,
    ),
  ];
  const worked = answersThatWorked(
    await inParallel(10, () => post(target, 'reset-password', { token, password: NEW })),
  );
  return [
    ...trials,
    { what: 'one code ten times at once', held: worked <= 1, answer: `${worked} worked` },
    trial('the code again', await post(target, 'reset-password', { token, password: NEW }), 401),
    trial('a session behind a new password', await renew(target, session), 401),
    trial('the old password', await logIn(target, email, password), 401),
    trial('a password of another account', await logIn(target, other.email, NEW), 401),
  ];
}

async function assignment(target: Target): Promise<readonly Trial[]> {
  const email = 'climber@people.example';
  const more = {
    roles: ['ADMIN'],
    role: 'ADMIN',
    verified: true,
    verifiedAt: '2020-01-01T00:00:00Z',
    admin: true,
    id: '1',
  };
  const registered = await post(target, 'register', { email, password: NEW, ...more });
  await post(target, 'register', { email, password: NEW });
  const unverified = await logIn(target, email, NEW);
  const code = { token: await mailedCode(target.mails, email) };
  const verified = await post(target, 'verify-email', { ...code, ...more });
  await post(target, 'verify-email', code);
  const token = tokensOf(await logIn(target, email, NEW)).accessToken;
  const asked = await send(target, { path: '/auth/accounts', token });
  const change = { current: NEW, password: WRONG };
  const changed = { method: 'PUT', path: '/auth/me/password', token };
  const promoted = await send(target, { ...changed, body: { ...change, ...more } });
  await send(target, { ...changed, body: change });
  const later = tokensOf(await logIn(target, email, WRONG)).accessToken;
  return [
    trial('a registration that says more than it is asked', registered, 400),
    trial('a code with more than a code', verified, 400),
    trial('a new password with more than a password', promoted, 400),
    trial('an account before its address is confirmed', unverified, 403),
    trial('an account that said it is an administrator', asked, 403),
    trial('a new password that says so', await send(target, { path: '/auth/accounts', token: later }), 403),
    trial(
      'changing the account as a record',
      await send(target, { method: 'PUT', path: '/auth/me', token: later, body: more }),
      403,
      405,
    ),
  ];
}

async function input(target: Target): Promise<readonly Trial[]> {
  const long = 'x'.repeat(73);
  const register = (email: unknown, password: unknown) => post(target, 'register', { email, password });
  return [
    trial('a second receiver', await register('a@people.example\r\nBcc: b@people.example', NEW), 400),
    trial('two addresses', await register('a@people.example, b@people.example', NEW), 400),
    trial('no address', await register('', NEW), 400),
    trial('a short password', await register('short@people.example', 'short'), 422),
    trial('a common password', await register('common@people.example', 'PassWord1234'), 422),
    trial('the own name', await register('maya.lind@people.example', 'maya.lind-rules'), 422),
    trial('one whose end would count for nothing', await register('long@people.example', long), 422),
    trial(
      'the address as password',
      await register('same-as-before@people.example', 'same-as-before@people.example'),
      422,
    ),
    trial('a query as address', await logIn(target, "' OR '1'='1' --", WRONG), 400),
    trial('a query as password', await logIn(target, 'admin@example.com', "' OR '1'='1"), 401),
    trial('a list as password', await post(target, 'login', { email: 'admin@example.com', password: [WRONG] }), 400),
    trial('no password', await post(target, 'login', { email: 'admin@example.com' }), 400),
    // What a database of documents would take for a question, were it handed on.
    trial(
      'a condition as password',
      await post(target, 'login', { email: 'admin@example.com', password: { $ne: '' } }),
      400,
    ),
    trial('a condition as address', await post(target, 'request-password-reset', { email: { $regex: '.' } }), 400),
    trial('a condition as token', await post(target, 'refresh', { token: { $gt: '' } }), 400),
  ];
}

/** How often one may try. Whoever stands behind a proxy cannot become somebody else by what they say of themselves. */
async function limits(target: Target): Promise<readonly Trial[]> {
  const guessing = (from: string, path = '/auth/login') =>
    send(target, { method: 'POST', path, from, body: { email: 'nobody@people.example', password: WRONG } });
  const spellings = ['/auth/login', '/%61uth/login', '/auth/%6cogin', '/auth/login?x=1'];
  const trials: Trial[] = [];
  for (const [at, path] of spellings.entries()) {
    const answers = await inParallel(60, () => guessing(`203.0.113.${at + 1}`, path));
    trials.push(limited(`60 guesses at ${path}`, answers, 45));
  }
  let number = 0;
  const forwarded = await inParallel(60, () => guessing(`10.9.8.${(number += 1)}, 192.0.2.${number}, 203.0.113.99`));
  trials.push(limited('60 guesses that say they come from elsewhere', forwarded, 45));
  const token = target.user.accessToken;
  const reads = await inParallel(700, () => send(target, { path: target.path, token }));
  trials.push(limited('700 calls of one user from many places', reads, 400));
  return trials;
}

function limited(what: string, answers: readonly Answer[], most: number): Trial {
  const passed = answers.filter(({ status }) => status !== 429).length;
  const told = answers.some(({ status, headers }) => status === 429 && headers['retry-after'] !== undefined);
  return { what, held: passed <= most && told, answer: `${passed} of ${answers.length} passed` };
}

/** What is nowhere to be read: neither in answers nor in logs. */
async function secrets(target: Target): Promise<readonly Trial[]> {
  const { accessToken: token, refreshToken } = target.administrator;
  const paths = [
    '/auth/accounts',
    '/auth/audit',
    '/auth/me',
    '/.well-known/jwks.json',
    '/v3/api-docs',
    '/actuator/health',
  ];
  const trials: Trial[] = [];
  for (const path of paths) {
    const { text } = await send(target, { path, token });
    const shows = /bcrypt|password_?hash"|token_hash|"d"\s*:|BEGIN|horse battery|only-for-development/iu.exec(text);
    trials.push({ what: path, held: shows === null, answer: shows?.[0] ?? '' });
  }
  const log = target.log();
  for (const [what, secret] of Object.entries({ password: 'horse battery', token, refreshToken, key: 'PRIVATE KEY' }))
    trials.push({ what: `${what} in the log`, held: !log.includes(secret), answer: '' });
  return trials;
}

/** Attacks on accounts, passwords and sessions. The limits come last: they hold everybody up for a minute. */
export const CROWD: Attack = { title: 'many at once', run: crowd };

export const ACCOUNT_ATTACKS: readonly Attack[] = [
  CROWD,
  { title: 'a refresh token again', run: reuse },
  { title: 'guesses at one account', run: lockout },
  { title: 'who has an account', run: enumeration },
  { title: 'codes of mails', run: codes },
  { title: 'more than was asked for', run: assignment },
  { title: 'addresses and passwords that are none', run: input },
  { title: 'secrets where they do not belong', run: secrets },
  { title: 'more often than one may', run: limits },
];
