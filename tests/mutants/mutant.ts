/** One check of the product, how it is taken away, and the test that must notice. */
export type Mutant = {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly check: string;
  /** What stands there without the check. Default: nothing. */
  readonly without?: string;
  /** The narrowest test file that must fail. */
  readonly test: string;
  /** Part of the test's name. */
  readonly named: string;
};
