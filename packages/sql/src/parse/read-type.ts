import type { WrittenType } from '../ast/table-element.ts';
import type { Name } from '../ast/name.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import { isSerialName, readType } from '../types/read-type.ts';
import type { TypeSyntax } from '../types/type-syntax.ts';
import type { Cursor } from './cursor.ts';

/** Words that follow a column's name where it has no type, and that end a type of free words. */
const NO_TYPE = wordSet('constraint primary not null unique check default references as generated collate foreign');

/** What the words of a type may go on with. */
const CONTINUATIONS = new Map<string, readonly string[]>([
  ['double', ['precision']],
  ['character', ['varying', 'varying_ignorecase', 'large object']],
  ['char', ['varying', 'large object']],
  ['nchar', ['varying', 'varchar', 'large object']],
  ['national', ['character varying', 'character large object', 'character', 'char varying', 'char', 'varchar']],
  ['native', ['character']],
  ['varying', ['character']],
  ['bit', ['varying']],
  ['binary', ['varying', 'large object', 'varying']],
  ['long', ['raw', 'varchar', 'varbinary', 'varying']],
  ['unsigned', ['big int']],
  ['big', ['int']],
]);

/** The draft of a type while it is read. */
type Draft = {
  name: string;
  arguments: string[];
  unsigned: boolean;
  timeZone: 'with' | 'local' | undefined;
  unit: 'byte' | 'char' | undefined;
  fields: string | undefined;
  dimensions: number;
  charset: string | undefined;
};

/** Passes a type and says what it means; nothing where no type stands. */
export function takeType(cursor: Cursor): WrittenType | undefined {
  const from = cursor.at;
  const end = plainEnd(cursor);
  const known = end < 0 ? undefined : cursor.context.types.get(textOf(cursor, from, end));
  if (known !== undefined) {
    cursor.at = end;
    return known;
  }
  const names = takeTypeName(cursor);
  const name = names.at(-1);
  if (name === undefined) return undefined;
  const draft: Draft = {
    name: name.text.toLowerCase(),
    arguments: [],
    unsigned: false,
    timeZone: undefined,
    unit: undefined,
    fields: undefined,
    dimensions: 0,
    charset: undefined,
  };
  if (!name.quoted) takeContinuation(cursor, draft);
  takeArguments(cursor, draft);
  if (cursor.rules.traits.freeTypes) takeFreeWords(cursor, draft);
  takeSuffixes(cursor, draft);
  return writtenType(cursor, from, draft, name, names.at(-2));
}

function textOf({ tokens }: Cursor, from: number, end: number): string {
  return tokens.pooled(tokens.start(from), tokens.end(end - 1));
}

/** Words behind a type that no type goes on with. */
const BEHIND_TYPE = wordSet(
  'not null default primary unique check references constraint collate generated comment auto_increment as identity enable',
);
const LONGEST_PLAIN = 6;

/**
 * The token behind a type that ends at a comma, a known clause or the end of its element, or -1. Its text may have been
 * read before, and then need not be read again.
 */
function plainEnd(cursor: Cursor): number {
  const { tokens } = cursor;
  let at = cursor.at;
  for (let units = 0; units <= LONGEST_PLAIN; units += 1) {
    if (at >= cursor.end || tokens.isSymbol(at, ',')) return at > cursor.at ? at : -1;
    if (at > cursor.at && endsType(cursor, at)) return at;
    const close = tokens.closer(at);
    at = close > at ? close + 1 : at + 1;
  }
  return -1;
}

/** A clause of the column, or an operator of the expression the type stands in. */
function endsType({ tokens }: Cursor, at: number): boolean {
  const kind = tokens.kind(at);
  if (kind === TokenKind.word) return BEHIND_TYPE.has(tokens.word(at));
  return kind === TokenKind.symbol && BEHIND_CAST.includes(tokens.text.charAt(tokens.start(at)));
}

const BEHIND_CAST = '=<>!|+-*/';

