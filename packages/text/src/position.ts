/** A place in a source text, both numbers counted from 1, columns in UTF-16 units. */
export type Position = {
  readonly line: number;
  readonly column: number;
  /** The file of a source made of several; absent when there is one file only. */
  readonly file?: string;
};

/** The place of something, alone. */
export function placeOf({ line, column, file }: Position): Position {
  return file === undefined ? { line, column } : { line, column, file };
}

/** Whether two things stand at one place. */
export function isSamePlace(one: Position, other: Position): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

/** A place as a key of maps and sets. */
export function placeKey({ file, line, column }: Position): string {
  return JSON.stringify([file, line, column]);
}

/** For people: `V2__orders.sql:14`, or `14` where the source is one file. */
export function placeText({ line, file }: Position): string {
  return file === undefined ? String(line) : `${file}:${line}`;
}

/** Compares places in the order a reader meets them. Files that are not listed come first. */
export function byPlace(files: readonly string[] = []): (a: Position, b: Position) => number {
  const ranks = new Map(files.map((file, rank) => [file, rank]));
  const rank = ({ file }: Position): number => (file === undefined ? -1 : (ranks.get(file) ?? -1));
  return (a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column;
}
