import type { NamedKind } from '../capabilities.ts';
import { cutName, shortName } from '../shared/short-name.ts';
import { tableAddress, type DesignContext } from './context.ts';
import type { Address } from '../shared/designed.ts';

/** Gives constraints and indexes names that are free and fit wherever the target wants them to differ. */
export type NameBook = {
  /** Marks a name that is given and cannot be changed. */
  readonly reserve: (kind: NamedKind, table: Address, name: string) => void;
  /** The name itself if it is free, else one with the table's name in front, else that with a number. */
  readonly take: (kind: NamedKind, table: Address, name: string) => string;
};

export function createNameBook(context: Pick<DesignContext, 'writer' | 'sameFamily'>): NameBook {
  const { capabilities, identifiers } = context.writer;
  const keepsCut = context.sameFamily && identifiers.cutsLongNames;
  const taken = new Set<string>();
  const places = (kind: NamedKind, table: Address, name: string): readonly string[] =>
    capabilities.nameSpaces[kind].map((space) =>
      JSON.stringify([space, table.namespace, space.startsWith('table:') ? table.name : null, name.toLowerCase()]),
    );
  const reserve = (kind: NamedKind, table: Address, name: string): void => {
    for (const place of places(kind, table, name)) taken.add(place);
  };
  // What was taken stays so, so that the next search for the same name goes on where the last one ended.
  const tried = new Map<string, number>();
  return {
    reserve,
    take: (kind, table, name) => {
      const search = JSON.stringify([kind, table.namespace, table.name, name]);
      for (let attempt = tried.get(search) ?? 0; ; attempt += 1) {
        const wanted = variant(table, name, attempt);
        const wish = keepsCut && attempt === 0 ? cutName(identifiers, wanted) : shortName(identifiers, wanted);
        if (places(kind, table, wish).some((place) => taken.has(place))) continue;
        reserve(kind, table, wish);
        tried.set(search, attempt + 1);
        return wish;
      }
    },
  };
}

function variant(table: Address, name: string, attempt: number): string {
  if (attempt === 0) return name;
  return attempt === 1 ? `${table.name}_${name}` : `${table.name}_${name}_${attempt}`;
}

/** A book in which the names of tables, and those the target makes by itself for unnamed keys, are marked already. */
export function openNameBook(context: DesignContext): NameBook {
  const book = createNameBook(context);
  for (const table of context.schema.tables) {
    const address = tableAddress(context, table);
    book.reserve('table', address, address.name);
    const isUnnamed = table.primaryKey.length > 0 && table.primaryKeyName === undefined;
    if (isUnnamed) book.reserve('key', address, `${address.name}_pkey`);
  }
  return book;
}
