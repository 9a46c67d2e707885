import { singularize } from '@backsmith/text';
import type { Item, Phrase } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import type { Verb } from '../vocabulary/verbs.ts';
import { classify, isKnown } from './classify.ts';
import { conceptKey, headOf } from './concept-key.ts';
import { mention, type AttributeFinding, type Concept, type Findings } from './findings.ts';
import { classOf, isPerson } from './thing-class.ts';

/** What was spoken of before, across sentences. */
export type Context = {
  /** The last thing a sentence was about: what "it" and lists without an owner mean. */
  topic: string | undefined;
  /** The last thing a sentence was about that is no person: what "on it" and "for them" mean. */
  thing: string | undefined;
  /** The last thing mentioned that is no person: what is acted upon as "it". */
  named: string | undefined;
  /** The last person, whom "they" mean. */
  person: string | undefined;
  /** The last thing mentioned that has columns of its own. */
  last: string | undefined;
  /** What each person was last said to do: the record of an act, or what they made. */
  readonly deeds: Map<string, string>;
};

export type Clause = {
  subjects: string[];
  verb: { readonly verb: Verb; readonly passive: boolean; readonly attached: boolean } | undefined;
  /** The verb before, where both have one object: "like and comment on posts". */
  also: Clause['verb'];
  objects: string[];
  /** The last phrase, what it was taken for, and its key. */
  last: { readonly phrase: Phrase; readonly key: string; readonly reading: string } | undefined;
  /** The last property and whose it is: values may follow. */
  attribute: { readonly owner: string; readonly phrase: Phrase } | undefined;
  /** Whom or what something is given: "critics give wines a score". */
  recipient: string | undefined;
  prep: string | undefined;
  /** What a preposition belongs to, kept over the members of a list. */
  anchor: string | undefined;
  /** What a chain of additions began with: "payouts from the pot to a member" are all about payouts. */
  head: string | undefined;
  listing: boolean;
  /** Whose the properties of the list may be besides. */
  rivals: readonly string[] | undefined;
  /** The list that an "of" interrupts: "with a date of loss and a sum". */
  list: { readonly prep: string | undefined; readonly anchor: string | undefined } | undefined;
  /** Whose the members of a list are that begins with a possessive: "the driver's name, licence and age". */
  owned: string | undefined;
  /** The last addition: its preposition, and what it was about; nothing where it was told of who acts. */
  addition: { readonly prep: string; readonly about: string | undefined } | undefined;
  /** "in a depot, in a truck": the preposition before says more about the same. */
  again: boolean;
  relative: string | undefined;
  noSubject: boolean;
  /** "people", "somebody": a person the text does not name. */
  people: boolean;
};

export function newClause(subjects: readonly string[] = []): Clause {
  return {
    subjects: [...subjects],
    verb: undefined,
    also: undefined,
    objects: [],
    last: undefined,
    attribute: undefined,
    recipient: undefined,
    prep: undefined,
    anchor: undefined,
    head: undefined,
    listing: false,
    rivals: undefined,
    list: undefined,
    owned: undefined,
    addition: undefined,
    again: false,
    relative: undefined,
    noSubject: false,
    people: false,
  };
}

/** A sentence while it is read. */
export type State = {
  readonly findings: Findings;
  readonly context: Context;
  readonly items: readonly Item[];
  clause: Clause;
  readonly opening: boolean;
  /** What the sentence begins with: "for each object", "after each visit". */
  each: string | undefined;
  /** What the sentence said is done: the record of an act, or what was made. */
  deed?: string;
  /** What persons have done with a thing, as the sentence said before. */
  doing?: { readonly act: string; readonly object: string; readonly by: readonly string[] };
};

export function previousSign(items: readonly Item[], at: number): string | undefined {
  const before = items[at - 1];
  return before?.kind === 'sign' ? before.text : undefined;
}

/** Mentions a thing and remembers it as what the next words may be about. */
export function note(state: State, phrase: Phrase, key: string, role: 'subject' | 'object' | 'other'): void {
  mention(state.findings, key, phrase, role);
  state.context.last = key;
  if (!isPerson(key)) state.context.named = key;
  state.clause.attribute = undefined;
  noteModifier(state.findings, phrase, key);
}

/** "for each object they draw up a report": the report is the object's. */
export function relateToEach({ findings, each }: State, key: string): void {
  if (each === undefined || each === key || !['event', 'doc', 'part', 'schedule'].includes(classOf(key))) return;
  findings.relations.push({ from: key, to: each, kind: 'many-to-one', weak: true });
}

/** What is planned for persons who are kept as well. */
const PLANNED = new Set(['route', 'shift', 'tour', 'roster', 'rota', 'availability', 'assignment', 'timesheet']);

