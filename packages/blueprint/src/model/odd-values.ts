/**
 * Values of which some are nothing to Java: days that are none, alone or with a time, times beyond a day, numbers that are none,
 * lists that are of several dimensions, which no declaration of an array excludes, documents that are none or too deep, and words
 * that are none of a choice.
 */
export type Unreadable = 'day' | 'moment' | 'time' | 'number' | 'list' | 'document' | 'choice';

/** Which values of a key Java has nothing for. */
export type OddKey = Extract<Unreadable, 'day' | 'moment' | 'time' | 'number'>;

/** Which of a column's values Java has nothing for, or another one: what the API says of them follows from it. */
export type OddValues = {
  /** What Java has nothing for is read as none, and stays as it is until somebody gives another value. */
  readonly readsAsNone?: Unreadable;
  /** The same, where nothing in the schema says that there are such values: one of them takes no list away, and is not asked for. */
  readonly mayBeNone?: Unreadable;
  /** The same of a column that identifies its row: such a value is kept as one that no column holds, so that the row is listed and found. */
  readonly oddKey?: OddKey;
  /** Its numbers have 64 bits and no sign, of which a `Long` has those beyond its own as negative ones, which the column has none of. */
  readonly beyondLong?: true;
};

/** Which of a column's values are nothing to Java, whether the schema says that there are some or not. */
export function unreadableOf({
  readsAsNone,
  mayBeNone,
}: Pick<OddValues, 'readsAsNone' | 'mayBeNone'>): Unreadable | undefined {
  return readsAsNone ?? mayBeNone;
}
