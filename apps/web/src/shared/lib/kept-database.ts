/** The browser's own database: what is kept there never leaves the machine from here. */
const DATABASE = 'kept';
const VERSION = 2;

/** What it keeps: a file that waits, and the review that was left. */
export type KeptStore = 'files' | 'reviews';

const STORES: readonly KeptStore[] = ['files', 'reviews'];

/** Does one thing in one of the stores. @throws where the browser refuses storage */
export async function inKept<T>(
  store: KeptStore,
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await settled(work(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

/** What is kept under a key, whatever it is; null where nothing is, or the browser refuses storage. */
export async function readKept(store: KeptStore, key: string): Promise<unknown> {
  try {
    return (await inKept<unknown>(store, 'readonly', (entries) => entries.get(key))) ?? null;
  } catch (cause) {
    console.info(`The browser keeps no ${store} here.`, cause);
    return null;
  }
}

/** Forgets what is kept under a key. */
export async function forgetIn(store: KeptStore, key: string): Promise<void> {
  try {
    await inKept(store, 'readwrite', (entries) => entries.delete(key));
  } catch (cause) {
    console.info(`The browser keeps no ${store} here.`, cause);
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    // An earlier release knew the files alone.
    for (const store of STORES) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
  };
  return settled(opening);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused its database.'));
  });
}