const MOST_KEPT = 5000;

function writtenType(cursor: Cursor, from: number, draft: Draft, name: Name, qualifier: Name | undefined): WrittenType {
  const { types } = cursor.context;
  const text = cursor.textBetween(from, cursor.at);
  const known = types.get(text);
  if (known !== undefined) return known;
  const type: WrittenType = {
    text,
    dataType: readType(syntaxOf(draft, qualifier), cursor.context.dialect),
    name,
    ...(qualifier === undefined ? {} : { qualifier }),
    dimensions: draft.dimensions,
    serial: isSerialName(draft.name),
    ...(draft.charset === undefined ? {} : { charset: draft.charset }),
  };
  if (types.size < MOST_KEPT) types.set(text, type);
  return type;
}

function syntaxOf(draft: Draft, qualifier: Name | undefined): TypeSyntax {
  return {
    name: draft.name,
    arguments: draft.arguments,
    dimensions: draft.dimensions,
    ...(qualifier === undefined ? {} : { qualifier: qualifier.text }),
    ...(draft.unsigned ? { unsigned: true } : {}),
    ...(draft.timeZone === undefined ? {} : { timeZone: draft.timeZone }),
    ...(draft.unit === undefined ? {} : { unit: draft.unit }),
    ...(draft.fields === undefined ? {} : { fields: draft.fields }),
  };
}

function takeTypeName(cursor: Cursor): readonly Name[] {
  const kind = cursor.kind();
  const named = kind === TokenKind.word || kind === TokenKind.quotedName || kind === TokenKind.doubleQuoted;
  if (!named || NO_TYPE.has(cursor.word()) || cursor.areWords('with', 'options')) return [];
  const names: Name[] = [];
  do {
    const name = cursor.takeName();
    if (name !== undefined) names.push(name);
  } while (cursor.takeSymbol('.'));
  if (cursor.isSymbol('%') && cursor.isWord('type', 1)) cursor.at += 2;
  return names;
}

function takeContinuation(cursor: Cursor, draft: Draft): void {
  for (const words of CONTINUATIONS.get(draft.name) ?? []) {
    const [first = '', second] = words.split(' ');
    if (cursor.take(first, second)) {
      draft.name = `${draft.name} ${words}`;
      return;
    }
  }
}

function takeArguments(cursor: Cursor, draft: Draft): void {
  if (!cursor.isSymbol('(')) return;
  const close = cursor.closing();
  let from = cursor.at + 1;
  for (let at = from; at <= close; at += 1) {
    const ends = at === close || (cursor.tokens.isSymbol(at, ',') && at < close);
    if (!ends) continue;
    if (at > from) draft.arguments.push(argumentText(cursor.part(from, at), draft));
    from = at + 1;
  }
  cursor.at = Math.min(cursor.end, close + 1);
}

function argumentText(part: Cursor, draft: Draft): string {
  if (
    part.kind() === TokenKind.word &&
    part.tokens.textOf(part.at).startsWith('_') &&
    part.kind(1) === TokenKind.string
  )
    part.at += 1;
  const from = part.at;
  const text = part.takeString();
  const quoted = part.tokens.kind(from) === TokenKind.doubleQuoted && part.rules.lexicon.doubleQuotedStrings;
  if (text !== undefined && (quoted || part.tokens.kind(from) === TokenKind.string)) return text;
  const last = part.tokens.word(part.end - 1);
  const unit = UNITS.get(last);
  if (unit !== undefined && part.end - from > 1) draft.unit = unit;
  return part.textBetween(from, unit !== undefined && part.end - from > 1 ? part.end - 1 : part.end);
}

/** What a length counts: Oracle's words, and Db2's. */
const UNITS: ReadonlyMap<string, 'byte' | 'char'> = new Map([
  ['byte', 'byte'],
  ['octets', 'byte'],
  ['char', 'char'],
  ['codeunits16', 'char'],
  ['codeunits32', 'char'],
]);

