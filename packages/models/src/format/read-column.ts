import type { ModelColumn, ModelType } from '../domain-model.ts';
import { usualType } from './usual-type.ts';

/** Types as they are written in a file, and what they are. */
const TYPES: ReadonlyMap<string, ModelType> = new Map<string, ModelType>([
  ['text', 'string'],
  ['long', 'text'],
  ['int', 'integer'],
  ['big', 'bigint'],
  ['decimal', 'decimal'],
  ['money', 'money'],
  ['flag', 'boolean'],
  ['date', 'date'],
  ['clock', 'time'],
  ['time', 'timestamp'],
  ['uuid', 'uuid'],
]);

/** Values of these begin with the first of them. */
const BEGINS = /(?:^|_)(?:status|stage|state)$/u;

const COLUMN = /^([a-z][a-z0-9_]*)(!?)((?:\s+\S+)*)$/u;

type Parts = { -readonly [key in Exclude<keyof ModelColumn, 'default'>]?: ModelColumn[key] } & {
  /** As it is written. */
  default?: string;
};

/** One column as a file has it, or why it is none. @param text such as `score! int 1..5` */
export function readColumn(text: string): ModelColumn | string {
  const [, name, mark, rest = ''] = COLUMN.exec(text) ?? [];
  if (name === undefined) return `"${text}" is no column.`;
  const parts: Parts = {};
  const words = rest
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    if (word === '=' || word === '>=') at += 1;
    if (!readWord(parts, word, next)) return `"${word}" of ${name} is not understood.`;
  }
  return finish(name, mark === '!', parts);
}

/** Takes one word of a column's rules; false where it is none. */
function readWord(parts: Parts, word: string, next: string): boolean {
  const [, type = '', length] = /^([a-z]+)(?:\((\d+)\))?$/u.exec(word) ?? [];
  const known = TYPES.get(type);
  const range = /^(-?\d+)\.\.(-?\d*)$/u.exec(word);
  if (word === '=') parts.default = next;
  else if (word === '>=') parts.notBefore = next;
  else if (word === 'unique') parts.unique = true;
  else if (known !== undefined)
    Object.assign(parts, { type: known, ...(length === undefined ? {} : { length: Number(length) }) });
  else if (range !== null) Object.assign(parts, rangeOf(range));
  else if (/^\{[^{}]+\}$/u.test(word)) parts.values = word.slice(1, -1).split('|');
  else return false;
  return true;
}

function rangeOf([, min, max]: RegExpExecArray): Pick<ModelColumn, 'min' | 'max'> {
  return { min: Number(min), ...(max === '' ? {} : { max: Number(max) }) };
}

function finish(name: string, marked: boolean, parts: Parts): ModelColumn | string {
  const { values } = parts;
  const usual = values === undefined ? usualType(name) : undefined;
  const type = values === undefined ? (parts.type ?? usual?.type) : 'string';
  if (type === undefined) return `${name} does not say what it holds: write a type behind it.`;
  const length = type === 'string' && values === undefined ? (parts.length ?? usual?.length ?? 255) : undefined;
  const first = values !== undefined && BEGINS.test(name) ? values[0] : undefined;
  const fallback = defaultOf(type, parts.default ?? first);
  const { unique = false, min, max, notBefore } = parts;
  const rest = { length, values, default: fallback, min, max, notBefore };
  const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { name, type, required: marked || fallback !== undefined, unique, ...told };
}

/** A flag is off unless told; numbers are numbers. */
function defaultOf(type: ModelType, text: string | undefined): ModelColumn['default'] | undefined {
  if (type === 'boolean') return text === 'true';
  if (text === undefined) return undefined;
  return /^-?\d+(?:\.\d+)?$/u.test(text) && type !== 'string' ? Number(text) : text;
}
