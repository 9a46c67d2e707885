import type { ColumnMapping } from '../../../model/jpa/column.ts';
import type { OddKey } from '../../../model/odd-values.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import { columnMapping } from './column-mapping.ts';

/** What drivers write into a column as Hibernate does, whatever the column is. */
const PLAIN: ReadonlySet<string> = new Set(
  ['lang.Short', 'lang.Integer', 'lang.Long', 'lang.String', 'math.BigDecimal', 'time.LocalDate', 'util.UUID'].map(
    (name) => `java.${name}`,
  ),
);

/** Whether a driver writes the value of a key as Hibernate does, which converts some. */
export function isWrittenPlainly(key: ColumnDraft, database: TargetDatabase): boolean {
  const { jdbcType, write, converter, enumerated, oddKey, moneyKey } = columnMapping(key, database, false);
  const isConverted = [write, converter, enumerated, moneyKey].some((one) => one !== undefined) || isOddDay(oddKey);
  const hasUsualType = jdbcType === undefined || jdbcType === 'CHAR' || jdbcType === 'NUMERIC';
  const { name, array } = key.type.java;
  return !isConverted && hasUsualType && array !== true && PLAIN.has(name);
}

/** The type that values of a column are cast to before they are compared with it, in words H2 knows too. */
export function castOf({ codePage }: Pick<ColumnMapping, 'codePage'>): string | undefined {
  return codePage === undefined ? undefined : 'varchar(8000)';
}

/** In a statement, a question mark and a colon within a name could be those of a parameter. */
export function isHarmless(name: string): boolean {
  return !/[?:\\]/u.test(name);
}

/** Days that are none are written as texts; a number that is none belongs to nothing. */
function isOddDay(kind: OddKey | undefined): boolean {
  return kind !== undefined && kind !== 'number';
}
