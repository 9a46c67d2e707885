import { keyOf, make, memberOf, type Member } from './people.ts';
import { send, trial, tryAll, type Attack, type Attempt, type Target, type Trial } from './target.ts';

const API = '/api/v1';
const PATCH = { 'Content-Type': 'application/merge-patch+json' };

/** A tenant with its administrator and what it has. */
type Tenant = { readonly id: number; readonly chief: Member; readonly category: number };

/** Somebody's records within a tenant. */
type Records = { readonly journal: string; readonly entry: string; readonly page: string };

let tenants = 0;

async function tenant(target: Target): Promise<Tenant> {
  tenants += 1;
  const name = `Tenant ${tenants}`;
  const id = Number(keyOf(await make(target, target.administrator.accessToken, `${API}/organizations`, { name })));
  const chief = await memberOf(target, id, 'ADMIN');
  const category = await make(target, chief.token, `${API}/categories`, { organizationId: id, name: 'Private' });
  return { id, chief, category: Number(keyOf(category)) };
}

async function recordsOf(target: Target, { id, category }: Tenant, { token }: Member): Promise<Records> {
  const body = { organizationId: id, categoryId: category, title: 'Secret' };
  const journal = await make(target, token, `${API}/journals`, body);
  const entry = await make(target, token, `${API}/entries`, { journalId: keyOf(journal), body: 'secret' });
  const paged = { organizationId: id, entryId: Number(keyOf(entry)), number: 1, body: 'secret' };
  return { journal, entry, page: await make(target, token, `${API}/pages`, paged) };
}

/** A victim with records, and all who must not see them, by what they are. */
async function scene(target: Target) {
  const home = await tenant(target);
  const abroad = await tenant(target);
  const victim = await memberOf(target, home.id, 'USER');
  const strangers: Readonly<Record<string, string>> = {
    'a colleague': (await memberOf(target, home.id, 'USER')).token,
    'somebody of another tenant': (await memberOf(target, abroad.id, 'USER')).token,
    'the administrator of another tenant': abroad.chief.token,
    'somebody without a tenant': target.user.accessToken,
  };
  return { home, abroad, victim, strangers, records: await recordsOf(target, home, victim) };
}

async function single(target: Target): Promise<readonly Trial[]> {
  const { home, strangers, records } = await scene(target);
  const { journal, entry, page } = records;
  const bodies = {
    [journal]: { organizationId: home.id, title: 'taken' },
    [entry]: { journalId: keyOf(journal), body: 'taken' },
    [page]: { organizationId: home.id, entryId: Number(keyOf(entry)), number: 1, body: 'taken' },
  };
  const trials: Trial[] = [];
  for (const [who, token] of Object.entries(strangers)) {
    for (const [path, body] of Object.entries(bodies)) {
      const attempts: Readonly<Record<string, Attempt>> = {
        [`${who} reads ${path}`]: { path, token },
        [`${who} asks for the head of ${path}`]: { method: 'HEAD', path, token },
        [`${who} replaces ${path}`]: { method: 'PUT', path, token, body },
        [`${who} patches ${path}`]: { method: 'PATCH', path, token, body: {}, headers: PATCH },
        [`${who} deletes ${path}`]: { method: 'DELETE', path, token },
      };
      trials.push(...(await tryAll(target, attempts, 404)));
    }
  }
  return trials;
}

async function lists(target: Target): Promise<readonly Trial[]> {
  const { home, victim, strangers, records } = await scene(target);
  const [journal, entry] = [keyOf(records.journal), keyOf(records.entry)];
  const queries = [
    ...['journals?size=100', 'entries?size=100', 'pages?size=100', 'journals?sort=ownerId,desc'],
    ...[`journals?ownerId=${victim.account}`, `journals?organizationId=${home.id}`, 'journals?title=Secret'],
    ...[`journals?categoryId=${home.category}`, `entries?journalId=${journal}`, `pages?entryId=${entry}`],
    ...[`journals/${journal}/entries`, `entries/${entry}/pages`],
  ];
  const trials: Trial[] = [];
  for (const [who, token] of Object.entries(strangers))
    for (const query of queries) {
      const { status, text } = await send(target, { path: `${API}/${query}`, token });
      const isEmpty = status === 200 && (JSON.parse(text) as { totalItems: number }).totalItems === 0;
      const held = isEmpty || [400, 403, 404].includes(status);
      trials.push({ what: `${who} lists ${query}`, held, answer: `${status} ${text.slice(0, 200)}` });
    }
  return trials;
}

