import { setTimeout as pause } from 'node:timers/promises';
import type { GenerationEvent } from '@backsmith/contract';
import { clientOf, hasUnused, pay, register } from './client.ts';
import { type Fleet, isOfGoneServer } from './fleet.ts';

/** What a customer saw. */
export type Seen = {
  /** The accounts that were made for it. */
  readonly tokens: string[];
  /** Generations whose end was told. */
  ended: number;
  /** Streams that broke before their end, and were found again at another server or lost before they began. */
  broken: number;
};

/** What a customer looks at a zip before beginning again: a machine that only generates restarts no server. Milliseconds. */
const REST = 500;

/** The history of payments shows the latest 200; with fewer of one account none is out of sight. */
const MOST_OF_ONE = 100;

/** Pays, generates, follows the stream to its end wherever it is told, and begins again, until told to stop. */
export async function keepBuilding(fleet: Fleet, schema: string, isOver: () => boolean): Promise<Seen> {
  const seen: Seen = { tokens: [], ended: 0, broken: 0 };
  for (let turn = 0; !isOver(); turn += 1) {
    if (turn % MOST_OF_ONE === 0) seen.tokens.push(await fleet.ask(register));
    const token = seen.tokens.at(-1) ?? '';
    // A payment whose answer was lost on the way is used first.
    if (!(await fleet.ask((address) => hasUnused(address, token)))) {
      await fleet.ask((address) => pay(address, token));
    }
    const begun = await begin(fleet, token, schema, seen);
    if (begun !== undefined) await follow(fleet, token, begun, seen);
    await pause(REST);
  }
  return seen;
}

/** @returns the project; undefined where the connection broke before it was told: then the lists say what became of it. */
async function begin(fleet: Fleet, token: string, schema: string, seen: Seen): Promise<string | undefined> {
  return fleet.ask(async (address) => {
    try {
      for await (const { projectId } of clientOf(address, token).generate(schema)) return projectId;
    } catch (error) {
      if (!isOfGoneServer(error)) throw error;
      seen.broken += 1;
    }
    return undefined;
  });
}

async function follow(fleet: Fleet, token: string, projectId: string, seen: Seen): Promise<void> {
  for (;;) {
    const last = await fleet.ask((address) => lastLine(clientOf(address, token).events(projectId), seen));
    if (last.completed !== true && last.error === undefined) continue;
    seen.ended += 1;
    return;
  }
}

/** The last line that came before the stream ended or broke. */
async function lastLine(lines: AsyncGenerator<GenerationEvent, undefined>, seen: Seen): Promise<GenerationEvent> {
  let last: GenerationEvent = {};
  try {
    for await (last of lines);
  } catch (error) {
    if (!isOfGoneServer(error)) throw error;
    seen.broken += 1;
  }
  return last;
}
