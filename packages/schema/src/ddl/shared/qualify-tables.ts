import { edited } from '../../read/queries/edited.ts';
import { readQuery } from '../../read/queries/read-query.ts';
import { identifier, type IdentifierRules } from './identifiers.ts';

/**
 * A query whose tables are called by the database they are in, as a statement that is run in another database must call them.
 * What is called so already, is a query of its own or is named by WITH stays as it is.
 */
export function qualifyTables(rules: IdentifierRules, sql: string, database: string): string {
  const { tokens, queries, named } = readQuery(sql, 'mysql');
  const own = new Set(['dual', ...named.map(({ text }) => text.toLowerCase())]);
  const edits = queries
    .flatMap(({ sources }) => sources)
    .filter(({ path = [] }) => path.length === 1 && !path.some(({ text }) => own.has(text.toLowerCase())))
    .map(({ token }) => ({
      ...{ from: token, token },
      text: `${identifier(rules, database)}.${tokens.textOf(token)}`,
    }));
  return edited(tokens, edits);
}
