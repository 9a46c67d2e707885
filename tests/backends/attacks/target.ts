import { type Tokens, mailedCode } from '@backsmith/prover';
import { request } from 'node:http';

/** A request as an attacker writes it: nothing of its path or its headers is put right on the way. */
export type Attempt = {
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text. */
  readonly body?: unknown;
  /** The address it comes from; another one for each request otherwise, so that no limit hides what a rule lets through. */
  readonly from?: string;
};

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
};

/** What was tried, and how it came that it did not work. */
export type Trial = { readonly what: string; readonly held: boolean; readonly answer: string };

export type Attack = { readonly title: string; readonly run: (target: Target) => Promise<readonly Trial[]> };

/** A booted backend with those who have accounts in it. */
export type Target = {
  readonly url: string;
  readonly mails: string;
  /** The key it signs with, which attackers do not have. */
  readonly key: string;
  readonly administrator: Tokens;
  readonly user: Tokens;
  /** A path of its API that users may read and not change. */
  readonly path: string;
  /** Registers somebody new and answers how they sign in. */
  readonly newcomer: () => Promise<{ readonly email: string; readonly password: string }>;
  /** What whoever registers says besides address and password, where that is asked. */
  readonly profile?: () => Readonly<Record<string, unknown>>;
  readonly log: () => string;
};

let address = 0;

/** An address nobody called from yet, as a proxy of the own network tells it. */
function newAddress(): string {
  address += 1;
  return `198.18.${Math.floor(address / 250)}.${(address % 250) + 1}`;
}

/** Sends a request exactly as it is written. */
export function send({ url }: Pick<Target, 'url'>, attempt: Attempt): Promise<Answer> {
  const { method = 'GET', path, token, headers = {}, body, from = newAddress() } = attempt;
  const { hostname, port } = new URL(url);
  const content = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const all = {
    'X-Forwarded-For': from,
    ...(content === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(content);
  });
}

/** A trial that holds where the answer is one of these. */
export function trial(what: string, { status, text }: Answer, ...held: readonly number[]): Trial {
  return { what, held: held.includes(status), answer: `${status} ${text.slice(0, 200)}` };
}

/** Sends all of these and holds each to the answers. */
export async function tryAll(
  target: Target,
  attempts: Readonly<Record<string, Attempt>>,
  ...held: readonly number[]
): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const [what, attempt] of Object.entries(attempts))
    trials.push(trial(what, await send(target, attempt), ...held));
  return trials;
}

/** Signs somebody in, or is refused. */
export function logIn(target: Target, email: string, password: string, from?: string): Promise<Answer> {
  const call = { method: 'POST', path: '/auth/login', body: { email, password } };
  return send(target, from === undefined ? call : { ...call, from });
}

/** Asks for new tokens by an old one. */
export function renew(target: Target, token: string): Promise<Answer> {
  return send(target, { method: 'POST', path: '/auth/refresh', body: { token } });
}

export function tokensOf({ text }: Answer): Tokens {
  return JSON.parse(text) as Tokens;
}

/** Sends JSON to a call of those who are not signed in. */
export function post(target: Target, call: string, body: unknown): Promise<Answer> {
  return send(target, { method: 'POST', path: `/auth/${call}`, body });
}

/** Asks for a mail to somebody who had one before, and answers its code. @throws Error where none comes */
export async function newCode(target: Target, email: string, ask: () => Promise<Answer>): Promise<string> {
  const before = await mailedCode(target.mails, email);
  await ask();
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const code = await mailedCode(target.mails, email);
    if (code !== before) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no other mail for ${email}`);
}
