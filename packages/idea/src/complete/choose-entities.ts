import { isKnown, isPersonWord } from '../extract/classify.ts';
import { headOf } from '../extract/concept-key.ts';
import type { Concept, Findings } from '../extract/findings.ts';
import { classOf, findThing } from '../extract/thing-class.ts';
import { wordSet } from '../model/word-set.ts';
import type { ThingClass } from '../vocabulary/knowledge.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { ENUM_HEADS } from '../vocabulary/attributes.ts';
import type { Token } from '../read/tokenise.ts';

export type Entities = {
  /** Keys of the things that become tables, in the order of first mention. */
  readonly keys: readonly string[];
  /** The key another one is the same thing as. */
  readonly same: ReadonlyMap<string, string>;
};

/** Which of the nouns become tables, and which are two words for one thing. */
export function chooseEntities(findings: Findings, sentences: readonly (readonly Token[])[] = []): Entities {
  const speaker = speakerOf(sentences);
  const mentioned = [...findings.concepts.values()]
    .filter(({ mentions }) => mentions > 0)
    .sort((a, b) => a.order - b.order);
  const stated = mentioned.filter(({ frame }) => !frame).length;
  // "tank emptying: customers, tankers, drivers": what is done, where nothing else that happens is spoken of
  const isOnlyDoing = (key: string): boolean =>
    stated < 7 &&
    key.endsWith('ing') &&
    !mentioned.some((other) => !other.frame && ['event', 'doc', 'part', 'schedule'].includes(classOf(other.key)));
  const chosen = mentioned
    .filter(
      (concept) =>
        !concept.frame ||
        isStatedElsewhere(concept) ||
        (isNeeded(concept) && (stated < 4 || findings.fragment || isOnlyDoing(concept.key))),
    )
    .filter(
      (concept) =>
        !isOwnBusiness(concept, mentioned, findings) &&
        !isUnit(concept) &&
        !isOnlyProperty(concept, findings) &&
        !isSpeaker(concept, speaker, findings),
    );
  const keys = [...chosen.filter(({ frame }) => !frame), ...chosen.filter(({ frame }) => frame)].map(({ key }) => key);
  const same = mergeNames(keys, findings);
  return {
    keys: inOrder(
      mentioned,
      keys.filter((key) => !same.has(key)),
    ),
    same,
  };
}

/** "I am a farrier", "I'm the treasurer of a club": what somebody says of himself, as words behind each other. */
function speakerOf(sentences: readonly (readonly Token[])[]): string {
  for (const tokens of sentences) {
    const words = tokens.map(({ base }) => base);
    const at = words.findIndex(
      (word, place) => word === 'i' && ARTICLES.has(words[place + (words[place + 1] === 'am' ? 2 : 1)] ?? ''),
    );
    if (at >= 0) return ` ${words.slice(at, at + SPEAKER).join(' ')} `;
  }
  return '';
}

const ARTICLES = wordSet('a an the');
const SPEAKER = 6;

/** Who writes the text is no row of it, unless it says more of the kind. */
function isSpeaker(
  { key, mentions, plurals, owners, subjects }: Concept,
  speaker: string,
  { relations }: Findings,
): boolean {
  if (mentions > 1 || plurals + owners + subjects > 0 || !speaker.includes(` ${key} `)) return false;
  return classOf(key) === 'person' && !relations.some(({ from, to }) => from === key || to === key);
}

/** "a course has a fee … instructors get a fee": a property of both, and no thing, where a text says no more of it. */
function isOnlyProperty(concept: Concept, findings: Findings): boolean {
  const { key, plurals, owners, subjects, each, certain } = concept;
  if (isOnlyValues(concept, findings)) return true;
  if (certain || plurals + owners + subjects + each > 0 || !isAttributePhrase(key.split(' '))) return false;
  return findings.attributes.some(({ owner, words }) => owner !== key && words.join(' ') === key);
}

/** "applications moving through stages (applied, hired)": what the values are of, where a text says no more of it. */
function isOnlyValues({ key, mentions, owners, subjects, each, certain }: Concept, { attributes }: Findings): boolean {
  if (certain || mentions > 1 || owners + subjects + each > 0 || !ENUM_HEADS.has(key)) return false;
  return attributes.some(
    ({ owner, words, values }) => owner !== key && values !== undefined && words.join(' ') === key,
  );
}

function inOrder(mentioned: readonly Concept[], keys: readonly string[]): readonly string[] {
  const wanted = new Set(keys);
  return mentioned.map(({ key }) => key).filter((key) => wanted.has(key));
}

function isStatedElsewhere({ mentions, plurals }: Concept): boolean {
  return mentions > 1 || plurals > 0;
}

function isNeeded({ key }: Concept): boolean {
  return isKnown(key) || classOf(key) !== 'place';
}

/** What is counted by, and places nobody names: "rates per word", "I go to their place". */
const UNITS = wordSet('word hour minute page kilo kilometer mile piece place head month week night people way one');

/** No things in any trade: "the ones that are ready", "how many kilograms". */
const MEASURES = wordSet('one other up get down kilogram gram liter litre percent euro dollar');

