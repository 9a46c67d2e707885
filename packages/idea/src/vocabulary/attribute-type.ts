import { singularize } from '@backsmith/text';
import type { ColumnType } from '../model/idea-model.ts';
import { ATTRIBUTE_HEADS, ATTRIBUTE_TYPES } from './attributes.ts';

/** Whether the phrase as a whole is in the list of properties, in the singular or as it stands. */
export function isListedAttribute(words: readonly string[]): boolean {
  return listedType(words) !== undefined;
}

/** Whether the phrase is a property: listed, or ending in a word that makes it one. */
export function isAttributePhrase(words: readonly string[]): boolean {
  return attributeType(words) !== undefined;
}

function listedType(words: readonly string[]): ColumnType | undefined {
  const text = words.join(' ');
  return ATTRIBUTE_TYPES.get(text) ?? ATTRIBUTE_TYPES.get(singularLast(words));
}

function singularLast(words: readonly string[]): string {
  return [...words.slice(0, -1), singularize(words.at(-1) ?? '')].join(' ');
}

/** The type of a property of this name, where the name says that it is one. */
export function attributeType(words: readonly string[]): ColumnType | undefined {
  const listed = listedType(words);
  if (listed !== undefined) return listed;
  if (words.length === 1 && SNAKE_CASE.test(words[0] ?? '')) return snakeType((words[0] ?? '').split('_'));
  const per = words.indexOf('per');
  if (per > 0) return attributeType(words.slice(0, per));
  const last = words.at(-1) ?? '';
  const first = words[0] ?? '';
  const leading = words.length > 1 ? FIRST_WORDS.get(first) : undefined;
  if (leading !== undefined) return leading;
  if (words.length > 2 && (first === 'number' || first === 'amount') && words[1] === 'of') return 'integer';
  const head = ATTRIBUTE_HEADS.get(last) ?? ATTRIBUTE_HEADS.get(singularize(last));
  if (words.length > 1 && head === undefined) return ATTRIBUTE_TYPES.get(words.slice(1).join(' '));
  return head;
}

/** "date it was completed", "is active": the first word says what it holds. */
const FIRST_WORDS: ReadonlyMap<string, ColumnType> = new Map([
  ['date', 'date'],
  ['is', 'boolean'],
  ['has', 'boolean'],
]);

/** "installed_on", as a table of a database has it; not the words we join ourselves, such as "in_progress". */
const SNAKE_CASE = /^(?!(?:in|on|out|off|not|no)_)[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/u;

const LAST_WORDS: ReadonlyMap<string, ColumnType> = new Map([
  ['at', 'timestamp'],
  ['on', 'date'],
  ['until', 'date'],
  ['days', 'integer'],
  ['bytes', 'bigint'],
  ['pixels', 'integer'],
  ['minutes', 'integer'],
]);

/** "max_participants": so many of them at most. */
const COUNTING: ReadonlySet<string> = new Set(['max', 'min', 'maximum', 'minimum', 'expected', 'planned']);

function snakeType(words: readonly string[]): ColumnType {
  const [first = ''] = words;
  // "price_charged", "date_made_fast": what was done with it says no more of its type
  const counted = COUNTING.has(first) && words.length > 1 ? 'integer' : undefined;
  return (
    attributeType(words) ?? LAST_WORDS.get(words.at(-1) ?? '') ?? counted ?? ATTRIBUTE_TYPES.get(first) ?? 'string'
  );
}

/** The type of a column of this name; text where the name says nothing. */
export function columnTypeOf(words: readonly string[]): ColumnType {
  return attributeType(words) ?? 'string';
}
