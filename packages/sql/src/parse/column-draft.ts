import type { ColumnPlace } from '../ast/alter-action.ts';
import type { Name } from '../ast/name.ts';
import type { ColumnDefinition, Constraint } from '../ast/table-element.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A column's definition while its clauses are read. */
export type ColumnDraft = {
  readonly definition: Mutable<ColumnDefinition> & { readonly constraints: Constraint[]; readonly ignored: string[] };
  /** CONSTRAINT name, for the clause that follows. */
  pending: Name | undefined;
  place: ColumnPlace | undefined;
};
