/** A constant of Hibernate's `SqlTypes`. */
export type JdbcType = 'ARRAY' | 'BINARY' | 'CHAR' | 'INTERVAL_SECOND' | 'JSON' | 'NAMED_ENUM' | 'NUMERIC' | 'VARCHAR';

/** An array whose elements Java knows as texts only, a time of day with its offset, an interval of years and days, or one of days and a time. */
export type Converter = 'textArray' | 'offsetTime' | 'interval' | 'dayTime';

/** Moments of SQL Server's older types are rounded to a part of a second or to a minute, and are compared as such. */
export type RoundedMoment = 'datetime' | 'smalldatetime';

/** Texts in the code page of the database, which drivers of SQL Server send as national ones. */
export type CodePageText = 'char' | 'varchar';

/**
 * What a store of tables is told about a column because of its type. It is decided together with the Java type, in `types/`, and read
 * by that store alone.
 */
export type TypeFacets = {
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
  /** `columnDefinition`: the SQL type, where validation would expect another one for the Java type. */
  readonly definition?: string;
  readonly jdbcType?: JdbcType;
  /** An enum, stored by its `@EnumeratedValue` or its name. */
  readonly enumerated?: true;
  /** What makes a text of a value that drivers do not take as it is. */
  readonly converter?: Converter;
  /** It identifies a row, and holds amounts that compare with nothing but texts of the server's locale. */
  readonly moneyKey?: true;
  /** It identifies a row, and is a time of day, of which Hibernate would compare whole milliseconds. */
  readonly clockKey?: true;
  /** The type that values are cast to when they are read, and through when they are written, in words H2 knows too. */
  readonly through?: string;
};
