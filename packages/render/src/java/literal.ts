import { fitsJavaConstant } from '@backsmith/text';
import { escapeJavaCharacter, escapeJavaString, escapeJavaTextBlock, fitsJavaTextBlock } from './escape.ts';
import type { JavaFragment } from './fragment.ts';
import { GAP } from './token.ts';
import type { JavaPiece, JavaTokenKind } from './token.ts';

const PART = 20_000;

/**
 * A Java literal: a string from a string, an `int` from a number (whole, 32 bit), a `long` from a bigint (64 bit), and
 * `true` or `false`. A string that no class file can hold as one constant becomes a chain of `concat` calls, which is
 * no constant expression: see `fitsJavaConstant`. Throws on numbers out of range.
 */
export function literal(value: string | number | bigint | boolean): JavaFragment {
  switch (typeof value) {
    case 'string':
      return stringLiteral(value);
    case 'number':
      if (!Number.isInteger(value) || value !== Math.trunc(value) || Math.abs(value) > 2 ** 31 - 1)
        throw new Error(`Not a Java int: ${value}`);
      return numberLiteral(value.toString());
    case 'bigint':
      if (BigInt.asIntN(64, value) !== value) throw new Error(`Not a Java long: ${value.toString()}`);
      return numberLiteral(`${value.toString()}L`);
    case 'boolean':
      return tokens(['word', value ? 'true' : 'false']);
  }
}

/** A `double` literal. Throws on infinities and NaN. */
export function doubleLiteral(value: number): JavaFragment {
  if (!Number.isFinite(value)) throw new Error(`Not a Java double: ${value}`);
  const text = value.toString();
  return numberLiteral(/[.e]/u.test(text) ? text : `${text}.0`);
}

/** A `float` literal, rounded to the nearest. Throws on what no float can hold. */
export function floatLiteral(value: number): JavaFragment {
  const rounded = Math.fround(value);
  if (!Number.isFinite(rounded) || (rounded === 0 && value !== 0)) throw new Error(`Not a Java float: ${value}`);
  return numberLiteral(`${value.toString()}f`);
}

/** A character literal from one UTF-16 unit. */
export function characterLiteral(value: string): JavaFragment {
  return tokens(['character', `'${escapeJavaCharacter(value)}'`]);
}

/** A text block with exactly this value, indented by the printer; a string literal when only that can hold the value. */
export function textBlock(value: string): JavaFragment {
  if (!fitsJavaTextBlock(value)) return literal(value);
  return tokens(['text-block', escapeJavaTextBlock(value)]);
}

function stringLiteral(value: string): JavaFragment {
  const wellFormed = value.toWellFormed();
  if (fitsJavaConstant(wellFormed)) return tokens(['string', `"${escapeJavaString(wellFormed)}"`]);
  const parts = splitEvenly(wellFormed).map((part) => `"${escapeJavaString(part)}"`);
  return tokens(
    ...parts.flatMap((part, index): [JavaTokenKind, string][] =>
      index === 0
        ? [['string', part]]
        : [
            ['symbol', '.'],
            ['word', 'concat'],
            ['symbol', '('],
            ['string', part],
            ['symbol', ')'],
          ],
    ),
  );
}

/** Parts of at most `PART` units that never cut a character. */
function splitEvenly(value: string): readonly string[] {
  const parts: string[] = [];
  for (let at = 0; at < value.length;) {
    const end = at + PART;
    const cutsPair = (value.charCodeAt(end - 1) & 0xfc00) === 0xd800;
    parts.push(value.slice(at, cutsPair ? end - 1 : end));
    at = cutsPair ? end - 1 : end;
  }
  return parts;
}

function numberLiteral(text: string): JavaFragment {
  return text.startsWith('-') ? tokens(['symbol', '-'], ['number', text.slice(1)]) : tokens(['number', text]);
}

function tokens(...list: readonly (readonly [JavaTokenKind, string])[]): JavaFragment {
  return { pieces: list.map(([kind, text]): JavaPiece => ({ kind, text, gap: GAP.none })) };
}
