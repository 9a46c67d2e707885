import { fieldsOf } from '@backsmith/text';
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
  const items = Array.isArray(body) ? body : fieldsOf(body)['items'];
  return Array.isArray(items) ? items.map(fieldsOf) : [];
}

/** An answer that takes longer than this is none. Milliseconds. */
export const LONGEST_ANSWER = 60_000;

/** What was called so far and what came of it: of one caller, or of all who call the same backend. */
export class CallLog {
  #count = 0;
  readonly #failures: string[] = [];
  readonly #unanswered: string[] = [];
  #isClosed = false;

  get count(): number {
    return this.#count;
  }

  /** Every answer that was not the expected one, and every call without one. */
  get failures(): readonly string[] {
    return this.#failures;
  }

  /** The calls nobody answered, as `POST /loaves`. */
  get unanswered(): readonly string[] {
    return this.#unanswered;
  }

  noteCall(): void {
    if (!this.#isClosed) this.#count += 1;
  }

  noteFailure(what: string): void {
    if (!this.#isClosed) this.#failures.push(what);
  }

  noteUnanswered(call: string, what: string): void {
    if (!this.#isClosed) this.#unanswered.push(call);
    this.noteFailure(what);
  }

  /** What is seen from now on says nothing of the backend, which is being ended. */
  close(): void {
    this.#isClosed = true;
  }
}

/** A call nobody answered: what became of it is not known. */
export class NoAnswer extends Error {}

/**
 * Waits for the whole of an answer.
 *
 * @param call as people read it
 * @throws NoAnswer that names the call
 */
export async function answerTo(
  call: string,
  url: string | URL,
  init: RequestInit = {},
  limit = LONGEST_ANSWER,
): Promise<{ readonly response: Response; readonly text: string }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limit) });
    return { response, text: await response.text() };
  } catch (error) {
    return noAnswerTo(call, limit)(error);
  }
}

/** Names the call that has no answer. @throws NoAnswer always */
export function noAnswerTo(call: string, limit: number): (cause: unknown) => never {
  return (cause) => {
    const within = cause instanceof Error && cause.name === 'TimeoutError' ? ` within ${limit / 1000} s` : '';
    throw new NoAnswer(`${call}: no answer${within}`, { cause });
  };
}

/** Calls of a booted backend, counted, with every answer that was not the expected one. */
export class HttpCalls {
  readonly #url: string;
  readonly #token: string | undefined;
  readonly log: CallLog;

  /** Whether a refusal names the fields it is about: backends with a handler of exceptions do. */
  readonly namesFields: boolean;

  /**
   * @param token what each call carries, where calls need one
   * @param log where calls and failures are noted, which others may share
   */
  constructor(url: string, token?: string, namesFields = true, log = new CallLog()) {
    this.#url = url;
    this.#token = token;
    this.namesFields = namesFields;
    this.log = log;
  }

  get count(): number {
    return this.log.count;
  }

  get failures(): readonly string[] {
    return this.log.failures;
  }

  /** @throws NoAnswer that names the call, which is noted as a failure */
  async send(call: Call): Promise<Answer> {
    this.log.noteCall();
    const name = `${call.method} ${call.path}`;
    const { response, text } = await answerTo(name, new URL(call.path, this.#url), this.#requestOf(call)).catch(
      (error: unknown) => {
        this.log.noteUnanswered(name, error instanceof Error ? error.message : name);
        throw error;
      },
    );
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? this.#parse(call, text) : undefined,
    };
  }

  #requestOf({ method, body, mediaType = 'application/json', ifMatch, ifNoneMatch }: Call): RequestInit {
    return {
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
    };
  }

  #parse(call: Call, text: string): unknown {
    if (text === '') return undefined;
    try {
      return JSON.parse(text);
    } catch {
      this.fail(call, `answered with what is no JSON: ${text.slice(0, 400)}`);
      return undefined;
    }
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
    this.log.noteFailure(`${call.method} ${call.path}${sent}: ${why}`);
  }
}
