import type { Definition, Routine, Schema } from '../../model/schema.ts';
import { comesWithExtension } from '../shared/extensions.ts';
import type { TargetWriter } from '../writer.ts';
import type { Namespaces } from './namespaces.ts';

type Known = {
  readonly schema: Schema;
  readonly writer: TargetWriter;
  readonly namespaces: Namespaces;
  readonly definitions: readonly Definition[];
};

/**
 * What a text of the source calls that a new database does not have: a routine of the source the script does not carry,
 * something in a namespace the script does not make,
 * or what only another database of its family has. Nothing where the text can stand alone.
 */
export function unknownCall(context: Known, text: string): string | undefined {
  return unknownIn(context, readCode(text));
}

function unknownIn(context: Known, code: Code): string | undefined {
  return calledRoutine(context, code) ?? calledElsewhere(context, code) ?? context.writer.lacks?.(code.text);
}

/**
 * What an expression of a column, check or index calls that a new database does not have: as `unknownCall`, and functions
 * that neither the database, nor one of its extensions, nor the script makes. Queries and routines bind names of their own,
 * so these are not looked through.
 */
export function unknownInExpression(context: Known, text: string): string | undefined {
  const code = readCode(text);
  return unknownIn(context, code) ?? missingFunction(context, code);
}

/** As `unknownInExpression`, for a default, which can name no column: a word alone is a function without parentheses. */
export function unknownInDefault(context: Known, text: string): string | undefined {
  const word = /^[A-Za-z_][\w$]*$/.exec(text.trim())?.[0];
  if (word !== undefined && context.writer.hasFunction?.(word.toLowerCase()) === false) return nowhere(word);
  return unknownInExpression(context, text);
}

function nowhere(name: string): string {
  return `${name}, which no new database has`;
}

/** A call by a plain name, which is no argument of a type and stands in no namespace. */
const PLAIN_CALL = /(?<![\w$."]|::\s*)(?:"(\d+)"|([A-Za-z_][\w$]*))\s*\(/g;

function missingFunction({ writer, definitions }: Known, { text, names }: Code): string | undefined {
  if (writer.hasFunction === undefined) return undefined;
  const made = new Set(definitions.map(({ name }) => name.toLowerCase()));
  for (const [, quoted, plain = ''] of text.matchAll(PLAIN_CALL)) {
    const name = names[Number(quoted)] ?? plain;
    const word = name.toLowerCase();
    const isThere = writer.hasFunction(word) || made.has(word) || comesWithExtension(`${word}(`);
    if (!isThere) return nowhere(name);
  }
  return undefined;
}

/** An expression whose strings are empty and whose quoted names are numbers, so that what they hold is taken for no code. */
type Code = { readonly text: string; readonly names: readonly string[] };

function readCode(text: string): Code {
  const names: string[] = [];
  const masked = text.replaceAll(/'(?:[^']|'')*'|"((?:[^"]|"")+)"/g, (_, name: string | undefined) =>
    name === undefined ? "''" : `"${names.push(name.replaceAll('""', '"')) - 1}"`,
  );
  return { text: masked, names };
}

const CALL = /(?:"(\d+)"|([A-Za-z_][\w$]*)[\]`]?)\s*\(/g;

/** The routines of the source the script does not carry. */
export function routinesLeftBehind({ schema, definitions }: Pick<Known, 'schema' | 'definitions'>): readonly Routine[] {
  const { routines = [] } = schema;
  if (routines.length === 0) return [];
  const carried = new Set(definitions.map(({ name }) => name));
  return routines.filter(({ name }) => !carried.has(name));
}

function calledRoutine(context: Known, { text, names }: Code): string | undefined {
  const routines = routinesLeftBehind(context);
  if (routines.length === 0) return undefined;
  const called = new Set(
    [...text.matchAll(CALL)].map(([, quoted, plain]) => (names[Number(quoted)] ?? plain)?.toLowerCase()),
  );
  const found = routines.find(({ name }) => called.has(name.toLowerCase()));
  return found === undefined ? undefined : `the routine ${found.name} of the source`;
}

/** `auth.uid()`, and `'x'::auth.kind`, quoted or not. */
const QUALIFIED = /(::\s*)?(?:"(\d+)"|\b([A-Za-z_][\w$]*))\s*\.\s*(?:"(\d+)"|([A-Za-z_][\w$]*))(\s*\()?/g;

function calledElsewhere({ namespaces, writer }: Known, { text, names }: Code): string | undefined {
  const { systemNamespaces, homeNamespaces } = writer;
  if (systemNamespaces === undefined) return undefined;
  const there = new Set([...systemNamespaces, ...homeNamespaces, ...namespaces.created]);
  for (const [, cast, quoted, plain = '', quotedName, plainName = '', call] of text.matchAll(QUALIFIED)) {
    const namespace = names[Number(quoted)] ?? plain.toLowerCase();
    if ((cast !== undefined || call !== undefined) && !there.has(namespace))
      return `${namespace}.${names[Number(quotedName)] ?? plainName}, which the script does not make`;
  }
  return undefined;
}
