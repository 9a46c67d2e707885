import type { Readable } from 'node:stream';

/** Keeps finished archives. Keys are made by the server: segments of letters, digits, `.`, `_` and `-`, separated by `/`. */
export type ArchiveStorage = {
  /** Stores the bytes whole or not at all; an existing object is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such object. @param part the bytes that are wanted of it; they lie within it. */
  get(key: string, part?: ArchivePart): Promise<StoredArchive | undefined>;
  /** Does nothing when there is no such object. */
  remove(key: string): Promise<void>;
};

/** First and last byte, both included. */
export type ArchivePart = { readonly first: number; readonly last: number };

/** The size is that of the whole object. */
export type StoredArchive = { readonly size: number; readonly stream: Readable };

/** @throws Error for a key that could leave the storage; keys come from our own code, so this is a defect. */
export function checkKey(key: string): string {
  const good = key.split('/').every((segment) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(segment));
  if (!good) throw new Error(`not a storage key: ${key}`);
  return key;
}
