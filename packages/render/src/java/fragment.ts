import { isJavaIdentifier } from '@backsmith/text';
import { GAP } from './token.ts';
import type { Gap, JavaPiece } from './token.ts';
import { tokenize } from './tokenize.ts';
import type { Tokenized } from './tokenize.ts';

/** A piece of Java source: some tokens, in which names of types are not yet resolved. */
export type JavaFragment = { readonly pieces: readonly JavaPiece[] };

/**
 * What may stand in a template: a fragment (types, literals, annotations, comments and nested templates are all
 * fragments), a string that is an identifier, a list of these (written one after the other), or nothing.
 */
export type JavaValue = JavaFragment | string | readonly JavaValue[] | false | null | undefined;

const compiled = new WeakMap<TemplateStringsArray, readonly Tokenized[]>();

/**
 * A piece of Java source as a template. Layout is the printer's, only blank lines between statements and fields are kept.
 * A qualified name in the text (`java.util.List`) is imported and written short. A string placeholder must be an
 * identifier and stand alone; everything else comes from the functions of this package:
 *
 * ```ts
 * java`
 *   public java.util.List<${type(entity.type)}> ${method.name}() {
 *     log.info(${literal(message)});
 *     return repository.findAll();
 *   }`
 * ```
 *
 * Throws on text that is not Java, on a string that is no identifier, and on a placeholder glued to a word.
 */
export function java(text: TemplateStringsArray, ...values: readonly JavaValue[]): JavaFragment {
  const parts = compiled.get(text) ?? compile(text);
  const pieces: JavaPiece[] = [];
  let pending: Gap = GAP.none;
  for (const [index, part] of parts.entries()) {
    pending = append(pieces, part.pieces, pending);
    pending = widest(pending, part.trailingGap);
    if (index < values.length) pending = append(pieces, piecesOf(values[index]), pending, 'replace');
  }
  return { pieces };
}

/** The values with `separator` between them; by default nothing. Empty values are left out. */
export function join(values: readonly JavaValue[], separator?: JavaFragment): JavaFragment {
  return joinPieces(values, separator?.pieces ?? [], GAP.some);
}

/** The values with a blank line between them, for groups of statements or fields. Empty values are left out. */
export function paragraphs(values: readonly JavaValue[]): JavaFragment {
  return joinPieces(values, [], GAP.blank);
}

/** The values separated by commas, for arguments, parameters and the like. Empty values are left out. */
export function commas(values: readonly JavaValue[]): JavaFragment {
  return joinPieces(values, [{ kind: 'symbol', text: ',', gap: GAP.none }], GAP.some);
}

/** Whether nothing would be written for this value. */
export function isEmptyJava(value: JavaValue): boolean {
  return piecesOf(value).length === 0;
}

function joinPieces(values: readonly JavaValue[], separator: readonly JavaPiece[], gap: Gap): JavaFragment {
  const pieces: JavaPiece[] = [];
  for (const value of values) {
    const own = piecesOf(value);
    if (own.length === 0) continue;
    if (pieces.length > 0) append(pieces, separator, GAP.none);
    append(pieces, own, pieces.length > 0 ? gap : GAP.none, 'replace');
  }
  return { pieces };
}

function compile(text: TemplateStringsArray): readonly Tokenized[] {
  const parts = text.map((part) => tokenize(part, { importQualifiedNames: true }));
  for (const [index, part] of parts.entries()) {
    const opensComment = part.pieces.at(-1)?.kind === 'line-comment' && part.trailingGap === GAP.none;
    if (opensComment && index < parts.length - 1) throw new Error(`A placeholder in a comment: ${text[index] ?? ''}`);
  }
  compiled.set(text, parts);
  return parts;
}

/** Adds pieces and answers the gap still to be written when there were none. */
function append(pieces: JavaPiece[], more: readonly JavaPiece[], gap: Gap, own: 'replace' | 'keep' = 'keep'): Gap {
  const [first] = more;
  if (first === undefined) return gap;
  const wanted = own === 'replace' ? gap : widest(gap, first.gap);
  refuseGlued(pieces.at(-1), first, wanted);
  for (const piece of more) pieces.push(piece === first && piece.gap !== wanted ? { ...piece, gap: wanted } : piece);
  return GAP.none;
}

function piecesOf(value: JavaValue): readonly JavaPiece[] {
  if (value === undefined || value === null || value === false) return [];
  if (typeof value === 'string') return [identifier(value)];
  return isList(value) ? join(value).pieces : value.pieces;
}

function isList(value: JavaValue): value is readonly JavaValue[] {
  return Array.isArray(value);
}

function identifier(name: string): JavaPiece {
  if (!isJavaIdentifier(name)) throw new Error(`Not a Java identifier: ${JSON.stringify(name)}. Text needs literal().`);
  return { kind: 'word', text: name, gap: GAP.none };
}

function refuseGlued(left: JavaPiece | undefined, right: JavaPiece, gap: Gap): void {
  if (gap !== GAP.none || left === undefined || !isWordLike(left) || !isWordLike(right)) return;
  throw new Error(`A placeholder glued to a word: ${nameOf(left)}${nameOf(right)}. Make the whole name first.`);
}

function isWordLike(piece: JavaPiece): boolean {
  return piece.kind === 'word' || piece.kind === 'number' || piece.kind === 'type' || piece.kind === 'static';
}

function nameOf(piece: JavaPiece): string {
  if (piece.kind === 'type') return piece.path;
  return 'text' in piece ? piece.text : '';
}

function widest(left: Gap, right: Gap): Gap {
  return left > right ? left : right;
}
