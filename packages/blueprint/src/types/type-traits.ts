/** In which form the driver of the target database hands over the values of a type. */
export type TypeTraits = {
  /** The fractional digits of a second Hibernate gives a time of its own where a column says none. */
  readonly clockDigits: number;
  /** `bit` is a text of zeros and ones, not a number. */
  readonly bitsAreText: boolean;
  /** Amounts of the currency type compare with numbers. */
  readonly moneyIsNumber: boolean;
  /** A number without declared digits may be NaN or an infinity. */
  readonly numbersMayBeNone: boolean;
  /** Intervals hold years, months, days and a time at once, which no class of Java does. */
  readonly intervalsAreMixed: boolean;
  /** Shapes are bytes to the driver, not text. */
  readonly shapesAreBytes: boolean;
};
