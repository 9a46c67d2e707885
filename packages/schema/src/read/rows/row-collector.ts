import type { DialectTraits, Name, OnTaken, RowStatement, WrittenValue } from '@backsmith/sql';
import { placeText, type Position } from '@backsmith/text';
import type { Column } from '../../model/column.ts';
import type { RowValue, TableRows } from '../../model/rows.ts';
import type { Table } from '../../model/schema.ts';
import { canonicalName } from '../catalog/canonical-name.ts';
import { givenColumns } from './given-columns.ts';
import { rowValueOf } from './row-value.ts';

type Filled = RowStatement & { readonly kind: 'rows' };

/** Whether an enumeration has lost a value, or has it by another name, since a row was written. */
function isGone(value: RowValue, { dataType }: Column): boolean {
  const isNamed = dataType.kind === 'enum' && dataType.name !== undefined;
  return isNamed && value?.kind === 'string' && !dataType.values.includes(value.value);
}

/** The rows of one table as the statements of a source leave them. */
export class RowCollector {
  readonly table: Table;
  readonly #traits: DialectTraits;
  readonly #most: number;
  #rows: ReadonlyMap<string, RowValue>[] = [];
  readonly #byKey = new Map<string, ReadonlyMap<string, RowValue>>();
  /** Why the rows cannot be carried, as the end of a sentence. */
  obstacle: string | undefined;

  constructor(table: Table, traits: DialectTraits, most: number) {
    this.table = table;
    this.#traits = traits;
    this.#most = most;
  }

  /** @param isEarlier whether the statement stands before a place of the source */
  take(statement: RowStatement, isEarlier: (place: Position) => boolean): void {
    if (statement.kind === 'emptied' && !statement.isConditional) this.#empty();
    else this.obstacle ??= this.#fill(statement, isEarlier);
  }

  finish(): TableRows {
    const given = new Set(this.#rows.flatMap((row) => [...row.keys()]));
    const columns = this.table.columns.map(({ name }) => name).filter((name) => given.has(name));
    return { table: this.table, columns, rows: this.#rows.map((row) => columns.map((name) => row.get(name))) };
  }

  #empty(): void {
    this.#rows = [];
    this.#byKey.clear();
    this.obstacle = undefined;
  }

  #fill(statement: RowStatement, isEarlier: (place: Position) => boolean): string | undefined {
    const at = statement.file === undefined ? `line ${placeText(statement)}` : placeText(statement);
    if (statement.kind !== 'rows') return `${at} makes or changes some in a way that only a database can follow`;
    if (statement.isConditional) return `${at} stands under a condition`;
    const columns = this.#columnsOf(statement);
    if (typeof columns === 'string') return `${at} gives ${columns}`;
    if (columns.some((column) => isEarlier(column))) return `its columns are not those ${at} was written for`;
    for (const written of statement.rows()) {
      if (this.#rows.length >= this.#most) return `it has more than ${this.#most}`;
      const wrong = this.#add(written, columns, statement.onTaken);
      if (wrong !== undefined) return `${at} gives ${wrong}`;
    }
    return undefined;
  }

  #columnsOf({ columns }: Filled): readonly Column[] | string {
    const found = givenColumns(columns, this.table.columns, (name) => this.#column(name));
    const lacking = found.findIndex((column) => column === undefined);
    if (lacking >= 0) return `the column ${columns?.[lacking]?.text ?? ''}, which the table does not have`;
    return found.filter((column) => column !== undefined);
  }

  #column(name: Name): Column | undefined {
    const wanted = canonicalName(name, this.#traits);
    const { columns } = this.table;
    return (
      columns.find((column) => column.name === wanted) ??
      columns.find((column) => column.name.toLowerCase() === wanted.toLowerCase())
    );
  }

  #add(written: readonly WrittenValue[], columns: readonly Column[], onTaken: OnTaken): string | undefined {
    if (written.length !== columns.length) return `${written.length} values for ${columns.length} columns`;
    const row = new Map<string, RowValue>();
    for (const [place, column] of columns.entries()) {
      const value = rowValueOf(written[place], column, this.#traits.hasBooleans === true);
      if (value === 'unknown') return `${column.name} a value that only its database can tell`;
      if (isGone(value, column)) return `${column.name} a value that its type does not have in the end`;
      const isComputed = column.generated !== undefined || column.dataType.kind === 'rowversion';
      if (!isComputed) row.set(column.name, value);
    }
    return this.#put(row, onTaken);
  }

  #put(row: ReadonlyMap<string, RowValue>, onTaken: OnTaken): string | undefined {
    const key = this.#keyOf(row);
    const standing = key === undefined ? undefined : this.#byKey.get(key);
    if (standing !== undefined && onTaken === 'left out') return undefined;
    if (standing !== undefined && onTaken !== 'put in its place') return 'a key that another row has';
    if (standing !== undefined) this.#rows = this.#rows.filter((one) => one !== standing);
    this.#rows.push(row);
    if (key !== undefined) this.#byKey.set(key, row);
    return undefined;
  }

  /** The key of a row, where all of it is given. */
  #keyOf(row: ReadonlyMap<string, RowValue>): string | undefined {
    const { primaryKey } = this.table;
    const values = primaryKey.map((name) => row.get(name));
    return values.length === 0 || values.includes(undefined) ? undefined : JSON.stringify(values);
  }
}
