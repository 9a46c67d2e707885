import type { ExpressionTree } from '../../ast/expression.ts';
import type { DataType } from '../../types/data-type.ts';
import type { GivenCall, Result } from '../result-rules.ts';
import { LONGTEXT, textOf, widthOf } from './measures.ts';

type Give = (call: GivenCall) => Result | DataType | undefined;

/** The whole number a value is written as. */
export function wholeNumber(tree: ExpressionTree | undefined): number | undefined {
  return tree?.kind === 'number' && /^\d{1,10}$/.test(tree.text) ? Number(tree.text) : undefined;
}

/** Functions of bytes give bytes, of lengths that depend on how their texts are held. */
function isBytes({ dataType }: Result): boolean {
  return dataType?.kind === 'binary' || dataType?.kind === 'varbinary' || dataType?.kind === 'blob';
}

function textWidth(value: Result | undefined): number | undefined {
  return value === undefined || isBytes(value) ? undefined : widthOf(value);
}

/** As long as the text it is made of. */
export const sameLength: Give = ({ given: [text] }) => textOf(textWidth(text));

export const concatenated: Give = ({ given }) => textOf(sumOf(given));

function sumOf(values: readonly Result[]): number | undefined {
  const widths = values.map(textWidth);
  return widths.includes(undefined) ? undefined : widths.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

export const joined: Give = ({ given: [separator, ...parts] }) => {
  const between = textWidth(separator);
  const sum = sumOf(parts);
  return between === undefined || sum === undefined ? undefined : textOf(sum + between * (parts.length - 1));
};

/** LEFT and RIGHT. */
export const cut: Give = ({ given: [text], trees: [, length] }) => {
  const width = textWidth(text);
  if (width === undefined) return undefined;
  return textOf(Math.min(width, wholeNumber(length) ?? width));
};

export const part: Give = ({ given: [text], trees: [, from, length] }) => {
  const width = textWidth(text);
  const [start, count] = [wholeNumber(from) ?? 1, wholeNumber(length)];
  if (width === undefined || count === undefined || count > width - start + 1) return undefined;
  return textOf(count);
};

/** LPAD and RPAD, to a length that may be computed. */
export const padded: Give = ({ given: [text], trees: [, length] }) => {
  if (textWidth(text) === undefined) return undefined;
  const width = wholeNumber(length);
  return width === undefined ? LONGTEXT : textOf(width);
};

export const repeated: Give = ({ given: [text], trees: [, times] }) => {
  const width = textWidth(text);
  const count = wholeNumber(times);
  if (width === undefined) return undefined;
  return count === undefined ? LONGTEXT : textOf(width * count);
};

/** Each part that is replaced may grow. */
export const replaced: Give = ({ given: [text, from, to] }) => {
  const [width, before, after] = [textWidth(text), textWidth(from), textWidth(to)];
  if (width === undefined || before === undefined || after === undefined || before === 0) return undefined;
  return textOf(width + Math.max(0, after - before) * Math.floor(width / before));
};

export const ofWidth =
  (width: number): Give =>
  () =>
    textOf(width);

export const hashed: Give = ({ trees: [, bits] }) => {
  const length = wholeNumber(bits);
  return length !== undefined && [224, 256, 384, 512].includes(length) ? textOf(length / 4) : undefined;
};

export const spaces: Give = ({ trees: [count] }) => textOf(wholeNumber(count)) ?? LONGTEXT;

/** `CONVERT(x USING charset)`. */
export const recoded: Give = (call) => (call.given[0]?.dataType?.kind === 'text' ? undefined : sameLength(call));
