import type { Schema, Table } from '@backsmith/schema';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { draftColumns } from '../../../drafts/draft-columns.ts';
import { typeContexts } from './type-contexts.ts';

/** Drafts the columns of tables by their types alone, whatever they are for. @returns a function for the tables of the schema */
export function plainDrafts(schema: Schema): (table: Table) => readonly ColumnDraft[] {
  const typeContext = typeContexts(schema);
  return (table) =>
    draftColumns(table, new Set(), {
      roleOf: () => 'plain',
      typeContext,
      isLarge: () => false,
      enumOf: () => undefined,
      isMade: () => true,
    });
}
