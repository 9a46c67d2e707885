import type { DataType, DataTypeKind } from '../../model/data-type.ts';

/** The types of one kind: `TypeOf<'decimal'>`. */
export type TypeOf<Kind extends DataTypeKind> = Extract<DataType, { kind: Kind }>;

/** Where a type is used, as far as that decides its spelling. */
export type TypeUse = {
  /** The column is part of a key, unique key or foreign key: its values must be comparable and indexable as a whole. */
  readonly keyed?: boolean;
  /** A check or a domain may compare its values. */
  readonly compared?: boolean;
  /** The Schema was read from this family of databases, so its own spellings can be kept. */
  readonly sameFamily?: boolean;
  /** The text the user declared the type with. */
  readonly declared?: string;
  /** The spelled name of the database type made for a named enumeration. */
  readonly enumName?: string;
};

/** A type as one database says it. */
export type Spelling = {
  readonly sql: string;
  /** What the spelling does not say any more, as the end of "x is written as y: …". */
  readonly loss?: string;
  /** The loss is one of range or form only, worth knowing but no warning. */
  readonly minor?: true;
  /** The only values allowed, where a CHECK must say it because the type does not. */
  readonly allowed?: readonly string[];
};

export type TypeSpeller = (type: DataType, use: TypeUse) => Spelling;

/** One answer per kind of type, so that none is forgotten. */
export type ByKind<Extra extends readonly unknown[], Answer> = {
  readonly [Kind in DataTypeKind]: (type: TypeOf<Kind>, ...rest: Extra) => Answer;
};

/** Gives a type to the entry of its kind. */
export function answerByKind<Extra extends readonly unknown[], Answer>(
  table: ByKind<Extra, Answer>,
  type: DataType,
  ...rest: Extra
): Answer {
  // The entry's parameter is the type's own kind, which the compiler cannot follow through the lookup.
  const answer = table[type.kind] as (type: DataType, ...rest: Extra) => Answer;
  return answer(type, ...rest);
}

/** A spelling that is always the same words. */
export function fixed(sql: string): () => Spelling {
  return () => ({ sql });
}

/** A type name with its arguments, those that are given. */
export function typeWith(name: string, ...given: readonly (number | undefined)[]): Spelling {
  const known = given.filter((argument) => argument !== undefined);
  return { sql: known.length === 0 ? name : `${name}(${known.join(',')})` };
}

/**
 * Whether a declared type text can stand in a statement as it is: words, numbers, balanced parentheses and brackets,
 * nothing that could end the statement or start a comment.
 */
export function isPlainTypeText(text: string): boolean {
  if (text.length > 200 || text.includes('--') || !/^[A-Za-z_][A-Za-z0-9_ $.,()[\]-]*$/.test(text)) return false;
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** The declared text, when it may be kept: same family, plain, and its first word one the database is known to have. */
export function keptDeclaration(use: TypeUse, known: ReadonlySet<string>): Spelling | undefined {
  if (use.sameFamily !== true || use.declared === undefined || !isPlainTypeText(use.declared)) return undefined;
  const word = /^[a-z0-9_]+/.exec(use.declared.toLowerCase())?.[0];
  return word !== undefined && known.has(word) ? { sql: use.declared } : undefined;
}
