import type { RowValue, TableRows } from '@backsmith/schema';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { JAVA } from '../../../types/java-types.ts';
import type { Json, JsonObject } from '../changes/json.ts';
import { storedDefault } from '../changes/stored-default.ts';
import type { MadeCollection } from '../changes/write-changes.ts';
import { countingOf } from '../documents/new-key.ts';
import { storedPath } from '../stored-names.ts';
import { storedValue } from './stored-value.ts';

/** A row as a document: its values by their columns, and the columns that hold the time it is written. */
export type RowDocument = { readonly values: ReadonlyMap<string, Json>; readonly timed: readonly string[] };

/** The documents of a table, or why there are none, as the end of a sentence. */
export type RowDocuments = { readonly documents: readonly RowDocument[] } | { readonly reason: string };

/** Makes documents of the rows of a table: of all of them, or of none. */
export function rowDocuments(collection: MadeCollection, given: TableRows): RowDocuments {
  const { key, columns } = collection;
  if (key.length === 0) return { reason: 'they have no key' };
  const unknown = given.columns.find((name) => !columns.some(({ column }) => column.name === name));
  if (unknown !== undefined) return { reason: `the column ${unknown} is not carried over` };
  const counted = countedKey(collection, given);
  if (typeof counted === 'string') return { reason: counted };
  const documents: RowDocument[] = [];
  for (const [at, row] of given.rows.entries()) {
    const made = rowDocument(collection, (name) => row[given.columns.indexOf(name)], counted?.(at));
    if (typeof made === 'string') return { reason: made };
    documents.push(made);
  }
  const repeated = uniqueSets(collection).find((names) => hasRepeats(documents, names));
  return repeated === undefined ? { documents } : { reason: `two of them are alike in ${repeated.join(', ')}` };
}

/**
 * One row as a document, or what keeps it from being one.
 *
 * @param said what the row says of a column
 * @param counted its key, where the schema counts it
 */
function rowDocument(
  { key, columns }: MadeCollection,
  said: (column: string) => RowValue,
  counted: Json | undefined,
): RowDocument | string {
  const values = new Map<string, Json>();
  const timed: string[] = [];
  for (const draft of columns) {
    const { name, notNull } = draft.column;
    const isKey = key.includes(name);
    const value = heldValue(said(name), draft, isKey ? counted : undefined);
    if (value === UNSAID) return `a value of ${name} cannot be written for this database`;
    if (value === NOTHING && (notNull || isKey)) return `${name} must have a value`;
    if (value === NOW) timed.push(name);
    else if (value !== NOTHING) values.set(name, value);
  }
  return { values, timed };
}

type Held = Json | typeof NOTHING | typeof NOW | typeof UNSAID;

/** What a column of a row holds: what the row says, or what is made where it says nothing. */
function heldValue(said: RowValue, draft: ColumnDraft, counted: Json | undefined): Held {
  if (said === undefined) return counted ?? madeValue(draft);
  return said.kind === 'null' ? NOTHING : (storedValue(said, draft) ?? UNSAID);
}

const NOTHING = Symbol('nothing');
const NOW = Symbol('now');
const UNSAID = Symbol('unsaid');

/** What a column holds where its row does not say it. */
function madeValue(draft: ColumnDraft): Json | typeof NOTHING | typeof NOW {
  const found = storedDefault(draft);
  if (found !== undefined) return found.kind === 'now' ? NOW : found.value;
  const { role, type, column } = draft;
  if (role === 'version') return type.java.name === JAVA.long.name ? { $numberLong: '0' } : 0;
  const isTimed = (role === 'created' || role === 'updated') && type.shape.kind === 'timestamp' && column.notNull;
  return isTimed ? NOW : NOTHING;
}

/** How the keys of rows are counted that say none; a reason where some do and some do not. */
function countedKey(
  { table, key, columns }: MadeCollection,
  given: TableRows,
): string | ((at: number) => Json) | undefined {
  const draft = columns.find(({ column }) => column.name === key[0]);
  const column = table.columns.find(({ name }) => name === key[0]);
  if (draft === undefined || column === undefined || key.length > 1) return undefined;
  const place = given.columns.indexOf(column.name);
  const unsaid = given.rows.filter((row) => place < 0 || row[place] === undefined).length;
  if (unsaid === 0 || (!column.identity && column.default?.kind !== 'next-value')) return undefined;
  if (unsaid < given.rows.length) return `some give ${column.name}, and the database counts the others`;
  const { start = '1', step } = countingOf(column, []);
  return (at) => {
    const value = String(BigInt(start) + BigInt(step) * BigInt(at));
    return storedValue({ kind: 'number', value }, draft) ?? value;
  };
}

function uniqueSets({ key, indexes }: MadeCollection): readonly (readonly string[])[] {
  return [key, ...indexes.flatMap(({ unique }) => (unique === undefined ? [] : [unique]))];
}

function hasRepeats(documents: readonly RowDocument[], names: readonly string[]): boolean {
  const whole = documents.filter(({ values }) => names.every((name) => values.has(name)));
  return new Set(whole.map((one) => valuesText(one, names))).size < whole.length;
}

/** The values of some columns, to be compared with others. */
export function valuesText({ values }: RowDocument, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => values.get(name) ?? null));
}

/** Puts a document there where there is none with its key: a change that was cut off runs again. */
export function putDocument({ key }: MadeCollection, { values, timed }: RowDocument): JsonObject {
  const fields = [...values]
    .filter(([name]) => !key.includes(name))
    .map(([name, value]) => [storedPath(key, name), value] as const);
  const id = key.map((name) => [storedPath(key, name).replace('_id.', ''), values.get(name) ?? ''] as const);
  const now = timed.map((name) => [storedPath(key, name), true] as const);
  const [only, ...more] = id;
  return {
    q: { _id: only !== undefined && more.length === 0 ? only[1] : Object.fromEntries(id) },
    u: {
      ...(fields.length === 0 ? {} : { $setOnInsert: Object.fromEntries(fields) }),
      ...(now.length === 0 ? {} : { $currentDate: Object.fromEntries(now) }),
    },
    upsert: true,
  };
}
