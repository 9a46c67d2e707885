import type { Schema } from '@backsmith/schema';

/** What a database refused of a script: the statement's beginning, where its client shows it, and the server's words. */
export type Refusal = { readonly statement: string; readonly reason: string };

const CREATED = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w.$"`]+)/i;

/**
 * The Schema without the tables whose CREATE TABLE the server refused in the source itself, as there is nothing to compare
 * them with, and without the foreign keys to them and the views over them.
 */
export function withoutRefused(schema: Schema, refusals: readonly Refusal[]): Schema {
  const refused = new Set(refusals.flatMap(({ statement }) => lastName(CREATED.exec(statement)?.[1]) ?? []));
  const isKept = (name: string): boolean => !refused.has(name.toLowerCase());
  return {
    ...schema,
    tables: schema.tables.filter(({ name }) => isKept(name)),
    foreignKeys: schema.foreignKeys.filter(({ table, refTable }) => isKept(table) && isKept(refTable)),
    views: schema.views.filter(({ definition }) => definition.toLowerCase().split(/\W+/).every(isKept)),
  };
}

function lastName(written: string | undefined): string | undefined {
  return written?.replace(/["`]/g, '').split('.').at(-1)?.toLowerCase();
}

/** The extensions that a script asks for and the server does not have, by what it says when it refuses them. */
export function missingExtensions(reasons: readonly string[]): readonly string[] {
  return reasons.flatMap((reason) => /extension "([^"]+)" is not available/.exec(reason)?.[1] ?? []);
}
