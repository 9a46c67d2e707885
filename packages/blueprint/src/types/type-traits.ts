/** In which form the driver of the target database hands over the values of a type. */
export type TypeTraits = {
  /** The years, from the first to the last, that days and moments may be of, where the driver or the database refuses others without a name. */
  readonly years?: { readonly first: number; readonly last: number };
  /** The fractional digits of a second Hibernate gives a time of its own where a column says none. */
  readonly clockDigits: number;
  /** `bit` is a text of zeros and ones, not a number. */
  readonly bitsAreText: boolean;
  /** Amounts of the currency type compare with numbers. */
  readonly moneyIsNumber: boolean;
  /** A number may be NaN, and one without declared digits an infinity. */
  readonly numbersMayBeNone: boolean;
  /** Numbers of binary floating point are never NaN or an infinity. */
  readonly floatsAreFinite?: true;
  /** Rows may be older than a rule, or written past it: words of choices and documents may be others than those Java reads. */
  readonly keepsOddValues?: true;
  /** Days and moments may be none, such as `0000-00-00`, whatever the schema says of them. */
  readonly daysMayBeNone?: true;
  /** `timestamp` counts seconds from 1970 to 2038, or a little longer. */
  readonly timestampsAreCounted?: true;
  /** `datetime` and `smalldatetime` round moments to 1/300 of a second and to a minute. */
  readonly momentsAreRounded?: true;
  /** The driver sends every text as one of the national character set, beside which no index of others is sought. */
  readonly textsAreNational?: boolean;
  /** Times of day may be beyond a day. */
  readonly timesMayBeLong?: true;
  /** Intervals hold years, months, days and a time at once, which no class of Java does. */
  readonly intervalsAreMixed: boolean;
  /** Intervals of days and a time are texts to the driver, in a form of its own. */
  readonly intervalsAreText?: true;
  /** JSON is written and read as a text, whatever keeps it. */
  readonly jsonIsText?: true;
  /** Shapes are bytes to the driver, not text. */
  readonly shapesAreBytes: boolean;
};
