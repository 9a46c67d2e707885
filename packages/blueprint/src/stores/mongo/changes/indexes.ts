import type { Dialect, ForeignKey, Index, Table } from '@backsmith/schema';
import { NameScope } from '@backsmith/text';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import type { Findings } from '../../../findings.ts';
import { fieldName } from '../../../names/field-name.ts';
import { isSameSet } from '../../../tables/unique-sets.ts';
import { storedPath } from '../stored-names.ts';
import { alikeIn } from './alike-texts.ts';
import type { JsonObject } from './json.ts';

/** An index of a collection; of a unique one the columns are known. */
export type DesignedIndex = { readonly name: string; readonly spec: JsonObject; readonly unique?: readonly string[] };

/** Compares letters and accents, and no case; letters alone. https://www.mongodb.com/docs/manual/reference/collation/ */
export const ANY_CASE = { locale: 'en', strength: 2 };
const LETTERS = { locale: 'en', strength: 1 };

/** The table an index is of, with the columns that are its key. */
type Indexed = {
  readonly table: Table;
  readonly key: readonly string[];
  readonly columns: readonly ColumnDraft[];
  readonly foreign: readonly ForeignKey[];
  /** The column with the time at which the server removes a document. */
  readonly end?: string | undefined;
  /** The database whose unique keys are to be kept; of a table of our own there is none. */
  readonly dialect?: Dialect;
};

/** The keys of an index, in their order. */
type Keys = readonly (readonly [column: string, direction: 1 | -1])[];

/** The indexes of a collection: the unique keys, the indexes of the table, and one for every foreign key. */
export function designIndexes(indexed: Indexed, findings: Findings): readonly DesignedIndex[] {
  const { table, foreign } = indexed;
  const names = new NameScope({ reserved: ['_id_'] });
  const made: { readonly keys: Keys; readonly index: DesignedIndex }[] = [];
  const add = (wanted: string, keys: Keys, unique: boolean, nullsAlike: boolean) => {
    if (isKnown(keys, unique, made, indexed)) return;
    const name = names.take(wanted);
    const columns = keys.map(([column]) => column);
    const collation = unique ? comparedBy(columns, indexed) : undefined;
    const rules = unique ? uniqueness(columns, nullsAlike, indexed) : {};
    const spec = { key: keysOf(keys, indexed), name, ...rules, ...(collation && { collation }) };
    made.push({ keys, index: { name, spec, ...(unique ? { unique: columns } : {}) } });
    // Queries compare texts as they are, and so never use an index that does not.
    if (collation !== undefined && indexed.dialect !== undefined) add(`${columns.join('_')}_idx`, keys, false, false);
  };
  for (const columns of primarySets(indexed)) add(`${columns.join('_')}_key`, ascending(columns), true, false);
  for (const { name, columns, nullsNotDistinct } of table.uniques) {
    add(name ?? `${columns.join('_')}_key`, ascending(columns), true, nullsNotDistinct === true);
  }
  for (const index of table.indexes) {
    const keys = plainKeys(index);
    if (keys === undefined) {
      noteIndex(table, index, findings);
      continue;
    }
    const name = index.name ?? `${keys.map(([column]) => column).join('_')}_idx`;
    add(name, keys, index.unique, index.nullsNotDistinct === true);
  }
  for (const { columns } of foreign) add(`${columns.join('_')}_idx`, ascending(columns), false, false);
  return withEnd(
    made.map(({ index }) => index),
    indexed,
  );
}

