import { addAll } from '@backsmith/text';
import {
  combined,
  hasHole,
  oneOf,
  onlyText,
  plainText,
  replaced,
  type Text,
  type TextPart,
  type TextValue,
} from './text-value.ts';

type TextFunction = (values: readonly TextValue[]) => TextValue | undefined;

const same: TextFunction = ([value]) => value;
const joined: TextFunction = (values) => combined(values, (texts) => texts.flat());

/** What databases make texts with; nothing where what they make is not known. */
export const TEXT_FUNCTIONS: ReadonlyMap<string, TextFunction> = new Map<string, TextFunction>([
  ...['trim', 'ltrim', 'rtrim', 'upper', 'lower', 'btrim', 'to_clob', 'unnest', 'simple_sql_name'].map(
    (name) => [name, same] as const,
  ),
  ...['coalesce', 'ifnull', 'isnull', 'nvl'].map((name) => [name, same] as const),
  ['concat', joined],
  ['concat_ws', ([between, ...values]) => (between === undefined ? undefined : withBetween(between, values))],
  ['replace', replaceText],
  ['quotename', ([value]) => (value === undefined ? undefined : enclosed(value, '[', ']'))],
  ['quote_ident', ([value]) => (value === undefined ? undefined : mapped(value, named))],
  ['quote_literal', ([value]) => (value === undefined ? undefined : mapped(value, quoted))],
  ['enquote_name', ([value]) => (value === undefined ? undefined : mapped(value, named))],
  ['if', ([, yes, no]) => (yes === undefined || no === undefined ? undefined : oneOf([yes, no]))],
  ['iif', ([, yes, no]) => (yes === undefined || no === undefined ? undefined : oneOf([yes, no]))],
  ['format', formatted],
  ['char', lineBreak],
  ['chr', lineBreak],
  ['nchar', lineBreak],
]);

function mapped(value: TextValue, change: (text: Text) => Text): TextValue {
  return { ...value, texts: value.texts.map(change) };
}

function withBetween(between: TextValue, values: readonly TextValue[]): TextValue {
  return combined([between, ...values], ([first = [], ...texts]) =>
    texts.flatMap((text, index) => (index === 0 ? text : [...first, ...text])),
  );
}

function replaceText([value, from, to]: readonly TextValue[]): TextValue | undefined {
  const sought = from === undefined ? undefined : onlyText(from);
  if (value === undefined || sought === undefined || hasHole(sought)) return undefined;
  const by = to === undefined ? [] : onlyText(to);
  return by === undefined ? undefined : mapped(value, (text) => replaced(text, plainText(sought), by));
}

/** `CHAR(13)`, as scripts write it between lines. */
function lineBreak([value]: readonly TextValue[]): TextValue | undefined {
  return value === undefined
    ? undefined
    : mapped(value, (text) => text.map((part) => ({ ...part, text: '\n', hole: false })));
}

function enclosed(value: TextValue, open: string, close: string): TextValue {
  return mapped(value, (text) => between(text, open, close));
}

function between(text: Text, open: string, close: string): Text {
  const [first] = text;
  if (first === undefined) return text;
  const sign = (sign: string): TextPart => ({ ...first, text: sign, exact: false, hole: false });
  return [sign(open), ...text, sign(close)];
}

const PLAIN_NAME = /^[a-z_][a-z0-9_]*$/;

/** A name as PostgreSQL's `%I` writes it. */
function named(text: Text): Text {
  return hasHole(text) || PLAIN_NAME.test(plainText(text)) ? text : between(text, '"', '"');
}

/** A value as `%L` writes it. */
function quoted(text: Text): Text {
  return between(
    text.map((part) => ({ ...part, text: part.text.replaceAll("'", "''"), exact: false })),
    "'",
    "'",
  );
}

const PLACE = /%(?:(\d+)\$)?-?\d*([sIL%])/g;

/** PostgreSQL's `format`: https://www.postgresql.org/docs/current/functions-string.html#FUNCTIONS-STRING-FORMAT */
function formatted([template, ...values]: readonly TextValue[]): TextValue | undefined {
  if (template === undefined) return undefined;
  return combined([template, ...values], ([text = [], ...given]) => {
    let next = 0;
    return text.flatMap((part) => {
      const pieces: TextPart[] = [];
      let from = 0;
      for (const { 0: written, 1: place, 2: kind, index } of part.text.matchAll(PLACE)) {
        pieces.push(cut(part, from, index));
        from = index + written.length;
        if (kind === '%') pieces.push({ ...part, text: '%', exact: false });
        else addAll(pieces, inserted(given[place === undefined ? next : Number(place) - 1], kind, part));
        next = kind === '%' ? next : (place === undefined ? next : Number(place) - 1) + 1;
      }
      return [...pieces, cut(part, from, part.text.length)].filter((piece) => piece.text !== '');
    });
  });
}

function cut(part: TextPart, from: number, end: number): TextPart {
  return { ...part, text: part.text.slice(from, end), at: part.exact ? part.at + from : part.at };
}

function inserted(value: Text | undefined, kind: string | undefined, part: TextPart): Text {
  if (value === undefined) return [{ ...part, text: '${value}', exact: false, hole: true }];
  if (kind === 'I') return named(value);
  return kind === 'L' ? quoted(value) : value;
}
