import type { DataType } from '../../model/data-type.ts';

/**
 * What the types of a database hold beyond what those of others do. A type of the same name holds other values elsewhere: whoever
 * brings rows along finds that out row by row, unless it is said before.
 */
export type ValueLimits = {
  /** Columns keep what is written, whatever type and length they declare. */
  readonly keepsAnything?: true;
  /** Numbers of fixed digits may be NaN, and infinite where they declare no digits. */
  readonly decimalsMayBeNone?: true;
  /** Whether numbers of binary floating point may be NaN and infinite. */
  readonly floats: 'finite' | 'any';
  /** The digits that are kept of a number declared in these words, whatever it is read as. */
  readonly digitsOf?: (declared: string) => number | undefined;
  /** Flags are numbers by another name, declared in these words. */
  readonly flags?: RegExp;
  /** The years of days and of moments, where the year before the first is that before Christ. */
  readonly years: { readonly first: number; readonly lastDay: number; readonly lastMoment: number };
  /** Days and moments may be infinitely late or early. */
  readonly daysMayBeInfinite?: true;
  /** Days and moments may be none: `0000-00-00`. */
  readonly daysMayBeNone?: true;
  /** Times end before midnight, with it, or after many days. */
  readonly clocks: 'day' | 'midnight' | 'long';
  /** A moment keeps the offset it was written with. */
  readonly keepsOffset?: true;
  /** The years an interval may have. */
  readonly intervalYears?: number;
  /** Texts may have the character U+0000. */
  readonly zeroCharacter?: true;
  readonly json: JsonLimits;
  /** Shapes have two dimensions, and at least a point. */
  readonly shapesAreFlat?: true;
  /** What texts are the same to a unique key, where columns say nothing else. */
  readonly sameTexts: readonly TextDifference[];
  /** The bytes an entry of a key may have, where nobody shortens it. */
  readonly keyBytes?: number;
};

/** What documents are kept with. */
export type JsonLimits = {
  /** All digits of numbers. */
  readonly digits?: true;
  /** Members of the same name. */
  readonly repeats?: true;
  /** Halves of characters, such as `"\ud800"`. */
  readonly halves?: true;
  /** So many levels; without it as many as anybody writes. */
  readonly levels?: number;
};

/** The kinds of types that hold texts of any words. */
export const TEXTS: ReadonlySet<DataType['kind']> = new Set(['char', 'varchar', 'text']);

/** In what texts may differ that are the same to a key. */
export type TextDifference = 'case' | 'accents' | 'blanks';
