import { pluralize } from '@backsmith/text';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { DETERMINERS, PREPOSITIONS, PRONOUNS, RELATIVES } from '../vocabulary/grammar-words.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import { oneOf } from './last-word.ts';
import { plainCounts } from './plain-counts.ts';
import { plainLinks } from './plain-links.ts';
import { plainQuestions } from './plain-questions.ts';
import { plainShared } from './plain-shared.ts';
import { plainValues } from './plain-values.ts';

/** Longer sentences are read as they stand. */
const LONGEST = 600;

const THING = String.raw`(?:(?:an?|the|each|every|all|any|our|your|my) )?(?:new )?(?<thing>[\p{L}-]+(?: [\p{L}-]+){0,2}?)`;
const LIST = String.raw`(?:(?:also|down|its|their|at least|the following|things like) )*(?<list>[^.;:]{5,400})`;
const WHO = String.raw`(?<who>(?:the |an? |our )?[\p{L}-]+(?: [\p{L}-]+)?)`;
const SOFTWARE = String.raw`(?:we|i|you|they|it|one|people|the (?:system|app|application|software|tool|platform))`;
const WISH = String.raw`(?:(?:also|just|only|always|need to|needs to|want to|must|should|can|will|have to|would like to|like to) )*`;
const KEEPING = String.raw`(?:record|store|note|track|save|log|keep|register|document|know|see|need|want|write|enter|collect)(?:s|es)?(?: down| track of)?`;
const KEPT = String.raw`(?:recorded|stored|noted|kept|saved|tracked|logged|entered|registered|documented|written down|collected|needed|required)`;
const GIVING = String.raw`(?:enter|provide|give|specify|fill in|fill out|add|state|record|note|set|write|type)(?:s|es)?`;
const EACH = String.raw`(?:per|(?:for|of|with|on|about) (?:each|every|an?|the|all|any))`;

/** Ways of saying what a thing has; where somebody is named who adds it, the group `who`. */
const WAYS: readonly RegExp[] = [
  // "Record each kiln's serial number and capacity"
  String.raw`(?:please )?(?:${SOFTWARE} )?${WISH}${KEEPING} (?:each|every|an?|the) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?)'s ${LIST}`,
  // "What we need per kiln is …", "On each kiln we write down …"
  String.raw`(?:what|the things|the data|all) ${SOFTWARE} ${WISH}${KEEPING} ${EACH} ${THING} (?:is|are) ${LIST}`,
  String.raw`(?:on|with|at|in|about|per) (?:(?:each|every|any) )?${THING},? ${SOFTWARE} ${WISH}${KEEPING} ${LIST}`,
  // "When adding a kiln, potters enter its …", "Potters add a kiln by entering …"
  String.raw`when(?:ever)? (?:registering|adding|creating|entering|recording|logging|setting up) ${THING},? ${WHO} ${WISH}${GIVING} ${LIST}`,
  String.raw`${WHO} ${WISH}(?:add|create|register|enter|record|log)s? ${THING} by (?:entering|giving|providing|specifying|stating|typing) ${LIST}`,
  // "The kiln record contains …"
  String.raw`(?:the|an?|each|every) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:record|entry|sheet|card|profile|table) (?:contains|includes|has|shows|stores|holds|lists|consists of|should contain|should have|must have) ${LIST}`,
  // "Kilns are described by …"
  String.raw`${THING} (?:is|are) (?:characteri[sz]ed|described|defined|specified) by ${LIST}`,
  // "Serial number and capacity are recorded for each kiln", "We note … per kiln"
  String.raw`(?:the )?(?<list>[^.;:]{5,400}?) (?:is|are|must be|should be|has to be|have to be|get|gets) ${KEPT} ${EACH} ${THING}`,
  String.raw`${SOFTWARE} ${WISH}${KEEPING} (?:the )?(?<list>[^.;:]{5,400}?) ${EACH} ${THING}`,
  // "Attributes of a kiln are …"
  String.raw`(?:the )?(?:attributes|properties|fields|columns|details|data|information|master data) (?:of|for|about|on) ${THING} (?:are|is|include|includes) ${LIST}`,
  // "Potters can edit the … of a kiln", "Customers can search kilns by …"
  String.raw`${WHO} ${WISH}(?:edit|see|view|change|update|check|manage|set)s? (?:the )?(?<list>[^.;:]{5,400}?) of (?:an?|each|every|the|all|their|his) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?)`,
  String.raw`${WHO} ${WISH}(?:search|filter|sort|find|browse|look up)(?:es|s)?(?: for)? (?:the |all )?(?<thing>[\p{L}-]+(?: [\p{L}-]+)?) by ${LIST}`,
  // "We store kilns, including …", "Kilns are kept in workshops, along with their …"
  String.raw`(?<rest>.{3,200}? (?:the |all |our )?(?<thing>[\p{L}-]+)),? including (?:their |its )?${LIST}`,
  String.raw`(?<rest>(?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are) .{3,200}?),? (?:along|together) with (?:their|its) ${LIST}`,
].map((way) => new RegExp(`^${way}$`, 'iu'));

/**
 * The text with what things have, and which values they take, said in the plainest way there is: "Each kiln has a number and a
 * status (idle, hot)". What is said otherwise than known here stays as it is.
 */
export function plainSentences(text: string): string {
  return text
    .split(/(?<=[.!?;]\s|\n)/u)
    .map((sentence) => restated(sentence, text))
    .join('');
}

function restated(sentence: string, text: string): string {
  const [, before = '', said = '', end = ''] = /^(\s*(?:[-*•]\s+)?)(.*?)([.!?;]*\s*)$/su.exec(sentence) ?? [];
  if (said.length < 12 || said.length > LONGEST || said.includes('\n')) return sentence;
  const plain = plainLinks(plainValues(plainAsides(plainQuestions(plainCounts(plainShared(said)))), text));
  return `${before}${plainProperties(plain) ?? plain}${end}`;
}

