import type { Position } from '@backsmith/text';
import type { AccessStep } from './access.ts';
import type { RecordRule } from './record-rule.ts';

/** A field of the resource: its column as the user knows it, and how it is read from what keeps the record. */
export type StoredField = { readonly field: string; readonly column: string; readonly read: readonly AccessStep[] };

/** How a store keeps the records of a resource, whatever it does besides. */
export type KeptRecords = {
  /** The name of the resource. */
  readonly resource: string;
  /** The table as the user knows it, and where it stands in the source. */
  readonly tableName: string;
  readonly place: Position;
  /** The fields of the resource, in the same order. */
  readonly fields: readonly StoredField[];
  /** The attributes that make the label of its records. */
  readonly label: readonly string[];
  /** Whose its records are; absent where everybody with a token sees them. */
  readonly rule?: RecordRule;
};

/** Where the value of a field lies, from the kept record on. */
export type FieldPath = { readonly field: string; readonly path: readonly string[] };

/** How lists are ordered. */
export type Ordering = {
  /** Fields lists may be sorted by: attributes of the same name, and values behind a path. */
  readonly sortable: { readonly plain: readonly string[]; readonly mapped: readonly FieldPath[] };
  /** The attributes that end every order: those of a key, or all that can be compared. */
  readonly keyPaths: readonly (readonly string[])[];
};

/** A condition of a filter: the parameters it takes, which may be nothing, and where the value lies they are compared with. */
export type Condition = {
  readonly kind: 'among' | 'equal' | 'contains' | 'between' | 'absent';
  readonly parameters: readonly (string | null)[];
  readonly path: readonly string[];
  /** The years a value may be of, and what clients call the parameters; absent where any is answered. */
  readonly years?: { readonly first: number; readonly last: number; readonly called: readonly (string | null)[] };
};

/** A part of the parent's key: how it is read from the key, if that has several, and where the child keeps it. */
export type ParentKeyPart = { readonly read?: string; readonly path: readonly string[] };
