import { wordTable } from '../model/word-set.ts';

/** Words other notations have for a type, and ours. */
const TYPES = wordTable({
  string: 'text',
  str: 'text',
  varchar: 'text',
  char: 'text',
  integer: 'int',
  number: 'int',
  smallint: 'int',
  bigint: 'big',
  numeric: 'decimal',
  float: 'decimal',
  double: 'decimal',
  boolean: 'flag',
  bool: 'flag',
  datetime: 'time',
  timestamp: 'time',
});

const BULLET = /^(\s*)(?:[-*•]|\d+[.)])\s+(.*)$/u;
/** A thing with its sentence; what stands behind any other bullet belongs to the thing above it. */
const HEAD = /^[\w-]+(?: [\w-]+){0,2}\s*(?:\([^)]*\))?:\s|^(?:about|assumed|asks)\s/iu;

/** A word of a list of values: names without blanks, as our notation has them. */
function valueOf(text: string): string {
  return text
    .trim()
    .replaceAll(/["'`]/gu, '')
    .replaceAll(/[^\p{L}\p{N}.+-]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
}

/**
 * A line of an answer as the library's notation has it: language models put bullets in front, bold names, values in quotes
 * or with commas between them, and types by the names other notations have.
 */
export function tidyLine(line: string): string {
  return line
    .replaceAll(/\*\*|__(?=\w+__)|`/gu, '')
    .replace(/^#{1,6}\s+/u, '')
    .replace(BULLET, (_, indent: string, rest: string) => (HEAD.test(rest) ? `${indent}${rest}` : `${indent}  ${rest}`))
    .replaceAll(/→|⇒/gu, (arrow) => (arrow === '→' ? '->' : '=>'))
    .replaceAll(
      /\{([^{}]*)\}/gu,
      (_, values: string) => `{${values.split(/[|,/]/u).map(valueOf).filter(Boolean).join('|')}}`,
    )
    .replaceAll(/(?<=\s)([a-z]+)(?=[\s,(]|$)/gu, (word) => TYPES[word] ?? word)
    .trimEnd();
}
