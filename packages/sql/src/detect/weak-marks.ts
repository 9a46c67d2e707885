import type { Marks } from './collect-marks.ts';

/** Types a script written for nothing but SQLite does without. */
const OTHER_TYPES = (
  'int bigint smallint tinyint mediumint bigserial serial decimal number float double money bit boolean bool char varchar ' +
  'varchar2 nchar nvarchar character clob nclob bytea binary varbinary date time datetime timestamp timestamptz uuid json ' +
  'jsonb xml enum image ntext uniqueidentifier'
).split(' ');

/** Types that other databases have but seldom use beside no other ones. */
const TELLING_TYPES = ['real', 'blob'];

/** The words that have to be counted for the weak marks. */
export const WEAK_WORDS: readonly string[] = [...OTHER_TYPES, ...TELLING_TYPES];

/** Marks of what is absent: what a script says that carries none of SQLite's own words. */
export function weakMarks(marks: Marks, text: string): readonly string[] {
  const tells = TELLING_TYPES.some((type) => marks.has(type)) && !OTHER_TYPES.some((type) => marks.has(type));
  // Of the two databases with names in brackets, SQL Server has no type of this name.
  const isBracketed = marks.has('sign [x]') && marks.has('blob');
  return [
    ...(tells ? ['sign plain-types'] : []),
    ...(isBracketed ? ['sign bracketed-blob'] : []),
    ...(hasTypelessColumn(text) ? ['sign typeless'] : []),
  ];
}

const SEARCHED = 131_072;
const MOST_TABLES = 50;
const LONGEST_TABLE = 4000;

/** A column that states no type: a name alone between commas. Names behind a table that a query fills have none anywhere. */
function hasTypelessColumn(text: string): boolean {
  let left = MOST_TABLES;
  for (const { index, 0: head } of text.slice(0, SEARCHED).matchAll(CREATE_TABLE)) {
    const body = plainBody(text.slice(index + head.length, index + head.length + LONGEST_TABLE));
    if (body?.split(',').some((element) => /^\s*\w+\s*$/.test(element)) === true) return true;
    if (--left === 0) return false;
  }
  return false;
}

const CREATE_TABLE = /\bcreate\s{1,9}table\s{1,9}(?:if\s{1,9}not\s{1,9}exists\s{1,9})?["\w.]{1,99}\s{0,9}\(/gi;

/** The elements of a table up to its closing parenthesis without what stands in inner ones; nothing for a query's names. */
function plainBody(text: string): string | undefined {
  let depth = 1;
  let body = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "'" || sign === '-') return undefined;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return /^\s*as\b/i.test(text.slice(at + 1, at + 40)) ? undefined : body;
    body += depth > 1 || sign === ')' ? '#' : sign;
  }
  return undefined;
}
