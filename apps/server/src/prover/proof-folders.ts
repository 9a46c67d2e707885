import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '../db/database.ts';
import { findLiving } from '../projects/abandoned-store.ts';

/** The folder that proofs have theirs in, below the one of the server's data. */
const NAME = 'proofs';

/** Makes the folder of one proof, called by the process that runs it. It is read by other users in a sandbox. */
export function makeProofFolder(dataFolder: string, instance: number): string {
  const all = path.join(dataFolder, NAME);
  mkdirSync(all, { recursive: true, mode: 0o755 });
  const folder = mkdtempSync(path.join(all, `${instance}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes the folder of a proof, with all it has left there. */
export function removeProofFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Removes what proofs of processes have left that are gone: killed, they could not. */
export async function sweepProofFolders(db: Db, dataFolder: string): Promise<void> {
  const all = path.join(dataFolder, NAME);
  const names = existsSync(all) ? readdirSync(all) : [];
  if (names.length === 0) return;
  const living = await findLiving(db);
  for (const name of names) {
    if (!living.has(Number(/^\d+(?=-)/.exec(name)?.[0]))) removeProofFolder(path.join(all, name));
  }
}
