import { JAVA_KEYWORDS, NameScope } from '@backsmith/text';
import type { IdentifierPart } from '../model/resource.ts';
import { jsonOf } from './column-draft.ts';
import type { ColumnDraft } from './column-draft.ts';

/** Names the parameters and variables of a call have besides those of the path. */
const OTHERS = [
  'request',
  'patch',
  'filter',
  'pageable',
  'ifMatch',
  'expand',
  'created',
  'service',
  'call',
  'labelQuestions',
  'namedHere',
];

/** A scope for the path variables of a call. */
export function callScope(): NameScope {
  return new NameScope({ reserved: [...JAVA_KEYWORDS, ...OTHERS] });
}

/** The parts of a key as path variables of a call. */
export function pathParts(keys: readonly ColumnDraft[]): readonly IdentifierPart[] {
  const variables = callScope();
  return keys.map((draft) => ({
    variable: variables.take(draft.field),
    name: draft.field,
    ...jsonOf(draft),
    type: draft.type.java,
  }));
}

/** The parts of a key in an address: `/{orderId}/{lineNo}`. */
export function pathTemplate(parts: readonly IdentifierPart[]): string {
  return parts.map(({ variable, json }) => `/{${json ?? variable}}`).join('');
}
