import { isJavaIdentifier, isJavaPackageName, isJavaTypeName } from '@backsmith/text';
import type { JavaFragment } from './fragment.ts';
import { resolveImports } from './imports.ts';
import { PRIMITIVES } from './syntax/java-words.ts';
import { checkType } from './syntax/parse-file.ts';
import { GAP, toTypePiece } from './token.ts';
import type { JavaPiece, TypePiece } from './token.ts';
import { tokenize } from './tokenize.ts';

const known = new Map<string, JavaFragment>();
const WORDS_OF_TYPES: ReadonlySet<string> = new Set([...PRIMITIVES, 'extends', 'super']);
const MOST_KNOWN = 10_000;

/**
 * A Java type from its full spelling: `java.util.Map<java.lang.String, byte[]>`, `int`, `T`, `java.util.Map.Entry`.
 * Qualified names are imported. Package segments start in lower case, types in upper case; for packages that do not
 * (the user chose them), and for a package of one segment, see `typeIn`. Throws on anything that is not a type.
 */
export function type(spelling: string, ...typeArguments: readonly JavaFragment[]): JavaFragment {
  const plain = known.get(spelling) ?? parseType(spelling);
  remember(spelling, plain);
  return typeArguments.length === 0 ? plain : withArguments(plain, typeArguments);
}

/** The type `name` (`Order`, or nested: `Order.Status`) of a package that may be spelled in any way. */
export function typeIn(packageName: string, name: string, ...typeArguments: readonly JavaFragment[]): JavaFragment {
  const key = `${packageName}:${name}`;
  const plain = known.get(key) ?? { pieces: [typePiece(packageName, name)] };
  remember(key, plain);
  return withArguments(plain, typeArguments);
}

/** A static method or field, imported and written by its bare name: `staticMember('java.util.Map', 'entry')`. */
export function staticMember(owner: string, member: string): JavaFragment {
  const [piece] = type(owner).pieces;
  if (piece?.kind !== 'type') throw new Error(`Not a qualified type: ${owner}`);
  return { pieces: [{ kind: 'static', packageName: piece.packageName, path: piece.path, member, gap: GAP.none }] };
}

/** A checked reference to one type, for code and comments alike. Throws when a name is no Java name. */
export function typePiece(packageName: string, path: string): TypePiece {
  if (!isJavaPackageName(packageName)) throw new Error(`Not a Java package: ${packageName}`);
  if (!path.split('.').every(isJavaTypeName)) throw new Error(`Not a Java type: ${path}`);
  return toTypePiece(packageName, path, GAP.none);
}

function remember(key: string, fragment: JavaFragment): void {
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, fragment);
}

function parseType(spelling: string): JavaFragment {
  const { pieces } = tokenize(spelling, { importQualifiedNames: true });
  if (!pieces.every(isPartOfType)) throw new Error(`Not a Java type: ${spelling}`);
  try {
    checkType(resolveImports(pieces, '').tokens);
  } catch (cause) {
    throw new Error(`Not a Java type: ${spelling}`, { cause });
  }
  return { pieces };
}

function isPartOfType(piece: JavaPiece): boolean {
  if (piece.kind === 'word') return isJavaIdentifier(piece.text) || WORDS_OF_TYPES.has(piece.text);
  return piece.kind === 'type' || piece.kind === 'symbol';
}

function withArguments(plain: JavaFragment, typeArguments: readonly JavaFragment[]): JavaFragment {
  if (typeArguments.length === 0) return plain;
  const pieces = typeArguments.flatMap((argument, index) => [symbol(index === 0 ? '<' : ','), ...argument.pieces]);
  return { pieces: [...plain.pieces, ...pieces, symbol('>')] };
}

function symbol(text: string): JavaPiece {
  return { kind: 'symbol', text, gap: GAP.none };
}
