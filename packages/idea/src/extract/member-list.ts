import { singularize } from '@backsmith/text';
import { wordTable } from '../model/word-set.ts';
import type { ListMember, ListSource, Phrase } from '../read/items.ts';
import { attributeType, isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { ATTRIBUTE_TYPES, ENUM_HEADS } from '../vocabulary/attributes.ts';
import { MEANS_OF_PAYMENT, PREPOSITIONS } from '../vocabulary/grammar-words.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import { addParts, areKinds, areParts } from './bracket-list.ts';
import { classify, isKnown, isPersonWord } from './classify.ts';
import { conceptKey, headOf } from './concept-key.ts';
import { mention, type Findings } from './findings.ts';
import type { ListPlace } from './list-place.ts';
import { addRecords, areRecords } from './record-list.ts';
import { relateHas } from './relate-has.ts';
import { classOf } from './thing-class.ts';

const MARKS = new Set(['unique', 'optional', 'required']);

/** Takes a list for properties, for values of a property, or for things, by what stands in it and before it. */
export function readMemberList(place: ListPlace): void {
  const { members, source } = place;
  if (members.length === 0) return;
  if (members.every(({ words }) => words.length === 1 && MARKS.has(words[0] ?? ''))) {
    markLast(place);
    return;
  }
  if (source === 'colon' && areRecords(members)) {
    addRecords(place);
    return;
  }
  if (areParts(place)) addParts(place);
  else readMembers(place);
}

function readMembers(place: ListPlace): void {
  const { members, source, entity } = place;
  const properties = members.filter((member) => member.values !== undefined || isAttributePhrase(member.words)).length;
  if (areKinds(place, properties)) {
    addValues(place);
    return;
  }
  if (
    entity !== undefined &&
    source !== 'values' &&
    source !== 'examples' &&
    ((properties * 3 >= members.length && !isOneOfThem(place, properties)) ||
      (source === 'brackets' && properties > 0 && areUnlike(place)) ||
      (source === 'colon' && (place.plural || namesThings(place)) && isOfSubject(place) && !isChoice(place))) &&
    !isEnumOf(place)
  ) {
    addProperties(place, entity);
    return;
  }
  if (areThings(place)) {
    addThings(place);
    return;
  }
  const owner = properties * 2 >= members.length ? understoodOwner(place) : undefined;
  if (owner !== undefined) {
    addProperties(place, owner);
    return;
  }
  if (isMixed(place)) {
    addMixed(place);
    return;
  }
  addValues(place);
}

/** "a profile (age, city, languages, genres)": values are all in the singular, or all in the plural. */
function areUnlike({ members, choice }: ListPlace): boolean {
  return !choice && members.length > 2 && members.some(({ plural }) => plural) && members.some(({ plural }) => !plural);
}

/** "Publications: title, page", "we keep the publications: title, page" */
function isOfSubject({ verb, entity, members }: ListPlace): boolean {
  if (verb === undefined || ['keep', 'record', 'store', 'note', 'save', 'track', 'log', 'register'].includes(verb))
    return true;
  // "the workshop plans repairs: mechanic, hours": one of them is a property, so all are
  return (
    entity !== undefined &&
    classOf(entity) === 'event' &&
    members.filter(({ words }) => isAttributePhrase(words)).length * 3 >= members.length
  );
}

/** "Match: tournament, player one, player two": one of them is a thing the text has, so none is a value. */
function namesThings({ findings, members, entity, attribute, isEnumHead }: ListPlace): boolean {
  if (attribute !== undefined || isEnumHead || members.length < 2) return false;
  return members.some(({ words }) => {
    const key = conceptKey({ words });
    return key !== entity && (findings.concepts.get(key)?.mentions ?? 0) > 0;
  });
}

/** "a package: basic, classic or premium": that one of the values is a property elsewhere makes none of them one. */
function isOneOfThem({ choice, members }: ListPlace, properties: number): boolean {
  return choice && properties < 2 && members.length > 2 && !members.some(({ values }) => values !== undefined);
}

/** "sessions: public skating, hockey or curling": kinds of them, not properties. */
function isChoice({ choice, members }: ListPlace): boolean {
  return (
    choice &&
    members.length > 1 &&
    !members.some(({ words, values }) => values !== undefined || isAttributePhrase(words))
  );
}

/** Whose properties a list behind a colon is where no thing stands before it. */
function understoodOwner({ source, entity, attribute, isEnumHead, context }: ListPlace): string | undefined {
  if (source !== 'colon' || entity !== undefined || attribute !== undefined || isEnumHead) return undefined;
  return context.topic ?? context.last;
}

/** The heads of a sheet: things and properties in one list, nothing before it. */
function isMixed({ members, source, entity, attribute, isEnumHead }: ListPlace): boolean {
  if (source !== 'colon' || entity !== undefined || attribute !== undefined || isEnumHead) return false;
  return members.some(({ words }) => isKnown(conceptKey({ words })));
}

function addMixed({ findings, members, context }: ListPlace): void {
  let main: string | undefined;
  for (const { words, plural } of members) {
    const phrase: Phrase = { words, key: words.join(' '), plural };
    const key = conceptKey(phrase);
    if (classify(findings, phrase, 'object') === 'entity') {
      mention(findings, key, phrase, 'object');
      if (main !== undefined && !plural)
        findings.relations.push({ from: main, to: key, kind: 'many-to-one', weak: true });
      main ??= key;
    } else if (main !== undefined) findings.attributes.push({ owner: main, words, unique: false, optional: false });
  }
  context.last = main ?? context.last;
}

function isEnumOf({ phrase, members }: ListPlace): boolean {
  if (phrase === undefined || !ENUM_HEADS.has(headOf(conceptKey(phrase)))) return false;
  return members.filter(({ words }) => isAttributePhrase(words)).length * 2 < members.length;
}

function markLast({ findings, attribute, members }: ListPlace): void {
  const last = findings.attributes.at(-1);
  if (last === undefined || attribute === undefined) return;
  const unique = members.some(({ words }) => words[0] === 'unique');
  findings.attributes[findings.attributes.length - 1] = { ...last, unique: last.unique || unique };
}

/** "(make, serial number, upright or grand)": the last two are kinds of what has the properties. */
function withoutChoice({ findings, members, choice }: ListPlace, owner: string): readonly ListMember[] {
  const last = members.slice(-2);
  const isPair = (member: ListMember): boolean =>
    member.values === undefined && !isAttributePhrase(member.words) && !isKnown(conceptKey(member));
  if (!choice || members.length < 3 || !last.every(isPair)) return members;
  setValues(
    findings,
    owner,
    ['type'],
    last.map(({ text }) => text),
  );
  return members.slice(0, -2);
}

function addProperties(place: ListPlace, owner: string): void {
  const { findings, source } = place;
  const concept = findings.concepts.get(owner);
  if (concept !== undefined) concept.owners += 1;
  for (const member of withoutChoice(place, owner)) {
    const phrase: Phrase = { words: member.words, key: member.words.join(' '), plural: member.plural };
    const key = conceptKey(phrase);
    if (isRecordOfItsOwn(member, key, owner)) {
      mention(findings, key, phrase, 'object');
      relateHas(findings, owner, { key, plural: true, many: false });
      for (const value of member.values ?? [])
        findings.attributes.push({ owner: key, words: value.toLowerCase().split(' '), unique: false, optional: false });
      continue;
    }
    const isThing =
      member.values === undefined &&
      !member.words.includes('per') &&
      !isOwnName(place, member, key) &&
      classify(findings, phrase, 'list', true) === 'entity' &&
      key !== owner;
    if (isThing) {
      mention(findings, key, phrase, 'object');
      // "appointment: client, treatment, start": each has one of them, whatever the thing is
      if (source === 'colon' && !member.plural)
        findings.relations.push({ from: owner, to: key, kind: 'many-to-one', weak: false });
      else relateHas(findings, owner, { key, plural: member.plural, many: false });
    } else
      findings.attributes.push({
        owner,
        words: member.words,
        unique: member.unique,
        optional: member.optional,
        ...(member.values === undefined ? {} : { values: member.values }),
      });
  }
}

/** "items (quantity, price, discount)" among properties: things with properties of their own, not values. */
function isRecordOfItsOwn({ words, plural, values = [] }: ListMember, key: string, owner: string): boolean {
  if (!plural || key === owner || ATTRIBUTE_TYPES.has(words.join(' '))) return false;
  return (
    values.length > 1 &&
    values.filter((value) => isAttributePhrase(value.toLowerCase().split(' '))).length * 2 > values.length
  );
}

/** "asset tag" among properties, where nothing else speaks of tags: the two words are the name of one more. */
function isOwnName({ findings, members }: ListPlace, { words, plural }: ListMember, key: string): boolean {
  if (plural || words.length !== 2 || key.includes(' ') || findings.concepts.has(key)) return false;
  const properties = members.filter((one) => one.values !== undefined || isAttributePhrase(one.words)).length;
  return properties * 2 >= members.length && ['item', 'kind', 'place', 'part'].includes(classOf(key));
}

/** Plural things the vocabulary knows, or persons: mentioned one after the other, not values. */
function areThings(place: ListPlace): boolean {
  const { members, source, isEnumHead, attribute, entity, opening, phrase } = place;
  if (isEnumHead && source !== 'colon') return false;
  if (source === 'brackets' && (entity !== undefined || attribute !== undefined)) return false;
  if (source === 'examples' || areSorts(place)) return false;
  const things = members.filter(({ words, plural }) => {
    const key = conceptKey({ words });
    return plural && (isKnown(key) || isPersonWord(headOf(key)) || opening);
  }).length;
  const headed = phrase !== undefined && ENUM_HEADS.has(headOf(conceptKey(phrase)));
  return things * 2 > members.length && !headed;
}

/** "users are admins, editors or readers": what sorts of them there are, unless one of these does something of its own. */
function areSorts({ members, source, choice, entity, phrase, verb, findings }: ListPlace): boolean {
  if (source !== 'values' || !choice || entity === undefined || phrase?.plural !== true) return false;
  if (verb !== undefined && verb !== 'be') return false;
  return !members.some(({ words }) => (findings.concepts.get(conceptKey({ words }))?.subjects ?? 0) > 0);
}

function addThings({ findings, members, context }: ListPlace): void {
  for (const { words, plural } of members) {
    const phrase: Phrase = { words, key: words.join(' '), plural };
    if (classify(findings, phrase, 'object') !== 'entity') continue;
    const key = conceptKey(phrase);
    mention(findings, key, phrase, 'object');
    context.last = key;
  }
}

/** "honorary members": one of them. */
function singularOf(text: string): string {
  const words = text.split(' ');
  // "waiting for parts" is a state
  if (words.some((word) => PREPOSITIONS.has(word))) return text;
  return [...words.slice(0, -1), singularize(words.at(-1) ?? '')].join(' ');
}

/** "paid weekly or monthly": what is done stands before the first value alone. */
function withoutVerb(texts: readonly string[]): readonly string[] {
  const [first = '', ...others] = texts;
  const [verb = '', value = '', ...more] = first.split(' ');
  const isDone = (text: string): boolean => VERBS.get(text.split(' ')[0] ?? '')?.participle === true;
  if (
    !isDone(verb) ||
    value === '' ||
    more.length > 0 ||
    PREPOSITIONS.has(value) ||
    value === 'out' ||
    value === 'back'
  )
    return texts;
  return others.every((text) => !text.includes(' ') && !isDone(text)) ? [value, ...others] : texts;
}

/** Values of a property: of the one before the list, else of one called by what the list is behind. */
function addValues(place: ListPlace): void {
  const { findings, members, attribute, entity, source, context, phrase } = place;
  const texts = members.map(({ text }) =>
    text.replace(/^(?:by|available|also|currently|still|already) (?=\p{L})/u, ''),
  );
  const values = areSorts(place) || source === 'examples' ? texts.map(singularOf) : withoutVerb(texts);
  if (values.length < 2 || values.some((value) => value.length > 40)) return;
  const named = holdsValues(place, values) ? attribute : namedByHead(place);
  if (named !== undefined && !hasValues(findings, named)) {
    setValues(findings, named.owner, named.phrase.words, values);
    return;
  }
  const owner = entity ?? place.subject ?? context.last;
  if (owner === undefined || (source === 'colon' && entity === undefined && phrase !== undefined && !place.isEnumHead))
    return;
  if (place.followed && source === 'brackets' && entity === undefined) return;
  setValues(findings, owner, [propertyFor(place, owner)], values);
}

/** "a size (small, large) and can be friendly or shy": the second list is not about the size. */
function hasValues({ attributes }: Findings, { owner, phrase }: NonNullable<ListPlace['attribute']>): boolean {
  const text = phrase.words.join(' ');
  return attributes.some((one) => one.owner === owner && one.words.join(' ') === text && one.values !== undefined);
}

/** Whether the values may be those of the property before the list: "a distance (5 km, 10 km, half marathon)" as well. */
function holdsValues({ attribute, source }: ListPlace, values: readonly string[]): boolean {
  if (attribute === undefined || holdsWords(attribute.phrase)) return attribute !== undefined;
  const isChosen = source === 'brackets' && values.length > 2 && values.some((value) => !/\d/u.test(value));
  return isChosen && ['decimal', 'integer'].includes(attributeType(attribute.phrase.words) ?? '');
}

/** A date or an amount has no list of words to choose from. */
function holdsWords({ words }: Phrase): boolean {
  return ['string', 'text', undefined].includes(attributeType(words));
}

function namedByHead({
  followed,
  phrase,
  isEnumHead,
  subject,
  context,
  entity,
}: ListPlace): { readonly owner: string; readonly phrase: Phrase } | undefined {
  if (phrase === undefined || !isEnumHead) return undefined;
  const head = headOf(conceptKey(phrase));
  // "room types (shared, single) with their own prices": theirs, as more is said of them
  if (followed && entity !== undefined && phrase.plural && entity.includes(' ') && entity === conceptKey(phrase))
    return { owner: entity, phrase: { ...phrase, words: ['kind'] } };
  const before = context.last === entity ? context.topic : context.last;
  const owner = subject !== undefined && subject !== entity ? subject : before;
  if (owner === undefined || owner === entity) return undefined;
  return { owner, phrase: { ...phrase, words: [head] } };
}

const STATUS_WORDS =
  /^(open|closed|active|inactive|pending|draft|sent|paid|sold|unsold|done|approved|rejected|cancelled|canceled|available|rented|booked|free|occupied|new|requested|confirmed|completed|planned|running|finished|in progress|shipped|delivered|archived|published|lost|won|overdue|expired|reserved|returned|resolved|accepted|declined|waiting|ready)$/u;

/** What things get that are sorted: "graded A, B or C". */
const SORTS = wordTable({
  grade: 'grade',
  rate: 'rating',
  classify: 'class',
  rank: 'rank',
  mark: 'mark',
  set: 'status',
});

/** What a list of values without a name is about. */
function propertyFor({ members, source, verb, phrase }: ListPlace, owner: string): string {
  const values = members.map(({ text }) => text.toLowerCase());
  const said = sortedBy(verb, source, values) ?? namedByValues(values);
  if (said !== undefined) return said;
  if (
    source === 'values' &&
    phrase !== undefined &&
    verb === undefined &&
    (owner === 'payment' || classOf(owner) === 'event')
  )
    return owner === 'payment' ? 'method' : 'type';
  if (values.every((value) => MEANS_OF_PAYMENT.has(value.split(' ')[0] ?? '')))
    return owner === 'payment' ? 'method' : 'payment method';
  if (owner === 'payment') return 'method';
  if (values.every((value) => /^(?:pass|fail|passed|failed|ok|not ok)$/u.test(value))) return 'result';
  if (values.includes('public') || (values.includes('private') && values.length < 3)) return 'visibility';
  return 'type';
}

/** "graded A, B or C": the grade; "marked open or closed" is a status. */
function sortedBy(verb: string | undefined, source: ListSource, values: readonly string[]): string | undefined {
  const sort = source === 'values' ? SORTS[verb ?? ''] : undefined;
  return sort === 'mark' && hasStatus(values) ? 'status' : sort;
}

function hasStatus(values: readonly string[]): boolean {
  // "in_service", "on_line": where it is in its course
  const isPlaced = values.some((value) => /^(?:in|on|out|under)_/u.test(value));
  return isPlaced || values.some((value) => STATUS_WORDS.test(value)) || areStates(values);
}

/** What the values alone say they are. */
function namedByValues(values: readonly string[]): string | undefined {
  if (values.every((value) => value.endsWith('ly'))) return 'period';
  if (values.some((value) => ['small', 'medium', 'large'].includes(value))) return 'size';
  return hasStatus(values) ? 'status' : undefined;
}

/** "extended, redeemed or forfeited": what has been done with it, more often than not. */
function areStates(values: readonly string[]): boolean {
  const done = values.filter((value) => VERBS.get(value.split(' ')[0] ?? '')?.participle === true);
  return done.length * 2 > values.length;
}

export function setValues(
  findings: Findings,
  owner: string,
  words: readonly string[],
  values: readonly string[],
): void {
  const text = words.join(' ');
  const at = findings.attributes.findLastIndex((one) => one.owner === owner && one.words.join(' ') === text);
  const known = findings.attributes[at];
  if (known === undefined) findings.attributes.push({ owner, words, unique: false, optional: false, values });
  else findings.attributes[at] = { ...known, values };
}
