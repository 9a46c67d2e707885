import type { ForeignKey, LeftRows, Schema, TableRows } from '@backsmith/schema';
import { isSamePlace, type Diagnostic } from '@backsmith/text';
import type { History } from '../../../model/history.ts';
import type { Migration } from '../../../model/project.ts';
import { carriedRowsFinding, leftRowsFinding } from '../../../rows/row-findings.ts';
import { keyOf, tableKey } from '../../../tables/lookup.ts';
import type { Json, JsonObject } from '../changes/json.ts';
import { changeText, type MadeCollection } from '../changes/write-changes.ts';
import { putDocument, rowDocuments, valuesText, type RowDocument } from './row-documents.ts';

/** Below the folder of changes: those of rows, which tests leave out. */
const ROWS_FOLDER = 'rows/';

/** Right behind the collections, before what parts bring along. */
const FILE = 'V2__rows.json';

type RowChanges = { readonly changes: readonly Migration[]; readonly diagnostics: readonly Diagnostic[] };

/** What documents of lookup tables are made from. */
export type RowsInput = {
  readonly schema: Pick<Schema, 'tables' | 'foreignKeys'>;
  readonly collections: readonly MadeCollection[];
  /** What counts the keys of a table. */
  readonly counterOf: (table: MadeCollection['table']) => string;
  readonly counters: string;
};

/** Whether a service has a change of its own for rows. */
export function hasRowChange(changes: readonly Pick<Migration, 'path'>[]): boolean {
  return changes.some(({ path }) => path.startsWith(ROWS_FOLDER));
}

/**
 * Writes the rows of lookup tables as a change of its own. The rows of a table come all or not at all, and those that refer to some
 * that do not come stay as well. A database in use keeps the change it has, which is among all of its changes, and gets no other.
 *
 * @param rows what the source puts into tables; those of tables the schema does not have are left alone
 */
export function rowChanges(input: RowsInput, rows: readonly TableRows[], history: History | undefined): RowChanges {
  if (history !== undefined) return { changes: [], diagnostics: [] };
  const left: LeftRows[] = [];
  const kept = new Map<MadeCollection, readonly RowDocument[]>();
  const carried: TableRows[] = [];
  for (const collection of input.collections) {
    const given = rows.find(({ table }) => isSamePlace(table, collection.table));
    if (given === undefined) continue;
    const made = rowDocuments(collection, given);
    if ('reason' in made) left.push({ table: given.table, reason: made.reason });
    else {
      kept.set(collection, made.documents);
      carried.push(given);
    }
  }
  for (let lost = danglingRows(input, kept); lost !== undefined; lost = danglingRows(input, kept)) {
    kept.delete(lost.collection);
    left.push({ table: lost.collection.table, reason: lost.reason });
  }
  const findings = left.map((one) => leftRowsFinding(input.schema, one));
  if (kept.size === 0) return { changes: [], diagnostics: findings };
  const held = carried.filter(({ table }) => [...kept.keys()].some((one) => isSamePlace(one.table, table)));
  return {
    changes: [{ path: `${ROWS_FOLDER}${FILE}`, sql: changeText(commandsOf(input, kept)) }],
    diagnostics: [carriedRowsFinding(input.schema, held, FILE), ...findings],
  };
}

type Kept = ReadonlyMap<MadeCollection, readonly RowDocument[]>;

/** A table of which a row refers to one that is not carried over. */
function danglingRows(
  { schema, collections }: RowsInput,
  kept: Kept,
): { readonly collection: MadeCollection; readonly reason: string } | undefined {
  for (const [collection, documents] of kept) {
    const own = schema.foreignKeys.filter(
      (key) => tableKey(key.schema, key.table) === keyOf(collection.table) && key.ofPeriod !== true,
    );
    for (const key of own) {
      const target = collections.find(({ table }) => keyOf(table) === tableKey(key.refSchema, key.refTable));
      if (target === undefined) continue;
      const there = new Set((kept.get(target) ?? []).map((one) => valuesText(one, key.refColumns)));
      if (documents.every((one) => isThere(one, key, there))) continue;
      return { collection, reason: `they refer to rows of ${key.refTable} that are not carried over` };
    }
  }
  return undefined;
}

/** Whether the row refers to one of these, by their values, or to none. */
function isThere(document: RowDocument, { columns }: ForeignKey, targets: ReadonlySet<string>): boolean {
  return columns.some((name) => !document.values.has(name)) || targets.has(valuesText(document, columns));
}

/** How many documents one command puts there: lines that people still read. */
const MOST = 100;

function commandsOf({ counterOf, counters }: RowsInput, kept: Kept): readonly JsonObject[] {
  const puts = [...kept].flatMap(([collection, documents]) => {
    const updates = documents.map((one): Json => putDocument(collection, one));
    const packets = Array.from({ length: Math.ceil(updates.length / MOST) }, (_, at) =>
      updates.slice(at * MOST, (at + 1) * MOST),
    );
    return packets.map((packet): JsonObject => ({ update: collection.name, updates: packet }));
  });
  const counts = [...kept].flatMap(([collection, documents]): readonly Json[] => {
    const last = greatestKey(collection, documents);
    const u = { $max: { value: { $numberLong: String(last) } } };
    return last === undefined ? [] : [{ q: { _id: counterOf(collection.table) }, u, upsert: true }];
  });
  return counts.length === 0 ? puts : [...puts, { update: counters, updates: counts }];
}

/** The greatest of the keys that are counted. */
function greatestKey({ table, key }: MadeCollection, documents: readonly RowDocument[]): bigint | undefined {
  const column = table.columns.find(({ name }) => name === key[0]);
  if (key.length !== 1 || (column?.identity !== true && column?.default?.kind !== 'next-value')) return undefined;
  const numbers = documents.flatMap(({ values }) => wholeIn(values.get(key[0] ?? '')) ?? []);
  return numbers.length === 0 ? undefined : numbers.reduce((one, other) => (one > other ? one : other));
}

/** A number of any type of a document, as extended JSON says it. */
function wholeIn(value: Json | undefined): bigint | undefined {
  const plain = typeof value === 'object' ? Object.values(value)[0] : value;
  const text = typeof plain === 'string' || typeof plain === 'number' ? String(plain) : '';
  return /^-?\d{1,18}$/u.test(text) ? BigInt(text) : undefined;
}
