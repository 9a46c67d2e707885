/** A constant of Hibernate's `SqlTypes`. */
export type JdbcType = 'ARRAY' | 'BINARY' | 'CHAR' | 'INTERVAL_SECOND' | 'JSON' | 'NAMED_ENUM' | 'NUMERIC' | 'VARCHAR';

/** An array whose elements Java knows as texts only, a time of day with its offset, an interval of years and days, or one of days and a time. */
export type Converter = 'textArray' | 'offsetTime' | 'interval' | 'dayTime';

/** Moments of SQL Server's older types are rounded to a part of a second or to a minute, and are compared as such. */
export type RoundedMoment = 'datetime' | 'smalldatetime';

/** Texts in the code page of the database, which drivers of SQL Server send as national ones. */
export type CodePageText = 'char' | 'varchar';

/**
 * Values of which some are nothing to Java: days that are none, alone or with a time, times beyond a day, numbers that are none,
 * lists that are of several dimensions, which no declaration of an array excludes, documents that are none or too deep, and words
 * that are none of a choice.
 */
export type Unreadable = 'day' | 'moment' | 'time' | 'number' | 'list' | 'document' | 'choice';

/** Which values of a key Java has nothing for. */
export type OddKey = Extract<Unreadable, 'day' | 'moment' | 'time' | 'number'>;

/** How Hibernate must see a column so that it reads, writes and validates it. */
export type ColumnMapping = {
  /** The identifier as `@Column(name)` must say it for the target database. */
  readonly name: string;
  readonly nullable: boolean;
  readonly unique?: true;
  /** In characters or bytes; `long` for what has no limit of its own. */
  readonly length?: number | 'long';
  readonly precision?: number;
  readonly scale?: number;
  /** Its values are sent as texts of the code page, so that its index is sought. */
  readonly codePage?: CodePageText;
  /** The type whose unit moments are rounded to, which is none that digits could say. */
  readonly rounded?: RoundedMoment;
  /** The years, from the first to the last, that its days or moments may be of; absent where any is answered. */
  readonly years?: { readonly first: number; readonly last: number };
  /** Fractional digits of a second, where they are not those Hibernate takes for the database. */
  readonly secondPrecision?: number;
  /** The database computes the value. */
  readonly readOnly?: true;
  /** Written when the row is made and never again. */
  readonly insertOnly?: true;
  /** `columnDefinition`: the SQL type, where validation would expect another one for the Java type. */
  readonly definition?: string;
  readonly jdbcType?: JdbcType;
  /** An enum, stored by its `@EnumeratedValue` or its name. */
  readonly enumerated?: true;
  /** The database fills the text up with blanks that mean nothing. */
  readonly padded?: true;
  /** What makes a text of a value that drivers do not take as it is. */
  readonly converter?: Converter;
  /** What Java has nothing for is read as none, and stays as it is until somebody gives another value. */
  readonly readsAsNone?: Unreadable;
  /** The same, where nothing in the schema says that there are such values: one of them takes no list away, and is not asked for. */
  readonly mayBeNone?: Unreadable;
  /** The same of a column that identifies its row: such a value is kept as one that no column holds, so that the row is listed and found. */
  readonly oddKey?: OddKey;
  /** It identifies a row, and holds amounts that compare with nothing but texts of the server's locale. */
  readonly moneyKey?: true;
  /** It identifies a row, and is a time of day, of which Hibernate would compare whole milliseconds. */
  readonly clockKey?: true;
  /** Its numbers have 64 bits and no sign, of which a `Long` has those beyond its own as negative ones, which the column has none of. */
  readonly beyondLong?: true;
  /** What is read instead of the column's value. */
  readonly read?: string;
  /** What is written instead of the value, which it has in the place of `?`. */
  readonly write?: string;
  /** The column as an expression, which Hibernate reads without asking for its type. */
  readonly formula?: string;
};

/** A column of a foreign key and the column of the target it holds. */
export type JoinColumnMapping = {
  readonly name: string;
  readonly referenced: string;
  /** `columnDefinition`, where a column of the own key needs it. */
  readonly definition?: string;
};

/** Which of a column's values are nothing to Java, whether the schema says that there are some or not. */
export function unreadableOf({
  readsAsNone,
  mayBeNone,
}: Pick<ColumnMapping, 'readsAsNone' | 'mayBeNone'>): Unreadable | undefined {
  return readsAsNone ?? mayBeNone;
}
