import type { Position } from '@backsmith/text';

/** An identifier as written, without its quotes. */
export type Name = { readonly text: string; readonly quoted: boolean };

/** A name with the namespace before it, where one is written; databases before that are left out. */
export type QualifiedName = Position & {
  readonly qualifier?: Name;
  readonly name: Name;
  /** The namespace is one that only the running script knows, such as that of each tenant. */
  readonly inUnknown?: true;
};
