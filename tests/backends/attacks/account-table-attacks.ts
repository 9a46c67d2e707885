import { argon2Sync, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailedCode } from '@backsmith/prover';
import { CROWD } from './account-attacks.ts';
import type { OtherApplication, Person } from './other-application.ts';
import { keyOf, make } from './people.ts';
import { logIn, renew, send, tokensOf, trial, tryAll, type Attempt, type Target, type Trial } from './target.ts';

const API = '/api/v1';

/** For how long a backend may take it that a session goes on, and somewhat more. */
const REMEMBERED = 1500;

const PATCH = { 'Content-Type': 'application/merge-patch+json' };
const PASSWORD = 'correct horse battery';

/** What crypt(3) of libxcrypt makes of the password, as PHP and Ruby write it. */
const BCRYPT = '$10$abcdefghijklmnopqrstuuCj7fyLDJytXL.TfOiOeiv0fQvSOK1/2';

/** What Django makes of it, with fewer rounds. */
const DJANGO = 'pbkdf2_sha256$1000$saltsalt$2vLrmxK8YFROnGTL6oinO4bfT02gvTppeFbz7HWz5X0=';

/** A target whose table of accounts is the user's own, with what else writes and reads that. */
export type TableTarget = Target & {
  readonly others: OtherApplication;
  /** Addresses are found however they are written. */
  readonly findsAnyCase: boolean;
};

export type TableAttack = {
  readonly title: string;
  readonly run: (target: TableTarget) => Promise<readonly Trial[]>;
};

/** The hash of Argon2 that Node.js makes, written as PHP, Python and Spring write it. */
function argon2(): string {
  const nonce = randomBytes(16);
  const settings = { message: PASSWORD, nonce, parallelism: 1, tagLength: 32, memory: 16384, passes: 2 };
  const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=16384,t=2,p=1$${plain(nonce)}$${plain(argon2Sync('argon2id', settings))}`;
}

let rows = 0;

/** What another application writes when somebody registers there. */
async function row({ others }: TableTarget, hash: string, more: Partial<Person> = {}): Promise<string> {
  rows += 1;
  const email = `Row${rows}@Elsewhere.Example`;
  await others.add({
    ...{ name: 'Somebody', username: `row${rows}`, email, password: hash, isActive: true, isConfirmed: true },
    ...more,
  });
  return email;
}

async function stored({ others }: TableTarget, email: string): Promise<Readonly<Record<string, unknown>>> {
  const found = await others.find(email);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${email}: ${found.length} rows`);
  return found[0];
}

/** Somebody new who is in the table of another application, signed in. */
async function member(
  target: TableTarget,
): Promise<{ readonly email: string; readonly token: string; readonly id: string }> {
  const email = await row(target, `$2b${BCRYPT}`);
  const { accessToken } = tokensOf(await logIn(target, email, PASSWORD));
  return { email, token: accessToken, id: String((await stored(target, email))['id']) };
}

/** People sign in by the passwords they have, and what they make is theirs. */
async function people(target: TableTarget): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const hash of [`$2y${BCRYPT}`, `$2b${BCRYPT}`, `$2a${BCRYPT}`, `{bcrypt}$2a${BCRYPT}`, argon2()]) {
    const email = await row(target, hash);
    const kind = hash.slice(0, 12);
    const signedIn = await logIn(target, target.findsAnyCase ? email.toLowerCase() : email, PASSWORD);
    trials.push(
      trial(`${kind} signs in`, signedIn, 200),
      trial(`${kind} with another one`, await logIn(target, email, `${PASSWORD}!`), 401),
    );
    if (signedIn.status !== 200) continue;
    const { id, password } = await stored(target, email);
    trials.push({ what: `${kind} keeps the hash`, held: password === hash, answer: String(password) });
    const token = tokensOf(signedIn).accessToken;
    const notebook = await make(target, token, `${API}/notebooks`, { title: 'Mine' });
    const note = await make(target, token, `${API}/notes`, { notebookId: Number(keyOf(notebook)), body: 'mine' });
    const { text } = await send(target, { path: note, token });
    const signed = JSON.parse(text) as { createdBy: number };
    trials.push({ what: `${kind} is the author`, held: signed.createdBy === Number(id), answer: text });
  }
  return trials;
}

