/** What else the words of a type mean in the target database. */
export type TypeTraits = {
  /** Times keep whole seconds where no digits are declared. */
  readonly cutsSeconds: boolean;
  /** `bit` is a text of zeros and ones, not a number. */
  readonly bitsAreText: boolean;
  /** Amounts of the currency type compare with numbers. */
  readonly moneyIsNumber: boolean;
  /** Shapes are bytes to the driver, not text. */
  readonly shapesAreBytes: boolean;
  /** An interval is the same type whatever its fields. */
  readonly intervalsAreOne: boolean;
};
