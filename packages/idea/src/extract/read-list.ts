import type { Item, ListMember } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { ENUM_HEADS } from '../vocabulary/attributes.ts';
import { MEANS_OF_PAYMENT } from '../vocabulary/grammar-words.ts';
import { type Clause, previousSign, type State } from './clause-state.ts';
import { conceptKey, headOf } from './concept-key.ts';
import { mention } from './findings.ts';
import { readMemberList, setValues } from './member-list.ts';
import { classOf, isPerson, isRecord } from './thing-class.ts';
import { ACT_NOUNS } from '../vocabulary/verbs.ts';

/** "assays per sample: …", "a playlist for each episode (…)": the list is about what stands first. */
function countedOwner(clause: Clause, source: string): string | undefined {
  const { prep, last, anchor, verb } = clause;
  const first = (source === 'colon' ? placedOwner(clause) : undefined) ?? headedBy(clause, source);
  if (first !== undefined) return first;
  if (verb !== undefined || last?.reading !== 'entity' || anchor === undefined || anchor === last.key) return undefined;
  const isEach = ['each', 'every'].includes(last.phrase.determiner ?? '') && (prep === 'for' || prep === 'of');
  return prep === 'per' || isEach ? anchor : undefined;
}

/** "sellers list items in the shop: …": the list is about what is put there. */
function placedOwner(clause: Clause): string | undefined {
  const { prep, last, verb, objects } = clause;
  const isPlaced = verb !== undefined && ['on', 'in', 'at'].includes(prep ?? '') && last?.phrase.determiner === 'the';
  return (isPlaced && objects[0] !== last.key) || isPutOn(clause) || isNotedPer(clause) ? objects[0] : undefined;
}

/** "inspectors mark defects on photos: type, severity": the list is about what is marked. */
function isPutOn({ prep, verb, objects, last }: Clause): boolean {
  const [object] = objects;
  if (prep !== 'on' || verb === undefined || object === undefined || object === last?.key) return false;
  return isRecord(object);
}

/** "the inspector writes down defects per device: description, photo": the list is about what is written down. */
function isNotedPer({ prep, verb, objects, last }: Clause): boolean {
  const [object] = objects;
  const isEach = prep === 'per' || (prep === 'for' && ['each', 'every'].includes(last?.phrase.determiner ?? ''));
  return isEach && verb?.passive === false && object !== undefined && object !== last?.key && isRecord(object);
}

function headedBy(clause: Clause, source: string): string | undefined {
  return source === 'colon' || isOfMany(clause) ? headedOwner(clause) : undefined;
}

/** "pets of clients (name, species)", both of them several and nothing said of either: the pets have them. */
function isOfMany({ prep, last, verb, anchor }: Clause): boolean {
  return (
    prep === 'of' &&
    verb === undefined &&
    anchor !== undefined &&
    last?.phrase.plural === true &&
    last.phrase.determiner === undefined
  );
}

const BEHIND_HEAD = new Set(['of', 'for', 'to', 'by', 'at', 'in', 'on', 'from', 'inside', 'within', 'under']);

/** "inspections of bridges: …", "permits are issued to drivers: …": the list is about what the sentence is about. */
function headedOwner({ prep = '', last, verb, head, subjects }: Clause): string | undefined {
  if (last?.reading !== 'entity' || !BEHIND_HEAD.has(prep)) return undefined;
  const bare = verb === undefined ? head : undefined;
  const first = verb?.passive === true ? subjects[0] : bare;
  return first === last.key ? undefined : first;
}

/** "wheels lie in a cellar and are graded A, B or C": the wheels are. */
function sortedOwner({ verb, subjects }: Clause, source: string): string | undefined {
  const sorts = ['grade', 'rate', 'classify', 'rank', 'mark'].includes(verb?.verb.lemma ?? '');
  return source === 'values' && sorts && verb?.passive === true ? subjects[0] : undefined;
}

/** "the object they bring (brand, defect)": the object's. */
function broughtOwner({ last, objects, verb }: Clause, source: string): string | undefined {
  return source === 'brackets' && last === undefined && verb?.passive === false ? objects.at(-1) : undefined;
}

