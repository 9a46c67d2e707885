import { fieldsOf } from '@backsmith/text';
import { BE_FORMS, DETERMINERS, MODALS, PREPOSITIONS, PRONOUNS, RELATIVES } from '../vocabulary/grammar-words.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { knowledge } from '../vocabulary/knowledge.ts';
import { SORTING } from './clause-parts.ts';
import { oneOf } from './last-word.ts';

/** What a choice is called, in the singular. */
const SORT = String.raw`(?<sort>(?:(?!(?:an?|the|its|their|one|each|every|has|have|with|and|of|for|in|to)\b)[\p{L}-]+ )?(?:${SORTING}|visibility|difficulty|urgency|format|gender|species|variety|colou?r))`;
const SORTS = String.raw`(?<sort>(?:[\p{L}-]+ )?(?:${SORTING.replaceAll('|', '(?:es|s)?|')}|categories|priorities|severities)(?:es|s)?)`;
const NAME = String.raw`(?<thing>[\p{L}-]+(?: [\p{L}-]+){0,1}?)`;
const THING = String.raw`(?:(?:an?|the|each|every|all|any|our|their) )${NAME}`;
const VALUES = String.raw`(?:either |one of |any of )?:? ?(?<values>[^.;:()]{5,200})`;

/** Ways of saying which values a property of a thing takes. */
const OF_THINGS: readonly RegExp[] = [
  // "The possible statuses of a kiln are …", "Status options for kilns: …"
  String.raw`(?:the )?(?:possible |valid |allowed |available |different )?${SORTS}(?: options| values| choices| flow)? (?:of|for) (?:(?:an?|the|each|every|all|any|our|their) )?${NAME}(?: is| are| can be| may be| include)?(?: one of)?:? ${VALUES}`,
  // "Potters set the status of a kiln to …"
  String.raw`.{2,60}? (?:sets?|changes?|updates?|switch(?:es)?) the ${SORT} of ${THING} to ${VALUES}`,
  // "A kiln is in one of the states …"
  String.raw`(?:(?:an?|the|each|every) )?${NAME} (?:is|are) (?:always )?in one of (?:the |these |following |\p{L}+ )*${SORTS}:? ${VALUES}`,
  // "A kiln starts as idle, then becomes hot and finally cold"
  String.raw`(?:(?:an?|the|each|every) )?${NAME} (?:(?:starts?|begins?)(?: out| off)? as|is first|are first|is initially) (?<values>[^.;:()]{3,60},? (?:and )?(?:then|later|next) [^.;:()]{3,140})`,
  // "We track whether a kiln is idle, hot or cold"
  String.raw`(?:we|i|you|they|the \p{L}+) (?:(?:need|want|have) to |must |should |can )*(?:track|record|note|store|know|see|log|keep) (?:whether|if) (?:an?|the|each|every) ${NAME} (?:is|was) (?<values>[^.;:()]{5,200})`,
].map((way) => new RegExp(`^${way}$`, 'iu'));

/** "Kiln status: …", "Kiln states are …" */
const NAMED = new RegExp(
  String.raw`^(?:the |each |every )?${NAME} ${SORTS.replace(String.raw`(?:[\p{L}-]+ )?`, '')}(?: options| values| choices| flow)?(?::| is| are| can be| may be) ${VALUES}$`,
  'iu',
);

const VALUE = String.raw`[\p{L}\d][\p{L}\d-]*(?: [\p{L}\d][\p{L}\d-]*){0,2}`;
const BARS = String.raw`${VALUE}(?:\s*[|/]\s*${VALUE}){1,9}`;
/** "status = idle | hot | cold", "status (idle / hot)", "status being built/worn out" */
const BARRED = new RegExp(
  String.raw`\b(${SORTING})\b(?: is)?\s*[:=]?\s*(?:[([]\s*(?<within>${BARS})\s*[)\]]|(?<bare>${BARS}))(?=\s*(?:[,.;)\n]|$| and\b))`,
  'giu',
);
/** "a status (e.g. idle, hot)", "statuses such as idle, hot and cold" */
const SAMPLE = String.raw`(?:e\.? ?g\.?,?|such as|like|for example|for instance|namely|i\.? ?e\.?,?|including)`;
const SAMPLED = new RegExp(String.raw`\(${SAMPLE}:?,? `, 'giu');
const CALLED = new RegExp(
  String.raw`\b(?:different |several |various |certain )?${SORTS},? (?:${SAMPLE}|(?:field |column |flag |dropdown )?(?:with|of|having) (?:the |possible |allowed )*(?:values|options|choices)(?: of)?):?,? (?<values>[^.;:()]{5,200})$`,
  'iu',
);
/** "a status, which can be idle, hot or cold, and a price"; what something is done for or in is a thing, not a property */
const WHICH = new RegExp(
  String.raw`(?<!\b(?:for|in|into|to|per) (?:an?|one|the) )\b${SORT},? (?:which|that) (?:can be|may be|could be|is|must be) (?:either )?(?<values>(?:${VALUE}, ){0,8}${VALUE},? or ${VALUE}?)(?=\s*(?:[,.;]|$))`,
  'iu',
);
/** "The status (idle, hot) of a kiln is shown" */
const BETWEEN = new RegExp(String.raw`^the ${SORT} \((?<values>[^()]{5,200})\) of ${THING}(?=\s|$)`, 'iu');
/** "A kiln belongs to a workshop and is idle, hot or cold" */
const SECOND = new RegExp(
  String.raw`^(?<first>(?<who>(?:(?:an?|the|each|every) )?[\p{L}-]+(?: [\p{L}-]+)?) belongs? to [^,.;:()]{3,80}?),? and (?<be>is|are|can be|may be) (?<values>(?:${VALUE}, ){1,8}${VALUE},? or ${VALUE})$`,
  'iu',
);

