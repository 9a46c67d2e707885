import { decidesOrder, type NamedSource } from '@backsmith/schema';
import { decodeSource } from '@backsmith/sql';
import type { Diagnostic, Parsed } from '@backsmith/text';
import type { Source } from '../source.ts';

/** A file of a source as text; the name is empty for a source that is one nameless file. */
export type DecodedFile = { readonly name: string; readonly text: string };

function decode({ name, content }: NamedSource): Parsed<DecodedFile> {
  if (typeof content === 'string') return { value: { name, text: content }, diagnostics: [] };
  const { value, diagnostics } = decodeSource(content);
  return { value: { name, text: value.text }, diagnostics };
}

/** The SQL files of a source as text, in the order given. */
export function decodeFiles(source: Source): Parsed<readonly DecodedFile[]> {
  const files =
    source instanceof Uint8Array ? [{ name: '', content: source }] : source.filter(({ name }) => !decidesOrder(name));
  const decoded = files.map(decode);
  const diagnostics: readonly Diagnostic[] = decoded.flatMap((file) => file.diagnostics);
  return { value: decoded.map((file) => file.value), diagnostics };
}
