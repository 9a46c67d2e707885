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
  /** A text of so many letters. */
  | { readonly kind: 'letters'; readonly count: number }
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

/** The conditions by which a sample is found, each by the field it is about. */
export type SampleFilters = {
  /** The key's, which tell one record from all others. */
  readonly key: readonly string[];
  readonly equal: readonly string[];
  readonly contains: readonly string[];
  readonly range: readonly string[];
  readonly absent: readonly string[];
};

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
  /** Other values for fields that may have any, one for each. */
  readonly changes: readonly SampleField[];
  /** References that may be absent, which samples leave out: the records they lead to, and the fields that say so. */
  readonly further: { readonly records: readonly SampleRecord[]; readonly fields: readonly SampleField[] };
  /** The fields a sample says that may become empty. */
  readonly clearable: readonly string[];
  /** The fields whose absence is refused, of new records and of changes. */
  readonly requiredFields: readonly string[];
  /** Values that break a rule of their field. */
  readonly wrong: readonly SampleField[];
  /** The longest texts that are taken. */
  readonly longest: readonly SampleField[];
  /** A field that holds an object of JSON with the member `key`. */
  readonly document?: string;
  /** Another key than the record's, for the body of a change; absent where bodies have none. */
  readonly otherKey?: SampleField;
  /** A sample sent twice is a conflict. */
  readonly conflicts: boolean;
  /** A field that refers to another record, and a value no record has. */
  readonly dangling?: SampleField;
  readonly filters?: SampleFilters;
  /** A key no record has, one text per part of the path. */
  readonly unknownKey: readonly string[];
};
