import type { Readable } from 'node:stream';

/** Keeps finished archives. Keys are made by the server: segments of letters, digits, `.`, `_` and `-`, separated by `/`. */
export type ArchiveStorage = {
  /** Stores the bytes whole or not at all; an existing object is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<StoredArchive | undefined>;
  /** Does nothing when there is no such object. */
  remove(key: string): Promise<void>;
};

export type StoredArchive = { readonly size: number; readonly stream: Readable };

/** @throws Error for a key that could leave the storage; keys come from our own code, so this is a defect. */
export function checkKey(key: string): string {
  const good = key.split('/').every((segment) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(segment));
  if (!good) throw new Error(`not a storage key: ${key}`);
  return key;
}