function isUnit({ key, mentions, plurals, owners, subjects }: Concept): boolean {
  if (MEASURES.has(key)) return true;
  return UNITS.has(key) && mentions === 1 && plurals + owners + subjects === 0;
}

const BUSINESSES = wordSet('workshop studio atelier');

/** The business that wants the software is no table of its own: "we run a small theatre". */
function isOwnBusiness(concept: Concept, all: readonly Concept[], { relations }: Findings): boolean {
  const { key, plurals, owners, each, frame, own } = concept;
  if (isBusinessAlone(concept, relations)) return true;
  if (!own || plurals > 0 || owners > 0 || each > 0 || frame) return false;
  const thing = findThing(key);
  const thingClass = classOf(key);
  const isRelated = relations.some(({ from, to }) => from === key || to === key);
  if (isNamedOnce(concept, thingClass, isRelated)) return true;
  if (thingClass !== 'org' && thingClass !== 'place') return false;
  if (thingClass === 'org') return true;
  const holds = all.some(
    (other) => other !== concept && findThing(other.key)?.links.some(({ targets }) => targets[0] === key) === true,
  );
  return !(holds && thing?.domain !== undefined && concept.objects === 0);
}

/** "Car repair workshop. A customer brings a car": what the first sentence is about, and nothing more is said of. */
function isBusinessAlone(
  { key, first, mentions, plurals, owners, subjects }: Concept,
  relations: Findings['relations'],
): boolean {
  if (!BUSINESSES.has(key) || first > 0 || mentions > 1 || plurals + owners + subjects > 0) return false;
  return !relations.some(({ from, to }) => from === key || to === key);
}

/** What a text says of the business in one word, and nothing more. */
function isNamedOnce(concept: Concept, thingClass: ThingClass, isRelated: boolean): boolean {
  const { key, words, mentions, objects, subjects, determined } = concept;
  if (mentions > 1) return false;
  // "I run an upholstery workshop": no event people sign up for
  if (BUSINESSES.has(headOf(key)) && words.length > 1 && !isRelated) return true;
  if (subjects > 0) return false;
  // "I run a mobile bike repair van"
  if (thingClass === 'item') return determined > 0 && objects === 1;
  // "the software is for a shoemaker"
  return thingClass === 'person' && !isRelated;
}

/**
 * "training program … the program"; "clients" and "customers": the one mentioned first gives the name. Words of a trade that
 * one sentence tells apart, such as plumbers and electricians, stay apart.
 */
function mergeNames(keys: readonly string[], findings: Findings): ReadonlyMap<string, string> {
  const same = new Map<string, string>();
  keys.forEach((key, at) => {
    const first = keys.slice(0, at).find((before) => !same.has(before) && isSame(before, key, keys, findings));
    if (first === undefined) return;
    // "a trial lesson … lessons": the word that speaks of all of them gives the name
    const [once, all] = [findings.concepts.get(first), findings.concepts.get(key)];
    if (
      headOf(first) === key &&
      once !== undefined &&
      all !== undefined &&
      (isPersonWord(key)
        ? all.mentions > once.mentions
        : once.plurals === 0 && once.mentions === 1 && once.subjects === 0 && all.plurals > 0)
    )
      same.set(first, key);
    else same.set(key, first);
  });
  for (const key of keys) {
    const part = partOf(key, keys, findings);
    if (part !== undefined && !same.has(key) && !same.has(part)) same.set(key, part);
  }
  for (const relation of findings.relations) {
    if (relation.act !== undefined) same.delete(relation.act);
  }
  return same;
}

/** "a prompt with several versions … run a prompt version": the versions there are, where no others are spoken of. */
function partOf(key: string, keys: readonly string[], { relations }: Findings): string | undefined {
  const head = headOf(key);
  const owner = key.slice(0, -head.length - 1);
  if (!keys.includes(head) || !keys.includes(owner)) return undefined;
  if (keys.filter((other) => other.includes(' ') && headOf(other) === head).length > 1) return undefined;
  const isOwned = relations.some(
    ({ from, to, kind, weak }) =>
      !weak &&
      ((from === owner && to === head && kind === 'one-to-many') ||
        (from === head && to === owner && kind === 'many-to-one')),
  );
  return isOwned ? head : undefined;
}

function isSame(first: string, later: string, keys: readonly string[], { concepts }: Findings): boolean {
  if (first.includes(' ') && !later.includes(' ') && headOf(first) === later) {
    const isOnly = keys.filter((key) => key.includes(' ') && headOf(key) === later).length === 1;
    return (
      isOnly && (!isPersonWord(later) || (concepts.get(first.slice(0, first.lastIndexOf(' ')))?.mentions ?? 0) > 0)
    );
  }
  const one = findThing(first);
  const other = findThing(later);
  if (one === undefined || other === undefined || one !== other) return false;
  const isListed = concepts.get(first)?.first === concepts.get(later)?.first;
  if (one.domain !== undefined && isListed && headOf(first) !== headOf(later)) return false;
  return first === one.name || later === one.name || one.thingClass !== 'person';
}
