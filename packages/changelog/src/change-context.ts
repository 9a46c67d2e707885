import type { Dialect } from '@backsmith/sql';
import { attribute, type ChangeNode } from './change-node.ts';
import { spellingOf, type Spelling } from './spelling.ts';
import type { SqlLines } from './sql-lines.ts';

/** What has to be said of a place in a changelog. */
export type ChangeNote = {
  readonly severity: 'info' | 'warning';
  readonly code: string;
  readonly line: number;
  readonly message: string;
  readonly hint?: string;
  readonly consequence?: string;
};

/** Where changes are written to, and what they need to know. */
export type ChangeContext = {
  readonly dialect: Dialect;
  readonly spelling: Spelling;
  readonly sql: SqlLines;
  readonly note: (note: ChangeNote) => void;
  /** The SQL command that reads a file of the source at this place; nothing where there is no such file. */
  readonly include: (path: string, isRelative: boolean) => string | undefined;
};

/** Writes the statements of one kind of change. */
export type WriteChange = (node: ChangeNode, context: ChangeContext) => void;

/** @param parts what a changelog's file is known by besides */
export function changeContext(
  dialect: Dialect,
  sql: SqlLines,
  { note, include }: Pick<ChangeContext, 'note' | 'include'>,
): ChangeContext {
  return { dialect, spelling: spellingOf(dialect), sql, note, include };
}

/** Writes one statement at the line of what it comes from. */
export function putStatement({ sql }: ChangeContext, { line }: ChangeNode, statement: string): void {
  sql.at(line);
  sql.put(`${statement}; `);
}

/** A name that an attribute gives, in quotes; `?` where it is missing, which the reader reports at its place. */
export function named({ spelling }: ChangeContext, node: ChangeNode, name: string): string {
  const written = attribute(node, name);
  return written === undefined ? '?' : spelling.quote(written);
}

/** A table, view or sequence with its schema, by the attributes that name the two. */
export function qualified(context: ChangeContext, node: ChangeNode, name: string, schema = 'schemaName'): string {
  const prefix = attribute(node, schema);
  return `${prefix === undefined ? '' : `${context.spelling.quote(prefix)}.`}${named(context, node, name)}`;
}

/** `a, b` of names, each in quotes. */
export function quotedList({ spelling }: ChangeContext, names: readonly string[]): string {
  return names.map((name) => spelling.quote(name)).join(', ');
}