/** What is no hash lets nobody in; a new password by mail does, and is kept as the table keeps them. */
async function otherHashes(target: TableTarget): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const hash of [DJANGO, PASSWORD, `{noop}${PASSWORD}`, '', '$2y$10$', '{bcrypt}', `{bcrypt}$2a${BCRYPT}`]) {
    const email = await row(target, hash);
    const isKnown = hash.includes(BCRYPT);
    if (!isKnown) {
      trials.push(trial(`"${hash}" by the password`, await logIn(target, email, PASSWORD), 401));
      if (hash !== '') trials.push(trial(`"${hash}" by itself`, await logIn(target, email, hash), 401));
    }
    await send(target, { method: 'POST', path: '/auth/request-password-reset', body: { email } });
    const body = { token: await mailedCode(target.mails, email), password: 'another horse battery' };
    trials.push(
      trial(
        `"${hash}" gets a new password`,
        await send(target, { method: 'POST', path: '/auth/reset-password', body }),
        204,
      ),
    );
    trials.push(trial(`"${hash}" signs in by it`, await logIn(target, email, 'another horse battery'), 200));
    const kept = String((await stored(target, email))['password']);
    const begin = hash.startsWith('{') ? '{bcrypt}$2a$' : '$2a$';
    trials.push({ what: `"${hash}" is bcrypt now`, held: kept.startsWith(begin), answer: kept });
  }
  return trials;
}

/** People whom the table shuts out, or whose address nobody confirmed. */
async function shutOut(target: TableTarget): Promise<readonly Trial[]> {
  const inactive = await row(target, `$2y${BCRYPT}`, { isActive: false });
  const unconfirmed = await row(target, `$2y${BCRYPT}`, { isConfirmed: false });
  const later = await row(target, `$2y${BCRYPT}`);
  const tokens = tokensOf(await logIn(target, later, PASSWORD));
  await target.others.shutOut(later);
  const gone = await row(target, `$2y${BCRYPT}`);
  const last = tokensOf(await logIn(target, gone, PASSWORD));
  await target.others.remove(gone);
  await sleep(REMEMBERED);
  return [
    trial('somebody out of use', await logIn(target, inactive, PASSWORD), 401),
    trial('somebody whose address nobody confirmed', await logIn(target, unconfirmed, PASSWORD), 403),
    trial('new tokens of somebody who was shut out', await renew(target, tokens.refreshToken), 401),
    trial('new tokens of somebody whose row is gone', await renew(target, last.refreshToken), 401),
    trial(
      'a call of somebody who was shut out',
      await send(target, { path: '/auth/me', token: tokens.accessToken }),
      401,
    ),
    trial(
      'a call of somebody whose row is gone',
      await send(target, { path: '/auth/me', token: last.accessToken }),
      401,
    ),
    trial('somebody whose row is gone', await logIn(target, gone, PASSWORD), 401),
  ];
}

/** The records of the table, tried by people who are no administrators. */
async function records(target: TableTarget): Promise<readonly Trial[]> {
  const victim = await member(target);
  const { token, id } = await member(target);
  const team = await make(target, target.administrator.accessToken, `${API}/teams`, { name: 'One' });
  const taken = { name: 'x', username: 'taken', email: 'attacker@people.example', password: PASSWORD };
  const attempts = [`${API}/users/${victim.id}`, `${API}/users/${id}`].flatMap((path): readonly Attempt[] => [
    { path, token },
    { method: 'HEAD', path, token },
    { method: 'PUT', path, token, body: taken },
    { method: 'PATCH', path, token, body: { email: taken.email }, headers: PATCH },
    { method: 'PATCH', path, token, body: { password: PASSWORD }, headers: PATCH },
    { method: 'DELETE', path, token },
  ]);
  const lists = [`${API}/users`, `${API}/users?email=row`, `${team}/users`, `${API}/people`].map((path): Attempt => ({
    path,
    token,
  }));
  const others: readonly Attempt[] = [
    ...[
      { method: 'POST', path: `${API}/users`, token, body: taken },
      { method: 'PUT', path: `${team}/users/${id}`, token },
    ],
    ...[
      { method: 'DELETE', path: `${team}/users/${victim.id}`, token },
      { path: '/auth/accounts', token },
    ],
  ];
  const all = [...attempts, ...lists, ...others];
  const named = all.map(
    (one) => [`${one.method ?? 'GET'} ${one.path} ${JSON.stringify(one.body ?? '')}`, one] as const,
  );
  const shown = await send(target, { path: `${API}/users?size=100`, token: target.administrator.accessToken });
  return [
    ...(await tryAll(target, Object.fromEntries(named), 403)),
    {
      what: 'hashes in a list',
      held: shown.status === 200 && !/password|\$2|argon2/u.test(shown.text),
      answer: shown.text.slice(0, 200),
    },
  ];
}