/** "they pay cash or by card": what is chosen is the payment's. */
function paidOwner(
  { clause: { verb }, findings }: State,
  { members, source }: Extract<Item, { kind: 'list' }>,
): string | undefined {
  if (source !== 'values' || verb?.verb.lemma !== 'pay' || verb.passive || !findings.concepts.has('payment'))
    return undefined;
  return members.every(({ words }) => words.some((word) => MEANS_OF_PAYMENT.has(word))) ? 'payment' : undefined;
}

/** "visits a well, a tap or a tank": the kind of what is done, else of the thing it is about. */
function readAlternatives({ clause, context, findings }: State, members: readonly ListMember[]): void {
  const { subjects, objects, prep, verb, last } = clause;
  const [subject] = subjects;
  const act = prep === undefined ? ACT_NOUNS[verb?.verb.lemma ?? ''] : undefined;
  if (act !== undefined && subject !== undefined && isPerson(subject)) {
    mention(findings, act, { words: [act], plural: true }, 'object');
    findings.relations.push({ from: subject, to: act, kind: 'one-to-many', weak: false });
  }
  const things = [...subjects, context.thing].filter((key) => key !== undefined && !isPerson(key));
  const owner = act ?? objects.at(-1) ?? (last?.reading === 'entity' ? last.key : undefined) ?? things[0] ?? subject;
  const values = members.map(({ text }) => text);
  if (owner !== undefined) setValues(findings, owner, [isPerson(owner) ? 'choice' : 'type'], values);
}

/** "singers by voice (soprano, alto)": what they are told apart by, where that is nothing with properties of its own. */
function toldApartBy({ clause, items }: State, members: readonly ListMember[], at: number): Clause['attribute'] {
  const [thing, prep, sort] = [items[at - 3], items[at - 2], items[at - 1]];
  if (thing?.kind !== 'phrase' || prep?.kind !== 'prep' || prep.word !== 'by' || sort?.kind !== 'phrase')
    return undefined;
  const owner = conceptKey(thing.phrase);
  const isSort = !sort.phrase.plural && classOf(conceptKey(sort.phrase)) !== 'person';
  if (!isSort || clause.verb?.passive === true || members.some(({ words }) => isAttributePhrase(words)))
    return undefined;
  return { owner, phrase: sort.phrase };
}

/** The thing a list is about, as far as the clause says. */
function ownerOf(state: State, item: Extract<Item, { kind: 'list' }>): string | undefined {
  const { clause } = state;
  const named = clause.last?.reading === 'entity' ? clause.last.key : undefined;
  return paidOwner(state, item) ?? sortedOwner(clause, item.source) ?? broughtOwner(clause, item.source) ?? named;
}

export function readList(state: State, item: Extract<Item, { kind: 'list' }>, at: number): void {
  const { members, source, choice } = item;
  if (source === 'alternatives') {
    readAlternatives(state, members);
    return;
  }
  const { findings, context, clause, items } = state;
  const last = clause.last;
  const counted = source === 'values' || source === 'examples' ? undefined : countedOwner(clause, source);
  const colonOwner = source === 'colon' && at > 0;
  const next = items[at + 1];
  readMemberList({
    findings,
    context,
    members,
    choice,
    source: colonOwner ? 'colon' : source,
    entity: counted ?? ownerOf(state, item),
    plural: counted !== undefined || (last?.phrase.plural ?? false),
    phrase: last?.phrase,
    // "uncertainty and pass/fail": another property
    attribute:
      source === 'values' && previousSign(items, at) === 'and'
        ? undefined
        : (clause.attribute ?? (source === 'brackets' ? toldApartBy(state, members, at) : undefined)),
    subject: clause.subjects.at(-1),
    followed: next !== undefined,
    verb: clause.verb?.verb.lemma,
    isEnumHead: last !== undefined && ENUM_HEADS.has(headOf(last.key)),
    opening: state.opening && clause.verb === undefined,
  });
}