/** "sponsor spots" where there are sponsors: the word that is not part of the name tells whose they are. */
function noteModifier(findings: Findings, { words, plural }: Phrase, key: string): void {
  const before = words.at(-key.split(' ').length - 1);
  // "we organise a film festival" is no festival of one film
  if (findings.sentence === 0 && !plural) return;
  if (before === undefined || classOf(key) === 'kind' || isPerson(key)) return;
  const modifier = singularize(before);
  // "driver routes" names two things, whoever speaks of drivers elsewhere
  if (plural && PLANNED.has(headOf(key)) && isPerson(modifier) && isKnown(modifier))
    mention(findings, modifier, { words: [modifier], plural: true }, 'other');
  if (findings.concepts.has(modifier) && modifier !== key)
    findings.relations.push({ from: key, to: modifier, kind: 'many-to-one', weak: true });
}

/** "post status" where there are posts: the post, and its status. */
export function splitOwner(findings: Findings, phrase: Phrase): readonly [string | undefined, Phrase] {
  for (let length = phrase.words.length - 1; length > 0; length -= 1) {
    const key = conceptKey({ words: phrase.words.slice(0, length) });
    const rest = phrase.words.slice(length);
    if (findings.concepts.has(key) && isAttributePhrase(rest))
      return [key, { ...phrase, words: rest, key: rest.join(' ') }];
  }
  return [undefined, phrase];
}

/** A thing or property with its owner before it: `doctors' schedules`, `the customer's email`. */
export function readOwned(state: State, phrase: Phrase, owner: Phrase, reading: string, key: string): void {
  const { findings, context, clause } = state;
  const ownerKey = conceptKey(owner);
  const isListed = clause.attribute !== undefined && clause.attribute.owner !== ownerKey;
  const ownerIs = classify(findings, owner, 'subject') === 'entity';
  if (ownerIs) note(state, owner, ownerKey, 'other');
  if (reading === 'entity') {
    note(state, phrase, key, 'object');
    if (ownerIs) findings.relations.push({ from: ownerKey, to: key, kind: 'one-to-many', weak: true });
    if (clause.verb === undefined) clause.subjects.push(key);
    else clause.objects.push(key);
    return;
  }
  if (ownerIs && reading === 'attribute') {
    addAttribute(findings, ownerKey, phrase);
    clause.attribute = { owner: ownerKey, phrase };
    // "a session has a length, the bird's weight and remarks": one member of a list that is another's
    if (clause.prep !== 'with' && !isListed) clause.owned = ownerKey;
    context.topic = ownerKey;
  }
}

export function addAttribute(
  findings: Findings,
  owner: string,
  phrase: Pick<Phrase, 'words'>,
  extra: Partial<Pick<AttributeFinding, 'values' | 'unique' | 'optional' | 'rivals'>> = {},
): void {
  // "who owes us money": what is paid with, and no property
  if (phrase.words.length === 1 && phrase.words[0] === 'money') return;
  findings.attributes.push({
    owner,
    words: phrase.words,
    unique: extra.unique === true,
    optional: extra.optional === true,
    ...(extra.values === undefined ? {} : { values: extra.values }),
    ...(extra.rivals === undefined ? {} : { rivals: extra.rivals }),
  });
  const concept = findings.concepts.get(owner);
  if (concept !== undefined) concept.owners += 1;
}

/** Notes that a thing names who wants the software. */
export function markOwn(findings: Findings, key: string): void {
  const concept = findings.concepts.get(key);
  if (concept !== undefined) concept.own = true;
}

const USUAL_PERSONS = ['customer', 'client', 'member', 'user', 'guest', 'visitor', 'renter', 'borrower', 'buyer'];

/** Who offers what "people" come for, and is not meant by them. */
const OFFERING = new Set(
  'host organizer organiser owner seller vendor provider manager administrator teacher instructor trainer guide doctor employee volunteer'.split(
    ' ',
  ),
);

/** Who a trade is there for, of several persons a text names. */
const SERVED = new Set(
  'student pupil patient tenant resident player participant neighbour neighbor citizen reader parishioner'.split(' '),
);

function isServed({ key }: Concept): boolean {
  return SERVED.has(headOf(key));
}

/** Who is meant where the text names nobody: the persons it names elsewhere, else the given one. */
export function usualPerson(findings: Findings, otherwise: string): string {
  const persons = [...findings.concepts.values()].filter(({ key, plurals }) => plurals > 0 && isPerson(key));
  const named = persons.length === 1 && !OFFERING.has(headOf(persons[0]?.key ?? '')) ? persons[0]?.key : undefined;
  // also one who does something in a later sentence
  const usual = USUAL_PERSONS.find((name) => {
    const { mentions = 0, subjects = 0 } = findings.concepts.get(name) ?? {};
    return mentions + subjects > 0;
  });
  const key = usual ?? named ?? persons.find(isServed)?.key ?? otherwise;
  mention(findings, key, { words: [key], plural: true }, 'subject');
  return key;
}
