import type { Phrase } from '../read/items.ts';
import { isAttributePhrase, isListedAttribute } from '../vocabulary/attribute-type.ts';
import { ATTRIBUTE_TYPES, ENUM_HEADS, SOFT_ATTRIBUTES } from '../vocabulary/attributes.ts';
import { FRAME_NOUNS, NOISE_NOUNS, NOT_PERSONS } from '../vocabulary/grammar-words.ts';
import { knowledge } from '../vocabulary/knowledge.ts';
import { conceptKey, headOf } from './concept-key.ts';
import type { Concept, Findings } from './findings.ts';

export type Reading = 'entity' | 'attribute' | 'none';

/** Where a phrase stands: as who acts, as what is acted upon, in a list of what something has, behind a preposition. */
export type Place = 'subject' | 'object' | 'list' | 'prep';

const TABLE_HEADS = new Set(['type', 'rate', 'code', 'plan', 'level', 'link', 'time slot']);

const SHORT_PERSONS = new Set([
  'boy',
  'girl',
  'lady',
  'guy',
  'man',
  'vet',
  'cook',
  'chef',
  'nurse',
  'maid',
  'clerk',
  'pilot',
]);

/** Whether a word names a person by its ending: `teacher`, `pianist`. */
export function isPersonWord(word: string): boolean {
  if (SHORT_PERSONS.has(word)) return true;
  if (NOT_PERSONS.has(word) || word.length < 5) return false;
  return /(er|or|ist|ant|ian|eer|ee|man|woman|person|keeper|smith)$/u.test(word);
}

/** Nouns for qualities and doings rather than things: `availability`, `happiness`. */
function isAbstract(word: string): boolean {
  return /(ness|ity|ship|ism|ance|ence|hood|ment|tion|sion)$/u.test(word);
}

export function isKnown(key: string): boolean {
  return knowledge().byName.has(key);
}

function isNoise(key: string, phrase: Phrase): boolean {
  const head = headOf(key);
  if (key.length < 2 || /^\d/u.test(key) || isAtHome(key, phrase)) return true;
  if (isListedAttribute(key.split(' ')) && key !== 'number' && key !== 'time' && key !== 'day') return false;
  if (isNumber(key, phrase)) return false;
  if (NOISE_NOUNS.has(head) && !(phrase.plural && SOMETIMES_THINGS.has(head)))
    return !(isKnown(key) && (key.includes(' ') || phrase.plural));
  return (
    FRAME_NOUNS.has(key) &&
    (SOFTWARE.has(key) || !isKnown(key)) &&
    !phrase.plural &&
    !['each', 'every'].includes(phrase.determiner ?? '') &&
    !isFrameThing(key)
  );
}

/** "planted year", "opening day": a property, where a bare year is none. */
function isMeasuredYear({ words, plural }: Phrase): boolean {
  const [first = ''] = words;
  return (
    !plural &&
    words.length === 2 &&
    ['year', 'day', 'month', 'hour'].includes(words[1] ?? '') &&
    /(ed|ing)$/u.test(first)
  );
}

/** "a number", "an approximate year" among properties, where a bare year only counts. */
function isTimeOrNumber({ words, plural }: Phrase, key: string): boolean {
  if (['number', 'time', 'day'].includes(key)) return true;
  return !plural && words.length > 1 && ['year', 'day', 'month'].includes(words.at(-1) ?? '');
}

/** "each trap has a number and a place": its own, whatever stands beside it. */
function isOneNumber({ plural, determiner }: Phrase, key: string): boolean {
  return key === 'number' && !plural && ['a', 'its', 'their'].includes(determiner ?? '');
}

/** "at home": where somebody is, not a thing. */
function isAtHome(key: string, { plural, determiner }: Phrase): boolean {
  return key === 'home' && !plural && determiner === undefined;
}

/** "member number", "seat number": a property, where a bare number only counts. */
function isNumber(key: string, phrase: Phrase): boolean {
  return (!phrase.plural && key.endsWith(' number')) || isMeasuredYear(phrase);
}

/** Words that mostly count or sort, but in the plural name things as well: trading cards come in sets. */
const SOMETIMES_THINGS = new Set([
  'pair',
  'set',
  'statistic',
  'chart',
  'notebook',
  'door',
  'website',
  'dashboard',
  'filter',
  'boot',
  'side',
  'hand',
  'startup',
]);

const SOFTWARE = new Set([
  'app',
  'application',
  'system',
  'platform',
  'software',
  'website',
  'webapp',
  'backend',
  'server',
  'crm',
  'erp',
  'cms',
  'lms',
  'portal',
  'database',
  'api',
  'solution',
  'dashboard',
  'engine',
]);

