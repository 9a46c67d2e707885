import type { TryoutCallRequest, TryoutCalls, TryoutReply } from '@backsmith/contract';
import { fieldsOf } from '@backsmith/text';
import { callBackend } from './call-backend.ts';
import type { HttpFile } from './http-file.ts';

/** Calls of one backend, as the administrator it begins with where it is guarded. */
export type Session = {
  readonly caller: TryoutCalls['caller'];
  readonly send: (call: TryoutCallRequest) => Promise<TryoutReply>;
};

const REFUSED = 401;

/**
 * Signs in as the project's own file of requests does, where it does, and again whenever the token has run out. The token never
 * leaves this process.
 *
 * @throws Error with the answer where the administrator is refused
 */
export async function openSession(url: string, { requests }: HttpFile): Promise<Session> {
  const request = requests.find(({ title }) => title.startsWith('Sign in'));
  const field = request?.kept[0]?.field;
  if (request?.body === undefined || field === undefined)
    return { caller: null, send: (call) => callBackend(url, call, undefined) };
  const { path, body } = request;
  const signIn = async (): Promise<string> => {
    const reply = await callBackend(url, { method: 'POST', path, body }, undefined);
    const token = reply.status === 200 ? fieldsOf(JSON.parse(reply.body))[field] : undefined;
    if (typeof token !== 'string') throw new Error(`The administrator is refused: ${reply.status} ${reply.body}`);
    return token;
  };
  let token = await signIn();
  return {
    caller: { name: nameIn(body), signIn: { path, body, token: field } },
    send: async (call) => {
      const reply = await callBackend(url, call, token);
      if (reply.status !== REFUSED) return reply;
      token = await signIn();
      return callBackend(url, call, token);
    },
  };
}

/** By what somebody signs in. */
function nameIn(body: string): string {
  const [name] = Object.values(fieldsOf(JSON.parse(body)));
  return typeof name === 'string' ? name : 'an administrator';
}
