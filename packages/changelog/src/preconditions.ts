import type { Dialect } from '@backsmith/sql';
import { attribute, listOf, type ChangeNode } from './change-node.ts';
import { isFor } from './dbms.ts';
import type { MadeObjects } from './made-objects.ts';

/** What conditions ask about: the database, and what changes have made so far. */
export type Known = { readonly dialect: Dialect; readonly made: MadeObjects };

/**
 * Whether conditions hold for a database that begins empty (Liquibase: Preconditions); undefined where only a running database
 * could tell.
 */
export function holds(node: ChangeNode, known: Known): boolean | undefined {
  const of = (name: string): string | undefined => attribute(node, name);
  const { made } = known;
  switch (node.name) {
    case 'preConditions':
    case 'and':
      return all(node.children.map((child) => holds(child, known)));
    case 'or':
      return opposite(all(node.children.map((child) => opposite(holds(child, known)))));
    case 'not':
      return opposite(all(node.children.map((child) => holds(child, known))));
    case 'dbms':
      return isFor(known.dialect, of('type'));
    case 'tableExists':
      return made.hasTable(of('tableName'));
    case 'columnExists':
      return listOf(of('columnName')).every((column) => made.hasColumn(of('tableName'), column));
    case 'viewExists':
      return made.hasNamed(of('viewName'));
    case 'sequenceExists':
      return made.hasNamed(of('sequenceName'));
    case 'foreignKeyConstraintExists':
      return of('foreignKeyName') === undefined ? undefined : made.hasNamed(of('foreignKeyName'));
    case 'indexExists':
      return of('indexName') === undefined ? undefined : made.hasNamed(of('indexName'));
    case 'sqlCheck':
      return isCount(node) ? of('expectedResult')?.trim() === '0' : undefined;
    default:
      return undefined;
  }
}

/** Rows of a table of the schema are counted: an empty database has none. What catalogues hold is not known. */
function isCount(node: ChangeNode): boolean {
  const text = node.text.trim() === '' ? (attribute(node, 'sql') ?? '') : node.text;
  return /^\s*select\s+count\s*\(/i.test(text) && !/information_schema|pg_|user_|all_|sys\./i.test(text);
}

function all(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function opposite(answer: boolean | undefined): boolean | undefined {
  return answer === undefined ? undefined : !answer;
}
