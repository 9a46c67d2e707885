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
  /** The database type made for a named enumeration. */
  readonly enumType?: TypeName;
};

/** The name of a type the script makes: as it stands in a statement, and as the catalogue has it. */
export type TypeName = { readonly sql: string; readonly reported: string };

/** A type as one database says it, for whoever maps a column without reading SQL. */
export type Spelling = TypeName & {
  /**
   * What the database then holds: PostgreSQL's `bytea` holds bytes without a limit, whatever the source limited them to.
   * Times without digits have those the database gives them.
   */
  readonly held: DataType;
  /** Kept apart from the row, so that its values cannot be compared. */
  readonly large?: true;
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
  return answerOf(table, type.kind, type, ...rest);
}

/** Of one kind at a time, which says that the entry takes the type. */
function answerOf<Kind extends DataTypeKind, Extra extends readonly unknown[], Answer>(
  table: ByKind<Extra, Answer>,
  kind: Kind,
  type: TypeOf<Kind>,
  ...rest: Extra
): Answer {
  return table[kind](type, ...rest);
}

/** A spelling that is always the same words and holds what it stands for. */
export function fixed(sql: string, reported?: string): (type: DataType) => Spelling {
  return (held) => spelled(held, sql, reported);
}

/**
 * A type without arguments.
 *
 * @param reported what the database's catalogue and its drivers call the type, where that is not the same in lower case
 */
export function spelled(held: DataType, sql: string, reported: string = sql.toLowerCase()): Spelling {
  return { sql, held, reported };
}

/** A type name with its arguments, those that are given. */
export function typeWith(held: DataType, name: string, ...given: readonly (number | undefined)[]): Spelling {
  const known = given.filter((argument) => argument !== undefined);
  return spelled(held, known.length === 0 ? name : `${name}(${known.join(',')})`, name.toLowerCase());
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

/**
 * The declared text, when it may be kept: same family, plain, and its first word one the database is known to have.
 *
 * @param names what the catalogue calls types that are declared in other words
 */
export function keptDeclaration(
  type: DataType,
  use: TypeUse,
  known: ReadonlySet<string>,
  names: ReadonlyMap<string, string> = new Map(),
): Spelling | undefined {
  if (use.sameFamily !== true || use.declared === undefined || !isPlainTypeText(use.declared)) return undefined;
  const word = /^[a-z0-9_]+/.exec(use.declared.toLowerCase())?.[0];
  if (word === undefined || !known.has(word)) return undefined;
  return spelled(type, use.declared, declaredName(use.declared, names));
}

/** The declared type of an array's elements: `text[]`, `integer array`. */
export function declaredElement(declared: string): string {
  return declared.replace(/(\s*\[\d*\])+$|\s+array$/i, '');
}

/** The words of a declared type without its arguments, as the catalogue has them: `NUMERIC(10,2) unsigned`, `decimal unsigned`. */
export function declaredName(declared: string, names: ReadonlyMap<string, string> = new Map()): string {
  const words = declared
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .trim()
    .split(/\s+/)
    .join(' ');
  const [first = '', ...rest] = words.split(' ');
  return names.get(words) ?? [names.get(first) ?? first, ...rest].join(' ');
}
