import { setTimeout as sleep } from 'node:timers/promises';
import { CLIENTS, TICKETS, call, type Answer } from './desk.ts';

/** A call that came to its end: what it was, when it was sent, how long it took, and what it was answered or why it was not. */
export type Ended = {
  readonly kind: CallKind;
  readonly sentAt: number;
  readonly ms: number;
  readonly answer?: Answer;
  readonly failure?: string;
};

/** What is called again and again, and the service it leads to. */
export const CALL_KINDS = {
  'list clients': 'clients-service',
  'make client': 'clients-service',
  'list tickets': 'tickets-service',
  'make ticket': 'tickets-service',
  'read account': 'auth-service',
} as const;
export type CallKind = keyof typeof CALL_KINDS;

const KINDS = Object.keys(CALL_KINDS) as readonly CallKind[];

/** Whether a call was answered as it is where nothing is wrong. */
export function isWell({ kind, answer }: Ended): boolean {
  return answer?.status === (kind.startsWith('make') ? 201 : 200);
}

/** Whether a call was told that a service is away, by a problem document with a code. */
export function isToldAway({ answer }: Ended): boolean {
  return (
    answer?.status === 503 &&
    answer.type.startsWith('application/problem+json') &&
    typeof answer.json?.['code'] === 'string'
  );
}

/** Several callers who call everything in turn, through the gateway, until they are stopped. */
export class Load {
  readonly ended: Ended[] = [];
  readonly #gateway: string;
  readonly #token: string;
  readonly #client: string;
  readonly #callers: readonly Promise<void>[];
  #isOver = false;

  /**
   * @param client the key of a client whom tickets are made for
   * @param withinMs no call may take longer
   */
  constructor(gateway: string, token: string, client: string, callers: number, withinMs: number) {
    this.#gateway = gateway;
    this.#token = token;
    this.#client = client;
    this.#callers = Array.from({ length: callers }, (_, at) => this.#goOn(at, withinMs));
  }

  /** Those sent at this time or later that have ended. */
  since(time: number): readonly Ended[] {
    return this.ended.filter(({ sentAt }) => sentAt >= time);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#callers);
  }

  async #goOn(first: number, withinMs: number): Promise<void> {
    for (let at = first; !this.#isOver; at += 1) {
      const kind = KINDS[at % KINDS.length] ?? 'list clients';
      const sentAt = performance.now();
      try {
        const answer = await this.#send(kind, withinMs);
        this.ended.push({ kind, sentAt, ms: performance.now() - sentAt, answer });
      } catch (error) {
        const failure = error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error);
        this.ended.push({ kind, sentAt, ms: performance.now() - sentAt, failure });
      }
      await sleep(20);
    }
  }

  #send(kind: CallKind, withinMs: number): Promise<Answer> {
    const send = (method: string, path: string, body?: unknown) =>
      call(this.#gateway, method, path, this.#token, body, withinMs);
    switch (kind) {
      case 'list clients':
        return send('GET', `${CLIENTS}?size=1`);
      case 'make client':
        return send('POST', CLIENTS, { name: 'Under load' });
      case 'list tickets':
        return send('GET', `${TICKETS}?clientId=${this.#client}&size=1`);
      case 'make ticket':
        return send('POST', TICKETS, { clientId: this.#client, title: 'Under load' });
      case 'read account':
        return send('GET', '/auth/me');
    }
  }
}
