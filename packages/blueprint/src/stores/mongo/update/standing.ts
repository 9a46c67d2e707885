import { fieldsOf } from '@backsmith/text';
import type { Migration } from '../../../model/project.ts';
import { migrationNumber } from '../../../model/migration-number.ts';
import { isJsonObject, type Json, type JsonObject } from '../changes/json.ts';

/** A collection as the changes that have run left it. */
export type StandingCollection = {
  readonly validator: Json;
  /** The indexes by their names. */
  readonly indexes: ReadonlyMap<string, JsonObject>;
};

/** The collections of a database in use, by their names. */
export type Standing = ReadonlyMap<string, StandingCollection>;

/**
 * The collections that changes lead to in an empty database: their commands are data, so nothing of them is guessed.
 *
 * @returns nothing where one of the files is no change
 */
export function standingCollections(changes: readonly Migration[]): Standing | undefined {
  const standing = new Map<string, StandingCollection>();
  const inOrder = changes.toSorted(
    (one, other) => (migrationNumber(one.path) ?? 0) - (migrationNumber(other.path) ?? 0),
  );
  for (const { sql } of inOrder) {
    const commands = commandsOf(sql);
    if (commands === undefined) return undefined;
    for (const command of commands) apply(command, standing);
  }
  return standing;
}

function commandsOf(text: string): readonly JsonObject[] | undefined {
  try {
    const { commands } = fieldsOf(JSON.parse(text));
    return Array.isArray(commands) && commands.every(isJsonObject) ? commands : undefined;
  } catch {
    return undefined; // A file somebody broke: the caller says so.
  }
}

const EMPTY: StandingCollection = { validator: {}, indexes: new Map() };

function apply(command: JsonObject, standing: Map<string, StandingCollection>): void {
  const made = command['create'] ?? command['collMod'];
  const { createIndexes, dropIndexes, renameCollection, indexes, index, to } = command;
  if (typeof made === 'string') {
    const before = standing.get(made) ?? EMPTY;
    standing.set(made, { ...before, validator: command['validator'] ?? before.validator });
  } else if (typeof createIndexes === 'string' && Array.isArray(indexes)) {
    const added = indexes.filter(isJsonObject).map((spec) => [nameOf(spec), spec] as const);
    const before = standing.get(createIndexes) ?? EMPTY;
    standing.set(createIndexes, { ...before, indexes: new Map([...before.indexes, ...added]) });
  } else if (typeof dropIndexes === 'string' && typeof index === 'string') {
    const before = standing.get(dropIndexes) ?? EMPTY;
    const left = [...before.indexes].filter(([name]) => name !== index);
    standing.set(dropIndexes, { ...before, indexes: new Map(left) });
  } else if (typeof renameCollection === 'string' && typeof to === 'string') {
    standing.set(to, standing.get(renameCollection) ?? EMPTY);
    standing.delete(renameCollection);
  }
}

function nameOf({ name }: JsonObject): string {
  return typeof name === 'string' ? name : '';
}
