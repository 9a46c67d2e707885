import type { Table } from '@backsmith/schema';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import type { DesignedIndex } from './indexes.ts';
import type { Json, JsonObject } from './json.ts';
import { validatorOf } from './validator.ts';

/** A collection as a change makes it. */
export type MadeCollection = {
  readonly name: string;
  readonly table: Table;
  readonly columns: readonly ColumnDraft[];
  readonly key: readonly string[];
  readonly indexes: readonly DesignedIndex[];
};

/** A counter that does not begin with 1. */
export type MadeCounter = { readonly counter: string; readonly before: string };

/** The commands that make collections with what they need, in the order in which they are given to the database. */
export function makingCommands(
  collections: readonly MadeCollection[],
  counters: readonly MadeCounter[],
  countersCollection: string,
): readonly JsonObject[] {
  return [
    ...collections.flatMap(({ name, table, columns, key, indexes }) => [
      { create: name, validator: validatorOf(table, columns, key) },
      ...(indexes.length === 0 ? [] : [{ createIndexes: name, indexes: indexes.map(({ spec }): Json => spec) }]),
    ]),
    ...(counters.length === 0 ? [] : [{ update: countersCollection, updates: counters.map(counterUpdate) }]),
  ];
}

/** A change as a file. */
export function changeText(commands: readonly JsonObject[]): string {
  return `${JSON.stringify({ commands }, undefined, 2)}\n`;
}

function counterUpdate({ counter, before }: MadeCounter): JsonObject {
  return { q: { _id: counter }, u: { $setOnInsert: { value: { $numberLong: before } } }, upsert: true };
}
