import type { Constraint, Field, FieldComparison } from './field.ts';
import type { Filter } from './filter.ts';
import type { ClassName, JavaType } from './java.ts';
import type { SampleField, SampleRecord } from './sample.ts';
import type { InitialValue } from './value.ts';

/** A field of a row. */
export type RowField = {
  readonly name: string;
  /** What clients call it, where that is a name Java keeps for itself. */
  readonly json?: string;
  readonly type: JavaType;
  readonly constraints: readonly Constraint[];
  /** Whether a row may be without a value. */
  readonly nullable: boolean;
  /** What the schema says of it. */
  readonly comment?: string;
  /** Which of its values answers show as none, though there is one. */
  readonly unshown?: string;
  /** The store can hold a value for it that no answer shows, and answers tell it. */
  readonly mayBeUnshown?: true;
  /** The store holds numbers of binary floating point, and neither NaN nor infinities. */
  readonly finite?: true;
  /** What a missing value becomes. */
  readonly initial?: InitialValue;
  /** The store makes the value; what a client sends is not heard. */
  readonly readOnly?: true;
  /** What a client sends is kept, and no answer has it. */
  readonly writeOnly?: true;
};

/** The row a generated test appends. */
export type RowSample = {
  readonly creatable: boolean;
  readonly records: readonly SampleRecord[];
  readonly fields: readonly SampleField[];
  /** Fields that may come back in another spelling. */
  readonly respelled: readonly string[];
};

type Listed = {
  readonly name: string;
  readonly title: string;
  readonly titlePlural: string;
  readonly heading: string;
  readonly path: string;
};

/** Rows without a key: they can be listed, and appended where the store takes them. */
export type KeylessList = Listed & {
  readonly kind: 'keyless';
  readonly comment?: string;
  readonly classes: { readonly row: ClassName; readonly controller: ClassName; readonly test: ClassName };
  readonly fields: readonly RowField[];
  readonly comparisons: readonly FieldComparison[];
  readonly isAppendable: boolean;
  readonly sample: RowSample;
};

/** The rows of a view: listed as those of resources are. */
export type ViewList = Listed & {
  readonly kind: 'view';
  readonly classes: {
    readonly row: ClassName;
    readonly filter: ClassName;
    readonly service: ClassName;
    readonly controller: ClassName;
    readonly test: ClassName;
  };
  readonly fields: readonly Field[];
  readonly filters: readonly Filter[];
  /** The fields they may be sorted by, as clients call them. */
  readonly sortable: readonly string[];
  /** They are what records were before: what those are called, and the conditions that ask for one of them. */
  readonly history?: { readonly of: string; readonly askedBy: readonly string[] };
};

/** Rows that are listed and cannot be addressed. */
export type RowList = KeylessList | ViewList;