/** Has the server remove documents: by an index over the time alone, of which there is no second one beside one that is there. */
function withEnd(indexes: readonly DesignedIndex[], { end, key }: Indexed): readonly DesignedIndex[] {
  if (end === undefined) return indexes;
  const path = storedPath(key, end);
  const over = JSON.stringify({ [path]: 1 });
  const ended = { expireAfterSeconds: 0 };
  const isOver = ({ spec }: DesignedIndex) => JSON.stringify(spec['key']) === over;
  if (indexes.some(isOver))
    return indexes.map((one) => (isOver(one) ? { ...one, spec: { ...one.spec, ...ended } } : one));
  const name = new NameScope({ reserved: indexes.map((one) => one.name) }).take(`${path.replaceAll('.', '_')}_end`);
  return [...indexes, { name, spec: { key: { [path]: 1 }, name, ...ended } }];
}

/** A primary key that is not what records are addressed by. */
function primarySets({ table, key }: Indexed): readonly (readonly string[])[] {
  return table.primaryKey.length === 0 || isSameSet(table.primaryKey, key) ? [] : [table.primaryKey];
}

function ascending(columns: readonly string[]): Keys {
  return columns.map((column) => [column, 1] as const);
}

/** Whether the key or another index does what this one would. */
function isKnown(
  keys: Keys,
  unique: boolean,
  made: readonly { readonly keys: Keys; readonly index: DesignedIndex }[],
  { key }: Indexed,
): boolean {
  const columns = keys.map(([column]) => column);
  const isWholeKey = isSameSet(columns, key) && (unique || key.length === 1);
  if (isWholeKey || columns.length === 0) return true;
  return made.some(
    (other) =>
      (unique || other.index.spec['collation'] === undefined) &&
      (!unique || (other.index.unique !== undefined && other.keys.length === keys.length)) &&
      keys.every(([column, direction], at) => {
        const known = other.keys[at];
        return known?.[0] === column && known[1] === direction;
      }),
  );
}

function keysOf(keys: Keys, { key }: Indexed): JsonObject {
  return Object.fromEntries(keys.map(([column, direction]) => [storedPath(key, column), direction]));
}

/** Values that are missing are no values: records without one are not alike. */
function uniqueness(columns: readonly string[], nullsAlike: boolean, { columns: drafts, key }: Indexed): JsonObject {
  const optional = columns.filter((name) =>
    drafts.some(({ column }) => column.name === name && !column.notNull && !key.includes(name)),
  );
  if (optional.length === 0 || nullsAlike) return { unique: true };
  if (columns.length === 1) return { unique: true, sparse: true };
  const present = Object.fromEntries(optional.map((name) => [fieldName(name), { $exists: true }]));
  return { unique: true, partialFilterExpression: present };
}

/** How a unique index compares texts of which the schema takes several for the same; nothing where it takes each for itself. */
function comparedBy(columns: readonly string[], { columns: drafts, dialect }: Indexed): JsonObject | undefined {
  const alike = drafts
    .filter(({ column }) => columns.includes(column.name))
    .flatMap(({ column }) => alikeIn(column, dialect));
  if (alike.includes('accents')) return LETTERS;
  return alike.includes('case') ? ANY_CASE : undefined;
}

/** The keys of an index that MongoDB can have as it is. */
function plainKeys({ parts, where, kind, excludes }: Index): Keys | undefined {
  if (where !== undefined || kind !== undefined || excludes !== undefined) return undefined;
  const keys = parts.flatMap(({ column, length, descending }) =>
    column === undefined || length !== undefined ? [] : [[column, descending === true ? -1 : 1] as const],
  );
  return keys.length === parts.length ? keys : undefined;
}

function noteIndex(table: Table, index: Index, findings: Findings): void {
  const name = index.name === undefined ? `An index of ${table.name}` : `The index ${index.name} of ${table.name}`;
  const why = 'is over a part of the rows, of a value or of a text, and is left out';
  const rule = index.excludes !== undefined || index.unique;
  const message = `${name} ${why}${rule ? ': what it forbids is not refused' : ''}.`;
  const hint = 'Write it as a change of its own, in the words of MongoDB.';
  if (rule) findings.leaveOut('unique-index-left-out', index, message, 'not refused any more', hint);
  else findings.assume('index-left-out', index, message, hint);
}
