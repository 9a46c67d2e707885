import { PRODUCT, PUSH_HOST_NAMES, type PushHost } from '@backsmith/contract';
import { pause } from '../../pause.ts';
import { PushFailure } from '../push-failure.ts';

/** What a host answered: never a redirect, an unknown token, a limit or a failure of its own, which end the push. */
export type HostAnswer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

/** A call of the REST API. All of them may be sent twice: whoever makes something looks afterwards whether it was there. */
export type HostCall = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) => Promise<HostAnswer>;

export type HostCallOptions = {
  readonly host: PushHost;
  readonly api: string;
  readonly token: string;
  readonly signal: AbortSignal;
  readonly patience: Patience;
};

export type Patience = {
  /** How long one answer may take. Milliseconds. */
  readonly answerMs: number;
  /** How long is waited before each further attempt. Milliseconds. */
  readonly waits: readonly number[];
  /** The longest wait a host may ask for; one that is longer ends the push. Seconds. */
  readonly longestWait: number;
};

export const PATIENCE: Patience = { answerMs: 30_000, waits: [1000, 4000, 10_000], longestWait: 20 };

/** What is waited where a host names no time; GitHub says "wait for at least one minute" (REST API, rate limits). Seconds. */
const UNNAMED_WAIT = 60;

/** What each host wants to be told with every call. */
const HEADERS: Readonly<Record<PushHost, Readonly<Record<string, string>>>> = {
  github: { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
  gitlab: { accept: 'application/json' },
};

/**
 * Calls one host with one token. A connection that is lost, an answer that does not come and a failure of the host's are tried
 * again, as is a limit that is over soon.
 *
 * @throws PushFailure where that does not help, the token is not known, or the host sends on to another address
 */
export function callHost({ host: kind, api, token, signal, patience }: HostCallOptions): HostCall {
  const { host } = new URL(api);
  const name = PUSH_HOST_NAMES[kind];
  return async (method, path, body) => {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await once(method, path, body).catch((error: unknown) => lossOf(error, host, signal));
      if ('body' in outcome) return settled(outcome, host, name);
      const wait = outcome.waitMs ?? patience.waits[attempt];
      if (attempt >= patience.waits.length || wait === undefined || wait > patience.longestWait * 1000) {
        throw new PushFailure(outcome.reason);
      }
      await pause(wait, signal);
      signal.throwIfAborted();
    }
  };

  async function once(method: string, path: string, body: object | undefined): Promise<HostAnswer | Loss> {
    const answer = await fetch(api + path, {
      method,
      // The token is for this host alone.
      redirect: 'manual',
      headers: {
        ...HEADERS[kind],
        authorization: `Bearer ${token}`,
        'user-agent': PRODUCT.slug,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience.answerMs)]),
    });
    // What is shown of an answer never holds the token, whatever stands on the way.
    const said = jsonOf((await answer.text()).replaceAll(token, '…'));
    if (answer.status >= 500) return { reason: `${host} answers ${answer.status}. ${GOES_ON}` };
    const seconds = limitOf(answer.status, answer.headers, said);
    if (seconds === undefined) return { status: answer.status, body: said, headers: answer.headers };
    return { waitMs: seconds * 1000, reason: limitSentence(seconds, name) };
  }
}

/** Why an attempt came to nothing, and when the next is worth it, where the host said so. */
type Loss = { readonly reason: string; readonly waitMs?: number };

const GOES_ON = 'Push again later: it goes on where it stopped.';

function settled(answer: HostAnswer, host: string, name: string): HostAnswer {
  if (answer.status === 401) {
    throw new PushFailure(
      `${name} does not know this token: it is mistyped, expired or was taken back. Make a new one and push again.`,
      'token',
    );
  }
  if (answer.status >= 300 && answer.status < 400) {
    throw new PushFailure(
      `${host} says that the repository has moved or was renamed. Type the name it has now.`,
      'repository',
    );
  }
  return answer;
}

/** @throws the reason of the signal, where the push was ended from here. */
function lossOf(error: unknown, host: string, signal: AbortSignal): Loss {
  signal.throwIfAborted();
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return { reason: `${host} ${isLate ? 'does not answer in time' : 'cannot be reached'}. ${GOES_ON}` };
}

/** Seconds to wait, where an answer says that there were too many calls (GitHub: REST API, "Rate limits"; GitLab: "Rate limits"). */
function limitOf(status: number, headers: Headers, body: unknown): number | undefined {
  if (status !== 429 && status !== 403) return undefined;
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  if (after >= 0) return after;
  if (headers.get('x-ratelimit-remaining') === '0') {
    const reset = Number(headers.get('x-ratelimit-reset'));
    return Math.max(1, Math.ceil(reset - Date.now() / 1000));
  }
  return status === 429 || /rate limit/i.test(JSON.stringify({ body })) ? UNNAMED_WAIT : undefined;
}

function limitSentence(seconds: number, name: string): string {
  const minutes = Math.ceil(seconds / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${name} asks for a pause: too many calls were made with this account. Push again in ${when}: it goes on where it stopped.`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined; // An answer without a body, or a page of a proxy.
    throw error;
  }
}

/** How much of a host's own words is shown. */
const LONGEST_QUOTE = 200;

/** A host's own words, on one line. */
export function quoted(said: string): string {
  const line = said.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
