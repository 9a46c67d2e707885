import { compareText } from '@backsmith/text';
import { GAP, toTypePiece } from './token.ts';
import type { CommentPiece, JavaComment, JavaPiece, JavaToken, StaticPiece, TypePiece } from './token.ts';

export type ResolvedJava = {
  readonly tokens: readonly JavaToken[];
  /** Comments behind the last token. */
  readonly trailing: readonly JavaComment[];
  /** Qualified names in the order they are written. */
  readonly imports: readonly string[];
  readonly staticImports: readonly string[];
};

const NONE: readonly JavaComment[] = [];

type Use = { readonly packageName: string; readonly simpleName: string; count: number };

/**
 * Decides for every type whether it is written short, and collects the imports this takes. A simple name goes to the
 * type used most (then to the first in order); others of that name are written in full. A name that the source itself
 * writes bare belongs to whatever it means there: only a type of `java.lang` or the file's own package may share it. The
 * name of the type the file declares is its own, however often another of that name is used.
 */
export function resolveImports(pieces: readonly JavaPiece[], packageName: string, declaredName?: string): ResolvedJava {
  const owners = chooseOwners(pieces, packageName, declaredName);
  const statics = chooseStaticOwners(pieces);
  const tokens: JavaToken[] = [];
  let comments: readonly JavaComment[] = NONE;
  for (const piece of pieces) {
    if ('parts' in piece) {
      comments = [...comments, commentOf(piece, owners)];
      continue;
    }
    if (piece.kind === 'type') pushType(tokens, piece, owners, comments);
    else if (piece.kind === 'static') pushStatic(tokens, piece, owners, statics, comments);
    else tokens.push({ kind: piece.kind, text: piece.text, gap: piece.gap, comments });
    comments = NONE;
  }
  return { tokens, trailing: comments, ...importLines(owners, statics, packageName) };
}

function chooseOwners(
  pieces: readonly JavaPiece[],
  packageName: string,
  declaredName: string | undefined,
): ReadonlyMap<string, string> {
  const uses = countUses(pieces);
  const bare = bareNames(pieces);
  const owners = new Map<string, string>(declaredName === undefined ? [] : [[declaredName, packageName]]);
  const ranked = Array.from(uses.entries()).sort(
    ([leftName, left], [rightName, right]) => right.count - left.count || compareText(leftName, rightName),
  );
  for (const [, use] of ranked) {
    const isNear = use.packageName === packageName || use.packageName === 'java.lang';
    if (owners.has(use.simpleName) || (bare.has(use.simpleName) && !isNear)) continue;
    owners.set(use.simpleName, use.packageName);
  }
  return owners;
}

function countUses(pieces: readonly JavaPiece[]): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  const count = (piece: TypePiece): void => {
    const { packageName, simpleName, qualifiedName } = piece;
    const use = uses.get(qualifiedName);
    if (use === undefined) uses.set(qualifiedName, { packageName, simpleName, count: 1 });
    else use.count += 1;
  };
  for (const piece of pieces) {
    if (piece.kind === 'type') count(piece);
    else if ('parts' in piece) for (const part of piece.parts) if (typeof part !== 'string') count(part);
  }
  return uses;
}

function bareNames(pieces: readonly JavaPiece[]): ReadonlySet<string> {
  const names = new Set<string>();
  let afterDot = false;
  for (const piece of pieces) {
    if (piece.kind === 'word' && !afterDot && isUpperCase(piece.text)) names.add(piece.text);
    afterDot = piece.kind === 'symbol' && piece.text === '.';
  }
  return names;
}

function isUpperCase(name: string): boolean {
  const unit = name.charCodeAt(0);
  return unit >= 65 && unit <= 90;
}

/** A member name goes to the owner that comes first in order. */
function chooseStaticOwners(pieces: readonly JavaPiece[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const piece of pieces) {
    if (piece.kind !== 'static') continue;
    const owner = `${piece.packageName}.${piece.path}`;
    const known = owners.get(piece.member);
    if (known === undefined || compareText(owner, known) < 0) owners.set(piece.member, owner);
  }
  return owners;
}

function importLines(
  owners: ReadonlyMap<string, string>,
  statics: ReadonlyMap<string, string>,
  packageName: string,
): Pick<ResolvedJava, 'imports' | 'staticImports'> {
  const imports = Array.from(owners, ([simpleName, owner]) => ({ owner, name: `${owner}.${simpleName}` }))
    .filter(({ owner }) => owner !== packageName && owner !== 'java.lang')
    .map(({ name }) => name);
  const staticImports = Array.from(statics, ([member, owner]) => `${owner}.${member}`);
  return { imports: imports.sort(compareText), staticImports: staticImports.sort(compareText) };
}

function pushType(
  tokens: JavaToken[],
  piece: TypePiece,
  owners: ReadonlyMap<string, string>,
  comments: readonly JavaComment[],
): void {
  const name = spell(piece, owners);
  if (!name.includes('.')) {
    tokens.push({ kind: 'word', text: name, gap: piece.gap, comments });
    return;
  }
  for (const [index, segment] of name.split('.').entries()) {
    if (index === 0) tokens.push({ kind: 'word', text: segment, gap: piece.gap, comments });
    else tokens.push(DOT, { kind: 'word', text: segment, gap: GAP.none, comments: NONE });
  }
}

function pushStatic(
  tokens: JavaToken[],
  piece: StaticPiece,
  owners: ReadonlyMap<string, string>,
  statics: ReadonlyMap<string, string>,
  comments: readonly JavaComment[],
): void {
  if (statics.get(piece.member) === `${piece.packageName}.${piece.path}`) {
    tokens.push({ kind: 'word', text: piece.member, gap: piece.gap, comments });
    return;
  }
  pushType(tokens, toTypePiece(piece.packageName, piece.path, piece.gap), owners, comments);
  tokens.push(DOT, { kind: 'word', text: piece.member, gap: GAP.none, comments: NONE });
}

const DOT: JavaToken = { kind: 'symbol', text: '.', gap: GAP.none, comments: NONE };

function commentOf(piece: CommentPiece, owners: ReadonlyMap<string, string>): JavaComment {
  const text = piece.parts.map((part) => (typeof part === 'string' ? part : spell(part, owners))).join('');
  return { javadoc: piece.kind === 'javadoc', text, gap: piece.gap };
}

function spell(piece: TypePiece, owners: ReadonlyMap<string, string>): string {
  const isShort = owners.get(piece.simpleName) === piece.packageName;
  return isShort ? piece.path : `${piece.packageName}.${piece.path}`;
}
