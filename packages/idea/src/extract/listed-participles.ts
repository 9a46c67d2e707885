import type { Item } from '../read/items.ts';
import { isJoint } from './list-run.ts';

/**
 * Leaves out the participles that stand behind one thing of a list: in "questions prepared, sponsors and medicines
 * prescribed, invoices" nobody prepares sponsors.
 */
export function withoutListedParticiples(items: readonly Item[]): readonly Item[] {
  return items.filter((_, at) => !isListedParticiple(items, at));
}

function isListedParticiple(items: readonly Item[], at: number): boolean {
  const [border, thing, verb, sign, next] = [-2, -1, 0, 1, 2].map((step) => items[at + step]);
  if (verb?.kind !== 'verb' || verb.verb.form !== 'past' || !verb.verb.participle || verb.modal) return false;
  if (verb.passive && !verb.attached) return false;
  if (thing?.kind !== 'phrase' || !thing.phrase.plural || next?.kind !== 'phrase' || !next.phrase.plural) return false;
  const isInList = border === undefined || isJoint(border) || (border.kind === 'sign' && border.text === ':');
  return isInList && isJoint(sign) && next.phrase.determiner === undefined;
}
