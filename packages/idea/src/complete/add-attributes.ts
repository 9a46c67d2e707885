import { singularize } from '@backsmith/text';
import { conceptKey, headOf } from '../extract/concept-key.ts';
import type { AttributeFinding } from '../extract/findings.ts';
import { KEPT_COLUMNS, columnName } from '../model/names.ts';
import { columnTypeOf } from '../vocabulary/attribute-type.ts';
import { ROLE_PREFIXES } from '../vocabulary/grammar-words.ts';
import { ATTRIBUTE_TYPES } from '../vocabulary/attributes.ts';
import { isUniqueName } from './add-columns.ts';
import { wordSet } from '../model/word-set.ts';
import { linkTo, type Draft, type DraftColumn, type DraftTable } from './draft.ts';
import { isKnownOf } from './known-of.ts';

const ALWAYS_THERE = new Set([
  'name',
  'title',
  'price',
  'quantity',
  'amount',
  'date',
  'start time',
  'start date',
  'email',
  'first name',
  'last name',
  'username',
  'unit price',
  'number',
  'total',
]);

/** The properties the text states, as columns; one that is called like a table becomes a link to it. */
export function addAttributes(
  draft: Draft,
  attributes: readonly AttributeFinding[],
  ownerOf: (key: string) => DraftTable | undefined,
): void {
  for (const attribute of attributes) {
    const table = ownerOf(attribute.owner);
    if (table === undefined) continue;
    const states = statesOf(draft, table, attribute);
    if (states === undefined) addAttribute(draft, momentOwner(draft, table, attribute) ?? table, attribute);
    else addAttribute(draft, states, { ...attribute, owner: states.key, words: ['status'] });
  }
}

/** How far something is, rather than which kind of it: confirmed, on the list, open. */
const STATE = /(?:ed|ing)$|^(?:on|in)[ _]|^(?:open|new|done|draft|paid|sent|lost)$/iu;

/** "the registration can be confirmed or cancelled": how far each of them is, where they are kept. */
function statesOf(draft: Draft, owner: DraftTable, { words, values }: AttributeFinding): DraftTable | undefined {
  if (values === undefined || values.filter((value) => STATE.test(value)).length * 2 < values.length) return undefined;
  const called = draft.tables.get(conceptKey({ words }));
  return called?.thingClass === 'event' && called !== owner ? called : undefined;
}

/** When something happens, and how much of it there is: nothing a person has. */
const HAPPENING = wordSet('date time day weekday hour duration minute start end place');
const ATTENDING = /^(?:party size|group size|number of (?:guest|people|person|participant|visitor|passenger)s?)$/u;

/** "relatives request a visit, pick a day and a time": those of the visit that is theirs. */
function momentOwner(draft: Draft, person: DraftTable, { words, values }: AttributeFinding): DraftTable | undefined {
  const isMoment = words.every((word) => HAPPENING.has(word)) || ATTENDING.test(words.join(' '));
  if (person.thingClass !== 'person' || !isMoment || values !== undefined) return undefined;
  const sentence = draft.sentenceOf(person.key);
  const events = [...draft.tables.values()].filter(({ thingClass }) => thingClass === 'event');
  const stated = events.filter((event) => linkTo(event, person.key)?.origin === 'stated');
  const owners = stated.length > 0 ? stated : events.filter((event) => isKnownOf(event, person));
  return owners.find(({ key }) => draft.sentenceOf(key) === sentence) ?? owners[0];
}

function addAttribute(draft: Draft, table: DraftTable, attribute: AttributeFinding): void {
  const words = singularWords(withoutOwner(attribute.words.slice(-5), table));
  const target = attribute.values === undefined ? draft.tables.get(conceptKey({ words })) : undefined;
  const isPlain = target === undefined && attribute.values === undefined;
  if (isPlain && (addKin(table, words) || addRole(draft, table, words))) return;
  if (target !== undefined && target !== table) {
    if (linkTo(table, target.key) === undefined && linkTo(target, table.key) === undefined)
      table.links.push({ target: target.key, required: false, unique: false, origin: 'stated' });
    return;
  }
  if (attribute.values === undefined && addPart(draft, table, words)) return;
  const ranged = RANGED.exec(words.join(' '));
  if (ranged !== null) {
    addRanged(table, ranged);
    return;
  }
  const name = columnName(words.join(' '), table.key.replaceAll(' ', '_'));
  if (name === '' || KEPT_COLUMNS.has(name)) return;
  const known = table.columns.find((column) => column.name === name);
  const values = attribute.values === undefined ? undefined : enumValues(attribute.values);
  if (known !== undefined) {
    if (values !== undefined) Object.assign(known, withValues(values, words));
    if (attribute.unique) known.unique = true;
    return;
  }
  table.columns.push(newColumn(table, name, words, attribute, values));
}

/** "priority 1-5", as normalised: a number between the two. */
const RANGED = /^(.+)_(\d+)_to_(\d+)$/u;

