import type { Item, Phrase } from '../read/items.ts';
import { type State, usualPerson } from './clause-state.ts';
import { conceptKey } from './concept-key.ts';
import { mention } from './findings.ts';
import { classOf, isPerson } from './thing-class.ts';

const LENDING = new Set(['rent', 'lend', 'lease', 'loan', 'hire']);

/** "We rent out canoes", "we rent the hall to groups": a rental, with somebody the text need not name. */
export function readLending({ clause, findings, items }: State, { plural }: Phrase, key: string, at: number): void {
  const { verb } = clause;
  if (verb === undefined || !isOurs(clause)) return;
  const taker = takerBehind(items, at);
  if (!plural && taker === undefined) return;
  const act = ['lend', 'loan'].includes(verb.verb.lemma) ? 'loan' : 'rental';
  const from = taker === undefined ? usualPerson(findings, 'customer') : conceptKey(taker);
  if (taker !== undefined) mention(findings, from, taker, 'object');
  findings.relations.push({ from, to: key, kind: 'many-to-many', act, weak: false });
}

/** Whether the persons behind "to" were read with what is lent to them. */
export function isLentTo({ clause }: State, prep: string, key: string): boolean {
  return prep === 'to' && clause.objects.length > 0 && isOurs(clause) && isSomebody(key);
}

/** What the business itself does, whose name the sentence leaves out. */
function isOurs({ noSubject, people, verb }: State['clause']): boolean {
  return noSubject && !people && verb?.passive === false && LENDING.has(verb.verb.lemma);
}

function takerBehind(items: readonly Item[], at: number): Phrase | undefined {
  const [prep, taker] = [items[at + 1], items[at + 2]];
  if (prep?.kind !== 'prep' || prep.word !== 'to' || taker?.kind !== 'phrase' || !taker.phrase.plural) return undefined;
  return isSomebody(conceptKey(taker.phrase)) ? taker.phrase : undefined;
}

function isSomebody(key: string): boolean {
  return isPerson(key) || classOf(key) === 'org' || ['group', 'team', 'club'].includes(key);
}
