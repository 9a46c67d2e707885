import type { JsonKind } from '../../model/constraint.ts';

/** What JSON_TYPE answers for a kind of JSON. */
export function jsonTypes(kind: JsonKind): readonly string[] {
  return kind === 'number' ? ['INTEGER', 'UNSIGNED INTEGER', 'DOUBLE', 'DECIMAL'] : [kind.toUpperCase()];
}
