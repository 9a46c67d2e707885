import type { Dialect, Name } from '@backsmith/sql';
import { edited, type Edit } from './edited.ts';
import { spelledLike } from '../values/column-mentions.ts';
import { readQuery, type Mention, type Query, type QuerySource, type ReadQuery } from './read-query.ts';

/** What a query's source is to a column that gets another name: its table, one with a column of the same name, or neither. */
export type Place = 'renamed' | 'same-name' | 'other' | 'unknown';

/** How names of a query are read. */
export type QueryNames = {
  readonly dialect: Dialect;
  /** The name as the database knows it. */
  readonly canonical: (name: Name) => string;
};

/**
 * The query with another name for a column of one of its tables; its own columns keep their names.
 *
 * @param placeOf what a source of the query is, by the path it is written as
 */
export function withColumnRenamedIn(
  text: string,
  { dialect, canonical }: QueryNames,
  placeOf: (path: readonly Name[]) => Place,
  from: string,
  to: Name,
): string {
  const read = readQuery(text, dialect);
  const places = new Map(
    read.queries.flatMap(({ sources }) => sources).map((one) => [one, one.path ? placeOf(one.path) : 'unknown']),
  );
  const isFrom = (name: Name): boolean => canonical(name) === from;
  const edits = read.mentions
    .filter((mention) => isFrom(mention.name) && isRenamed(mention, places, canonical))
    .filter(({ isOrder, of, query }) => !(isOrder && of === undefined && gives(read, query, isFrom)))
    .map((mention): Edit => {
      const written = read.tokens.textOf(mention.token);
      const now = spelledLike(written, to);
      return { from: mention.token, token: mention.token, text: mention.isWholeColumn ? `${now} AS ${written}` : now };
    });
  return edited(read.tokens, edits);
}

/**
 * The query with another name for a table, which keeps the old one before its columns.
 *
 * @param to the name, and before it that of its namespace where this is another one, too
 */
export function withTableRenamedIn(
  text: string,
  { dialect }: QueryNames,
  isRenamedTable: (path: readonly Name[]) => boolean,
  to: readonly [Name] | readonly [namespace: Name, name: Name],
): string {
  const read = readQuery(text, dialect);
  const sources = read.queries
    .flatMap((query) => query.sources)
    .filter(({ path }) => path !== undefined && isRenamedTable(path));
  const edits = sources.map(({ from, token, hasAlias }): Edit => {
    const written = read.tokens.textOf(token);
    const now = to.map((name) => spelledLike(written, name)).join('.');
    return { from: to.length === 1 ? token : from, token, text: hasAlias ? now : `${now} AS ${written}` };
  });
  return edited(read.tokens, [...edits, ...withoutNamespaces(read, sources)]);
}

/** The name a table keeps before its columns stands in no namespace. */
function withoutNamespaces({ mentions, tokens }: ReadQuery, sources: readonly QuerySource[]): readonly Edit[] {
  const kept = new Set(sources.filter(({ hasAlias }) => !hasAlias).map(({ name }) => name.text.toLowerCase()));
  return mentions
    .filter(({ from, token, of }) => of !== undefined && token - from > 2 && kept.has(of.text.toLowerCase()))
    .map(({ from, token }) => ({ from, token: token - 2, text: tokens.textOf(token - 2) }));
}

/** Whether a name means the column: the nearest query that has one of this name says so. */
function isRenamed(
  { of, query }: Mention,
  places: ReadonlyMap<QuerySource, Place>,
  canonical: QueryNames['canonical'],
): boolean {
  for (let at: Query | undefined = query; at !== undefined; at = at.around) {
    const sources = of === undefined ? at.sources : at.sources.filter((one) => canonical(one.name) === canonical(of));
    const found = sources.map((source) => places.get(source));
    if (found.includes('renamed')) return true;
    if (of === undefined ? found.some((one) => one === 'same-name' || one === 'unknown') : found.length > 0)
      return false;
  }
  return false;
}

/** Whether the query gives one of its columns this name, which ORDER BY then means. */
function gives(read: ReadQuery, query: Query, isFrom: (name: Name) => boolean): boolean {
  const whole = read.mentions.filter((mention) => mention.query === query && mention.isWholeColumn);
  return [...query.given, ...whole.map(({ name }) => name)].some(isFrom);
}
