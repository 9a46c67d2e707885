import { readSchema, type Schema } from '@backsmith/schema';
import { PARTS_DIALECT } from '../data/parts-dialect.ts';

/** The tables that a part keeps for itself, by the statements that make them. */
export function readPartTables(sql: string): Schema {
  return readSchema(sql, { dialect: PARTS_DIALECT }).value.schema;
}

/** The names of the user's tables and views, and of where rows are kept as they were, also as they are where a database has no namespaces. */
export function takenNames({ tables, views }: Schema): readonly string[] {
  const histories = tables.flatMap(({ history }) => history ?? []);
  return [...tables, ...histories, ...views].flatMap(({ name, schema }) =>
    schema === undefined ? [name] : [name, `${schema}_${name}`],
  );
}

/**
 * What the names of a part's tables begin with: the first of these that is free, else the first free one with a number.
 *
 * @param numbered the prefix with a number, from 2 on
 */
export function freePrefix(
  prefixes: readonly string[],
  numbered: (number: number) => string,
  isFree: (prefix: string) => boolean,
): string {
  const found = prefixes.find(isFree);
  if (found !== undefined) return found;
  for (let number = 2; ; number++) if (isFree(numbered(number))) return numbered(number);
}