const ASIDES: readonly (readonly [RegExp, string])[] = [
  // "a platform that connects roasters with cafés": nothing is said of how many
  [
    /\b(platform|app|application|marketplace|website|site|portal|tool|service|system) (?:that |which |to )?(?:connects?|connecting|brings? together|bringing together|matches|match|matching|links?|linking) ([\p{L} -]{3,60}?) (?:with|and|to) /iu,
    '$1 for $2 and ',
  ],
  // "the object they bring (category, brand)", "measures of my customers (neck, waist)": whose the properties are
  [/\b(the|an?|each|every) (\p{L}+) (?:they|we|i|he|she|you) \p{L}+ (?=\([^()]+,[^()]+\))/giu, '$1 $2 '],
  [/\b(\p{L}+s) of ((?:my|our|the|their|each|every|all) \p{L}+) (\([^()]+,[^()]+\))/giu, '$1 $3 of $2'],
  // "we want to measure how many kilograms were saved": a figure to be seen, nothing to keep
  [
    /^(?:(?:later|then|finally|also),? )?(?:i|we) (?:also )?(?:want|need|would like|like|wish) to (?:see|know|measure|find out|understand) (?:how (?:many|much|often|well)|what (?:i|we|was|were)) .*$/iu,
    '',
  ],
  // "filters we install, with a serial number": what the business does with them is by the way
  [
    /(?<=\p{L}s) (?:that |which )?(?:we|i) (?:install|sell|offer|own|use|make|produce|have|manage|serve|carry|stock|work with)(?=$|[,.;]| with )/giu,
    '',
  ],
  // "and the heaviest catch wins": how it is decided, nothing to keep
  [/,? (?:and )?the (?:\p{L}+est|best|first|most \p{L}+) (?:\p{L}+ )?\p{L}+ (?:wins|loses|counts)(?=$|[,.;])/giu, ''],
  // "a nurse hands it to a doctor": hands are none of its things
  [/\bhand(s?) (it|them|this|these) (?:over )?to (?=(?:an?|the|their|our) )/giu, 'give$1 $2 to '],
  // "telemedicine for rural areas": where it is used
  [/ (?:for|in) (?:rural|urban|remote|local) (?:areas|regions|communities)\b/giu, ''],
  // "10 minute slots"
  [
    /\b\d+[- ](?:minute|hour|day|week|month|year)[- ](?=(?:slot|session|lesson|appointment|course|class|membership|subscription|contract)(?:e?s)?\b)/giu,
    '',
  ],
  // "see which defects are open and assign them"
  [
    /\b(see|know|view|check|find out|track) (?:which|what) (\p{L}+s) (?:are|were) (?:still |not |not yet )?\p{L}+(?=$|,| and )/iu,
    '$1 $2',
  ],
  // "see which athletes have paid": who looks has nothing to do with them
  [
    /^(.*\b(?:see|know|view|check|tell|find out|track|overview of)) (?:which|what) ([\p{L}]+s) (?=(?:have|need|still|did|do) )/iu,
    '$1 $2. $2 ',
  ],
  // "Each order has several lines and goes through …": the order does, not its lines
  [
    /^((?:each|every|an?|the) [\p{L}-]+(?: [\p{L}-]+)?) (has|contains?|belongs? to|consists? of) ([^,.;:()]{3,80}?),? and ((?:goes|moves|passes) (?:through|from)|can be|is either|is one of|may be) /iu,
    '$1 $2 $3. $1 $4 ',
  ],
  // "therapists and their working hours"
  [/\b(\p{L}{3,}s) (and) their (?=\p{L}+(?: \p{L}+)?s?$)/iu, "$1 $2 $1' "],
];

/** What is said by the way, so that nothing more is read into it than it says. */
function plainAsides(said: string): string {
  return ASIDES.reduce((plain, [form, meant]) => plain.replace(form, meant), said);
}

function plainProperties(said: string): string | undefined {
  for (const way of WAYS) {
    const { thing = '', list = '', who, rest } = way.exec(said)?.groups ?? {};
    if (!isName(thing) || !areProperties(list)) continue;
    const has = `Each ${oneOf(thing)} has ${list}`;
    if (rest !== undefined) return `${rest}. ${has}`;
    return who === undefined || !isName(who) ? has : `${who} add ${pluralize(oneOf(thing))}. ${has}`;
  }
  return undefined;
}

/** Whether the words can name a thing: no little words among them, and no doing in front. */
export function isName(thing: string): boolean {
  const words = thing
    .toLowerCase()
    .replace(/^(?:the|an?|our) /u, '')
    .split(' ');
  const isLittle = (word: string): boolean =>
    [DETERMINERS, PREPOSITIONS, PRONOUNS, RELATIVES].some((set) => set.has(word));
  return thing !== '' && !words.some(isLittle) && !(words.length > 1 && VERBS.get(words[0] ?? '')?.form === 's');
}

/** Whether most of what is listed are properties; clauses such as "when it was bought" name some. */
function areProperties(list: string): boolean {
  const members = list
    .replace(/\([^()]*\)/gu, ' ')
    .split(/,| and |\bor\b/u)
    .map((member) => member.trim().toLowerCase())
    .filter((member) => member !== '');
  if (members.length < 2) return false;
  const properties = members.filter((member) => {
    const words = member.split(/\s+/u);
    while (words.length > 1 && DETERMINERS.has(words[0] ?? '')) words.shift();
    return RELATIVES.has(words[0] ?? '') || ['how', 'what'].includes(words[0] ?? '') || isAttributePhrase(words);
  });
  return properties.length * 2 >= members.length;
}
