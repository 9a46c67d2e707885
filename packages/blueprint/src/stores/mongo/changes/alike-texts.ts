import { type Column, type Dialect, sameTextsOf, type TextDifference } from '@backsmith/schema';

/** Collations that tell letters with accents from those without say so within their names. */
const TELLS_ACCENTS = /_as(?:_|$)/iu;

/**
 * In what texts of a column may differ that unique keys of the schema take for the same.
 *
 * @param dialect the database of the schema; without one the type alone says it
 */
export function alikeIn(column: Column, dialect: Dialect | undefined): readonly TextDifference[] {
  const isOfAnyCase = column.dataType.kind === 'text' && column.dataType.caseInsensitive === true;
  if (dialect === undefined) return isOfAnyCase ? ['case'] : [];
  const alike = sameTextsOf(dialect, column);
  return TELLS_ACCENTS.test(column.collation ?? '') ? alike.filter((one) => one !== 'accents') : alike;
}