/** Records made among somebody else's or moved there, and those of one's own given away. */
async function references(target: Target): Promise<readonly Trial[]> {
  const { home, abroad, victim, records } = await scene(target);
  const trials: Trial[] = [];
  for (const one of [home, abroad]) {
    const member = await memberOf(target, one.id, 'USER');
    const own = await recordsOf(target, one, member);
    const { token } = member;
    const post = (kind: string, body: unknown): Attempt => ({ method: 'POST', path: `${API}/${kind}`, token, body });
    const patch = (path: string, body: unknown): Attempt => ({ method: 'PATCH', path, token, body, headers: PATCH });
    const [journalId, entryId] = [keyOf(records.journal), Number(keyOf(records.entry))];
    const from = one === home ? 'a colleague' : 'somebody of another tenant';
    const attempts: Readonly<Record<string, Attempt>> = {
      'makes an entry there': post('entries', { journalId, body: 'smuggled' }),
      'makes a page there': post('pages', { organizationId: one.id, entryId, number: 2 }),
      'moves an entry there': patch(own.entry, { journalId }),
      'makes a journal in a tenant of others': post('journals', {
        organizationId: abroad.id + home.id - one.id,
        title: 'x',
      }),
      'moves a journal to a tenant of others': patch(own.journal, { organizationId: abroad.id + home.id - one.id }),
      'takes a category of another tenant': patch(own.journal, {
        categoryId: abroad.category + home.category - one.category,
      }),
    };
    const named = Object.entries(attempts).map(([what, attempt]) => [`${from} ${what}`, attempt] as const);
    trials.push(...(await tryAll(target, Object.fromEntries(named), 403, 422)));
    await send(target, patch(own.journal, { ownerId: victim.account, title: 'Given away' }));
    await send(target, post('journals', { organizationId: one.id, title: 'Given away', ownerId: victim.account }));
    const { text } = await send(target, { path: `${API}/journals?size=100`, token: victim.token });
    trials.push({
      what: `${from} gives a journal away`,
      held: !text.includes('Given away'),
      answer: text.slice(0, 200),
    });
  }
  return trials;
}

/** Somebody who changes to another tenant leaves their records behind, as those are that tenant's. */
async function movedAccounts(target: Target): Promise<readonly Trial[]> {
  const { home, abroad, records } = await scene(target);
  const credentials = await target.newcomer();
  const { text } = await send(target, { method: 'POST', path: '/auth/login', body: credentials });
  const nobodys = (JSON.parse(text) as { accessToken: string }).accessToken;
  const body = { organizationId: home.id, title: 'Without a tenant' };
  const journal = { organizationId: abroad.id, title: 'Made elsewhere' };
  return [
    trial(
      'makes a journal without a tenant',
      await send(target, { method: 'POST', path: `${API}/journals`, token: nobodys, body }),
      403,
      422,
    ),
    trial(
      'an administrator of a tenant makes one elsewhere',
      await send(target, { method: 'POST', path: `${API}/journals`, token: home.chief.token, body: journal }),
      403,
      422,
    ),
    ...(await leftBehind(target, home, abroad)),
    trial(
      "another tenant's administrator deletes it",
      await send(target, { method: 'DELETE', path: records.journal, token: abroad.chief.token }),
      404,
    ),
  ];
}

async function leftBehind(target: Target, home: Tenant, abroad: Tenant): Promise<readonly Trial[]> {
  const operator = target.administrator.accessToken;
  const credentials = await target.newcomer();
  const { text: list } = await send(target, {
    path: `/auth/accounts?after=${credentials.email.slice(0, -1)}`,
    token: operator,
  });
  const account = (JSON.parse(list) as readonly { id: string; email: string }[]).find(
    ({ email }) => email === credentials.email,
  );
  const path = `/auth/accounts/${account?.id}/tenant`;
  const signedIn = async (tenantId: number) => {
    await send(target, { method: 'PUT', path, token: operator, body: { tenant: String(tenantId) } });
    const { text } = await send(target, { method: 'POST', path: '/auth/login', body: credentials });
    return (JSON.parse(text) as { accessToken: string }).accessToken;
  };
  const records = await recordsOf(target, home, { token: await signedIn(home.id), account: '' });
  const token = await signedIn(abroad.id);
  return tryAll(
    target,
    Object.fromEntries(
      Object.values(records).map((one) => [`reads ${one}, left behind in another tenant`, { path: one, token }]),
    ),
    404,
  );
}

/** Owners go on with what is theirs; the administrator of their tenant and those of all tenants see it. */
async function people(target: Target): Promise<readonly Trial[]> {
  const { home, victim, records } = await scene(target);
  const readers = {
    'the owner': victim.token,
    'the administrator of the tenant': home.chief.token,
    'an administrator of all tenants': target.administrator.accessToken,
  };
  const trials: Trial[] = [];
  for (const [who, token] of Object.entries(readers))
    for (const path of Object.values(records))
      trials.push(trial(`${who} reads ${path}`, await send(target, { path, token }), 200));
  for (const path of [records.page, records.entry, records.journal])
    trials.push(
      trial(`the owner deletes ${path}`, await send(target, { method: 'DELETE', path, token: victim.token }), 204),
    );
  return trials;
}

/** What colleagues and other tenants try with somebody's records, where both rules are on: the backend of `schemas/journals.sql`. */
export const OWNER_IN_TENANT_ATTACKS: readonly Attack[] = [
  { title: 'records of somebody else', run: single },
  { title: 'lists and filters that would show them', run: lists },
  { title: 'references that lead to them, and records given away', run: references },
  { title: 'people who change their tenant, or have none', run: movedAccounts },
  { title: 'what owners and administrators must still be able to do', run: people },
];
