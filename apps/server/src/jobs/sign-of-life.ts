import { randomInt } from 'node:crypto';
import type { ConnectionOptions } from '../db/database.ts';
import { keepConnection } from '../db/keep-connection.ts';

/** The class of the advisory locks that processes hold while they live; any number nothing else uses. */
export const LIFE_LOCK = 731_420;

/** Proof that this process lives, readable by the others. */
export type SignOfLife = {
  /** The lock's number; goes into what the process claims. */
  readonly instance: number;
  /** False for some seconds after a gap: the others may be on their way back as well, and look dead until then. */
  readonly isSettled: () => boolean;
  readonly close: () => Promise<void>;
};

/** Longer than the longest pause between two tries to connect. Milliseconds. */
const SETTLING = 5000;

/** Takes an advisory lock that the database frees the moment this process dies. */
export async function giveSignOfLife(connection: ConnectionOptions): Promise<SignOfLife> {
  const instance = randomInt(1, 2 ** 31);
  const lock = async (client: { query(text: string, values: readonly number[]): Promise<unknown> }) => {
    await client.query('select pg_advisory_lock($1, $2)', [LIFE_LOCK, instance]);
  };
  const session = await keepConnection(connection, lock, () => undefined);
  return { instance, isSettled: () => session.steadyFor() > SETTLING, close: session.close };
}
