import type { Schema, Table } from '@backsmith/schema';
import { draftColumns } from '../../../drafts/draft-columns.ts';
import { Findings } from '../../../findings.ts';
import type { Migration } from '../../../model/project.ts';
import type { DocumentFacts } from '../../../model/write-tables.ts';
import { indexTables, keyOf } from '../../../tables/lookup.ts';
import { typeContexts } from '../documents/type-contexts.ts';
import { storedPath } from '../stored-names.ts';
import { designIndexes, type DesignedIndex } from './indexes.ts';
import type { JsonObject } from './json.ts';
import { writeChanges } from './write-changes.ts';

/** Compares letters and accents, and no case. */
const ANY_CASE = { locale: 'en', strength: 2 };

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
  const typeContext = typeContexts(added);
  const findings = new Findings(added.files);
  const collections = added.tables.map((table) => {
    const columns = draftColumns(table, new Set(), {
      roleOf: () => 'plain',
      typeContext,
      isLarge: () => false,
      enumOf: () => undefined,
      isMade: () => true,
    });
    const key = table.primaryKey;
    const foreign = lookup.outgoing.get(keyOf(table)) ?? [];
    const indexes = designIndexes({ table, key, columns, foreign }, findings);
    return { name: table.name, table, columns, key, indexes: [...indexes, ...ownIndexes(table, facts)] };
  });
  return [{ path: `${file}.json`, sql: writeChanges(collections, [], '', anyCaseIndex(facts)) }];
}

/** The index by which texts are found whatever their case: queries name the same collation. */
function anyCaseIndex({ anyCase }: DocumentFacts): readonly JsonObject[] {
  if (anyCase === undefined) return [];
  const { collection, field, index, unique } = anyCase;
  const spec = { key: { [field]: 1 }, name: index, collation: ANY_CASE, ...(unique ? { unique } : {}) };
  return [{ createIndexes: collection, indexes: [spec] }];
}

/** The indexes no table has: the one by which the server removes documents that have ended, and one of what lies within a field. */
function ownIndexes(table: Table, { ending = {}, found = {} }: DocumentFacts): readonly DesignedIndex[] {
  const [end, path] = [ending[table.name], found[table.name]];
  return [
    ...(end === undefined ? [] : [indexOf(storedPath(table.primaryKey, end), 'end', { expireAfterSeconds: 0 })]),
    ...(path === undefined ? [] : [indexOf(path, 'idx', {})]),
  ];
}

function indexOf(path: string, kind: string, more: Readonly<Record<string, number>>): DesignedIndex {
  const name = `${path.replaceAll('.', '_')}_${kind}`;
  return { name, spec: { key: { [path]: 1 }, name, ...more } };
}
