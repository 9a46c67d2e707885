import type { Column, Table } from '@backsmith/schema';
import { singularizeLast, splitWords } from '@backsmith/text';
import { roleWords } from './association-name.ts';

/** A table that may be referred to by its key, and the words of its name. */
export type Target = { readonly table: Table; readonly key: Column; readonly words: readonly string[] };

/** Finds what a column may refer to without looking at every table: thousands of tables have thousands of columns. */
export type TargetIndex = {
  /** All targets of the column's type whose names may fit, and some that do not. */
  near(table: Table, column: Column): readonly Target[];
};

/** How much shorter or longer a word may be in another number of a language that is not English: `kunde`, `kunden`. */
export const MOST_ENDING = 2;

/** Names of keys that do not say what they are of. */
const PLAIN_KEYS = new Set('id uuid guid oid pk key code nr no num number nummer name rowid'.split(' '));

/** Whether a key, its words joined, says nothing of its table. */
export function isPlainKey(joined: string): boolean {
  return PLAIN_KEYS.has(joined);
}

/** The targets of one type by the words that lead to them. */
type OfOneType = {
  /** By the name of a key that says what it is of. */
  readonly byKey: Lists;
  /** By the name of the table, for each name of a key that does not. */
  readonly byTable: Map<string, Lists>;
  /** Keys of the tables themselves, as a table may refer to its own rows. */
  readonly own: Map<Table, Target>;
};
type Lists = Map<string, Target[]>;

/** Arranges targets by their type and their names. */
export function indexTargets(targets: readonly Target[]): TargetIndex {
  const types = new Map<string, OfOneType>();
  for (const target of targets) {
    const type = JSON.stringify(target.key.dataType);
    const known: OfOneType = types.get(type) ?? { byKey: new Map(), byTable: new Map(), own: new Map() };
    types.set(type, known);
    note(known, target);
  }
  return {
    near: (table, column) => {
      const known = column.dataType.kind === 'unknown' ? undefined : types.get(JSON.stringify(column.dataType));
      return known === undefined ? [] : [...new Set(leadingTo(known, table, column))];
    },
  };
}

function note({ byKey, byTable, own }: OfOneType, target: Target): void {
  own.set(target.table, target);
  const keyed = joinedWords(target.key);
  if (!isPlainKey(keyed)) {
    add(byKey, keyed, target);
    return;
  }
  const lists = byTable.get(keyed) ?? new Map<string, Target[]>();
  byTable.set(keyed, lists);
  const name = target.words.join('_');
  const singular = singularizeLast(name);
  const words = new Set([...shortened(name), singular, singular.replaceAll('_', '')]);
  for (const word of words) add(lists, word, target);
}

function leadingTo({ byKey, byTable, own }: OfOneType, table: Table, column: Column): readonly Target[] {
  const itself = own.get(table);
  const speaking = endingsOf(joinedWords(column)).flatMap((word) => byKey.get(word) ?? []);
  const plain = [...byTable].flatMap(([keyed, lists]) => {
    const role = roleWords(column.writtenAs ?? column.name, keyed).join('_');
    return [...endingsOf(role), ...shortened(role)].flatMap((word) => lists.get(word) ?? []);
  });
  return [...(itself === undefined ? [] : [itself]), ...speaking, ...plain];
}

function joinedWords({ writtenAs, name }: Column): string {
  return splitWords(writtenAs ?? name).join('_');
}

/** A name, and what is left of it behind each of its words. */
function endingsOf(name: string): readonly string[] {
  const words = name.split('_');
  return words.map((_, at) => words.slice(at).join('_'));
}

/** A name, and what is left of it without an ending. */
function shortened(name: string): readonly string[] {
  return Array.from({ length: MOST_ENDING + 1 }, (_, less) => name.slice(0, name.length - less));
}

function add(lists: Lists, word: string, target: Target): void {
  const list = lists.get(word);
  if (list === undefined) lists.set(word, [target]);
  else list.push(target);
}
