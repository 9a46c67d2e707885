import type { NamedPart, TableDraft } from './table-draft.ts';

/** What a part of a table is called in the database; nothing where only the database knows. */
export function nameOfPart({ name, given }: NamedPart): string | undefined {
  return name ?? given;
}

/** All parts of a table that have names. */
export function partsOf(table: TableDraft): readonly NamedPart[] {
  const key = table.primaryKey === undefined ? [] : [table.primaryKey];
  return [...key, ...table.uniques, ...table.indexes, ...table.checks, ...table.foreignKeys];
}

/**
 * Which tables have parts by which names; what is gone is noticed when its name is asked for. Asking costs as much as the
 * table has got parts since it was asked for last, so that thousands of parts of one table are named in linear time.
 */
export class PartNames {
  readonly #owners = new Map<string, TableDraft>();
  readonly #isKept: (table: TableDraft) => boolean;
  readonly #names = new Map<TableDraft, NamesOfTable>();
  readonly #searched = new Map<string, Searched>();

  constructor(isKept: (table: TableDraft) => boolean) {
    this.#isKept = isKept;
  }

  note(table: TableDraft, part: NamedPart): void {
    const name = nameOfPart(part);
    if (name !== undefined) this.#owners.set(keyOf(name, table.schema), table);
  }

  /** As `note`, for a part that was called otherwise before. */
  noteRenamed(table: TableDraft, part: NamedPart): void {
    this.#names.delete(table);
    this.note(table, part);
  }

  /** The first of the names with the numbers from 0 that is not taken; `key` tells apart what is numbered on its own. */
  firstFree(key: string, schema: string | undefined, nameOf: (number: number) => string): string {
    const known = this.#searched.get(keyOf(key, schema));
    const from = known !== undefined && this.#holds(known) ? known : { number: 0, owners: new Map() };
    for (;;) {
      const owner = this.#ownerOf(nameOf(from.number), schema);
      if (owner === undefined) break;
      from.owners.set(owner, this.#namesOf(owner));
      from.number += 1;
    }
    this.#searched.set(keyOf(key, schema), from);
    return nameOf(from.number);
  }

  /** Whether the names that were taken still are: their tables have lost none since. */
  #holds({ owners }: Searched): boolean {
    for (const [owner, names] of owners) if (!this.#isKept(owner) || this.#namesOf(owner) !== names) return false;
    return true;
  }

  #ownerOf(name: string, schema: string | undefined): TableDraft | undefined {
    const owner = this.#owners.get(keyOf(name, schema));
    if (owner === undefined || !this.#isKept(owner)) return undefined;
    return this.#namesOf(owner).names.has(name) ? owner : undefined;
  }

  /** Another object where the table lost a part since it was asked for last. */
  #namesOf(table: TableDraft): NamesOfTable {
    const known = this.#names.get(table);
    const names = known !== undefined && hasOnlyGrown(known, table) ? known : newNames(table);
    this.#names.set(table, names);
    noteGrowth(names);
    return names;
  }
}

/** How far the search for a free name has come, and whose names it passed. */
type Searched = { number: number; readonly owners: Map<TableDraft, NamesOfTable> };

type NamesOfTable = {
  readonly names: Set<string>;
  readonly primaryKey: NamedPart | undefined;
  readonly lists: readonly (readonly NamedPart[])[];
  /** How many of each list are known. */
  readonly counts: number[];
  /** Those that had no name when they were looked at. */
  unnamed: NamedPart[];
};

const listsOf = (table: TableDraft): NamesOfTable['lists'] => [
  table.uniques,
  table.indexes,
  table.checks,
  table.foreignKeys,
];

function newNames(table: TableDraft): NamesOfTable {
  const lists = listsOf(table);
  const { primaryKey } = table;
  const unnamed = primaryKey === undefined ? [] : [primaryKey];
  return { names: new Set(), primaryKey, lists, counts: lists.map(() => 0), unnamed };
}

/** Whoever removes a part gives the table another list. */
function hasOnlyGrown(names: NamesOfTable, table: TableDraft): boolean {
  const lists = listsOf(table);
  return (
    names.primaryKey === table.primaryKey &&
    lists.every((list, at) => list === names.lists[at] && list.length >= (names.counts[at] ?? 0))
  );
}

function noteGrowth(names: NamesOfTable): void {
  const fresh = names.lists.flatMap((list, at) => list.slice(names.counts[at]));
  for (const [at, list] of names.lists.entries()) names.counts[at] = list.length;
  const looked = [...names.unnamed, ...fresh];
  names.unnamed = looked.filter((part) => nameOfPart(part) === undefined);
  for (const part of looked) {
    const name = nameOfPart(part);
    if (name !== undefined) names.names.add(name);
  }
}

function keyOf(name: string, schema = ''): string {
  return `${schema}.${name}`;
}
