import type { Expression, ExpressionTree } from '@backsmith/sql';
import type { DefaultValue } from '../../model/column.ts';
import type { DataType, DataTypeKind } from '../../model/data-type.ts';
import { currentTimeOf } from './current-time.ts';

/** What a DEFAULT means for a column of this type; anything that is not a plain value stays text. */
export function defaultValueOf(expression: Expression, type: DataType): DefaultValue {
  return valueOf(expression.tree, type) ?? { kind: 'expression', text: withoutParentheses(expression.text) };
}

/** `(getdate())` is `getdate()`: SQL Server keeps defaults in parentheses. */
export function withoutParentheses(text: string): string {
  let layers = text.startsWith('(') && text.endsWith(')') ? enclosingLayers(text) : 0;
  let [start, end] = [0, text.length];
  for (; layers > 0; layers -= 1) {
    start = pastSpaces(text, start + 1, 1);
    end = pastSpaces(text, end - 2, -1) + 1;
  }
  return text.slice(start, end);
}

function pastSpaces(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (text.charAt(at) === ' ') at += step;
  return at;
}

/** How many pairs of parentheses enclose the whole text: as deep as it stays between the first and the last of them. */
function enclosingLayers(text: string): number {
  const inner = pastSigns(text, 0, 1, '(');
  const rest = pastSigns(text, text.length - 1, -1, ')');
  let depth = 0;
  let least = Number.POSITIVE_INFINITY;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 39) quoted = !quoted;
    else if (code === 40 && !quoted) depth += 1;
    else if (code === 41 && !quoted) depth -= 1;
    if (at >= inner - 1 && at <= rest) least = Math.min(least, depth);
  }
  return depth === 0 && !quoted ? Math.max(0, Number.isFinite(least) ? least : 0) : 0;
}

/** The first offset, walking by `step`, that holds neither the sign nor a space. */
function pastSigns(text: string, from: number, step: 1 | -1, sign: string): number {
  let at = from;
  while (text.charAt(at) === sign || text.charAt(at) === ' ') at += step;
  return at;
}

function valueOf(tree: ExpressionTree, type: DataType): DefaultValue | undefined {
  switch (tree.kind) {
    case 'null':
      return { kind: 'null' };
    case 'string':
      return stringDefault(tree.value, type);
    case 'number':
      return numberDefault(tree.text, type);
    case 'boolean':
      return KEEPS_BOOLEANS.has(type.kind) ? tree : numberOf(tree.value);
    case 'binary':
      return type.kind === 'boolean'
        ? { kind: 'boolean', value: !/^0*$/.test(tree.hex) }
        : { kind: 'binary', value: tree.hex };
    case 'bits':
      return type.kind === 'boolean' ? { kind: 'boolean', value: tree.digits.includes('1') } : undefined;
    case 'cast':
      return castDefault(tree, type);
    case 'name':
    case 'call':
      return currentTimeOf(tree, type) ?? generatedDefault(tree);
    default:
      return undefined;
  }
}

const TEXTS: ReadonlySet<DataTypeKind> = new Set(['char', 'varchar', 'text']);

/** Those that hold truth, and texts, in which it is a word or a digit: that is for the database to say. */
const KEEPS_BOOLEANS: ReadonlySet<DataTypeKind> = new Set(['boolean', 'unknown', ...TEXTS]);

/** TRUE or FALSE as the default of a text: `true` where truth is of a type of its own, else a number. */
export function truthInText(value: DefaultValue, { kind }: DataType, hasBooleans: boolean): DefaultValue {
  return value.kind === 'boolean' && TEXTS.has(kind) && !hasBooleans ? numberOf(value.value) : value;
}

function numberOf(truth: boolean): DefaultValue {
  return { kind: 'number', value: truth ? '1' : '0' };
}

const TRUE = new Set(['true', 't', 'yes', 'y', 'on', '1']);
const FALSE = new Set(['false', 'f', 'no', 'n', 'off', '0']);
const NUMERIC = new Set(['integer', 'decimal', 'float', 'money']);

function stringDefault(value: string, type: DataType): DefaultValue {
  if (type.kind === 'boolean' && TRUE.has(value.toLowerCase())) return { kind: 'boolean', value: true };
  if (type.kind === 'boolean' && FALSE.has(value.toLowerCase())) return { kind: 'boolean', value: false };
  const number = value.trim();
  if (NUMERIC.has(type.kind) && /^[+-]?(\d{1,60}\.?\d{0,60}|\.\d{1,60})(e[+-]?\d{1,4})?$/i.test(number))
    return { kind: 'number', value: number };
  if (BYTES.has(type.kind) && value.includes('\0')) return { kind: 'binary', value: hexOf(value) };
  return { kind: 'string', value };
}

const BYTES = new Set(['binary', 'varbinary', 'blob']);

