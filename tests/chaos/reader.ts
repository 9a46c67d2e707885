import { setTimeout as pause } from 'node:timers/promises';
import { MESSAGES, PATHS, type Failure } from '@backsmith/contract';
import { expect } from 'vitest';
import { register } from './client.ts';
import type { Fleet } from './fleet.ts';

/** What somebody saw who looks at pages of one server all the time. */
export type Read = {
  /** Calls that were answered. */
  answered: number;
  /** Calls that were told to come back. */
  unavailable: number;
  /** The longest time without an answer, from the first call that was told so. Milliseconds. */
  longestGap: number;
};

const REST = 50;

/** What a server may say that has no database, or no room. */
const AWAY = { message: MESSAGES.network, error: { code: 'UNAVAILABLE', retryAfter: 5 } } as const;
const FULL = { message: MESSAGES.diskFull, error: { code: 'DISK_FULL', retryAfter: 60 } } as const;

/**
 * Looks at the projects and the account again and again, at one server, which must answer as long as it lives: what was asked for,
 * or 503 with the words that the site shows.
 *
 * @param turn says which server.
 */
export async function keepReading(fleet: Fleet, turn: number, isOver: () => boolean): Promise<Read> {
  const servers = fleet.servers();
  const address = servers[turn % servers.length]?.address ?? '';
  const authorization = `Bearer ${await fleet.ask(register)}`;
  const read: Read = { answered: 0, unavailable: 0, longestGap: 0 };
  let since: number | undefined;
  for (let call = 0; !isOver(); call += 1) {
    const asked = performance.now();
    const url = address + (call % 2 === 0 ? PATHS.me : PATHS.projects);
    const answer = await fetch(url, { headers: { authorization } });
    const body = (await answer.json()) as Failure;
    if (answer.ok) {
      read.answered += 1;
      read.longestGap = Math.max(read.longestGap, since === undefined ? 0 : performance.now() - since);
      since = undefined;
    } else {
      const said = body.error.code === 'DISK_FULL' ? FULL : AWAY;
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, String(said.error.retryAfter)]);
      expect(body).toMatchObject(said);
      read.unavailable += 1;
      since ??= asked;
    }
    await pause(REST);
  }
  return read;
}
