import type { Fault, Field } from './fault.ts';

/** Holes and what lies between them, such that words stay whole. */
const PIECES = /\$\$?\w+|\w+|\s+|[^\w\s]/gu;

/** A file's text with the fault at one of its places. */
export type Planted = { readonly line: number; readonly text: string };

/**
 * The text with the fault at each place that fits, one place at a time.
 *
 * @param fields the fields of the file's resource, by which places are chosen
 */
export function findPlaces(fault: Fault, text: string, fields: readonly Field[]): readonly Planted[] {
  const found = matchesOf(patternOf(fault.from), text).flatMap((match) => {
    const holes = match.groups ?? {};
    if (fault.about !== undefined && !isAbout(fault.about, holes, fields)) return [];
    const changed = fault.to.replaceAll(/\$\$?(\w+)/gu, (_, hole: string) => holes[hole] ?? '');
    const line = text.slice(0, match.index).split('\n').length;
    return [{ line, text: text.slice(0, match.index) + changed + text.slice(match.index + match[0].length) }];
  });
  return fault.isLast === true ? found.toReversed() : found;
}

/** All matches, also those that begin within another. */
function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    pattern.lastIndex = match.index + 1;
  }
  return found;
}

/** The words of the Java in this order, with any blanks between them; a hole that comes again is the same text again. */
function patternOf(java: string): RegExp {
  const known = new Set<string>();
  const pieces = (java.match(PIECES) ?? []).filter((piece) => piece.trim() !== '');
  const parts = pieces.map((piece) => {
    if (!piece.startsWith('$')) return piece.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    const name = piece.replaceAll('$', '');
    if (known.has(name)) return `\\k<${name}>`;
    known.add(name);
    return `(?<${name}>${piece.startsWith('$$') ? '[^;]*?' : '\\w+'})`;
  });
  return new RegExp(`${/^[\w$]/u.test(java) ? '\\b' : ''}${parts.join('\\s*')}`, 'gu');
}

function isAbout(
  isOne: (field: Field) => boolean,
  holes: Readonly<Record<string, string>>,
  fields: readonly Field[],
): boolean {
  const name = (holes['field'] ?? holes['Field'] ?? '').replace(/^./u, (first) => first.toLowerCase());
  return fields.some((field) => field.name === name && isOne(field));
}
