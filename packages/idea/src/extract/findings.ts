import type { Phrase } from '../read/items.ts';

/** What the text says about one noun, by its key: see `conceptKey`. */
export type Concept = {
  readonly key: string;
  /** The words as first written, the last one as written. */
  readonly words: readonly string[];
  mentions: number;
  plurals: number;
  /** How often it acts, or is what a sentence is about. */
  subjects: number;
  objects: number;
  /** How often properties are listed for it. */
  owners: number;
  /** How often it stands behind a, each, every. */
  determined: number;
  /** How often it stands in the singular without any word such as a, the, one before it. */
  bare: number;
  /** How often it stands behind each or every. */
  each: number;
  /** The number of the sentence that mentions it first. */
  first: number;
  /** Its place among all things, by first mention. */
  order: number;
  /** It names who wants the software: "we run a small theatre", "our village". */
  own: boolean;
  /** Said by the frame of the idea only: `canoe rental app`. */
  frame: boolean;
  /** It is a thing whatever else speaks against it. */
  certain: boolean;
};

export type AttributeFinding = {
  readonly owner: string;
  readonly words: readonly string[];
  readonly unique: boolean;
  readonly optional: boolean;
  readonly values?: readonly string[];
  /** Other things of the sentence, the nearest first, whose it may be; one and the same array for the properties of a list. */
  readonly rivals?: readonly string[];
};

export type RelationKind = 'one-to-many' | 'many-to-one' | 'many-to-many' | 'one-to-one' | 'self' | 'self-many';

export type RelationFinding = {
  readonly from: string;
  readonly to: string;
  readonly kind: RelationKind;
  /** The part the other one plays: `home team`, `assignee`. */
  readonly role?: string;
  /** Named by a verb such as borrow: the record of the act is a table of its own. */
  readonly act?: string;
  readonly weak: boolean;
  /** Said with "belongs to": each is of one, however many of them another sentence counts. */
  readonly sure?: boolean;
  /** Several things are acted upon at once. */
  readonly many?: boolean;
  /** … and the text says so: "a customer reserves several tents". */
  readonly several?: boolean;
};

/** Who does what with what, in words of the text. */
export type Deed = { readonly subject: string; readonly lemma: string; readonly object: string };

export type Findings = {
  readonly concepts: Map<string, Concept>;
  readonly attributes: AttributeFinding[];
  readonly relations: RelationFinding[];
  readonly deeds: Deed[];
  /** What the frame of the idea speaks of: `rental`, `booking`. */
  readonly frameEvents: string[];
  readonly frameWords: string[];
  /** The idea is a few nouns without a verb. */
  fragment: boolean;
  /** The number of the sentence that is read. */
  sentence: number;
  /** How the text says that software is wanted, for the gate. */
  evidence: { cue: boolean; wish: boolean; verbs: number };
};

export function newFindings(): Findings {
  return {
    concepts: new Map(),
    attributes: [],
    relations: [],
    deeds: [],
    frameEvents: [],
    frameWords: [],
    fragment: false,
    sentence: 0,
    evidence: { cue: false, wish: false, verbs: 0 },
  };
}

/** What is known of a noun; made where it is new. */
export function conceptOf(findings: Findings, key: string, words: readonly string[]): Concept {
  const known = findings.concepts.get(key);
  if (known !== undefined) return known;
  const counts = { mentions: 0, plurals: 0, subjects: 0, objects: 0, owners: 0, determined: 0, bare: 0, each: 0 };
  const concept: Concept = {
    key,
    words,
    ...counts,
    first: findings.sentence,
    order: findings.concepts.size,
    own: false,
    frame: false,
    certain: false,
  };
  findings.concepts.set(key, concept);
  return concept;
}

export type MentionRole = 'subject' | 'object' | 'owner' | 'other';

export function mention(
  findings: Findings,
  key: string,
  phrase: Pick<Phrase, 'words' | 'plural' | 'determiner'>,
  role: MentionRole,
): Concept {
  const concept = conceptOf(findings, key, phrase.words);
  if (concept.mentions === 0) {
    concept.first = findings.sentence;
    concept.order = [...findings.concepts.values()].filter(({ mentions }) => mentions > 0).length;
  }
  concept.mentions += 1;
  if (phrase.determiner === 'each' || phrase.determiner === 'every') concept.each += 1;
  if (phrase.plural) concept.plurals += 1;
  else if (phrase.determiner === undefined) concept.bare += 1;
  if (role === 'subject') concept.subjects += 1;
  if (role === 'object') concept.objects += 1;
  if (role === 'owner') concept.owners += 1;
  if (
    phrase.determiner !== undefined &&
    ['a', 'an', 'each', 'every', 'many', 'several', 'multiple'].includes(phrase.determiner)
  )
    concept.determined += 1;
  return concept;
}
