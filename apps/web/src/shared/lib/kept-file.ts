import { forgetIn, inKept, readKept } from './kept-database.ts';
import { isAnothers, noteOwner } from './kept-owner.ts';

/**
 * A file that a visitor gave before signing in. It survives sign-in, sign-up and a reload in the browser's own database,
 * never leaves the machine from here, and is forgotten at logout or when the generator takes it.
 */
const KEY = 'schema';

/** Keeps the file; an earlier one is replaced. @param owner null: nobody is signed in @throws where the browser refuses storage */
export async function keepFile(file: File, owner: string | null = null): Promise<void> {
  noteOwner('file', owner);
  await inKept('files', 'readwrite', (files) => files.put(file, KEY));
}

/** The kept file, or null. */
export async function keptFile(): Promise<File | null> {
  const found = await readKept('files', KEY);
  return found instanceof File ? found : null;
}

/** The kept file, where this owner may see it; null otherwise. @param owner null: nobody is signed in */
export async function keptFileOf(owner: string | null): Promise<File | null> {
  return isAnothers('file', owner) ? null : await keptFile();
}

/** Forgets the kept file. */
export async function forgetKeptFile(): Promise<void> {
  await forgetIn('files', KEY);
}
