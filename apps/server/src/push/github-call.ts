import { pause } from '../pause.ts';
import { USER_AGENT } from './github-host.ts';
import { PushFailure } from './push-failure.ts';

/** What GitHub answered: never a redirect, an unknown token, a limit or a failure of its own, which end the push. */
export type GitHubAnswer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

/** A call of the REST API. All of them may be sent twice: whoever makes something looks afterwards whether it was there. */
export type GitHubCall = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
) => Promise<GitHubAnswer>;

export type GitHubCallOptions = {
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
  /** The longest wait GitHub may ask for; one that is longer ends the push. Seconds. */
  readonly longestWait: number;
};

export const PATIENCE: Patience = { answerMs: 30_000, waits: [1000, 4000, 10_000], longestWait: 20 };

/** What GitHub says to wait where it names no time: "wait for at least one minute" (REST API, rate limits). Seconds. */
const UNNAMED_WAIT = 60;

/**
 * Calls one GitHub with one token. A connection that is lost, an answer that does not come and a failure of the host's are tried
 * again, as is a limit that is over soon.
 *
 * @throws PushFailure where that does not help, the token is not known, or the host sends on to another address
 */
export function gitHubCall({ api, token, signal, patience }: GitHubCallOptions): GitHubCall {
  const host = new URL(api).host;
  return async (method, path, body) => {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await once(method, path, body).catch((error: unknown) => lossOf(error, host, signal));
      if ('body' in outcome) return settled(outcome, host);
      const wait = outcome.waitMs ?? patience.waits[attempt];
      if (attempt >= patience.waits.length || wait === undefined || wait > patience.longestWait * 1000) {
        throw new PushFailure(outcome.reason);
      }
      await pause(wait, signal);
      signal.throwIfAborted();
    }
  };

  async function once(method: string, path: string, body: object | undefined): Promise<GitHubAnswer | Loss> {
    const answer = await fetch(api + path, {
      method,
      // The token is for this host alone.
      redirect: 'manual',
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': USER_AGENT,
        'x-github-api-version': '2022-11-28',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience.answerMs)]),
    });
    // What is shown of an answer never holds the token, whatever stands on the way.
    const said = jsonOf((await answer.text()).replaceAll(token, '…'));
    if (answer.status >= 500) return { reason: `${host} answers ${answer.status}. ${GOES_ON}` };
    const seconds = limitOf(answer.status, answer.headers, messageOf(said));
    if (seconds === undefined) return { status: answer.status, body: said, headers: answer.headers };
    return { waitMs: seconds * 1000, reason: limitSentence(seconds) };
  }
}

/** Why an attempt came to nothing, and when the next is worth it, where the host said so. */
type Loss = { readonly reason: string; readonly waitMs?: number };

const GOES_ON = 'Push again later: it goes on where it stopped.';

function settled(answer: GitHubAnswer, host: string): GitHubAnswer {
  if (answer.status === 401) {
    throw new PushFailure('GitHub does not know this token: it is mistyped, expired or was taken back.', 'token');
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

/** Seconds to wait, where an answer says that there were too many calls (REST API, "Rate limits"). */
function limitOf(status: number, headers: Headers, message: string): number | undefined {
  if (status !== 429 && status !== 403) return undefined;
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  if (after >= 0) return after;
  if (headers.get('x-ratelimit-remaining') === '0') {
    const reset = Number(headers.get('x-ratelimit-reset'));
    return Math.max(1, Math.ceil(reset - Date.now() / 1000));
  }
  return status === 429 || /rate limit/i.test(message) ? UNNAMED_WAIT : undefined;
}

function limitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `GitHub asks for a pause: too many calls were made with this account. Push again in ${when}: it goes on where it stopped.`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined; // An answer without a body, or a page of a proxy.
    throw error;
  }
}

/** What GitHub says against a call: a message, and a list of reasons. */
export function messageOf(body: unknown): string {
  const errors = fieldOf(body, 'errors');
  const reasons = (Array.isArray(errors) ? errors : []).map((error) =>
    typeof error === 'string' ? error : textOf(error, 'message'),
  );
  return [textOf(body, 'message'), ...reasons].filter((text) => text !== '').join(' ');
}

function textOf(value: unknown, name: string): string {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found : '';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
