import type { JavaType } from './java.ts';

/** A rule of Bean Validation. Numbers are literal text so that no digit is lost. */
export type Constraint =
  | { readonly kind: 'not-null' }
  | { readonly kind: 'not-blank' }
  | { readonly kind: 'size'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'digits'; readonly integer: number; readonly fraction: number }
  | { readonly kind: 'min'; readonly value: string }
  | { readonly kind: 'max'; readonly value: string }
  | { readonly kind: 'decimal-min'; readonly value: string; readonly exclusive?: true }
  | { readonly kind: 'decimal-max'; readonly value: string; readonly exclusive?: true }
  | { readonly kind: 'positive' }
  | { readonly kind: 'positive-or-zero' }
  | { readonly kind: 'pattern'; readonly pattern: string; readonly ignoreCase?: true };

/** One call on the way from an entity to a value; a nullable answer ends the way with null. */
export type AccessStep = { readonly method: string; readonly nullable: boolean };

/** One column as the API shows it. */
export type Field = {
  /** The name in JSON, of the record component and of the path variable. */
  readonly name: string;
  /** The table's column. */
  readonly column: string;
  readonly type: JavaType;
  /** Whether a client sends it; the others are for reading. */
  readonly inRequest: boolean;
  /** Whether a request without it is refused. */
  readonly required: boolean;
  readonly constraints: readonly Constraint[];
  readonly read: readonly AccessStep[];
  readonly comment?: string;
};

/** How a request's fields make the key of another record. */
export type KeyExpression =
  | { readonly kind: 'field'; readonly field: string }
  /** `absentWhen` names the fields that may be missing, which means there is no reference. */
  | {
      readonly kind: 'record';
      readonly type: JavaType;
      readonly fields: readonly string[];
      readonly absentWhen: readonly string[];
    };

/** What a service does with a request to change an entity, in order. */
export type WriteAction =
  | { readonly kind: 'value'; readonly setter: string; readonly field: string; readonly keepWhenNull: boolean }
  | {
      readonly kind: 'reference';
      readonly setter: string;
      /** A reference that has a default stays as it is when the request says none. */
      readonly keepWhenNull: boolean;
      readonly target: JavaType;
      readonly key: KeyExpression;
      /** The field an unknown reference is blamed on. */
      readonly field: string;
    };
