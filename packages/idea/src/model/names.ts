import { pluralizeLast, singularizeLast, toSnakeCase, transliterate } from '@backsmith/text';
import { RESERVED_WORDS } from './reserved-words.ts';

const LONGEST = 40;

/** Any text as a name in snake case of at most 40 ASCII letters, digits and underscores; empty where nothing remains. */
export function snakeName(text: string): string {
  const plain = transliterate(text.slice(0, 400).toWellFormed())
    .replace(/[^A-Za-z0-9]+/gu, ' ')
    .trim();
  const name = toSnakeCase(plain).replace(/^[^a-z]+/u, '');
  if (name.length <= LONGEST) return name;
  const cut = name.slice(0, LONGEST);
  return cut.slice(0, Math.max(cut.lastIndexOf('_'), 12)).replace(/_+$/u, '');
}

/** The name of a table: plural, in snake case. */
export function tableName(text: string): string {
  const name = snakeName(text);
  return name === '' ? '' : pluralizeLast(name);
}

/** The name of one row of a table. */
export function singularOf(table: string): string {
  return singularizeLast(table);
}

/** The column that refers to a table, with a role in front where it has one: `home_team_id`. */
export function linkName(table: string, role?: string): string {
  return `${role === undefined ? singularOf(table) : snakeName(role)}_id`;
}

/** A column's name; words that databases keep for themselves get the name of their table in front. */
export function columnName(text: string, table: string): string {
  const name = snakeName(text);
  return RESERVED_WORDS.has(name) ? `${singularOf(table)}_${name}` : name;
}

/** Columns every table has without being listed. */
export const KEPT_COLUMNS: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at']);
