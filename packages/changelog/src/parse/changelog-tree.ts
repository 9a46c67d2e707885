import type { ChangeNode } from '../change-node.ts';

/** A changelog as it is written, or what is wrong with its file. */
export type ChangelogTree =
  | { readonly kind: 'changelog'; readonly parts: readonly ChangeNode[] }
  | { readonly kind: 'damaged'; readonly line: number; readonly column: number; readonly message: string };
