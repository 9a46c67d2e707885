import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Generation } from '@backsmith/engine';
import type { Role } from '@backsmith/options';
import { fieldsOf } from '@backsmith/text';
import { LONGEST_ANSWER, noAnswerTo } from './http-calls.ts';

export type Credentials = { readonly email: string; readonly password: string };

/** The administrator whom a backend is told to begin with; the one its own requests.http signs in. */
export const ADMINISTRATOR: Credentials = { email: 'admin@example.com', password: 'only-for-development' };

/** What nobody reaches by calling. */
const UNLIMITED = '1000000000';

/** A key tokens are signed with, as its owner would make it. */
export function signingKey(bits = 2048): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The environment a guarded backend starts in, where people register, and whoever tests it says where calls come from. */
export function guardSettings(mails: string, key = signingKey()): Readonly<Record<string, string>> {
  return { ...closedSettings(mails, key), REGISTRATION: 'true', TRUSTED_PROXIES: '127.0.0.0/8, ::1/128' };
}

/** The same where nobody has opened anything: with a key, an administrator, and a folder for its mails. */
export function closedSettings(mails: string, key = signingKey()): Readonly<Record<string, string>> {
  return {
    JWT_SIGNING_KEY: key,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    APP_MAIL_FOLDER: mails,
  };
}

/** Settings of a backend that anybody may call as often as they like. */
export const WITHOUT_LIMITS = {
  APP_LIMITS_PERADDRESS: UNLIMITED,
  APP_LIMITS_PERUSER: UNLIMITED,
  APP_LIMITS_SIGNINSPERADDRESS: UNLIMITED,
} as const;

/** The tables a backend keeps its accounts, its audit and its promises to other services in. */
export function ownTablesOf({ system }: Pick<Generation, 'system'>): readonly string[] {
  return system.services.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      switch (part.name) {
        case 'accounts':
          return Object.values(part.tables);
        case 'audit':
        case 'promises':
          return [part.table];
        default:
          return [];
      }
    }),
  );
}

/** The least role that reads the records of each path. */
export function readersOf({ system }: Pick<Generation, 'system'>): ReadonlyMap<string, Role> {
  const rules = system.services.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.name === 'security' ? part.rules : [])),
  );
  return new Map(rules.map(({ path, read }) => [path, read]));
}

let callers = 0;

/**
 * Sends JSON to a call under `/auth`, each time from another address: how often one may try is not what these tests are about.
 *
 * @throws NoAnswer that names the call
 */
export function postAuth(url: string, call: string, body: unknown): Promise<Response> {
  callers += 1;
  const from = `198.19.${Math.floor(callers / 250) % 250}.${(callers % 250) + 1}`;
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(LONGEST_ANSWER) };
  return fetch(`${url}/auth/${call}`, request).catch(noAnswerTo(`POST /auth/${call}`, LONGEST_ANSWER));
}

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

/** Signs somebody in. @throws Error with the answer when they are refused */
export async function signIn(url: string, credentials: Credentials): Promise<Tokens> {
  const response = await postAuth(url, 'login', credentials);
  if (!response.ok) throw new Error(`${credentials.email} is refused: ${response.status} ${await response.text()}`);
  const { accessToken, refreshToken } = fieldsOf(await response.json());
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string')
    throw new Error(`${credentials.email} is signed in without tokens`);
  return { accessToken, refreshToken };
}

/** The code of the last mail to somebody. */
export async function mailedCode(mails: string, to: string): Promise<string> {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const texts = filesIn(mails).map((file) => readFileSync(join(mails, file), 'utf8'));
    // A line may be folded behind an equals sign. A mail still being written ends amid the code, so more must follow it.
    const plain = texts.map((text) => text.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '='));
    const code = /with this code: (\S+)\s+\S/u.exec(plain.findLast((text) => text.includes(to)) ?? '')?.[1];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail for ${to}`);
}

/** In the order they were written. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const times = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs] as const);
  return times.toSorted(([, a], [, b]) => a - b).map(([name]) => name);
}

/**
 * Registers somebody, confirms their address by the mail they get, and answers how they sign in.
 *
 * @param profile what the user's own table of accounts asks for besides
 */
export async function register(
  url: string,
  mails: string,
  email: string,
  profile: Readonly<Record<string, unknown>> = {},
): Promise<Credentials> {
  const credentials = { email, password: 'correct horse battery' };
  const registered = await postAuth(url, 'register', { ...credentials, ...profile });
  if (registered.status !== 202) throw new Error(`register: ${registered.status} ${await registered.text()}`);
  const verified = await postAuth(url, 'verify-email', { token: await mailedCode(mails, email) });
  if (verified.status !== 204) throw new Error(`verify: ${verified.status} ${await verified.text()}`);
  return credentials;
}

/** An administrator gives somebody their only role. @throws Error with the answer when that is refused */
export async function giveRole(url: string, token: string, email: string, role: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const answer: unknown = await (await fetch(`${url}/auth/accounts`, { headers })).json();
  const accounts = Array.isArray(answer) ? answer.map(fieldsOf) : [];
  const found = accounts.find((one) => one['email'] === email)?.['id'];
  const id = typeof found === 'string' || typeof found === 'number' ? found : '';
  const body = JSON.stringify({ roles: [role] });
  const response = await fetch(`${url}/auth/accounts/${id}/roles`, { method: 'PUT', headers, body });
  if (response.status !== 200) throw new Error(`roles of ${email}: ${response.status} ${await response.text()}`);
}
