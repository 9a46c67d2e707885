import type { JsonRecord } from './made.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body, or nothing where there is none. */
  readonly body: unknown;
};

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** JSON text, so that no digit of a number is lost. */
  readonly body?: string;
  /** What the body is, where it is not plain JSON. */
  readonly mediaType?: string;
  readonly ifMatch?: string | null;
  /** The version the client has already. */
  readonly ifNoneMatch?: string;
};

/** The records of a list: an array, or the items of a page. */
export function itemsOf({ body }: Answer): readonly JsonRecord[] {
  if (Array.isArray(body)) return body as readonly JsonRecord[];
  const items = (body as { readonly items?: unknown } | undefined)?.items;
  return Array.isArray(items) ? (items as readonly JsonRecord[]) : [];
}

/** An answer that takes longer than this is none. Milliseconds. */
const LONGEST_ANSWER = 60_000;

function parse(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/** Calls of a booted backend, counted, with every answer that was not the expected one. */
export class HttpCalls {
  readonly #url: string;
  readonly #token: string | undefined;
  #count = 0;
  readonly failures: string[] = [];

  /** Whether a refusal names the fields it is about: backends with a handler of exceptions do. */
  readonly namesFields: boolean;

  readonly #onFailure: ((what: string) => void) | undefined;

  /**
   * @param token what each call carries, where calls need one
   * @param onFailure told of each failure when it is seen
   */
  constructor(url: string, token?: string, namesFields = true, onFailure?: (what: string) => void) {
    this.#url = url;
    this.#token = token;
    this.namesFields = namesFields;
    this.#onFailure = onFailure;
  }

  get count(): number {
    return this.#count;
  }

  /** @throws Error that names the call, where there was no answer */
  async send(call: Call): Promise<Answer> {
    this.#count++;
    const { response, text } = await this.#answerTo(call).catch((error: unknown) => {
      const limit = error instanceof Error && error.name === 'TimeoutError' ? ` within ${LONGEST_ANSWER / 1000} s` : '';
      throw new Error(`${call.method} ${call.path}: no answer${limit}`, { cause: error });
    });
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, text, body: isJson ? parse(text) : undefined };
  }

  async #answerTo({
    method,
    path,
    body,
    mediaType = 'application/json',
    ifMatch,
    ifNoneMatch,
  }: Call): Promise<{ response: Response; text: string }> {
    const response = await fetch(new URL(path, this.#url), {
      method,
      headers: {
        // Metrics are text; all else is JSON where both are to be had.
        Accept: 'application/json, text/plain;q=0.5',
        ...(this.#token === undefined ? {} : { Authorization: `Bearer ${this.#token}` }),
        ...(body === undefined ? {} : { 'Content-Type': mediaType }),
        ...(typeof ifMatch === 'string' ? { 'If-Match': ifMatch } : {}),
        ...(ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(LONGEST_ANSWER),
    });
    return { response, text: await response.text() };
  }

  /** Sends a call and notes a failure when the status is another one than wanted. */
  async expect(status: number, call: Call): Promise<Answer> {
    const answer = await this.send(call);
    if (answer.status !== status)
      this.fail(call, `${answer.status} instead of ${status}: ${answer.text.slice(0, 400)}`);
    return answer;
  }

  fail(call: Call, why: string): void {
    const sent = call.body === undefined ? '' : ` ${call.body.slice(0, 300)}`;
    const what = `${call.method} ${call.path}${sent}: ${why}`;
    this.failures.push(what);
    this.#onFailure?.(what);
  }
}