/** SQLite takes any words as a type, before and after the parentheses. */
function takeFreeWords(cursor: Cursor, draft: Draft): void {
  while (cursor.kind() === TokenKind.word && !NO_TYPE.has(cursor.word()) && !ENDS_FREE_TYPE.has(cursor.word())) {
    draft.name = `${draft.name} ${cursor.word()}`;
    cursor.at += 1;
    if (draft.arguments.length === 0) takeArguments(cursor, draft);
  }
  const suffix = / (unsigned|signed|zerofill|identity)$/.exec(draft.name);
  if (suffix !== null) {
    draft.unsigned = suffix[1] === 'unsigned';
    draft.name = draft.name.slice(0, suffix.index);
  }
}

const ENDS_FREE_TYPE = wordSet(
  'comment auto_increment autoincrement on identity with without enable disable character charset',
);

function takeSuffixes(cursor: Cursor, draft: Draft): void {
  while (takeSuffix(cursor, draft));
}

function takeSuffix(cursor: Cursor, draft: Draft): boolean {
  switch (cursor.word()) {
    case 'unsigned':
      draft.unsigned = true;
      return cursor.take('unsigned');
    case 'zerofill':
      draft.unsigned = true;
      return cursor.take('zerofill');
    case 'signed':
      return cursor.take('signed');
    case 'binary':
    case 'byte':
      draft.charset ??= 'binary';
      cursor.at += 1;
      return true;
    case 'ascii':
    case 'unicode':
      draft.charset = cursor.word() === 'ascii' ? 'latin1' : 'ucs2';
      cursor.at += 1;
      return true;
    case 'character':
    case 'charset':
    case 'char':
      return takeCharset(cursor, draft);
    case 'with':
    case 'without':
      return takeTimeZone(cursor, draft);
    case 'array':
      cursor.at += 1;
      if (!takeDimension(cursor, draft)) draft.dimensions += 1;
      return true;
    case 'sub_type':
      cursor.at += 2;
      return true;
    default:
      return takeFields(cursor, draft) || takeDimension(cursor, draft);
  }
}

function takeCharset(cursor: Cursor, draft: Draft): boolean {
  const words = cursor.isWord('charset') ? 1 : cursor.isWord('set', 1) ? 2 : 0;
  if (words === 0) return false;
  cursor.at += words;
  cursor.takeSymbol('=');
  draft.charset = cursor.takeName()?.text.toLowerCase();
  return true;
}

function takeTimeZone(cursor: Cursor, draft: Draft): boolean {
  const local = cursor.areWords('with', 'local', 'time', 'zone');
  if (!local && !(cursor.isWord('time', 1) && cursor.isWord('zone', 2))) return false;
  if (cursor.isWord('with')) draft.timeZone = local ? 'local' : 'with';
  cursor.at += local ? 4 : 3;
  return true;
}

const FIELDS = wordSet('year month day hour minute second');

/** `INTERVAL YEAR TO MONTH`, `INTERVAL DAY(3) TO SECOND(6)`. */
function takeFields(cursor: Cursor, draft: Draft): boolean {
  if (draft.name !== 'interval' || !FIELDS.has(cursor.word())) return false;
  const words: string[] = [cursor.word()];
  cursor.at += 1;
  if (cursor.isSymbol('(')) cursor.skipUnit();
  if (cursor.isWord('to') && FIELDS.has(cursor.word(1))) {
    words.push('to', cursor.word(1));
    cursor.at += 2;
    takeArguments(cursor, draft);
  }
  draft.fields = words.join(' ');
  return true;
}

function takeDimension(cursor: Cursor, draft: Draft): boolean {
  if (!cursor.isSymbol('[')) return false;
  const number = cursor.kind(1) === TokenKind.number ? 1 : 0;
  if (!cursor.isSymbol(']', 1 + number)) return false;
  cursor.at += 2 + number;
  draft.dimensions += 1;
  return true;
}
