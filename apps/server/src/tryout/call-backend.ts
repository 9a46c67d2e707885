import { LIMITS, type TryoutCallRequest, type TryoutReply } from '@backsmith/contract';

/** An answer that takes longer than this is none. Milliseconds. */
export const LONGEST_ANSWER = 30_000;

/** What of an answer's head says something to whoever calls an API. */
const SHOWN = ['content-type', 'location', 'etag', 'retry-after', 'link', 'allow'];

const { maxAnswer, maxPath } = LIMITS.tryout;

/** Sends a call to a backend, and nowhere else. @throws TypeError, or DOMException in time, where it does not answer. */
export async function callBackend(
  url: string,
  { method, path, body }: TryoutCallRequest,
  token: string | undefined,
): Promise<TryoutReply> {
  const address = new URL(url + path);
  // A path such as `@elsewhere/` would name another host.
  if (address.origin !== new URL(url).origin) throw new TypeError(`not a path: ${path}`);
  const began = performance.now();
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: {
      Accept: 'application/json, */*;q=0.5',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === null
        ? {}
        : { 'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json' }),
    },
    ...(body === null ? {} : { body }),
    signal: AbortSignal.timeout(LONGEST_ANSWER),
  });
  const { text, isCut } = await readText(response);
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - began),
    headers: SHOWN.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [{ name, value: value.replaceAll(url, '').slice(0, maxPath) }];
    }),
    body: text,
    isCut,
  };
}

/** The beginning of a body, of which the rest is not read. */
async function readText(response: Response): Promise<{ readonly text: string; readonly isCut: boolean }> {
  const decoder = new TextDecoder();
  let text = '';
  const coming: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? [];
  for await (const piece of coming) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > maxAnswer) return { text: text.slice(0, maxAnswer).toWellFormed(), isCut: true };
  }
  return { text: text + decoder.decode(), isCut: false };
}
