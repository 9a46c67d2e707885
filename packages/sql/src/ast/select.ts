import type { Position } from '@backsmith/text';
import type { ExpressionTree } from './expression.ts';
import type { Name, QualifiedName } from './name.ts';

/** What a SELECT gives, as far as its text says: its columns, and what they come from. */
export type SelectShape = {
  readonly columns: readonly SelectColumn[];
  /** What stands after FROM and JOIN, in its order. */
  readonly tables: readonly SelectSource[];
  /** The queries named by its WITH. */
  readonly named?: readonly { readonly name: Name; readonly columns: readonly Name[]; readonly select: SelectShape }[];
  /** The queries whose rows UNION, EXCEPT and INTERSECT put together with its own. */
  readonly others?: readonly SelectShape[];
  /** A join may leave the columns of a table empty. */
  readonly isOuter?: true;
  /** It is too deep, or no query: nothing is known of what it gives. */
  readonly isUnread?: true;
};

/** What a query reads: a table or view by its name, a query in parentheses, or what a function makes. */
export type SelectSource = { readonly alias?: Name; readonly columns?: readonly Name[] } & (
  | { readonly kind: 'table'; readonly table: QualifiedName }
  | { readonly kind: 'query'; readonly select: SelectShape }
  /** `value`: the call itself; none where it makes more than one column. */
  | { readonly kind: 'function'; readonly call: Name; readonly value?: SelectValue }
);

export type SelectColumn =
  | { readonly kind: 'all'; readonly of?: Name }
  /** `source` and `of`: the column it is as it stands, and the table's name before it. */
  | {
      readonly kind: 'column';
      readonly name: Name;
      readonly source?: Name;
      readonly of?: Name;
      readonly value: SelectValue;
    }
  | { readonly kind: 'unnamed'; readonly value: SelectValue };

/** A query within a value, by the token of the parenthesis that opens it. */
export type SelectQuery = { readonly at: number; readonly select: SelectShape };

/** What a column of a query is computed from, and where that stands. */
export type SelectValue = Position & {
  /** As it is written. */
  readonly text: string;
  readonly tree: ExpressionTree;
  /** Every name in it that calls nothing, with those before it. */
  readonly names: readonly (readonly Name[])[];
  /** The functions it calls. */
  readonly calls: readonly Name[];
  /** The queries within it. */
  readonly queries: readonly SelectQuery[];
};
