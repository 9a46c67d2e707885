/** What a column holds, said without any database: the writer of the SQL text spells it. */
export const COLUMN_TYPES = [
  'string',
  'text',
  'integer',
  'bigint',
  'decimal',
  'money',
  'boolean',
  'date',
  'time',
  'timestamp',
  'uuid',
] as const;

export type ColumnType = (typeof COLUMN_TYPES)[number];

/** Where a part of the model comes from: the user's words, the vocabulary, or an assumption about what is usual. */
export type Origin = 'stated' | 'known' | 'assumed';

export type IdeaColumn = {
  /** In snake case, unique within its table. */
  readonly name: string;
  readonly type: ColumnType;
  readonly required: boolean;
  readonly unique: boolean;
  /** The only values it may hold; such a column is a `string`. */
  readonly values?: readonly string[];
  readonly default?: string | number | boolean;
  /** Most characters of a `string`; 255 unless told. */
  readonly length?: number;
  /** The least and the greatest number it may hold. */
  readonly min?: number;
  readonly max?: number;
  /** The column of the same table it may not lie before. */
  readonly notBefore?: string;
  readonly origin: Origin;
};

/** What becomes of a row when the row it refers to is deleted. */
export type OnDelete = 'restrict' | 'cascade' | 'set null';

/** A foreign key: a column that holds the `id` of a row of another table, or of the same one. */
export type IdeaLink = {
  readonly column: string;
  /** The name of a table of the model. */
  readonly table: string;
  readonly required: boolean;
  /** At most one row for each row it refers to: one-to-one. */
  readonly unique: boolean;
  readonly onDelete: OnDelete;
  readonly origin: Origin;
};

/** A table; its key `id` and the times of creation and change are not listed, every table gets them. */
export type IdeaTable = {
  /** In snake case and the plural, unique within the model. */
  readonly name: string;
  readonly columns: readonly IdeaColumn[];
  readonly links: readonly IdeaLink[];
  /** Columns, links included, whose values together occur once. */
  readonly uniques: readonly (readonly string[])[];
  /** The table only connects two others. */
  readonly joins: boolean;
  readonly origin: Origin;
};

/** Something the user did not say and that was decided for them, as one sentence. */
export type IdeaNote = { readonly code: string; readonly message: string; readonly table?: string };

/** Tables in the order in which they were first mentioned. */
export type IdeaModel = { readonly tables: readonly IdeaTable[]; readonly notes: readonly IdeaNote[] };
