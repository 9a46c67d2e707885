import type { NamedSource } from '@backsmith/schema';

/** What a schema is read from: one file's bytes, or the files of a migration folder. */
export type Source = Uint8Array | readonly NamedSource[];
