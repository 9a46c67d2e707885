import type { ClosingStack } from './closing-stack.ts';
import type { Config } from './config.ts';
import { atMostEvery } from './db/at-most-every.ts';
import { outlast } from './db/outlast.ts';
import { openWaitingDoor, type WaitingDoor } from './waiting-door.ts';

/** How a start does what takes a database: again and again, until there is one. */
export type Patience = {
  /** Does a part of the start. @throws what the work throws when it is no matter of a database that is away. */
  outlast<T>(work: () => Promise<T>): Promise<T>;
  /** Fires when the start is not wanted any more. */
  readonly signal: AbortSignal;
  /** Ends the answers meanwhile. @returns where the server listens, which is where people were answered until now. */
  end(): Promise<Pick<Config, 'host' | 'port' | 'portWasChosen'>>;
};

/** Why is said again after so long, as it may be another reason. Milliseconds. */
const SAY_EVERY = 60_000;

/**
 * Waits for a database that is not there yet, as after a power cut that took both machines, and answers calls 503 meanwhile.
 * What the operator must mend, such as a wrong password, ends the start.
 *
 * @param signal ends the waiting.
 */
export function startPatience(
  config: Config,
  signal: AbortSignal,
  closing: ClosingStack,
  print: (line: string) => void,
): Patience {
  let door: WaitingDoor | undefined;
  let hasEnded = false;
  const say = atMostEvery(SAY_EVERY, (error: unknown) => {
    const where = door === undefined ? '' : ` at ${door.address}`;
    print(`Waiting for the database (${reasonOf(error)}). Calls${where} are answered 503 meanwhile.`);
  });
  const close = async () => {
    const open = door;
    door = undefined;
    await open?.close();
  };
  closing.add(close);
  return {
    signal,
    outlast: (work) =>
      outlast(work, signal, async (error) => {
        // Once the server itself listens it answers the same.
        if (!hasEnded) door ??= await openWaitingDoor(config, print);
        say(error);
      }),
    end: async () => {
      const address = door?.address;
      hasEnded = true;
      await close();
      if (address === undefined) return config;
      return { host: config.host, port: Number(new URL(address).port), portWasChosen: true };
    },
  };
}

/** In the words of whoever knows it first: the query builder and the migrations only pass on what they were told. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
