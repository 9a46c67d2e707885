import type { Schema } from '@backsmith/schema';
import type { Migration } from './project.ts';

/** What a store of documents knows of a part's tables that tables do not say. */
export type DocumentFacts = {
  /** The columns that say when a document ends by itself, by their tables. */
  readonly ending?: Readonly<Record<string, string>>;
  /** Where values lie that documents are found by, within what a column holds, by their tables. */
  readonly found?: Readonly<Record<string, string>>;
  /** A field of the user's whose texts are found whatever their case, what its index is called, and whether each is there once. */
  readonly anyCase?: {
    readonly collection: string;
    readonly field: string;
    readonly index: string;
    readonly unique: boolean;
  };
};

/**
 * Writes tables a part brings along as migrations of the store.
 *
 * @param file the name of the migration: `V2__audit`
 * @param standing a table among them that the user's schema makes: they refer to it, and it is not written
 * @param facts heard by stores of documents
 */
export type WriteTables = (
  added: Schema,
  file: string,
  standing?: string,
  facts?: DocumentFacts,
) => readonly Migration[];
