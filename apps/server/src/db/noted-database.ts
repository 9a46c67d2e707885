import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskFullCode } from '../disk/disk-full.ts';

const FILE = 'database.json';

/**
 * Leaves word in the data folder which database its server uses, without the password: a command beside it that is told only the
 * folder would otherwise make one of its own, and its accounts would be nobody's.
 *
 * @param databaseUrl undefined: the embedded one, which needs no word.
 * @returns false where the disk has no room for it.
 */
export function noteDatabase(folder: string, databaseUrl: string | undefined): boolean {
  const file = path.join(folder, FILE);
  if (databaseUrl === undefined) {
    rmSync(file, { force: true });
    return true;
  }
  const database = withoutSecrets(databaseUrl);
  if (notedDatabase(folder) === database) return true;
  try {
    writeFileSync(file, `${JSON.stringify({ database })}\n`, { mode: 0o600 });
    return true;
  } catch (error) {
    // Keeps nobody from starting. Half a word, or that of another database, does not stay.
    if (diskFullCode(error) === undefined) throw error;
    rmSync(file, { force: true });
    return false;
  }
}

/** The database that the server of a folder used last; undefined for the embedded one, and where no server was started. */
export function notedDatabase(folder: string): string | undefined {
  try {
    const noted: unknown = JSON.parse(readFileSync(path.join(folder, FILE), 'utf8'));
    const database: unknown = typeof noted === 'object' && noted !== null ? Reflect.get(noted, 'database') : undefined;
    return typeof database === 'string' ? database : undefined;
  } catch {
    return undefined; // No such file, or none of ours.
  }
}

function withoutSecrets(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  url.search = '';
  return url.href;
}