function addRanged(table: DraftTable, [, noun = '', least, most]: RegExpExecArray): void {
  const name = columnName(noun, table.key.replaceAll(' ', '_'));
  if (table.columns.some((column) => column.name === name)) return;
  table.columns.push({
    name,
    type: 'integer',
    required: false,
    unique: false,
    min: Number(least),
    max: Number(most),
    origin: 'stated',
  });
}

/** `pickup branch` refers to a branch, where the schema has some. */
function addPart(draft: Draft, table: DraftTable, words: readonly string[]): boolean {
  const [prefix = '', ...rest] = words;
  const target = ROLE_PREFIXES.has(prefix) ? draft.tables.get(conceptKey({ words: rest })) : undefined;
  if (rest.length === 0 || target === undefined || target === table) return false;
  const role = words.join(' ');
  if (linkTo(table, target.key, role) === undefined)
    table.links.push({ target: target.key, role, required: false, unique: false, origin: 'stated' });
  return true;
}

/** Relatives: those of a pigeon are pigeons. */
export const KIN = wordSet('mother father sire dam spouse sibling husband wife partner');

/** "each has a sire and a dam" */
function addKin(table: DraftTable, words: readonly string[]): boolean {
  const [role = ''] = words;
  if (words.length !== 1 || !KIN.has(role) || table.thingClass !== 'item') return false;
  if (linkTo(table, table.key, role) === undefined)
    table.links.push({ target: table.key, role, required: false, unique: false, origin: 'stated' });
  return true;
}

const ROLES = new Set([
  'assignee',
  'reporter',
  'creator',
  'reviewer',
  'approver',
  'requester',
  'uploader',
  'author',
  'owner',
  'organizer',
  'responsible',
  'sender',
  'recipient',
  'assigned',
  'inspector',
  'operator',
  'moderator',
]);

/** `reporter and assignee` refer to users, where the schema has some. */
function addRole(draft: Draft, table: DraftTable, words: readonly string[]): boolean {
  const [role = ''] = words;
  if (words.length !== 1 || !ROLES.has(role) || table.thingClass === 'person') return false;
  const persons = [...draft.tables.values()].filter(({ thingClass }) => thingClass === 'person');
  const person = persons.find(({ key }) => ['user', 'member', 'employee', 'person', 'developer'].includes(key));
  if (person === undefined) return false;
  if (linkTo(table, person.key, role) === undefined)
    table.links.push({ target: person.key, role, required: false, unique: false, origin: 'stated' });
  return true;
}

function newColumn(
  table: DraftTable,
  name: string,
  words: readonly string[],
  attribute: AttributeFinding,
  values: readonly string[] | undefined,
): DraftColumn {
  const text = words.join(' ');
  const unique = attribute.unique || isUniqueName(words, table.thingClass);
  const type = columnTypeOf(words);
  return {
    name,
    type: unique && type === 'text' ? 'string' : type,
    required:
      !attribute.optional && (attribute.unique || ALWAYS_THERE.has(text) || (type === 'money' && words.length < 3)),
    unique,
    ...(type === 'boolean' && values === undefined ? { default: false, required: true } : {}),
    ...(values === undefined ? {} : withValues(values, words)),
    origin: 'stated',
  };
}

function withValues(
  values: readonly string[],
  words: readonly string[],
): Pick<DraftColumn, 'values' | 'type'> & Partial<DraftColumn> {
  const isStatus = ['status', 'state', 'stage'].includes(words.at(-1) ?? '');
  return { values, type: 'string', ...(isStatus ? { default: values[0] ?? '', required: true } : {}) };
}

/** Values as they are stored: words in lower case with underscores; signs such as those of blood groups stay. */
export function enumValues(values: readonly string[]): readonly string[] {
  const stored = values
    .map((value) => value.trim())
    .map((value) => (isWords(value) ? value.toLowerCase().replace(/[\s-]+/gu, '_') : value))
    .filter((value) => value !== '');
  return [...new Set(stored)];
}

/** `Out of stock`, `10-visit card`; no `A+`, `XL` or `1-5`. */
function isWords(value: string): boolean {
  if (/[+-]$/u.test(value) || /^[A-Z]{1,3}$/u.test(value)) return false;
  return /^(?:\p{L}|\p{N}+[\s-]\p{L}{2})[\p{L}\p{N} '’-]*$/u.test(value);
}

/** `customer name` of a customer is its name. */
function withoutOwner(words: readonly string[], table: DraftTable): readonly string[] {
  const owner = table.key.split(' ');
  const head = headOf(table.key);
  if (words.length > owner.length && owner.every((word, at) => words[at] === word)) return keepOne(words, owner.length);
  return words.length > 1 && words[0] === head && !ATTRIBUTE_TYPES.has(words.join(' ')) ? words.slice(1) : words;
}

function keepOne(words: readonly string[], from: number): readonly string[] {
  return ATTRIBUTE_TYPES.has(words.join(' ')) ? words : words.slice(from);
}

function singularWords(words: readonly string[]): readonly string[] {
  if (ATTRIBUTE_TYPES.has(words.join(' ')) || (words[0] === 'number' && words[1] === 'of')) return words;
  const last = words.at(-1) ?? '';
  // "max_participants" is one name as it stands
  return [...words.slice(0, -1), last.includes('_') ? last : singularize(last)];
}
