/** How a value is written, read again and compared, whatever the database holds it in. */
export type Form =
  | 'number'
  | 'floating'
  /** A floating number of 32 bits. */
  | 'single'
  | 'text'
  /** A text whose blanks at the end mean nothing. */
  | 'padded'
  | 'bytes'
  /** Zeros and ones. */
  | 'bits'
  | 'flag'
  | 'uuid'
  | 'json'
  | 'shape'
  /** Days, times and whatever else is said in digits; zeros at the end of a fraction mean nothing. */
  | 'moment';

/** A value, and what a finding must say of it where the target does not keep it: without these words it has to be kept. */
export type Extreme = string | readonly [value: string, said: RegExp];

/** A type of a source with the extremes of what it holds. */
export type CrossedType = {
  /** As it stands in CREATE TABLE. */
  readonly type: string;
  readonly form: Form;
  readonly values: readonly Extreme[];
  /** The column is a unique key: the values must be beside each other. */
  readonly unique?: true;
};

/** The types of one dialect, in tables: what shares a row shares its bytes. */
export type CrossedSource = {
  readonly dialect: 'postgresql' | 'mysql' | 'mariadb' | 'sqlserver' | 'oracle' | 'sqlite';
  /** Statements the tables need. */
  readonly before?: string;
  readonly tables: Readonly<Record<string, Readonly<Record<string, CrossedType>>>>;
};

/** The text of an extreme. */
export function valueOf(extreme: Extreme): string {
  return typeof extreme === 'string' ? extreme : extreme[0];
}

/** One value for each, with what must be said where it is not kept. */
export function said(words: RegExp, ...values: readonly string[]): readonly Extreme[] {
  return values.map((value) => [value, words] as const);
}
