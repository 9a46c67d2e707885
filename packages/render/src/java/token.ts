/** White space in front of a token in its source: none, some, or a blank line. Only blank lines reach the output. */
export const GAP = { none: 0, some: 1, blank: 2 } as const;
export type Gap = (typeof GAP)[keyof typeof GAP];

export type JavaTokenKind = 'word' | 'symbol' | 'number' | 'string' | 'character' | 'text-block';

/** A line comment or Javadoc comment in front of a token, with its delimiters. */
export type JavaComment = { readonly javadoc: boolean; readonly text: string; readonly gap: Gap };

/**
 * One token of a Java file. The text of a text block is its lines without indentation and delimiters; every other text
 * stands as it is printed.
 */
export type JavaToken = {
  readonly kind: JavaTokenKind;
  readonly text: string;
  readonly gap: Gap;
  readonly comments: readonly JavaComment[];
};

/** A type of another file (or this one): written short where that is unambiguous, then imported where needed. */
export type TypePiece = {
  readonly kind: 'type';
  readonly packageName: string;
  /** `Map.Entry`, or with a static member behind it `HttpStatus.OK`. */
  readonly path: string;
  /** The first name of the path: what an import names. */
  readonly simpleName: string;
  readonly qualifiedName: string;
  readonly gap: Gap;
};

export function toTypePiece(packageName: string, path: string, gap: Gap): TypePiece {
  const dot = path.indexOf('.');
  const simpleName = dot < 0 ? path : path.slice(0, dot);
  return { kind: 'type', packageName, path, simpleName, qualifiedName: `${packageName}.${simpleName}`, gap };
}

/** A static member that is imported and written by its bare name. */
export type StaticPiece = {
  readonly kind: 'static';
  readonly packageName: string;
  /** The type that has the member. */
  readonly path: string;
  readonly member: string;
  readonly gap: Gap;
};

/** A comment whose text may mention types. */
export type CommentPiece = {
  readonly kind: 'line-comment' | 'javadoc';
  readonly parts: readonly (string | TypePiece)[];
  readonly gap: Gap;
};

/** What fragments are made of, before imports are resolved. */
export type JavaPiece =
  { readonly kind: JavaTokenKind; readonly text: string; readonly gap: Gap } | TypePiece | StaticPiece | CommentPiece;
