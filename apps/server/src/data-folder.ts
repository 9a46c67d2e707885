import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf } from '@backsmith/text';
import type { Config } from './config.ts';
import { layoutOf } from './db/embedded/layout.ts';
import { canEnter, chooseUser } from './db/embedded/run-as.ts';

/** Where everything is kept, and why it is not where it was expected. */
export type DataFolder = { readonly folder: string; readonly notice?: string };

/** Where root keeps what programs save between runs (Filesystem Hierarchy Standard, /var/lib). */
const SYSTEM_FOLDER = '/var/lib/backsmith';

/**
 * Chooses the data folder. As root the embedded PostgreSQL runs under another user, who cannot reach a clone below a closed
 * home; then a folder of the system takes its place, always the same one for the same clone, and the notice says so. A folder
 * the user chose is never replaced: opening it fails with advice.
 *
 * @throws Error when it cannot be written to.
 */
export function chooseDataFolder(
  options: Pick<Config, 'dataFolder' | 'dataFolderWasChosen' | 'databaseUrl' | 'databaseUser'>,
  systemFolder = SYSTEM_FOLDER,
): DataFolder {
  const wanted = options.dataFolder;
  makeWritable(wanted);
  if (options.dataFolderWasChosen || options.databaseUrl !== undefined) return { folder: wanted };
  const user = chooseUser(layoutOf(wanted).cluster, options.databaseUser);
  if (!user || canEnter(user, wanted)) return { folder: wanted };
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const folder = path.join(systemFolder, name);
  makeWritable(folder);
  const notice =
    `Data is kept in ${folder}: started as root, the database runs under the user ${user.name}, ` +
    `who cannot reach ${wanted}. Set BACKSMITH_DATA to choose another folder.`;
  return { folder, notice };
}

/** Now, as the first archive would find out hours later. @throws Error that says what to do. */
function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = String(fieldsOf(error)['code'] ?? error);
    const advice = 'Give the user of this process the right to, or choose another folder with BACKSMITH_DATA.';
    throw new Error(`The data folder ${folder} cannot be written to (${code}). ${advice}`, { cause: error });
  }
}
