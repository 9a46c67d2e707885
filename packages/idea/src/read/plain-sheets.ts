import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { oneOf } from './last-word.ts';

/** "Author: name, born, nationality", alone in its line: the heads of a sheet, or the fields of an entity. */
const SHEET =
  /^(\s*(?:[-*•#]+\s*|\d+[.)]\s*)?)(?:\*\*|__)?(\p{Lu}\p{L}*(?:[ _]\p{L}+){0,2})(?:\*\*|__)?\s*:\s*(\S[^:.!?]*?)[.;]?\s*$/u;
/** Headings whose list is no list of fields. */
const NO_THING =
  /\b(?:status|statuses|stages?|states?|steps|types?|kinds|roles?|features?|entities|tables|objects|values|options|levels?|priorit(?:y|ies)|categories|goals?|users?|notes?|rules?|extras?|nice|must|should|scope|tech|stack|actors?|modules?|pages?|screens?|reports?|integrations?)\b/iu;
/** A single sheet may as well be a sentence with a colon in it. */
const FEWEST = 2;

/** A line that says no more than that the data model follows. */
const ONLY_HEADING =
  /^\s*#*\s*(?:(?:the )?(?:main |core )?(?:entities|tables|objects|data model|models?|schema|database))\s*:?\s*$/iu;

type Sheet = { readonly lead: string; readonly thing: string; readonly list: string };

/**
 * Lines that name a thing and, behind a colon, what it has, each as a sentence: "Each author (name, born, nationality).".
 * Texts with a single line of this kind stay as they are.
 */
export function plainSheets(text: string): string {
  const lines = text.split('\n');
  const sheets = lines.map(readSheet);
  if (sheets.filter((sheet) => sheet !== undefined).length < FEWEST) return text;
  const things = new Set(sheets.map((sheet) => oneOf(sheet?.thing.toLowerCase() ?? '')));
  const sentences = lines.map((line, at) => sentenceOf(sheets[at], things) ?? line);
  // a text that begins with a sheet does not say what it is called first
  const first = lines.findIndex((line) => line.trim() !== '' && !ONLY_HEADING.test(line));
  if (sheets[first] === undefined) return sentences.join('\n');
  return ['Entities', ...sentences.slice(first)].join('\n');
}

function readSheet(line: string): Sheet | undefined {
  const [, lead = '', thing = '', list = ''] = SHEET.exec(line) ?? [];
  if (thing === '' || NO_THING.test(thing)) return undefined;
  const members = list
    .replace(/\([^()]*\)/gu, ' ')
    .split(',')
    .map((member) => member.trim().toLowerCase());
  if (members.length < 2 || members.some((member) => member.split(/\s+/u).length > 4)) return undefined;
  const properties = members.filter((member) => isAttributePhrase(member.split(/\s+/u))).length;
  return properties * 2 >= members.length ? { lead, thing, list } : undefined;
}

function sentenceOf(sheet: Sheet | undefined, things: ReadonlySet<string>): string | undefined {
  if (sheet === undefined) return undefined;
  const { lead, list } = sheet;
  const thing = oneOf(sheet.thing.replaceAll('_', ' ').toLowerCase());
  const fields = list.split(/,(?![^(]*\))/u).map((field) => field.trim());
  // a field that is called like another sheet is one of its things
  const isThing = (field: string): boolean => things.has(field.toLowerCase()) && field.toLowerCase() !== thing;
  const links = fields.filter(isThing).map((field) => ` Each ${thing} belongs to a ${field}.`);
  const own = fields.filter((field) => !isThing(field));
  return `${lead}Each ${thing} (${own.join(', ')}).${links.join('')}`;
}
