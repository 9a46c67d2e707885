import { signIn } from '@backsmith/prover';
import { send, type Attempt, type Target } from './target.ts';

/** Makes a record and answers its path. @throws Error where that is refused */
export async function make(target: Target, token: string, path: string, body: unknown): Promise<string> {
  const answer = await send(target, { method: 'POST', path, token, body });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  const location = answer.headers['location'];
  return new URL(typeof location === 'string' ? location : '', target.url).pathname;
}

/** The key a path ends with, as it is written there. */
export function keyOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}

/** Somebody with an account, who works for a tenant. */
export type Member = { readonly token: string; readonly account: string };

/** Somebody new with one role, who belongs to one tenant. */
export async function memberOf(target: Target, tenant: number, role: 'USER' | 'ADMIN'): Promise<Member> {
  const token = target.administrator.accessToken;
  const credentials = await target.newcomer();
  const { text } = await send(target, { path: `/auth/accounts?after=${credentials.email.slice(0, -1)}`, token });
  const found = JSON.parse(text) as readonly { readonly id: string; readonly email: string }[];
  const account = found.find(({ email }) => email === credentials.email)?.id ?? '';
  const path = `/auth/accounts/${account}`;
  const calls: readonly Attempt[] = [
    { method: 'PUT', path: `${path}/roles`, token, body: { roles: [role] } },
    { method: 'PUT', path: `${path}/tenant`, token, body: { tenant: String(tenant) } },
  ];
  for (const call of calls) {
    const answer = await send(target, call);
    if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${answer.text}`);
  }
  return { account, token: (await signIn(target.url, credentials)).accessToken };
}
