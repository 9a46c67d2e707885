import type { ExpressionTree } from '../ast/expression.ts';

/** How tightly operators bind; a value of a DEFAULT goes no looser than `value`. */
export const Binding = { or: 1, and: 2, not: 3, compare: 4, value: 5, sum: 6, product: 7 } as const;

export const OPAQUE: ExpressionTree = { kind: 'opaque' };
