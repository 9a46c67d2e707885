import { addAll } from '@backsmith/text';
import type { Name, QualifiedName } from '../ast/name.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';
import { passUnread } from './unread-words.ts';

/**
 * Passes `name`, `schema.name` or `database.schema.name`. A placeholder in the schema's place (`${schema}.users`,
 * `@owner.users`) is left out and spoken of once.
 */
export function takeQualifiedName(cursor: Cursor): QualifiedName | undefined {
  const position = cursor.position();
  const parts = takeParts(cursor);
  const name = parts[parts.length - 1];
  if (name === undefined) return undefined;
  const written = parts[parts.length - 2];
  const stated =
    written !== undefined && written.text !== '' && !dropsPlaceholder(cursor, written) ? written : undefined;
  const qualifier = stated ?? (written === undefined ? cursor.namespace : undefined);
  if (qualifier !== undefined) return { ...position, name, qualifier };
  const inUnknown = cursor.context.depth > 0 && written !== undefined && isPlaceholder(written.text);
  return { ...position, name, ...(inUnknown && { inUnknown }) };
}

function takeParts(cursor: Cursor): readonly Name[] {
  const parts: Name[] = [];
  for (;;) {
    const name = cursor.takeName();
    if (name === undefined) return parts;
    if (mayHoldOwner(name)) addAll(parts, dividedOwner(name));
    else parts.push(name);
    if (cursor.isSymbol('.')) {
      while (cursor.takeSymbol('.'));
      continue;
    }
    if (!name.quoted && isPlaceholder(name.text) && adjoins(cursor)) continue;
    return parts;
  }
}

const OWNER = /^(?:\{\w*(?:owner|schema)\w*\}|\$\{\w*(?:owner|schema)\w*\}|\{\{\w*(?:owner|schema)\w*\}\})(?=.)/i;

function mayHoldOwner({ text, quoted }: Name): boolean {
  return !quoted && (text.startsWith('{') || text.startsWith('$'));
}

/** `{databaseOwner}{prefix}users`: a placeholder for the owner holds its dot itself. */
function dividedOwner(name: Name): readonly Name[] {
  const owner = OWNER.exec(name.text)?.[0];
  if (owner === undefined) return [name];
  return [
    { text: owner, quoted: false },
    { text: name.text.slice(owner.length), quoted: false },
  ];
}

/** `{databaseOwner}[Users]`: the placeholder holds the dot itself. */
function adjoins(cursor: Cursor): boolean {
  const kind = cursor.kind();
  const named = kind === TokenKind.word || kind === TokenKind.quotedName || kind === TokenKind.doubleQuoted;
  return named && cursor.tokens.end(cursor.at - 1) === cursor.tokens.start(cursor.at);
}

/** Whether a name is nothing but a placeholder. */
export function isPlaceholder(text: string): boolean {
  const first = text.charAt(0);
  if (first === '@' || first === ':' || first === '&') return text.length > 1;
  const enclosed = (text.startsWith('${') || first === '{') && text.endsWith('}');
  return (
    enclosed ||
    (text.startsWith('$(') && text.endsWith(')')) ||
    (first === '%' && text.endsWith('%') && text.length > 2)
  );
}

function dropsPlaceholder(cursor: Cursor, name: Name): boolean {
  if (!isPlaceholder(name.text)) return false;
  if (!cursor.context.placeholders.has(name.text)) {
    cursor.context.placeholders.add(name.text);
    cursor.remark(
      {
        severity: 'info',
        code: 'placeholder-schema',
        message: `${name.text} was read as a placeholder for the schema and left out.`,
        consequence: 'Tables stand in the default schema.',
      },
      Math.max(0, cursor.at - 3),
      cursor.at,
    );
  }
  return true;
}

/**
 * Passes names in parentheses: `(a, b)`. Sorting words and lengths behind the names are passed over, and PERIOD before the
 * one of a reference in time.
 */
export function takeNameList(cursor: Cursor): readonly Name[] {
  if (!cursor.isSymbol('(')) return [];
  const close = cursor.closing();
  const names: Name[] = [];
  cursor.at += 1;
  while (cursor.at < close) {
    if (cursor.isWord('period') && !cursor.isSymbol(',', 1) && cursor.at + 1 < close) cursor.at += 1;
    const name = cursor.takeName();
    if (name !== undefined) names.push(name);
    takeBehindName(cursor.part(cursor.at, close));
    cursor.skipUntil(',');
    cursor.takeSymbol(',');
  }
  cursor.at = Math.min(cursor.end, close + 1);
  return names;
}

/** Lengths, collations and directions; anything else may be a name whose comma was forgotten. */
function takeBehindName(rest: Cursor): void {
  while (!rest.done && !rest.isSymbol(',')) {
    if (rest.take('collate') || rest.take('nulls')) rest.at += 1;
    else if (rest.isSymbol('(') || SORTS.has(rest.word())) rest.skipUnit();
    else passUnread(rest, () => SORTS.has(rest.word()));
  }
}

const SORTS = wordSet('asc desc without overlaps');
