import type { ExpressionTree } from '@backsmith/sql';
import type { JsonKind, JsonRule } from '../../model/constraint.ts';

/** What databases call the kinds of JSON; of the names some have for single kinds of numbers none means all of them. */
const KINDS: ReadonlyMap<string, JsonKind> = new Map([
  ['object', 'object'],
  ['array', 'array'],
  ['string', 'string'],
  ['text', 'string'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['null', 'null'],
]);

/** Calls that tell the kind of a JSON value; each database refuses those of the others. */
const KIND_FUNCTIONS: ReadonlySet<string> = new Set(['jsonb_typeof', 'json_typeof', 'json_type']);

/** A rule for `jsonb_typeof(x) = 'array'`, `JSON_TYPE(x) IN ('ARRAY', 'OBJECT')` and the like. */
export function jsonRule(
  call: ExpressionTree & { kind: 'call' },
  values: readonly string[],
  columnOf: (name: string) => string | undefined,
): JsonRule | undefined {
  const [operand, ...more] = call.arguments;
  // A cast is made of what is no JSON, or makes another value of it.
  if (!KIND_FUNCTIONS.has(call.name) || operand?.kind !== 'name' || more.length > 0) return undefined;
  const column = columnOf(operand.written);
  const kinds = values.flatMap((value) => KINDS.get(value.toLowerCase()) ?? []);
  if (column === undefined || kinds.length < values.length) return undefined;
  return { kind: 'json-kind', column, values: [...new Set(kinds)] };
}