/** Words for software that are as often things: a journal, a list. */
function isFrameThing(key: string): boolean {
  return [
    'tool',
    'store',
    'shop',
    'game',
    'list',
    'service',
    'program',
    'manager',
    'directory',
    'catalog',
    'organizer',
    'planner',
    'register',
    'inventory',
    'journal',
  ].includes(key);
}

/** What a phrase is at its place, from the vocabulary and from how the text uses the word elsewhere. */
export function classify(findings: Findings, phrase: Phrase, place: Place, besideAttributes = false): Reading {
  const key = conceptKey(phrase);
  const concept = findings.concepts.get(key);
  if (isCounted(phrase)) return 'attribute';
  if (isOurs(phrase, key) && (concept?.plurals ?? 0) === 0) return ownReading(phrase);
  if (place === 'list' && (besideAttributes || isOneNumber(phrase, key)) && isTimeOrNumber(phrase, key))
    return 'attribute';
  if (isNoise(key, phrase) && !(FRAME_NOUNS.has(key) && !NOISE_NOUNS.has(key) && isToldOf(concept, key))) return 'none';
  if (concept?.certain === true) return 'entity';
  const reading = readWords(phrase, key, place, besideAttributes, concept);
  return reading === 'none' && isShortFor(findings, key) ? 'entity' : reading;
}

/** "records", "a record has an artist": things, though software is called so elsewhere. */
function isToldOf(concept: Concept | undefined, key: string): boolean {
  return (concept?.plurals ?? 0) > 0 || ((concept?.subjects ?? 0) > 0 && !SOFTWARE.has(key));
}

/** "my birth year" is a property of whoever speaks. */
function ownReading({ determiner, words }: Phrase): Reading {
  return determiner === 'my' && isAttributePhrase(words) ? 'attribute' : 'none';
}

/** "the number of nights": however the word alone would be read. */
function isCounted({ words, determiner }: Phrase): boolean {
  return words.length > 2 && words[0] === 'number' && words[1] === 'of' && determiner !== 'a';
}

/** "a kitchen" where soup kitchens were spoken of. */
function isShortFor({ concepts }: Findings, key: string): boolean {
  if (key.includes(' ')) return false;
  return [...concepts.values()].some((other) => other.plurals > 0 && other.key.endsWith(` ${key}`));
}

/** "our village": whoever speaks, not a thing to keep; "my contribution" is a record of theirs. */
function isOurs({ determiner, plural }: Phrase, key: string): boolean {
  if (plural || determiner === undefined || !['my', 'our', 'your'].includes(determiner)) return false;
  return determiner === 'our' || !['event', 'part'].includes(knowledge().byName.get(key)?.[0]?.thingClass ?? 'place');
}

function readWords(
  phrase: Phrase,
  key: string,
  place: Place,
  besideAttributes: boolean,
  concept: Concept | undefined,
): Reading {
  const { subjects = 0, owners = 0, plurals = 0 } = concept ?? {};
  const active = subjects > 0 || owners > 0;
  const words = key.split(' ');
  if (place === 'list' && besideAttributes && (isCompoundProperty(phrase, key) || (isSum(phrase) && !active)))
    return 'attribute';
  if (place === 'prep' && ['each', 'every'].includes(phrase.determiner ?? '') && isKnown(key)) return 'entity';
  if (isKnown(key)) return knownReading(phrase, key, words, place, active, besideAttributes);
  if (isAttributePhrase(words) || isAttributePhrase(phrase.words))
    return attributeReading(phrase, key, active && place === 'subject');
  return unknownReading(phrase, key, place, active, plurals, besideAttributes);
}

/** "travel costs" among properties: an amount, be it said of several. */
function isSum({ words, plural }: Phrase): boolean {
  return (
    plural && words.length > 1 && ['costs', 'expenses', 'charges', 'earnings', 'savings'].includes(words.at(-1) ?? '')
  );
}

/** "revoked flag", "fee class" among properties: the last word alone would be a thing, the whole is none. */
function isCompoundProperty({ words, plural }: Phrase, key: string): boolean {
  if (plural || words.length < 2 || key.includes(' ')) return false;
  return isAttributePhrase(words) || ENUM_HEADS.has(key);
}

