/** A column as the server itself describes it. */
export type CatalogColumn = {
  readonly name: string;
  /** The server's own words, domains replaced by what they stand for: `numeric(10,2)`, `int(10) unsigned`. */
  readonly type: string;
  readonly notNull: boolean;
  /** Whether a row gets a value when none is given. */
  readonly hasDefault: boolean;
};

export type CatalogForeignKey = {
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
  /** What becomes of the row when the one it refers to is deleted; absent where that is not known. */
  readonly onDelete?: 'cascade' | 'set null' | 'restrict';
};

/** A table or view as the server has it: the second opinion a backend is compared with. */
export type CatalogTable = {
  /** Unique in the database, quoted as a statement needs it. */
  readonly id: string;
  readonly name: string;
  readonly isView: boolean;
  readonly columns: readonly CatalogColumn[];
  readonly foreignKeys: readonly CatalogForeignKey[];
};

/** What tables there are, which a client must know to send what they take. */
export type Structure = { tables(): Promise<readonly CatalogTable[]> };

/** What a proof asks a real server besides calling the backend. */
export type Catalog = Structure & {
  /** Some rows of a table, by column, with values as JSON shows them; bytes in hexadecimal digits behind `\x`. */
  rows(table: CatalogTable): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Removes the rows of every table. */
  empty(tables: readonly CatalogTable[]): Promise<void>;
  /** Removes the rows of one table alone, without regard to foreign keys. */
  purge(table: CatalogTable): Promise<void>;
  /** Adds a row without regard to foreign keys, as who moves data in does. */
  insertUnchecked(table: CatalogTable, values: ReadonlyMap<string, unknown>): Promise<void>;
};

/** A value of the API as both servers read it in a statement. */
export function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const plain = /^\d{4}-\d\d-\d\dT/.test(text) ? text.replace('T', ' ').replace(/Z$/, '') : text;
  return `'${plain.replaceAll("'", "''")}'`;
}
