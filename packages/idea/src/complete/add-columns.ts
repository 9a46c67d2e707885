import { headOf } from '../extract/concept-key.ts';
import { classOf } from '../extract/thing-class.ts';
import { columnName } from '../model/names.ts';
import { wordSet } from '../model/word-set.ts';
import { UNIQUE_ATTRIBUTES } from '../vocabulary/attributes.ts';
import type { KnownColumn, ThingClass } from '../vocabulary/knowledge.ts';
import { orderTimes, withRules } from './column-rules.ts';
import { isTime, type Draft, type DraftColumn, type DraftTable } from './draft.ts';
import { DEALINGS } from './link-dealings.ts';
import { kindColumns, knownColumns, saidColumns } from './known-columns.ts';

/** Words that say what kind of value a name has, not what it is. */
const KIND_WORDS = wordSet('flag url is kg g grams cm mm km m meters minutes hours liters ml sqm celsius');
const TIME_WORDS = new Set(['at', 'on', 'date', 'time', 'datetime', 'timestamp', 'day']);

/** The words of a name without those that only say that it is a time, and without endings. */
export function stem(words: readonly string[]): string {
  return words
    .filter((word) => !TIME_WORDS.has(word) && (words.length === 1 || !KIND_WORDS.has(word)))
    .map((word) => (SPELLINGS.get(word) ?? word).replace(/(ed|s|ing)$/u, ''))
    .join(' ');
}

/** Whether a column already says what another one would. */
export function covers(
  table: DraftTable,
  known: Pick<KnownColumn, 'words' | 'type'> & { readonly values?: readonly string[] },
): boolean {
  const words = known.words.split(' ');
  const name = columnName(known.words, table.key.replaceAll(' ', '_'));
  return table.columns.some((column) => {
    const own = column.name.split('_');
    if (column.name === name || stem(own) === stem(words)) return true;
    if (own.includes('plate') && words.includes('plate')) return true;
    if (column.origin === 'stated' && (isSameKey(table, own, words) || isSameAmount(own, words))) return true;
    if (column.origin === 'stated' && isTime(column) && isTime(known)) return true;
    if (column.origin === 'stated' && (isSameChoice(column, known) || isSameLimit(own, words))) return true;
    return own.at(-1) === words.at(-1) && column.origin === 'stated' && !TIME_WORDS.has(own.at(-1) ?? '');
  });
}

/** A `type` and a `kind` of mostly the same values are one property. */
function isSameChoice({ values = [] }: DraftColumn, known: { readonly values?: readonly string[] }): boolean {
  const theirs = new Set(known.values);
  return values.length > 1 && values.filter((value) => theirs.has(value)).length * 2 >= values.length;
}

/** Who says the greatest number of participants needs no other greatest number; the same for a total. */
function isSameLimit([first = '', ...rest]: readonly string[], [other = '', ...words]: readonly string[]): boolean {
  if (first !== other) return false;
  return (
    first === 'total' || (['max', 'maximum', 'min', 'minimum'].includes(first) && rest.length > 0 && words.length > 0)
  );
}

/** What is told apart by a number needs no code beside it. */
function isSameKey({ key }: DraftTable, own: readonly string[], words: readonly string[]): boolean {
  const [last = '', ...rest] = own.toReversed();
  const isOwn = rest.length === 0 || rest.toReversed().join(' ') === key;
  return isOwn && KEYS.has(last) && words.length === 1 && KEYS.has(words[0] ?? '');
}

const KEYS = new Set(['number', 'code']);

const AMOUNTS = new Set(['quantity', 'number', 'count', 'amount', 'level', 'value']);

/** A `stock` is a `stock_quantity`. */
function isSameAmount(own: readonly string[], words: readonly string[]): boolean {
  return own.length === 1 && words.length === 2 && own[0] === words[0] && AMOUNTS.has(words[1] ?? '');
}

/** Who is told this much of a thing has told all of it: only what it is known by is missing. */
const MUCH = 3;
/** More columns than this are read by nobody. */
const MOST = 12;

/**
 * Columns the text did not name: those any thing of the name has, else of its kind. Beside much that is told only what every
 * row must have is added: a name, when it is, and how far it is.
 */
export function addUsualColumns(draft: Draft, table: DraftTable): void {
  if (!table.joins && !draft.settled.has(table.key)) addMissing(draft, table);
  if (table.joins) return;
  table.columns = table.columns.map((column) => (column.origin === 'stated' ? withRules(column) : column));
  orderTimes(table);
}

function addMissing(draft: Draft, table: DraftTable): void {
  const stated = table.columns.length;
  const known = knownColumns(draft, table);
  const ofThing = stated < MUCH ? known : known.filter(isDefining);
  const wanted = draft.acts.has(table.key) && !isDealing(table) ? known.filter(isOfAct) : ofThing;
  addAll(table, [...wanted, ...saidColumns(draft, table)]);
  const usual = kindColumns(table);
  if (!hasName(table) && needsName(table)) addName(table, known, usual);
  const isLight = draft.acts.has(table.key) && table.columns.length > 0;
  if (!isLight && (table.columns.length < FEWEST || (known.length === 0 && stated === 0))) addAll(table, usual);
  fillUp(table);
}

/** Two columns of its own make a table worth having. */
const FEWEST = 2;

/** What two have to do with each other has its own course, such as a booking; other records of acts say when, and how far they are. */
function isDealing({ key }: DraftTable): boolean {
  return DEALINGS.has(headOf(key)) || headOf(key) === 'purchase';
}

