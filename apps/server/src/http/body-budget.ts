import { LIMITS, MESSAGES } from '@backsmith/contract';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusal.ts';

/** How many bytes of bodies a process holds at one time: in all, and for one caller. */
export type BodyLimits = { readonly inAll: number; readonly ofOne: number };

const MEGABYTE = 1024 * 1024;

/** A body takes about five times its bytes until it is stored, so this bounds the memory uploads can take to half a gigabyte. */
export const BODY_LIMITS: BodyLimits = { inAll: 96 * MEGABYTE, ofOne: 48 * MEGABYTE };

/** Seconds until it is worth trying again: uploads take about that long. */
const WAIT = 5;

/** The bytes of bodies that are being read or worked on. Small ones are not counted: nobody is signed out by uploads of others. */
export type BodyBudget = {
  /** Counts bytes that have arrived. @throws Refusal UNAVAILABLE when too many are in flight. */
  add(request: IncomingMessage, who: string, bytes: number): void;
  /** The body is not held any more. Called without harm for a request that was never counted. */
  release(request: IncomingMessage): void;
  /** What is held at this moment. */
  readonly held: () => number;
};

type Held = { readonly who: string; seen: number; counted: number };

export function bodyBudget(limits: BodyLimits = BODY_LIMITS): BodyBudget {
  const requests = new Map<IncomingMessage, Held>();
  const callers = new Map<string, number>();
  let inAll = 0;
  const count = (held: Held, bytes: number) => {
    held.counted += bytes;
    inAll += bytes;
    const ofOne = (callers.get(held.who) ?? 0) + bytes;
    if (ofOne > 0) callers.set(held.who, ofOne);
    else callers.delete(held.who);
    return ofOne;
  };
  return {
    add: (request, who, bytes) => {
      const held = requests.get(request) ?? { who, seen: 0, counted: 0 };
      requests.set(request, held);
      held.seen += bytes;
      const ofOne = count(held, Math.max(0, held.seen - LIMITS.request.maxBytes) - held.counted);
      if (inAll > limits.inAll || ofOne > limits.ofOne) {
        throw new Refusal('UNAVAILABLE', MESSAGES.tooBusy, { retryAfter: WAIT });
      }
    },
    release: (request) => {
      const held = requests.get(request);
      requests.delete(request);
      if (held) count(held, -held.counted);
    },
    held: () => inAll,
  };
}
