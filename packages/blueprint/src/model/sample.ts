import type { ClassName } from './java.ts';

/** A value a generated test sends. */
export type SampleValue =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** Literal digits of a whole number. */
  | { readonly kind: 'number'; readonly value: string }
  /** Literal digits with a fraction. */
  | { readonly kind: 'decimal'; readonly value: string }
  /** A JSON text. */
  | { readonly kind: 'json'; readonly value: string }
  | { readonly kind: 'list'; readonly items: readonly SampleValue[] }
  /** Another text on every call: `length` capital letters and digits (or digits only) between `before` and `behind`. */
  | {
      readonly kind: 'unique-text';
      readonly before: string;
      readonly length: number;
      readonly behind: string;
      readonly digitsOnly?: true;
    }
  /** Another number on every call: `from`, and the `count - 1` numbers behind it. */
  | { readonly kind: 'unique-number'; readonly from: string; readonly count: string }
  | { readonly kind: 'unique-uuid' }
  /** Another day on every call, out of 2000 to 2024. */
  | { readonly kind: 'unique-time'; readonly shape: 'date' | 'local' | 'offset' }
  /** A field of one of the sample's records. */
  | { readonly kind: 'reference'; readonly record: string; readonly field: string };

/**
 * A record of another entity a sample refers to, by the variable that holds it: one the test already made, or a new one.
 * What is given stands in the place of the record's own sample values.
 */
export type SampleRecord = {
  readonly variable: string;
  readonly test: ClassName;
  readonly fresh: boolean;
  readonly given?: readonly SampleField[];
};

export type SampleField = { readonly field: string; readonly value: SampleValue };

/** What the generated test of an entity sends and expects. */
export type Sample = {
  /** Whether a record can be made through the API; when not, `obstacle` says why. */
  readonly creatable: boolean;
  readonly obstacle?: string;
  readonly records: readonly SampleRecord[];
  readonly fields: readonly SampleField[];
  /** Whether two samples can stand side by side. */
  readonly repeatable: boolean;
  /** Fields of a sample that may come back in another spelling. */
  readonly respelled: readonly string[];
  /** A field to change, and to what. */
  readonly change?: SampleField;
  /** A field a sample says that may become empty. */
  readonly clearable?: string;
  /** A field whose absence is refused. */
  readonly requiredField?: string;
  /** A text field and a length it does not take. */
  readonly tooLong?: { readonly field: string; readonly length: number };
  /** A sample sent twice is a conflict. */
  readonly conflicts: boolean;
  /** A field that refers to another record, and a value no record has. */
  readonly dangling?: SampleField;
  /** A filter that finds a sample by a field of it. */
  readonly filter?: { readonly parameter: string; readonly field: string };
  /** A key no record has, one text per part of the path. */
  readonly unknownKey: readonly string[];
};
