import type { SourceText } from '../../source/source-text.ts';

/** A piece of a text that is put together when it runs, and where it stands. */
export type TextPart = {
  readonly text: string;
  readonly source: SourceText;
  readonly at: number;
  /** The text stands there letter by letter. */
  readonly exact: boolean;
  /** Only the running script knows what stands here; `text` is `${name}`. */
  readonly hole: boolean;
};

export type Text = readonly TextPart[];

/**
 * What an expression may be worth: one text, one of several (`IF(…, a, b)`, branches), or, with `each`, all of them one
 * after the other (the variable of a loop).
 */
export type TextValue = { readonly texts: readonly Text[]; readonly each: boolean };

/** More than these are not told apart. */
const MOST_TEXTS = 64;
const MOST_PARTS = 512;
const LONGEST_TEXT = 200_000;

export function valueOf(text: Text): TextValue {
  return { texts: [text], each: false };
}

/** A value of which nothing is known but the name it has in the script. */
export function holeAt(source: SourceText, at: number, name: string): TextValue {
  const word = name.replaceAll(/\W+/g, '_').slice(0, 40) || 'value';
  return valueOf([{ text: `\${${word}}`, source, at, exact: false, hole: true }]);
}

export function plainText(text: Text): string {
  return text.map((part) => part.text).join('');
}

export function hasHole(text: Text): boolean {
  return text.some(({ hole }) => hole);
}

/** The one text a value is, or nothing where it may be several. */
export function onlyText({ texts, each }: TextValue): Text | undefined {
  return texts.length === 1 && !each ? texts[0] : undefined;
}

/** One of these. */
export function oneOf(values: readonly TextValue[]): TextValue {
  const texts = values.flatMap((value) => value.texts);
  return { texts: texts.slice(0, MOST_TEXTS), each: false };
}

/** All of these, one after the other. */
export function eachOf(values: readonly TextValue[]): TextValue {
  return { ...oneOf(values), each: true };
}

/**
 * The texts that `make` gives for what the operands are worth. Of an operand that may be one of several it is not known
 * which one belongs to which of another: it counts as a hole.
 */
export function combined(operands: readonly TextValue[], make: (texts: readonly Text[]) => Text): TextValue {
  const count = operands.reduce((product, { texts, each }) => product * (each ? texts.length : 1), 1);
  const each = operands.some((operand) => operand.each);
  let rows: readonly (readonly Text[])[] = [[]];
  for (const operand of operands) {
    const choices = operand.each && count <= MOST_TEXTS ? operand.texts : [onlyText(operand) ?? unknown(operand)];
    rows = rows.flatMap((row) => choices.map((choice) => [...row, choice]));
  }
  return { texts: rows.map((row) => bounded(make(row))), each: each && count <= MOST_TEXTS };
}

function unknown({ texts }: TextValue): Text {
  const [first] = texts;
  const part = first?.[0];
  return part === undefined ? [] : [{ ...part, text: '${value}', exact: false, hole: true }];
}

/** A script that puts a text together in thousands of steps must not cost the square of them. */
function bounded(text: Text): Text {
  const [first] = text;
  if (first === undefined || text.length <= MOST_PARTS) return text;
  const whole = plainText(text);
  const hole = whole.length > LONGEST_TEXT;
  return [{ ...first, text: hole ? '${value}' : whole, exact: false, hole: hole || hasHole(text) }];
}

/** A text with every `from` replaced by another text; parts keep their places. */
export function replaced(text: Text, from: string, to: Text): Text {
  if (from === '') return text;
  return text.flatMap((part) => {
    if (part.hole || !part.text.includes(from)) return [part];
    const pieces = part.text.split(from).slice(0, MOST_PARTS);
    return pieces.flatMap((piece, index) => {
      const kept = { ...part, text: piece, exact: false };
      return index === 0 ? [kept] : [...to, kept];
    });
  });
}
