import type { OddValues } from '../odd-values.ts';
import type { TypeFacets } from '../type-facets.ts';

/** How Hibernate must see a column so that it reads, writes and validates it: what follows from its type, and the rest. */
export type ColumnMapping = Omit<TypeFacets, 'through'> &
  OddValues & {
    /** The identifier as `@Column(name)` must say it for the target database. */
    readonly name: string;
    readonly nullable: boolean;
    readonly unique?: true;
    /** The database computes the value. */
    readonly readOnly?: true;
    /** Written when the row is made and never again. */
    readonly insertOnly?: true;
    /** The database fills the text up with blanks that mean nothing. */
    readonly padded?: true;
    /** What is read instead of the column's value. */
    readonly read?: string;
    /** What is written instead of the value, which it has in the place of `?`. */
    readonly write?: string;
    /** The column as an expression, which Hibernate reads without asking for its type. */
    readonly formula?: string;
  };

/** A column of a foreign key and the column of the target it holds. */
export type JoinColumnMapping = {
  readonly name: string;
  readonly referenced: string;
  /** `columnDefinition`, where a column of the own key needs it. */
  readonly definition?: string;
};