/** A sentence with the values of its properties in brackets behind them; `text` is the whole of which it is one. */
export function plainValues(said: string, text: string): string {
  const barred = said
    .replace(SAMPLED, '(')
    .replace(
      BARRED,
      (_, sort: string, within: string | undefined, bare: string | undefined) =>
        `${sort} (${(within ?? bare ?? '').split(/\s*[|/]\s*/u).join(', ')})`,
    )
    .replace(WHICH, (whole, ...found: unknown[]) => inBrackets(whole, found.at(-1)));
  return (
    ofThing(barred, text) ?? barred.replace(CALLED, (whole, ...found: unknown[]) => inBrackets(whole, found.at(-1)))
  );
}

function inBrackets(whole: string, groups: unknown): string {
  const { sort, values } = fieldsOf(groups);
  const list = typeof values === 'string' ? valuesOf(values) : undefined;
  return list === undefined || typeof sort !== 'string' ? whole : `${oneOf(sort)} (${list.join(', ')})`;
}

function ofThing(said: string, text: string): string | undefined {
  for (const way of OF_THINGS) {
    const { thing = '', sort = 'status', values = '' } = way.exec(said)?.groups ?? {};
    const plain = isThing(thing) ? sentence(thing, sort, values) : undefined;
    if (plain !== undefined) return plain;
  }
  return ofNamed(said, text) ?? ofSecond(said);
}

/** Of a thing that stands before or between what is said of it. */
function ofNamed(said: string, text: string): string | undefined {
  const named = NAMED.exec(said)?.groups;
  const isKnown =
    named?.['thing'] !== undefined && (isSpokenOf(named['thing'], text) || areKinds(said, named['thing']));
  const { thing, sort = '', values = '' } = (isKnown ? named : BETWEEN.exec(said)?.groups) ?? {};
  return thing === undefined ? undefined : sentence(thing, sort, values);
}

/** Of what belongs to something, said in the same breath. */
function ofSecond(said: string): string | undefined {
  const { first, who, be, values } = SECOND.exec(said)?.groups ?? {};
  return first === undefined ? undefined : `${first}. ${who} ${be} ${values}`;
}

function sentence(thing: string, sort: string, values: string): string | undefined {
  const list = valuesOf(values);
  if (list === undefined) return undefined;
  return `Each ${oneOf(thing)} has a ${oneOf(sort)} (${list.join(', ')})`;
}

function isLittle(word: string): boolean {
  return [DETERMINERS, PREPOSITIONS, PRONOUNS, RELATIVES, BE_FORMS, MODALS].some((set) => set.has(word));
}

function isThing(thing: string): boolean {
  return thing !== '' && !thing.toLowerCase().split(' ').some(isLittle);
}

/** Whether the text speaks of several such things, or of one of them, elsewhere. */
function isSpokenOf(thing: string, text: string): boolean {
  if (!isThing(thing)) return false;
  const one = oneOf(thing.toLowerCase());
  return new RegExp(String.raw`\b(?:(?:an?|each|every) ${one}|${one}(?:e?s))\b`, 'iu').test(text);
}

/** "Vehicle types: car, van, truck", of vehicles the text names nowhere else: no properties, and one word each. */
function areKinds(said: string, thing: string): boolean {
  const [, sort = '', list = ''] =
    /(types?|kinds|categories|classes|tiers|methods|levels|sizes)\s*:(.*)$/iu.exec(said) ?? [];
  if (sort === '' || !knowledge().byName.has(oneOf(thing.toLowerCase()))) return false;
  const values = list.split(/,| and | or /u).map((value) => value.trim().toLowerCase());
  return (
    values.length > 1 && values.every((value) => value.split(' ').length < 4 && !isAttributePhrase(value.split(' ')))
  );
}

const FINITE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'has', 'have']);

/** The values of a list; nothing where a member is no value. */
function valuesOf(text: string): readonly string[] | undefined {
  const values = text
    .split(/,? (?:or|and|then|later|next|finally) |, |\//u)
    .map((value) =>
      value
        .replace(/^(?:(?:then|and|or|later|next|finally|eventually|becomes?|gets?|is|either|at last) )+/iu, '')
        .trim(),
    )
    .filter((value) => value !== '');
  const isValue = (value: string): boolean => {
    const words = value.toLowerCase().split(/\s+/u);
    const isSaying = words.some((word) => FINITE.has(word) || MODALS.has(word) || PRONOUNS.has(word));
    return words.length < 5 && !isSaying && !DETERMINERS.has(words[0] ?? '');
  };
  return values.length > 1 && values.every(isValue) ? values : undefined;
}
