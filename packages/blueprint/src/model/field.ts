import type { JsonKind } from '@backsmith/schema';
import type { JavaType } from './java.ts';

/** A rule of Bean Validation. Numbers are literal text so that no digit is lost. */
export type Constraint =
  /** `when`: asked of new records, of what a patch makes of one, or of both, but not of other changes. */
  | { readonly kind: 'not-null'; readonly when?: 'made' | 'patched' | 'made-or-patched' }
  | { readonly kind: 'size'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'digits'; readonly integer: number; readonly fraction: number }
  | { readonly kind: 'min'; readonly value: string }
  | { readonly kind: 'max'; readonly value: string }
  | { readonly kind: 'decimal-min'; readonly value: string; readonly exclusive?: true }
  | { readonly kind: 'decimal-max'; readonly value: string; readonly exclusive?: true }
  | { readonly kind: 'positive' }
  | { readonly kind: 'positive-or-zero' }
  | { readonly kind: 'pattern'; readonly pattern: string; readonly ignoreCase?: true }
  /** Of a few numbers or texts. */
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  /** JSON that is an array, an object, or whatever else a schema asks for. */
  | { readonly kind: 'json-kind'; readonly values: readonly JsonKind[] };

/** Two fields of a request of which one is compared with the other, where both are there. */
export type FieldComparison = {
  readonly kind: 'equal' | 'different' | 'at-least' | 'greater';
  readonly field: string;
  readonly other: string;
};

/** One value as the API shows it. */
export type Field = {
  /** The name of the record component and of the path variable. */
  readonly name: string;
  /** What clients call it, where that is a name Java keeps for itself. */
  readonly json?: string;
  readonly type: JavaType;
  /** Whether a client sends it; the others are for reading. */
  readonly inRequest: boolean;
  /** Whether a client gets to see it; secrets are for writing only. */
  readonly inResponse: boolean;
  /** Whether a request without it is refused. */
  readonly required: boolean;
  /** Whether a record may be without a value. */
  readonly nullable: boolean;
  /** What the schema says of it. */
  readonly comment?: string;
  /** Which of its values answers show as none, though there is one. */
  readonly unshown?: string;
  /** The store can hold a value for it that no answer shows, whether the schema says so or not. */
  readonly mayBeUnshown?: true;
  /** It refers to records of which some have keys that Java has nothing for, and are named by the text of the database. */
  readonly namesOddKeys?: true;
  /** The store holds numbers of binary floating point, and neither NaN nor infinities. */
  readonly finite?: true;
  readonly constraints: readonly Constraint[];
};

/** What clients call a field. */
export function jsonName({ name, json }: { readonly name: string; readonly json?: string }): string {
  return json ?? name;
}

/** What an answer calls the values it holds but does not show, by their fields: docs/adr/0037-values-that-are-not-shown.md. */
export const UNSHOWN = 'unshown';

/** Whether answers with these fields tell what they do not show. One that has a field of that name does not. */
export function tellsUnshown(
  fields: readonly (Pick<Field, 'name' | 'json' | 'mayBeUnshown'> & Partial<Pick<Field, 'inResponse'>>)[],
): boolean {
  const isTaken = fields.some(({ name, json }) => name === UNSHOWN || json === UNSHOWN);
  return !isTaken && fields.some(({ inResponse = true, mayBeUnshown }) => inResponse && mayBeUnshown === true);
}

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

/** Whether a new record must say what a change may leave out. */
export function asksMoreOfNew(fields: readonly Field[]): boolean {
  return fields.some(({ constraints }) =>
    constraints.some((one) => one.kind === 'not-null' && (one.when === 'made' || one.when === 'made-or-patched')),
  );
}
