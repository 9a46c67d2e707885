import type { Position } from '@backsmith/text';
import type { Constraint } from './field.ts';
import type { ClassName, JavaType } from './java.ts';
import type { SampleField, SampleRecord } from './sample.ts';
import type { InitialValue } from './value.ts';

export type KeylessColumn = {
  readonly field: string;
  readonly column: string;
  readonly type: JavaType;
  readonly constraints: readonly Constraint[];
  /** What a missing value becomes. */
  readonly initial?: InitialValue;
  /** The database makes the value; what a client sends is not heard. */
  readonly readOnly?: true;
};

/** A table without a key: rows can be listed and appended, not addressed. */
export type KeylessTable = {
  readonly tableName: string;
  readonly place: Position;
  readonly comment?: string;
  readonly title: string;
  readonly titlePlural: string;
  readonly path: string;
  readonly classes: {
    readonly row: ClassName;
    readonly store: ClassName;
    readonly controller: ClassName;
    readonly test: ClassName;
  };
  readonly columns: readonly KeylessColumn[];
  /** Complete statements with named parameters, in the target's SQL; no insert where rows cannot be made this way. */
  readonly select: string;
  readonly insert?: string;
  readonly sample: {
    readonly creatable: boolean;
    readonly records: readonly SampleRecord[];
    readonly fields: readonly SampleField[];
  };
};
