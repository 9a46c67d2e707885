import { isPlural, singularize } from '@backsmith/text';
import { findThing } from '../extract/thing-class.ts';
import { attributeType, isListedAttribute } from '../vocabulary/attribute-type.ts';
import { SOFT_ATTRIBUTES } from '../vocabulary/attributes.ts';
import { bareName } from './resolve-name.ts';
import { typeNamed } from './rules.ts';
import type { NewColumn } from './statements.ts';

/** One thing to be added, as it was said: `a discount code (unique)`, `status (open, closed)`, `weight as decimal`. */
export type Wanted = NewColumn & {
  readonly text: string;
  readonly plural: boolean;
  readonly article: boolean;
  readonly fields: readonly Wanted[];
  /** The value unless said otherwise, as it was said. */
  readonly fallback?: string;
};

/** The words and what stands in brackets behind them. */
function splitBrackets(text: string): { readonly rest: string; readonly parts: readonly string[] } {
  const inside = /\(([^()]*)\)/u.exec(text)?.[1] ?? '';
  const parts = inside
    .split(/,|\/|\bor\b|\band\b/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    rest: text
      .replace(/\([^()]*\)/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
    parts,
  };
}

/** A type said behind the name or before it: "weight as decimal", "boolean column active". */
function splitType(text: string): { readonly rest: string; readonly type: NewColumn['type'] } {
  const behind = /^(.+?)\s+(?:as|of type|which is|that is|being)\s+(?:an?\s+)?(.+)$/u.exec(text);
  const type = behind === null ? undefined : typeNamed(behind[2] ?? '');
  if (type !== undefined) return { rest: behind?.[1] ?? text, type };
  const before =
    /^(?:an?\s+)?(boolean|integer|decimal|text|date|timestamp|string|numeric)\s+(?=(?:column\s+|field\s+)?\w)/u.exec(
      text,
    );
  if (before === null || isListedAttribute(text.split(' '))) return { rest: text, type: undefined };
  return { rest: text.slice(before[0].length), type: typeNamed(before[1] ?? '') };
}

const RULE_WORDS =
  /\b(?:unique|required|mandatory|optional|new|another|extra|additional|which must be|that must be|that is|which is|must be|not null|called|named)\b/gu;

/** Reads one thing to be added. */
export function readWanted(text: string): Wanted {
  const bounds = /\s\(?(-?\d+)\.\.(-?\d+)\)?/u.exec(text);
  const whole = (bounds === null ? text : text.replace(bounds[0], ' ')).trim().toLowerCase();
  const said = /,?\s+(?:with (?:an? |the )?)?default(?:s to| of| value(?: of)?|:|=| is)?\s+["']?([\w.-]+)["']?$/u.exec(
    whole,
  );
  const described = readDescribed(said === null ? whole : whole.slice(0, said.index));
  const lower = described.rest;
  const { rest: unbracketed, parts } = splitBrackets(lower);
  const typed = splitType(unbracketed);
  const rest = typed.rest.replace(RULE_WORDS, ' ').replace(/["']/gu, '');
  const bare = bareName(rest);
  const words = bare.split(' ').filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  const isCount = /^(?:number|count|amount) of \w/u.test(bare);
  const type =
    typed.type ??
    (isCount && words[0] !== 'amount' ? 'integer' : undefined) ??
    (parts.length === 1 ? typeNamed(parts[0] ?? '') : undefined);
  return {
    text: bare,
    words: [...words.slice(0, -1), isListedAttribute(words) ? last : singularize(last)],
    plural: isPlural(last) && !isCount,
    article: /^\s*(?:an?|the|one|each|every)\b/u.test(rest),
    required: /\b(?:required|mandatory|not null|must|obligatory)\b/u.test(lower),
    unique: /\bunique\b/u.test(lower),
    ...(type === undefined ? {} : { type }),
    ...readParts(parts, words),
    ...(described.fields.length === 0 ? {} : { fields: described.fields }),
    ...(said?.[1] === undefined ? {} : { fallback: said[1] }),
    ...(bounds === null || described.fields.length > 0 ? {} : { min: Number(bounds[1]), max: Number(bounds[2]) }),
  };
}

/** "copies with a barcode": a thing and what it has. */
function readDescribed(text: string): { readonly rest: string; readonly fields: readonly Wanted[] } {
  const found =
    /^([^()]+?)\s+(?:with|having|that have|which have|consisting of|containing)\s+(?:the\s+)?([^()]+)$/u.exec(text);
  const head = found?.[1]?.split(' ') ?? [];
  if (found === null || (!isPlural(head.at(-1) ?? '') && !isTableLike(head))) return { rest: text, fields: [] };
  const fields = (found[2] ?? '').split(/\s*,\s*(?:and\s+)?|\s+and\s+/u).filter((part) => part !== '');
  return { rest: found[1] ?? text, fields: fields.map(readWanted) };
}

/** What stands in brackets: rules, values of a property, or the properties of a table. */
function readParts(
  parts: readonly string[],
  words: readonly string[],
): Pick<Wanted, 'fields'> & { readonly values?: readonly string[] } {
  const isRules = parts.every((part) => /^(?:unique|required|optional|mandatory|not null)$/u.test(part));
  if (isRules || (parts.length === 1 && typeNamed(parts[0] ?? '') !== undefined)) return { fields: [] };
  if (parts.length > 1 && !isTableLike(words)) return { fields: [], values: parts };
  return { fields: parts.map(readWanted) };
}

/** Whether a name rather stands for a table: a thing the vocabulary knows, or a plural. */
function isTableLike(words: readonly string[]): boolean {
  const key = [...words.slice(0, -1), singularize(words.at(-1) ?? '')].join(' ');
  if (isListedAttribute(words)) return false;
  if (findThing(key) !== undefined && !SOFT_ATTRIBUTES.has(key)) return true;
  return isPlural(words.at(-1) ?? '') && attributeType(words) === undefined;
}
