import type { ExpressionTree } from './expression.ts';
import type { Name, QualifiedName } from './name.ts';

/** A query that joins tables, asks conditions and makes groups, and does nothing else. */
export type PlainQuery = {
  readonly columns: readonly PlainColumn[];
  /** The first one is joined to nothing. */
  readonly sources: readonly PlainSource[];
  readonly where?: ExpressionTree;
  readonly groupBy: readonly ExpressionTree[];
  /** CONCAT passes values that are missing. */
  readonly concatSkipsNull: boolean;
  /** The average of whole numbers is one. */
  readonly averageIsWhole: boolean;
};

export type PlainColumn =
  | { readonly kind: 'all'; readonly of?: Name }
  | { readonly kind: 'value'; readonly name?: Name; readonly tree: ExpressionTree };

/** A table of a query, with the rows that join it to those before: all, where only WHERE says which. */
export type PlainSource = {
  readonly table: QualifiedName;
  readonly alias?: Name;
  /** Rows before it stay where it has none for them. */
  readonly isOptional?: true;
  readonly on?: ExpressionTree;
  readonly using?: readonly Name[];
};
