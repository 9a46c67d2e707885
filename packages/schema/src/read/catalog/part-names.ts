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

/** Which tables have parts by which names; what is gone is noticed when its name is asked for. */
export class PartNames {
  readonly #owners = new Map<string, TableDraft>();
  readonly #isKept: (table: TableDraft) => boolean;

  constructor(isKept: (table: TableDraft) => boolean) {
    this.#isKept = isKept;
  }

  note(table: TableDraft, part: NamedPart): void {
    const name = nameOfPart(part);
    if (name !== undefined) this.#owners.set(keyOf(name, table.schema), table);
  }

  isTaken(name: string, schema: string | undefined): boolean {
    const owner = this.#owners.get(keyOf(name, schema));
    if (owner === undefined || !this.#isKept(owner)) return false;
    return partsOf(owner).some((part) => nameOfPart(part) === name);
  }
}

function keyOf(name: string, schema = ''): string {
  return `${schema}.${name}`;
}
