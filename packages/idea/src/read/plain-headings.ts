import { isAttributePhrase } from '../vocabulary/attribute-type.ts';

/** "## Visitors", "**Visitors**", "Visitors:" or a word or two alone in their line. */
const HEADING = /^\s*(?:#{1,6}\s*|\d+[.)]\s*)?(?:\*\*|__)?(\p{Lu}\p{L}*(?: \p{L}+){0,2})(?:\*\*|__)?:?\s*$/u;
const POINT = /^\s*[-*•+]\s+(\S.*?)[.;,]?\s*$/u;
/** A field has few words, whatever stands in brackets behind it. */
const FIELD_WORDS = 4;

/**
 * Headings with the fields of a thing below them, in one line or one a line, as a line of the form "Visitors: email, name". What is
 * no list of fields stays as it is.
 */
export function plainHeadings(text: string): string {
  const lines = text.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heading = HEADING.exec(lines[at] ?? '')?.[1];
    const below = heading === undefined ? undefined : fieldsBelow(lines, at + 1);
    if (heading === undefined || below === undefined) out.push(lines[at] ?? '');
    else {
      out.push(`${heading}: ${below.fields.join(', ')}`, ...below.rest);
      at = below.end - 1;
    }
  }
  return out.join('\n');
}

type Below = { readonly fields: readonly string[]; readonly rest: readonly string[]; readonly end: number };

function fieldsBelow(lines: readonly string[], from: number): Below | undefined {
  return pointsBelow(lines, from) ?? lineBelow(lines, from);
}

/** A point for each field. */
function pointsBelow(lines: readonly string[], from: number): Below | undefined {
  let end = from;
  while (POINT.test(lines[end] ?? '')) end += 1;
  const fields = lines.slice(from, end).map((line) => POINT.exec(line)?.[1] ?? '');
  return areFields(fields) ? { fields, rest: [], end } : undefined;
}

/** All fields in one line; a sentence may follow in it. */
function lineBelow(lines: readonly string[], from: number): Below | undefined {
  const [, list = '', rest = ''] = /^\s*([^.:;!?]+)(?:[.;]\s*(.*))?$/u.exec(lines[from] ?? '') ?? [];
  const fields = list.split(/,(?![^(]*\))/u).map((field) => field.trim().replace(/^and /u, ''));
  return areFields(fields) ? { fields, rest: rest === '' ? [] : [rest], end: from + 1 } : undefined;
}

/** Whether all of them can be fields and half of them are words for properties. */
function areFields(fields: readonly string[]): boolean {
  const bare = fields.map((field) =>
    field
      .replace(/\([^()]*\)/gu, '')
      .trim()
      .toLowerCase()
      .split(/\s+/u),
  );
  if (bare.length < 2 || bare.some((words) => words[0] === '' || words.length > FIELD_WORDS)) return false;
  return bare.filter((words) => isAttributePhrase(words)).length * 2 >= bare.length;
}
