/** A column's type as it is written, before anyone asks what it means. */
export type TypeSyntax = {
  /** The words of the name in lower case with single spaces: `character varying`, `double precision`, `enum`. */
  readonly name: string;
  /** The namespace of a type that is qualified, such as `public` or `dbo`. */
  readonly qualifier?: string;
  /** What stands in parentheses, each as written; strings without their quotes. */
  readonly arguments: readonly string[];
  readonly unsigned?: true;
  readonly timeZone?: 'with' | 'local';
  /** The unit of a length: `VARCHAR2(20 BYTE)`. */
  readonly unit?: 'byte' | 'char';
  /** The fields of an interval: `year to month`. */
  readonly fields?: string;
  /** Dimensions of an array; 0 for a plain type. */
  readonly dimensions: number;
};
