import type { Schema, Table } from '@backsmith/schema';
import { Findings } from '../../../findings.ts';
import type { History } from '../../../model/history.ts';
import type { Migration } from '../../../model/project.ts';
import type { DocumentFacts } from '../../../model/write-tables.ts';
import { indexTables, keyOf } from '../../../tables/lookup.ts';
import { plainDrafts } from '../documents/plain-drafts.ts';
import { ANY_CASE, designIndexes, type DesignedIndex } from './indexes.ts';
import type { JsonObject } from './json.ts';
import { changeText, makingCommands } from './write-changes.ts';

/**
 * Leaves out of what a part brings along what a database in use has, and puts the rest behind all that is there.
 *
 * @param history what was generated before; nothing for a new database
 */
export function laterChanges(changes: readonly Migration[], history: History | undefined): readonly Migration[] {
  if (history === undefined) return changes;
  return changes.flatMap((change) => {
    const [, number = '', words = ''] = /^V(\d+)(__.*)$/u.exec(change.path) ?? [];
    const isThere = history.migrations.some(({ path }) => path.endsWith(words));
    return isThere ? [] : [{ ...change, path: `V${history.next + Number(number) - 1}${words}` }];
  });
}

/** Gives way to the change that fills lookup tables, which has the number behind the collections. */
export function behindRows(changes: readonly Migration[], hasRows: boolean): readonly Migration[] {
  if (!hasRows) return changes;
  return changes.map((change) => {
    const [, number = '', words = ''] = /^V(\d+)(__.*)$/u.exec(change.path) ?? [];
    return { ...change, path: `V${Number(number) + 1}${words}` };
  });
}

/**
 * Writes tables that a part keeps for itself as a change that makes their collections. Their names are those of no collection of
 * the user's.
 *
 * @param file what the change is called: `V2__accounts`
 * @param facts which documents end by themselves, and what they are found by besides
 */
export function partChanges(
  added: Schema,
  file: string,
  _standing?: string,
  facts: DocumentFacts = {},
): readonly Migration[] {
  const lookup = indexTables(added);
  const columnsOf = plainDrafts(added);
  const findings = new Findings(added.files);
  const collections = added.tables.map((table) => {
    const columns = columnsOf(table);
    const key = table.primaryKey;
    const foreign = lookup.outgoing.get(keyOf(table)) ?? [];
    const end = facts.ending?.[table.name];
    const indexes = designIndexes({ table, key, columns, foreign, end }, findings);
    return { name: table.name, table, columns, key, indexes: [...indexes, ...foundIndex(table, facts)] };
  });
  return [{ path: `${file}.json`, sql: changeText([...makingCommands(collections, [], ''), ...anyCaseIndex(facts)]) }];
}

/** The index by which texts are found whatever their case: queries name the same collation. */
function anyCaseIndex({ anyCase }: DocumentFacts): readonly JsonObject[] {
  if (anyCase === undefined) return [];
  const { collection, field, index, unique } = anyCase;
  const spec = { key: { [field]: 1 }, name: index, collation: ANY_CASE, ...(unique ? { unique } : {}) };
  return [{ createIndexes: collection, indexes: [spec] }];
}

/** The index no table has: of what lies within a field. */
function foundIndex(table: Table, { found = {} }: DocumentFacts): readonly DesignedIndex[] {
  const path = found[table.name];
  if (path === undefined) return [];
  const name = `${path.replaceAll('.', '_')}_idx`;
  return [{ name, spec: { key: { [path]: 1 }, name } }];
}
