import type { Schema } from '@backsmith/schema';
import type { Migration } from './project.ts';

/**
 * Writes tables a part brings along as migrations of the store.
 *
 * @param file the name of the migration: `V2__audit`
 * @param standing a table among them that the user's schema makes: they refer to it, and it is not written
 */
export type WriteTables = (added: Schema, file: string, standing?: string) => readonly Migration[];