function knownReading(
  phrase: Phrase,
  key: string,
  words: readonly string[],
  place: Place,
  active: boolean,
  besideAttributes: boolean,
): Reading {
  const listedAsWritten = ATTRIBUTE_TYPES.has(phrase.words.join(' '));
  const attribute = isListedAttribute(words) || isListedAttribute(phrase.words);
  const soft = SOFT_ATTRIBUTES.has(key);
  if (!attribute && !soft) return thingReading(phrase, key, place, active, besideAttributes);
  if (active || (key === 'person' && phrase.plural && !besideAttributes)) return 'entity';
  if (place === 'list') return listReading(phrase, attribute, listedAsWritten, besideAttributes);
  if (place === 'object') return listedAsWritten && phrase.plural ? 'attribute' : 'entity';
  if (phrase.plural && !listedAsWritten) return 'entity';
  return attribute ? 'attribute' : 'entity';
}

/** A thing the vocabulary knows, and that is no property elsewhere. */
function thingReading(phrase: Phrase, key: string, place: Place, active: boolean, besideAttributes: boolean): Reading {
  if (place === 'list' && besideAttributes && isBareDetail(phrase, key, active)) return 'attribute';
  return place === 'prep' && isPassing(phrase, key, active) ? 'none' : 'entity';
}

/** What may be a thing or a property, in a list of what something has; "with their phone numbers" says what each has. */
function listReading(
  { plural, determiner }: Phrase,
  attribute: boolean,
  listedAsWritten: boolean,
  besideAttributes: boolean,
): Reading {
  if (plural && determiner === 'their' && attribute) return 'attribute';
  if (plural && !listedAsWritten) return 'entity';
  return attribute || besideAttributes || !plural ? 'attribute' : 'entity';
}

/** "technique, presentation and difficulty": a bare word among properties, of which the text says nothing else. */
function isBareDetail({ plural, determiner }: Phrase, key: string, active: boolean): boolean {
  if (active || plural || determiner !== undefined || key.includes(' ') || NEVER_BARE.has(key)) return false;
  return BARE.has(knowledge().byName.get(key)?.[0]?.thingClass ?? 'item');
}

const BARE: ReadonlySet<string> = new Set(['event', 'kind', 'doc', 'part']);

/** What is kept apart, however it is named: who came, and how things are grouped. */
const NEVER_BARE: ReadonlySet<string> = new Set(['attendance', 'category']);

/** "condition on return", "at checkout": a doing that is only mentioned, not a thing. */
function isPassing(phrase: Phrase, key: string, active: boolean): boolean {
  if (active || phrase.plural || phrase.determiner !== undefined || key.includes(' ')) return false;
  return ['event', 'part'].includes(knowledge().byName.get(key)?.[0]?.thingClass ?? 'item');
}

function attributeReading(phrase: Phrase, key: string, acts: boolean): Reading {
  const head = headOf(key);
  const typed = TABLE_HEADS.has(head) && key.includes(' ') && phrase.plural && !ATTRIBUTE_TYPES.has(key);
  return typed || (acts && phrase.plural && !isListedAttribute([head])) ? 'entity' : 'attribute';
}

function unknownReading(
  phrase: Phrase,
  key: string,
  place: Place,
  active: boolean,
  plurals: number,
  besideAttributes: boolean,
): Reading {
  const head = headOf(key);
  const isNamed = plurals > 0 || phrase.determiner !== undefined;
  const isCalled = isNamed || (active && place === 'subject' && key.includes(' '));
  if ((isPersonWord(head) || /(?:is|iz)er$/u.test(head)) && isCalled) return 'entity';
  if (phrase.plural) return place === 'list' && besideAttributes && isAbstract(head) ? 'attribute' : 'entity';
  if (active && isNamed) return isAbstract(head) && plurals === 0 ? 'none' : 'entity';
  return plurals > 0 ? 'entity' : singleReading(phrase, head, place, besideAttributes);
}

/** A noun the vocabulary does not know, in the singular and nowhere else in the text. */
function singleReading(phrase: Phrase, head: string, place: Place, besideAttributes: boolean): Reading {
  const knownHead = isKnown(head) && !SOFT_ATTRIBUTES.has(head);
  if (place === 'list') return knownHead && !besideAttributes ? 'entity' : 'attribute';
  if (place === 'prep' && ['each', 'every'].includes(phrase.determiner ?? ''))
    return isAbstract(head) ? 'none' : 'entity';
  if (place === 'prep' || (!knownHead && !isArticle(phrase))) return 'none';
  const isDoing = isAbstract(head) && (place === 'subject' || !knownHead);
  return isDoing ? 'none' : 'entity';
}

function isArticle({ determiner }: Phrase): boolean {
  return determiner !== undefined && ['a', 'an', 'each', 'every', 'one'].includes(determiner);
}
