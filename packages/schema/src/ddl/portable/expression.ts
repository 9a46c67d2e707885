/**
 * The part of SQL's expressions that means the same in every database: column names, literals, comparisons, arithmetic
 * without division, AND/OR/NOT, IS NULL, IN, BETWEEN, LIKE and a few functions.
 */
export type Expression =
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'negative'; readonly operand: Expression }
  | { readonly kind: 'not'; readonly operand: Expression }
  | {
      readonly kind: 'arithmetic';
      readonly operator: '+' | '-' | '*';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'compare'; readonly operator: Comparison; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'logic'; readonly operator: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'is-null'; readonly operand: Expression; readonly negated: boolean }
  | {
      readonly kind: 'in';
      readonly operand: Expression;
      readonly items: readonly Expression[];
      readonly negated: boolean;
    }
  | {
      readonly kind: 'between';
      readonly operand: Expression;
      readonly low: Expression;
      readonly high: Expression;
      readonly negated: boolean;
    }
  | { readonly kind: 'call'; readonly name: PortableFunction; readonly arguments: readonly Expression[] };

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

export const PORTABLE_FUNCTIONS = ['lower', 'upper', 'abs', 'coalesce', 'length'] as const;

export type PortableFunction = (typeof PORTABLE_FUNCTIONS)[number];
