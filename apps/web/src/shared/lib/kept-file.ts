/**
 * A file that a visitor gave before signing in. It survives sign-in, sign-up and a reload in the browser's own database,
 * never leaves the machine from here, and is forgotten at logout or when the generator takes it.
 */
const DATABASE = 'kept';
const STORE = 'files';
const KEY = 'schema';

/** Keeps the file; an earlier one is replaced. @throws where the browser refuses storage */
export async function keepFile(file: File): Promise<void> {
  await inStore('readwrite', (files) => files.put(file, KEY));
}

/** The kept file, or null. */
export async function keptFile(): Promise<File | null> {
  try {
    const found: unknown = await inStore('readonly', (files) => files.get(KEY));
    return found instanceof File ? found : null;
  } catch (cause) {
    console.info('The browser keeps no files here.', cause);
    return null;
  }
}

/** Forgets the kept file. */
export async function forgetKeptFile(): Promise<void> {
  try {
    await inStore('readwrite', (files) => files.delete(KEY));
  } catch (cause) {
    console.info('The browser keeps no files here.', cause);
  }
}

async function inStore<T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return settled(opening);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused its database.'));
  });
}
