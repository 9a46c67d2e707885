import type { Position } from '@backsmith/text';
import type { DataType } from '../types/data-type.ts';

/** An expression as text, comments dropped and white space folded, and what could be understood of it. */
export type Expression = Position & { readonly text: string; readonly tree: ExpressionTree };

export type ExpressionTree =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' }
  /** Bytes as lower-case hexadecimal digits. */
  | { readonly kind: 'binary'; readonly hex: string }
  /** MySQL's and PostgreSQL's `b'1010'`. */
  | { readonly kind: 'bits'; readonly digits: string }
  /** A column or a keyword function such as CURRENT_DATE; `name` in lower case, `qualifier` what stands before it, `namespace` before that. */
  | {
      readonly kind: 'name';
      readonly name: string;
      readonly written: string;
      readonly quoted: boolean;
      readonly qualifier?: string;
      readonly namespace?: string;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly qualifier?: string;
      readonly arguments: readonly ExpressionTree[];
    }
  | {
      readonly kind: 'cast';
      readonly operand: ExpressionTree;
      readonly type: string;
      readonly dataType?: DataType;
    }
  /** INTERVAL '1' DAY, INTERVAL 3 HOUR; `fields` in lower case. */
  | { readonly kind: 'interval'; readonly fields?: string }
  /** A query in parentheses, by the token that opens them. */
  | { readonly kind: 'query'; readonly at: number }
  /** `x[1]`, or several of them: `x[1:2]`. */
  | { readonly kind: 'element'; readonly of: ExpressionTree; readonly isSlice?: true }
  /** CASE, by what it may give; without ELSE one of them is null. */
  | { readonly kind: 'case'; readonly results: readonly ExpressionTree[] }
  | { readonly kind: 'not'; readonly operand: ExpressionTree }
  | { readonly kind: 'negative'; readonly operand: ExpressionTree }
  /** `and`, `or`, `=`, `<>`, `<`, `>=`, `||`, `+`, `like`, `~`, … in lower case. */
  | {
      readonly kind: 'operation';
      readonly operator: string;
      readonly left: ExpressionTree;
      readonly right: ExpressionTree;
    }
  | {
      readonly kind: 'in';
      readonly operand: ExpressionTree;
      readonly items: readonly ExpressionTree[];
      readonly negated: boolean;
    }
  | {
      readonly kind: 'between';
      readonly operand: ExpressionTree;
      readonly low: ExpressionTree;
      readonly high: ExpressionTree;
      readonly negated: boolean;
    }
  | { readonly kind: 'is-null'; readonly operand: ExpressionTree; readonly negated: boolean }
  /** A row in parentheses or ARRAY[…]. */
  | { readonly kind: 'list'; readonly items: readonly ExpressionTree[]; readonly isArray?: true }
  /** Not understood. */
  | { readonly kind: 'opaque' };
