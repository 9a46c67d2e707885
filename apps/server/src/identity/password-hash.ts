import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// argon2id (the library's default) with the first parameters OWASP names: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export function passwordMatches(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password);
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real comparison and never matches: for accounts that do not exist. */
export async function compareWithNothing(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(32).toString('base64url'));
  await passwordMatches(password, await decoy);
  return false;
}
