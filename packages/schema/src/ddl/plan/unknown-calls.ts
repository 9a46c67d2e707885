import type { Definition, Schema } from '../../model/schema.ts';
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
 * or something in a namespace the script does not make. Nothing where the text can stand alone.
 */
export function unknownCall(context: Known, text: string): string | undefined {
  const code = text.replaceAll(/'(?:[^']|'')*'/g, "''");
  return calledRoutine(context, code) ?? calledElsewhere(context, code);
}

const CALL = /([A-Za-z_][\w$]*)["\]`]?\s*\(/g;

function calledRoutine({ schema, definitions }: Known, code: string): string | undefined {
  const carried = new Set(definitions.map(({ name }) => name));
  const routines = (schema.routines ?? []).flatMap(({ name }) => (carried.has(name) ? [] : [name]));
  if (routines.length === 0) return undefined;
  const called = new Set([...code.matchAll(CALL)].map((match) => match[1]?.toLowerCase()));
  const found = routines.find((routine) => called.has(routine.toLowerCase()));
  return found === undefined ? undefined : `the routine ${found} of the source`;
}

/** `auth.uid()`, and `'x'::auth.kind`, quoted or not. */
const QUALIFIED =
  /(::\s*)?(?:"((?:[^"]|"")+)"|\b([A-Za-z_][\w$]*))\s*\.\s*(?:"((?:[^"]|"")+)"|([A-Za-z_][\w$]*))(\s*\()?/g;

function calledElsewhere({ namespaces, writer }: Known, code: string): string | undefined {
  const { systemNamespaces, homeNamespaces } = writer;
  if (systemNamespaces === undefined) return undefined;
  const there = new Set([...systemNamespaces, ...homeNamespaces, ...namespaces.created]);
  for (const [, cast, quoted, plain = '', quotedName, plainName = '', call] of code.matchAll(QUALIFIED)) {
    const namespace = quoted?.replaceAll('""', '"') ?? plain.toLowerCase();
    if ((cast !== undefined || call !== undefined) && !there.has(namespace))
      return `${namespace}.${quotedName ?? plainName}, which the script does not make`;
  }
  return undefined;
}