/** What administrators do with the records of the table, and with themselves. */
async function administrators(target: TableTarget): Promise<readonly Trial[]> {
  const admin = target.administrator.accessToken;
  const victim = await row(target, `$2y${BCRYPT}`);
  const tokens = tokensOf(await logIn(target, victim, PASSWORD));
  const { id } = await stored(target, victim);
  const path = `${API}/users/${String(id)}`;
  const own = (JSON.parse((await send(target, { path: '/auth/me', token: admin })).text) as { id: string }).id;
  const weak = { method: 'PATCH', path, token: admin, body: { password: 'short' }, headers: PATCH };
  const long = { ...weak, body: { password: 'ä'.repeat(72) } };
  const changed = { ...weak, body: { password: 'another horse battery' } };
  const trials = [
    trial('a short password', await send(target, weak), 400),
    trial('one of more than 72 bytes', await send(target, long), 422),
    trial('a new password', await send(target, changed), 200),
    trial('the session before it', await renew(target, tokens.refreshToken), 401),
    trial('the password before it', await logIn(target, victim, PASSWORD), 401),
    trial('the new one', await logIn(target, victim, 'another horse battery'), 200),
    trial(
      'the own record is deleted',
      await send(target, { method: 'DELETE', path: `${API}/users/${own}`, token: admin }),
      409,
    ),
  ];
  for (const other of [`0${own}`, `+${own}`, `${own}.0`])
    trials.push(
      trial(
        `the own roles by the name ${other}`,
        await send(target, {
          method: 'PUT',
          path: `/auth/accounts/${other}/roles`,
          token: admin,
          body: { roles: ['USER'] },
        }),
        400,
        404,
      ),
    );
  const kept = String((await stored(target, victim))['password']);
  return [...trials, { what: 'the password is kept as a hash', held: kept.startsWith('$2a$'), answer: kept }];
}

/** New accounts that would be more than they may, or somebody else's. */
async function registrations(target: TableTarget): Promise<readonly Trial[]> {
  const post = (body: Readonly<Record<string, unknown>>) =>
    send(target, { method: 'POST', path: '/auth/register', body });
  const known = await row(target, `$2y${BCRYPT}`);
  const { username } = await stored(target, known);
  rows += 1;
  const fresh = { email: `fresh${rows}@people.example`, password: PASSWORD, name: 'Fresh', username: `fresh${rows}` };
  const rights = { role: 'admin', roles: ['ADMIN'], id: 1, isActive: true, emailVerifiedAt: '2020-01-01T00:00:00' };
  const trials = [
    trial('without a name', await post({ ...fresh, name: undefined }), 400),
    trial('with a long name', await post({ ...fresh, name: 'x'.repeat(81) }), 400),
    trial('with a right', await post({ ...fresh, ...rights }), 400),
    trial('with what is asked', await post(fresh), 202),
    trial('before the address is confirmed', await logIn(target, fresh.email, PASSWORD), 403),
    trial(
      'with an address that is there',
      await post({ ...fresh, email: known.toUpperCase(), username: 'another' }),
      202,
    ),
    trial('with a name that is there, and an address that is', await post({ ...fresh, email: known, username }), 409),
    trial(
      'with a name that is there, and a new address',
      await post({ ...fresh, email: 'new@people.example', username }),
      409,
    ),
    trial('whose address it was', await logIn(target, known, PASSWORD), 200),
  ];
  const { role } = await stored(target, fresh.email);
  return [...trials, { what: 'the row has a right', held: role === 'member', answer: String(role) }];
}

/** Records of somebody else, found by the user's own foreign keys. */
async function owners(target: TableTarget): Promise<readonly Trial[]> {
  const victim = await member(target);
  const { token, id } = await member(target);
  const notebook = await make(target, victim.token, `${API}/notebooks`, { title: 'Secret plans' });
  const given = await send(target, {
    method: 'POST',
    path: `${API}/notebooks`,
    token,
    body: { title: 'Given', userId: Number(victim.id) },
  });
  const announced = await make(target, token, `${API}/announcements`, {
    title: 'Signed',
    createdBy: Number(victim.id),
  });
  const { text } = await send(target, { path: announced, token });
  const list = await send(target, { path: `${API}/notebooks?size=100`, token: victim.token });
  const attempts: Readonly<Record<string, Attempt>> = {
    'reads it': { path: notebook, token },
    'replaces it': { method: 'PUT', path: notebook, token, body: { title: 'taken' } },
    'takes it': { method: 'PATCH', path: notebook, token, body: { userId: Number(id) }, headers: PATCH },
    'deletes it': { method: 'DELETE', path: notebook, token },
  };
  return [
    ...(await tryAll(target, attempts, 404)),
    {
      what: 'gives one away',
      held: !list.text.includes('Given'),
      answer: `${given.status} ${list.text.slice(0, 200)}`,
    },
    {
      what: 'signs as somebody else',
      held: (JSON.parse(text) as { createdBy: number }).createdBy === Number(id),
      answer: text,
    },
    trial('the owner reads it', await send(target, { path: notebook, token: victim.token }), 200),
  ];
}

/** What is tried where people sign in by the table of `account-tables/journal.sql`. */
export const ACCOUNT_TABLE_ATTACKS: readonly TableAttack[] = [
  CROWD,
  { title: 'people sign in by the hashes they have', run: people },
  { title: 'what is no hash', run: otherHashes },
  { title: 'people whom the table shuts out', run: shutOut },
  { title: 'the records of the table', run: records },
  { title: 'what administrators do with them', run: administrators },
  { title: 'new accounts', run: registrations },
  { title: 'records that belong to accounts', run: owners },
];
