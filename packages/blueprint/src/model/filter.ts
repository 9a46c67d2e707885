import type { JavaType } from './java.ts';

/**
 * What a query parameter asks of a field: to be one of its values, to be its only one, to hold a text, to be no less or no
 * more, or whether there is a value at all.
 */
export type FilterKind = 'among' | 'equal' | 'contains' | 'from' | 'to' | 'absent';

/** A query parameter of a list. */
export type FilterParameter = {
  readonly kind: FilterKind;
  /** The name of its record component. */
  readonly name: string;
  /** What clients call it, where that is a name Java keeps for itself. */
  readonly json?: string;
};

/** The conditions a list accepts on one field; a client may use each alone. */
export type Filter = {
  /** The type of a value. */
  readonly type: JavaType;
  readonly parameters: readonly FilterParameter[];
};
