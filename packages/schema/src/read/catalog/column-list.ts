import type { ColumnDraft } from './column-draft.ts';

/** Up to so many columns are found by looking at each. */
const NARROW = 16;

/** The columns of a table in order; in a wide table they are found by name without a search. */
export class ColumnList {
  readonly #list: ColumnDraft[] = [];
  #maps: NameMaps | undefined;

  get all(): readonly ColumnDraft[] {
    return this.#list;
  }

  get size(): number {
    return this.#list.length;
  }

  /** The column of this spelling, else one that differs by case only. */
  find(name: string): ColumnDraft | undefined {
    if (this.#maps !== undefined) return this.#maps.find(name);
    for (const column of this.#list) if (column.name === name) return column;
    const folded = name.toLowerCase();
    return this.#list.find((column) => column.name.toLowerCase() === folded);
  }

  has(name: string): boolean {
    return this.find(name)?.name === name;
  }

  /** Adds a column at a place, by default the last. */
  add(column: ColumnDraft, at = this.#list.length): void {
    if (at === this.#list.length) this.#list.push(column);
    else this.#list.splice(at, 0, column);
    if (this.#maps !== undefined) this.#maps.add(column);
    else if (this.#list.length > NARROW) this.#maps = new NameMaps(this.#list);
  }

  remove(column: ColumnDraft): void {
    const at = this.#list.indexOf(column);
    if (at >= 0) this.#list.splice(at, 1);
    this.#maps?.remove(column);
  }

  rename(column: ColumnDraft, name: string): void {
    this.#maps?.remove(column);
    column.name = name;
    this.#maps?.add(column);
  }

  /** Moves a column to stand first, or behind another one. */
  move(column: ColumnDraft, after: ColumnDraft | undefined): void {
    const from = this.#list.indexOf(column);
    if (from < 0 || column === after) return;
    this.#list.splice(from, 1);
    this.#list.splice(after === undefined ? 0 : this.#list.indexOf(after) + 1, 0, column);
  }
}

class NameMaps {
  readonly #exact = new Map<string, ColumnDraft>();
  readonly #folded = new Map<string, ColumnDraft>();

  constructor(columns: readonly ColumnDraft[]) {
    for (const column of columns) this.add(column);
  }

  find(name: string): ColumnDraft | undefined {
    return this.#exact.get(name) ?? this.#folded.get(name.toLowerCase());
  }

  add(column: ColumnDraft): void {
    this.#exact.set(column.name, column);
    const folded = column.name.toLowerCase();
    if (!this.#folded.has(folded)) this.#folded.set(folded, column);
  }

  remove(column: ColumnDraft): void {
    if (this.#exact.get(column.name) === column) this.#exact.delete(column.name);
    const folded = column.name.toLowerCase();
    if (this.#folded.get(folded) === column) this.#folded.delete(folded);
  }
}
