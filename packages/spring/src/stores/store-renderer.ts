import type { Blueprint, Store } from '@backsmith/blueprint';
import type { FileTree, JavaFragment, MarkdownText } from '@backsmith/render';
import type { KeptParts } from './kept-parts.ts';

/** A service whose records one kind of store keeps. */
export type ServiceOn<S extends Store> = Blueprint & { readonly store: S };

/** How the code of one kind of store is written. */
export type StoreRenderer<S extends Store> = {
  /** The classes that keep records, the filters they read, and what tests need of them. */
  readonly contributors: readonly ((service: ServiceOn<S>, files: FileTree) => void)[];
  /** The methods of the handler that answer what the store refuses, or cannot do just now. */
  readonly handlers: (service: ServiceOn<S>) => readonly JavaFragment[];
  /** What it says in the parts that guard a service, and writes for them. */
  readonly parts: (service: ServiceOn<S>) => KeptParts;
  /** What the README says about running the service on it. */
  readonly notes: (service: ServiceOn<S>) => readonly string[];
  /** What brings a database along whose shape is changed by hand, within a sentence. */
  readonly migrationNote: (service: ServiceOn<S>) => MarkdownText;
};