function isOfAct(column: DraftColumn): boolean {
  const { name, type, required } = column;
  return name.endsWith('status') || (required && (type === 'timestamp' || type === 'date')) || isWorth(column);
}

/** How much was given, or how good it was. */
function isWorth({ name, type, required }: DraftColumn): boolean {
  return required && (type === 'money' || /(?:^|_)(?:rating|score|currency)$/u.test(name));
}

/** What every row has from the beginning, and its state. */
function isDefining({ name, required, default: preset, values }: DraftColumn): boolean {
  return (required && preset === undefined) || (values !== undefined && name.endsWith('status'));
}

function addName(table: DraftTable, known: readonly DraftColumn[], usual: readonly DraftColumn[]): void {
  const isNaming = ({ name, required }: DraftColumn): boolean => required && /(?:^|_)(?:name|title)$/u.test(name);
  const own = known.filter(isNaming);
  const naming = (own.length > 0 ? own : usual.filter(isNaming)).filter((column) => !isCovered(table, column));
  table.columns.unshift(...naming.map((column): DraftColumn => ({ ...column, origin: 'assumed' })));
}

function addAll(table: DraftTable, columns: readonly DraftColumn[]): void {
  for (const column of columns) {
    const same = table.columns.find(({ name }) => name === column.name);
    if (same !== undefined) refine(same, column);
    else if (table.columns.length < MOST && !isCovered(table, column) && !isLinkName(table, column))
      table.columns.push({ ...column });
  }
}

/** What the text only names is what is known of it: its width, its bounds, its values and whether it must be there. */
export function refine(column: DraftColumn, known: Omit<DraftColumn, 'origin'>): void {
  if (column.origin !== 'stated' || column.type !== known.type) return;
  column.required ||= known.required;
  for (const rule of ['values', 'length', 'min', 'max', 'notBefore', 'default'] as const)
    if (column[rule] === undefined && known[rule] !== undefined) Object.assign(column, { [rule]: known[rule] });
}

/** British and American spellings of one word. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['colour', 'color'],
  ['licence', 'license'],
  ['metre', 'meter'],
  ['grey', 'gray'],
  ['expiry', 'expire'],
  ['expires', 'expire'],
  ['expiration', 'expire'],
]);

/** Words for the same property: who states an amount wants no total beside it. */
const ALIKE: readonly ReadonlySet<string>[] = [
  new Set(['amount', 'total', 'price', 'cost', 'fee', 'sum', 'fare', 'rate', 'value']),
  new Set(['name', 'title', 'subject', 'headline']),
  new Set(['number', 'code', 'reference', 'sku', 'barcode']),
  new Set(['description', 'body', 'text', 'content', 'summary', 'details', 'message']),
  new Set(['notes', 'note', 'comment', 'comments', 'remark', 'remarks', 'findings', 'observation']),
  new Set(['location', 'place', 'address', 'venue', 'position']),
  new Set(['photo', 'picture', 'image', 'file', 'url']),
  new Set(['score', 'rating', 'stars', 'grade', 'mark']),
  new Set(['quantity', 'count', 'capacity', 'seats', 'size', 'participants', 'people']),
  new Set(['duration', 'minutes', 'hours', 'seconds', 'length']),
  new Set(['status', 'state', 'stage', 'result', 'outcome']),
];

function isCovered(table: DraftTable, known: DraftColumn): boolean {
  if (covers(table, { ...known, words: known.name.replaceAll('_', ' ') })) return true;
  const last = lastWord(known.name);
  const group = ALIKE.find((words) => words.has(last));
  return (
    group !== undefined && table.columns.some(({ name, origin }) => origin === 'stated' && group.has(lastWord(name)))
  );
}

function lastWord(name: string): string {
  return name.split('_').at(-1) ?? '';
}

/** `category` is no column where the table already refers to categories. */
function isLinkName(table: DraftTable, { name }: DraftColumn): boolean {
  const words = name.replace(/_(?:name|title)$/u, '').replaceAll('_', ' ');
  return table.links.some(({ target, role }) => {
    if (target === words || role === words || headOf(target) === words) return true;
    return PLACES.has(words) && classOf(target) === 'place';
  });
}

/** Where something is: told by the place it refers to. */
const PLACES: ReadonlySet<string> = new Set(['location', 'place', 'address', 'venue', 'meeting point', 'burial place']);

function needsName(table: DraftTable): boolean {
  return ['person', 'org', 'place', 'item', 'kind', 'doc'].includes(table.thingClass);
}

const NAMING =
  /(^|_)(name|title|code|number|label|subject|text|username|email|barcode|sku|plate|headline|body|question|key|url|isbn|reference)$/u;

function hasName(table: DraftTable): boolean {
  const naming = table.thingClass === 'person' ? /(^|_)(name|username|nickname|alias)$/u : NAMING;
  return table.columns.some(({ name }) => naming.test(name));
}

function fillUp(table: DraftTable): void {
  for (const words of ['notes', 'description', 'name']) {
    if (table.columns.length >= FEWEST) return;
    if (!table.columns.some(({ name }) => name === words))
      table.columns.push({
        name: words,
        type: words === 'name' ? 'string' : 'text',
        ...(words === 'name' ? { length: 120 } : {}),
        required: false,
        unique: false,
        origin: 'assumed',
      });
  }
}

/** Whether a stated property names one row only. */
export function isUniqueName(words: readonly string[], thingClass: ThingClass): boolean {
  const text = words.join(' ');
  if (text === 'email' || text === 'email address') return thingClass === 'person';
  return UNIQUE_ATTRIBUTES.has(text) && thingClass !== 'part';
}
