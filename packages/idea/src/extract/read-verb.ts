import { wordTable } from '../model/word-set.ts';
import type { Item } from '../read/items.ts';
import type { Verb } from '../vocabulary/verbs.ts';
import { addAttribute, type Clause, newClause, previousSign, type State } from './clause-state.ts';
import { readDecision } from './read-decision.ts';
import { readBareAct, readBarePayment, readOpenAct, readReply, unnamedPersons } from './read-bare-act.ts';
import { relateVerb } from './relate.ts';
import { isPerson } from './thing-class.ts';

export function readVerb(state: State, said: Extract<Item, { kind: 'verb' }>, at: number): void {
  const item = goesOnAbove(state, said, at);
  const { clause, findings, items } = state;
  if (endsProperty(state, item, at)) return;
  readDecision(state, item, at);
  findings.evidence.verbs += 1;
  const again = goesOn(clause, item) && (previousSign(items, at) === ',' || previousSign(items, at) === 'and');
  const actors = actorsOf(clause, item.attached && !again);
  const subjects = clause.people && actors.length === 0 ? unnamedPersons(state, item.verb) : actors;
  const isRelative = clause.verb === undefined && subjects === clause.subjects;
  const isDenied = item.negative && item.verb.sense === 'keeps';
  const verb = senseHere(
    isAlternative(state, item, at) ? (clause.verb?.verb ?? item.verb) : item.verb,
    isDenied,
    subjects,
  );
  state.clause = {
    ...newClause(subjects),
    noSubject: clause.noSubject,
    verb: { verb, passive: item.passive, attached: item.attached && !isDenied },
    last: clause.last,
    // "the object they bring (brand, colour)"
    objects: isRelative && items[at + 1]?.kind === 'list' ? [...clause.objects] : [],
    also: sharesObject(state, at) ? clause.verb : undefined,
  };
  readAlone(state, item, subjects, at);
  for (const key of isRelative ? clause.objects : [])
    relateVerb(findings, subjects, item.verb, item.passive, { key, plural: true, many: false });
}

/** "Tickets are reported by tenants; assigned to a technician": what the sentence before was about. */
function goesOnAbove(state: State, item: Extract<Item, { kind: 'verb' }>, at: number): typeof item {
  const {
    clause,
    context: { thing },
    items,
  } = state;
  const isOpen = at === 0 && item.verb.form === 'past' && item.verb.participle && items[1]?.kind === 'prep';
  if (!isOpen || thing === undefined || clause.subjects.length > 0) return item;
  clause.subjects = [thing];
  return { ...item, passive: true };
}

/** What a verb says without an object: a record that is left, a payment, a weight. */
function readAlone(state: State, item: Extract<Item, { kind: 'verb' }>, subjects: readonly string[], at: number): void {
  readReply(state, item, subjects);
  if (item.passive) {
    readMeasuring(state, item.verb, subjects);
    readOpenAct(state, item, subjects, at);
  } else if (item.verb.lemma === 'pay') readBarePayment(state, subjects, at);
  if (item.verb.sense === 'joins' || item.verb.sense === 'acts') readBareAct(state, item, subjects, at);
}

/** What is found out of something that is weighed or priced. */
const MEASURED = wordTable({ weigh: 'weight', price: 'price', number: 'number' });

/** "each stone is weighed": it has a weight. */
function readMeasuring({ findings }: State, { lemma }: Verb, subjects: readonly string[]): void {
  const property = MEASURED[lemma];
  if (property === undefined) return;
  for (const owner of subjects) if (!isPerson(owner)) addAttribute(findings, owner, { words: [property] });
}

/** "like and comment on posts": nothing stands between two verbs. */
function sharesObject({ clause, items }: State, at: number): boolean {
  const [before, sign] = [items[at - 2], items[at - 1]];
  if (sign?.kind !== 'sign' || !['and', 'or'].includes(sign.text) || before?.kind !== 'verb') return false;
  return clause.objects.length === 0 && ['acts', 'joins'].includes(clause.verb?.verb.sense ?? '') && !before.passive;
}

/** "properties are listed by an agent, owned by …", "jobs are done by plumbers, using materials": still about the first. */
function goesOn({ verb, subjects }: Clause, item: Extract<Item, { kind: 'verb' }>): boolean {
  if (verb === undefined || subjects.length === 0 || !item.attached) return false;
  return (verb.passive || verb.verb.lemma === 'be') && (item.passive || item.verb.form === 'ing');
}

/** "the amount claimed", "the year built": a participle that ends the name of a property. */
function endsProperty({ clause, findings, items }: State, item: Extract<Item, { kind: 'verb' }>, at: number): boolean {
  const next = items[at + 1];
  const last = findings.attributes.at(-1);
  if (!item.verb.participle || item.modal || item.verb.form !== 'past' || items[at - 1]?.kind !== 'phrase')
    return false;
  const isWhole = item.passive && !item.attached;
  if (isWhole || clause.last?.reading !== 'attribute' || last === undefined || last.values !== undefined) return false;
  if (last.words.join(' ') !== clause.last.phrase.words.join(' ')) return false;
  if (next !== undefined && next.kind !== 'sign') return false;
  findings.attributes[findings.attributes.length - 1] = { ...last, words: [...last.words, item.word] };
  return true;
}

/** "accepts or declines an assignment": the first of the two says more. */
function isAlternative({ clause, items }: State, item: Extract<Item, { kind: 'verb' }>, at: number): boolean {
  const [sign, before] = [items[at - 1], items[at - 2]];
  if (sign?.kind !== 'sign' || sign.text !== 'or' || before?.kind !== 'verb' || clause.objects.length > 0) return false;
  const isWeak = item.verb.sense === 'keeps' || item.verb.sense === 'other';
  return isWeak && !item.passive && ['creates', 'acts'].includes(before.verb.sense);
}

/** What things do that hold what they say: "a capture records ring number and weight", "invoices list the items". */
const STATING = new Set([
  'need',
  'record',
  'note',
  'log',
  'list',
  'state',
  'show',
  'specify',
  'document',
  'carry',
  'describe',
  'say',
  'name',
  'mention',
  'define',
  'give',
  'track',
  'store',
  'hold',
  'keep',
  'save',
  'contain',
  'indicate',
  'bear',
  'cover',
]);

function senseHere(verb: Verb, denied: boolean, subjects: readonly string[]): Verb {
  if (denied) return { ...verb, sense: 'other' };
  // "owners list a space": they put it there
  if (verb.lemma === 'list' && subjects.some(isPerson)) return { ...verb, sense: 'creates' };
  const states = STATING.has(verb.lemma) && subjects.length > 0 && !subjects.some(isPerson);
  return states ? { ...verb, sense: 'has' } : verb;
}

/** Who acts: what a participle or a relative clause stands behind, else the subject so far. */
function actorsOf(clause: Clause, attached: boolean): string[] {
  const isBehind = attached || (clause.relative !== undefined && clause.verb !== undefined);
  return isBehind && clause.last?.reading === 'entity' ? [clause.last.key] : clause.subjects;
}
