import { send, trial, tryAll, type Attack, type Attempt, type Target, type Trial } from './target.ts';

/** One path in spellings that might pass a rule and reach the call all the same. */
const SPELLINGS = [
  ...['/auth/accounts/', '//auth/accounts', '/auth//accounts', '/auth/./accounts', '/./auth/accounts'],
  ...['/auth/%61ccounts', '/%61uth/accounts', '/auth%2faccounts', '/auth%252faccounts', '/AUTH/accounts'],
  ...['/auth/accounts;x=1', '/auth;x=1/accounts', '/;/auth/accounts', '/auth/me/../accounts', '/auth/me/..;/accounts'],
  ...['/auth/me/%2e%2e/accounts', '/auth/accounts.json', '/auth/accounts%00', '/auth/accounts%20', '/auth/accounts%0a'],
  ...[
    '/auth\\accounts',
    '/auth/login/../accounts',
    '/actuator/health/../../auth/accounts',
    '/auth/accounts?',
    '/auth/accounts#x',
  ],
  ...['/v3/api-docs/../../auth/accounts', '/v3/api-docs/..;/..;/auth/accounts', '/swagger-ui/%2e%2e/auth/accounts'],
];

const DISGUISES = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'X-Original-Method'];

/** Whoever is let in sees e-mail addresses. */
function isKeptBack(text: string): boolean {
  return !text.includes('@example.com');
}

async function spellings(target: Target): Promise<readonly Trial[]> {
  const callers = { nobody: undefined, 'a user': target.user.accessToken };
  const trials: Trial[] = [];
  for (const [who, token] of Object.entries(callers)) {
    for (const path of SPELLINGS) {
      const answer = await send(target, { path, ...(token === undefined ? {} : { token }) });
      const isHeld = answer.status >= 400 && answer.status < 500 && isKeptBack(answer.text);
      trials.push({ what: `${path} as ${who}`, held: isHeld, answer: `${answer.status} ${answer.text.slice(0, 200)}` });
    }
  }
  return trials;
}

function redirected(target: Target): Readonly<Record<string, Attempt>> {
  const { accessToken: token } = target.user;
  const headers = ['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Prefix', 'X-Forwarded-Path'];
  return Object.fromEntries(headers.map((name) => [name, { path: '/', token, headers: { [name]: '/auth/accounts' } }]));
}

function verbs({ user, path }: Target): Readonly<Record<string, Attempt>> {
  const token = user.accessToken;
  const disguised = DISGUISES.flatMap((name) =>
    ['GET', 'POST', 'DELETE'].map(
      (verb) =>
        [`POST as ${verb} by ${name}`, { method: 'POST', path, token, body: {}, headers: { [name]: verb } }] as const,
    ),
  );
  const strange = ['TRACE', 'OPTIONS', 'PROPFIND', 'JEFF', 'GETS'].map(
    (method) => [`the verb ${method}`, { method, path, token }] as const,
  );
  return {
    ...Object.fromEntries([...disguised, ...strange]),
    'POST with _method': { method: 'POST', path: `${path}?_method=GET`, token, body: {} },
    DELETE: { method: 'DELETE', path: `${path}/1`, token },
    PUT: { method: 'PUT', path: `${path}/1`, token, body: {} },
    PATCH: { method: 'PATCH', path: `${path}/1`, token, body: {} },
    'roles of their own': { method: 'PUT', path: '/auth/accounts/me/roles', token, body: { roles: ['ADMIN'] } },
  };
}

/** What nobody but administrators may see of the service itself. */
async function operations(target: Target): Promise<readonly Trial[]> {
  const names = ['', '/env', '/heapdump', '/beans', '/loggers', '/prometheus', '/metrics', '/shutdown', '/flyway'];
  const paths = names.map((name) => `/actuator${name}`);
  return [
    ...(await tryAll(target, Object.fromEntries(paths.map((path) => [`${path} as nobody`, { path }])), 401)),
    ...(await tryAll(
      target,
      Object.fromEntries(paths.map((path) => [`${path} as a user`, { path, token: target.user.accessToken }])),
      403,
    )),
    ...(await tryAll(target, { 'health in detail': { path: '/actuator/health/db' } }, 404)),
  ];
}

/** No page of somebody else's is let in by a browser. */
async function origins(target: Target): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const origin of ['https://attacker.example', 'null', 'http://localhost:8080.attacker.example', 'file://']) {
    for (const [method, path] of [
      ['OPTIONS', '/auth/login'],
      ['OPTIONS', target.path],
      ['POST', '/auth/login'],
    ] as const) {
      const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      const answer = await send(target, { method, path, headers, ...(method === 'POST' ? { body: {} } : {}) });
      const allowed = answer.headers['access-control-allow-origin'];
      trials.push({ ...trial(`${method} ${path} from ${origin}`, answer, 403), held: allowed === undefined });
    }
  }
  return trials;
}

/** Refusals say nothing of how the service is made. */
async function talk(target: Target): Promise<readonly Trial[]> {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const attempts: Readonly<Record<string, Attempt>> = {
    'JSON that is none': { method: 'POST', path: '/auth/login', body: '{"email":' },
    'JSON nested deeply': { method: 'POST', path: '/auth/login', body: `{"email":${deep}}` },
    'a type for a type': {
      method: 'POST',
      path: '/auth/login',
      body: { email: { '@type': 'java.lang.Runtime' }, password: 1 },
    },
    'a role that is none': {
      ...{ method: 'PUT', path: '/auth/accounts/1/roles', body: { roles: ['ROOT'] } },
      token: target.administrator.accessToken,
    },
    'an address that is none': { path: `${target.path}/%ff%fe`, token: target.user.accessToken },
    'a sort that is a query': { path: `${target.path}?sort=id;drop%20table%20x`, token: target.user.accessToken },
    'a number that is none': { path: '/auth/audit?before=1%20or%201=1', token: target.administrator.accessToken },
    'a broken token': { path: target.path, token: 'a.b.c' },
  };
  const trials: Trial[] = [];
  for (const [what, attempt] of Object.entries(attempts)) {
    const answer = await send(target, attempt);
    const tells = /\bat (?:java|org|com)\.|Exception|org\.spring|com\.acme|SQLState|hibernate/u.test(answer.text);
    const isRefused = answer.status >= 400 && answer.status < 500;
    trials.push({ what, held: isRefused && !tells, answer: `${answer.status} ${answer.text.slice(0, 300)}` });
  }
  return trials;
}

/** Attacks on which call is made, and by whom. */
export const CALL_ATTACKS: readonly Attack[] = [
  { title: 'a path in another spelling', run: spellings },
  { title: 'a path in a header', run: (target) => tryAll(target, redirected(target), 403) },
  { title: 'another verb', run: (target) => tryAll(target, verbs(target), 400, 403, 405, 501) },
  { title: 'the inside of the service', run: operations },
  { title: 'pages of others in a browser', run: origins },
  { title: 'refusals that tell too much', run: talk },
];
