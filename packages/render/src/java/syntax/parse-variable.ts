import { MODIFIERS } from './java-words.ts';
import { parseAnnotation } from './parse-annotation.ts';
import { parseArrayItem } from './parse-array.ts';
import { parseType } from './parse-type.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Modifier, Modifiers, Type, Variable } from './tree.ts';

const NONE: Modifiers = [];

/** Annotations and modifier words in any order. */
export function parseModifiers(cursor: TokenCursor): Modifiers {
  const modifiers: Modifier[] = [];
  for (;;) {
    const text = cursor.text();
    if (text === '@' && cursor.text(1) !== 'interface') modifiers.push({ annotation: parseAnnotation(cursor) });
    else if (text === 'non' && cursor.text(1) === '-') modifiers.push(parseNonSealed(cursor));
    else if (MODIFIERS.has(text) && !isPlainWord(cursor)) modifiers.push({ word: cursor.next() });
    else return modifiers.length === 0 ? NONE : modifiers;
  }
}

/** A parameter, record component or pattern variable: modifiers, type and name. */
export function parseParameter(cursor: TokenCursor): Variable {
  const modifiers = parseModifiers(cursor);
  const isVar = cursor.text() === 'var' && cursor.isWord(1);
  const type = isVar ? skipVar(cursor) : parseType(cursor);
  const variadic = cursor.accept('...');
  cursor.name();
  return { modifiers, type, isVar, variadic, value: undefined };
}

/** A field, local variable or resource: a parameter that may have a value. */
export function parseVariable(cursor: TokenCursor, modifiers: Modifiers): Variable {
  const { type, isVar, variadic } = parseParameter(cursor);
  const value = cursor.accept('=') ? parseArrayItem(cursor) : undefined;
  return { modifiers, type, isVar, variadic, value };
}

function skipVar(cursor: TokenCursor): Type | undefined {
  cursor.expect('var');
  return undefined;
}

function parseNonSealed(cursor: TokenCursor): Modifier {
  cursor.expect('non');
  cursor.expect('-');
  cursor.expect('sealed');
  return { word: 'non-sealed' };
}

/** `sealed` is a modifier only in front of another word; `default` not in front of a label's colon or arrow. */
function isPlainWord(cursor: TokenCursor): boolean {
  const text = cursor.text();
  return (
    (text === 'sealed' || text === 'default') && !cursor.isWord(1) && cursor.text(1) !== '@' && cursor.text(1) !== '<'
  );
}
