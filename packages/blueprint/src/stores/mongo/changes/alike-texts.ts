import { sameTextsOf, type Column, type TextDifference } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';

/** Collations that tell letters with accents from those without say so within their names. */
const TELLS_ACCENTS = /_as(?:_|$)/iu;

/**
 * In what texts of a column may differ that unique keys of the schema take for the same.
 *
 * @param dialect the database of the schema; without one the type alone says it
 */
export function alikeIn(column: Column, dialect: Dialect | undefined): readonly TextDifference[] {
  const alike = sameTextsOf(dialect ?? 'postgresql', column);
  return TELLS_ACCENTS.test(column.collation ?? '') ? alike.filter((one) => one !== 'accents') : alike;
}