/** A text for a column of bytes that holds NUL, which no text can: MySQL's `DEFAULT '\0\0'`. */
function hexOf(value: string): string {
  return [...new TextEncoder().encode(value)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function numberDefault(text: string, type: DataType): DefaultValue {
  if (type.kind === 'boolean' && (text === '0' || text === '1')) return { kind: 'boolean', value: text === '1' };
  return { kind: 'number', value: text };
}

/** `'x'::text` is the string; `now()::date` and the like stay text. */
function castDefault(tree: ExpressionTree & { kind: 'cast' }, type: DataType): DefaultValue | undefined {
  const { operand } = tree;
  const moment = pastTense(tree);
  if (moment !== undefined) return moment;
  const literal =
    operand.kind === 'string' || operand.kind === 'number' || operand.kind === 'null' || operand.kind === 'boolean';
  if (literal) return valueOf(operand, type);
  if (operand.kind === 'cast') return castDefault(operand, type);
  const time = operand.kind === 'name' || operand.kind === 'call' ? currentTimeOf(operand, type) : undefined;
  return time?.kind === 'now' && time.what === type.kind ? time : undefined;
}

/** `('now'::text)::date`: how PostgreSQL once kept CURRENT_DATE. */
function pastTense(tree: ExpressionTree & { kind: 'cast' }): DefaultValue | undefined {
  let inner = tree.operand;
  while (inner.kind === 'cast') inner = inner.operand;
  if (inner.kind !== 'string' || inner.value.toLowerCase() !== 'now') return undefined;
  const what = /^(date|time|timestamp)\b/.exec(tree.type.toLowerCase())?.[1];
  return what === 'date' || what === 'time' || what === 'timestamp' ? { kind: 'now', what } : undefined;
}

const UUID_FUNCTIONS = new Set([
  ...['gen_random_uuid', 'uuid_generate_v4', 'uuid_generate_v1', 'uuid_generate_v1mc', 'uuidv4', 'uuidv7', 'newid'],
  ...['newsequentialid', 'uuid', 'sys_guid', 'random_uuid', 'uuid_generate_v7', 'uuid_v7'],
]);
const ORDERED_UUIDS = new Set(['uuidv7', 'uuid_generate_v7', 'uuid_v7', 'newsequentialid']);

function generatedDefault(tree: ExpressionTree & { kind: 'name' | 'call' }): DefaultValue | undefined {
  if (UUID_FUNCTIONS.has(tree.name) && (tree.kind === 'name' || tree.arguments.length === 0)) {
    return ORDERED_UUIDS.has(tree.name) ? { kind: 'uuid', ordered: true } : { kind: 'uuid' };
  }
  if (tree.kind === 'call' && isUuidAsBytes(tree)) return { kind: 'uuid' };
  // Oracle's exports quote every name: "S"."NEXTVAL".
  if (tree.kind === 'name' && tree.name.toLowerCase() === 'nextval' && tree.qualifier !== undefined) {
    const schema = tree.namespace === undefined ? {} : { schema: tree.namespace };
    return { kind: 'next-value', sequence: tree.qualifier, ...schema };
  }
  if (tree.kind === 'call' && (tree.name === 'nextval' || tree.name === 'next_val'))
    return nextValue(tree.arguments[0]);
  return undefined;
}

/** MySQL's ways to put a UUID into sixteen bytes: `UUID_TO_BIN(UUID(), 1)`, `UNHEX(REPLACE(UUID(), '-', ''))`. */
function isUuidAsBytes({ name, arguments: [inner] }: ExpressionTree & { kind: 'call' }): boolean {
  if (inner?.kind !== 'call') return false;
  if (name === 'uuid_to_bin') return inner.name === 'uuid';
  const [of] = inner.arguments;
  return name === 'unhex' && inner.name === 'replace' && of?.kind === 'call' && of.name === 'uuid';
}

/** `nextval('public.orders_id_seq'::regclass)`, `NEXT VALUE FOR orders_seq`. */
function nextValue(argument: ExpressionTree | undefined): DefaultValue | undefined {
  if (argument?.kind === 'cast') return nextValue(argument.operand);
  if (argument?.kind === 'name') {
    const schema = argument.qualifier === undefined ? {} : { schema: argument.qualifier };
    return { kind: 'next-value', sequence: argument.written, ...schema };
  }
  if (argument?.kind !== 'string') return undefined;
  const parts = splitPath(argument.value);
  const sequence = parts.at(-1) ?? '';
  const schema = parts.at(-2);
  return { kind: 'next-value', sequence, ...(schema === undefined ? {} : { schema }) };
}

/** `a.b`, `"A"."b.c"`: the parts without quotes, unquoted ones in lower case. */
function splitPath(text: string): readonly string[] {
  if (!text.includes('"')) return text.toLowerCase().split('.');
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (character === '.' && !quoted) {
      parts.push(part);
      part = '';
    } else part += quoted ? character : character.toLowerCase();
  }
  return [...parts, part];
}
