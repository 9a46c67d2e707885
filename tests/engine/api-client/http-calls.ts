export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body, or nothing where there is none. */
  readonly body: unknown;
};

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** JSON text, so that no digit of a number is lost. */
  readonly body?: string;
  readonly ifMatch?: string | null;
};

function parse(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/** Calls of a booted backend, counted, with every answer that was not the expected one. */
export class HttpCalls {
  readonly #url: string;
  #count = 0;
  readonly failures: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  get count(): number {
    return this.#count;
  }

  async send({ method, path, body, ifMatch }: Call): Promise<Answer> {
    this.#count++;
    const response = await fetch(new URL(path, this.#url), {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(typeof ifMatch === 'string' ? { 'If-Match': ifMatch } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, text, body: isJson ? parse(text) : undefined };
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
    this.failures.push(`${call.method} ${call.path}${sent}: ${why}`);
  }
}
