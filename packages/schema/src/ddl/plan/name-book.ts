import type { NamedKind } from '../capabilities.ts';
import { cutName, shortName } from '../shared/short-name.ts';
import { tableAddress, type PlanContext } from './context.ts';
import type { Address } from './planned.ts';

/** Gives constraints and indexes names that are free and fit wherever the target wants them to differ. */
export type NameBook = {
  /** Marks a name that is given and cannot be changed. */
  readonly reserve: (kind: NamedKind, table: Address, name: string) => void;
  /** The name itself if it is free, else one with the table's name in front, else that with a number. */
  readonly take: (kind: NamedKind, table: Address, name: string) => string;
};

export function createNameBook(context: PlanContext): NameBook {
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
  return {
    reserve,
    take: (kind, table, name) => {
      for (let attempt = 0; ; attempt += 1) {
        const wanted = variant(table, name, attempt);
        const wish = keepsCut && attempt === 0 ? cutName(identifiers, wanted) : shortName(identifiers, wanted);
        if (places(kind, table, wish).some((place) => taken.has(place))) continue;
        reserve(kind, table, wish);
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
export function openNameBook(context: PlanContext): NameBook {
  const book = createNameBook(context);
  for (const table of context.schema.tables) {
    const address = tableAddress(context, table);
    book.reserve('table', address, address.name);
    const isUnnamed = table.primaryKey.length > 0 && table.primaryKeyName === undefined;
    if (isUnnamed) book.reserve('key', address, `${address.name}_pkey`);
  }
  return book;
}
