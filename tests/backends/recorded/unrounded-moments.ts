import type { DeclaredTables } from '../validated/declared-columns.ts';
import { bare } from './beyond-grammar.ts';

const ROUNDED: ReadonlySet<string> = new Set(['datetime', 'smalldatetime']);

/** A value that a parameter was given: its place, counted from one, the class of the value, and the statement. */
export type Bound = { readonly at: number; readonly type: string; readonly statement: string };

/** The names that columns of a rounded type have, and no columns of other types. */
function roundedNames(tables: DeclaredTables): ReadonlySet<string> {
  const columns = Object.values(tables).flatMap((table) => Object.entries(table));
  const isRounded = (type: string | undefined): boolean => type !== undefined && ROUNDED.has(type);
  const others = new Set(columns.flatMap(([name, type]) => (isRounded(type?.name) ? [] : [name])));
  return new Set(columns.flatMap(([name, type]) => (isRounded(type?.name) && !others.has(name) ? [name] : [])));
}

/** The columns that the parameters of a statement are written into or compared with, by their places. */
function columnsOf(statement: string): ReadonlyMap<number, string> {
  const [, inserted, values] =
    /^insert into \S+ \(([^()]*)\)(?: output inserted\.\S+)? values \((.*)\)$/i.exec(statement) ?? [];
  const found = new Map<number, string>();
  if (inserted !== undefined && values !== undefined) {
    const names = inserted.split(',').map((name) => name.trim());
    const given = values.split(',').map((value) => value.includes('?'));
    given.forEach((isParameter, at) => {
      if (isParameter) found.set(given.slice(0, at + 1).filter(Boolean).length, names[at] ?? '');
    });
    return found;
  }
  const compared = /(\[(?:[^\]]|\]\])+\]) ?(?:(?:=|<>|<=|>=|<|>) ?\?|between \? and \?|in ?\(\?(?:, ?\?)*\))/gi;
  for (const match of statement.matchAll(compared)) {
    const before = parameters(statement.slice(0, match.index));
    for (let at = 1; at <= parameters(match[0]); at++) found.set(before + at, match[1] ?? '');
  }
  return found;
}

function parameters(text: string): number {
  return bare(text).split('?').length - 1;
}

/**
 * The values that reach a column of datetime or smalldatetime as moments. The driver sends these as datetime2, which equals no
 * datetime with a third of a millisecond; as a text they become what the column is. Our own statements, whose names are in no
 * brackets, only add rows: there the column rounds what it is given.
 *
 * @param tables as the first migration declares them
 */
export function unroundedMoments(bound: readonly Bound[], tables: DeclaredTables): readonly Bound[] {
  const names = roundedNames(tables);
  return bound.filter(({ at, type, statement }) => {
    const column = /^\[(.+)\]$/.exec(columnsOf(statement).get(at) ?? '')?.[1]?.replaceAll(']]', ']');
    return column !== undefined && names.has(column) && type !== 'java.lang.String';
  });
}
