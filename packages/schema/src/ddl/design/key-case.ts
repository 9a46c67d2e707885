import type { Position } from '@backsmith/text';
import type { Column } from '../../model/column.ts';
import type { Table } from '../../model/schema.ts';
import { TEXTS, type TextDifference } from '../shared/value-limits.ts';
import { WRITERS } from '../writers.ts';
import { ownerName, type DesignContext } from './context.ts';

/** Collations that tell upper from lower case say so at their end. */
const TELLS_CASE = /(?:_bin\d?|_cs|_cs_\w+)$/i;

const WORDS: Readonly<Record<TextDifference, string>> = {
  case: 'upper and lower case',
  accents: 'accents',
  blanks: 'blanks at the end',
};

/** Says of a key over texts that other values are the same in it than in the source: those that differ in their case alone, say. */
export function reportCase(context: DesignContext, table: Table, columns: readonly string[], at: Position): void {
  const { schema, writer, sameFamily, report } = context;
  if (sameFamily) return;
  const here = writer.values.sameTexts;
  for (const part of columns) {
    const column = context.lookup.column(table, part);
    if (column === undefined || !TEXTS.has(column.dataType.kind)) continue;
    const there = sameTextsOf(schema.dialect, column);
    const found = { code: 'ddl-key-changed', severity: 'info', at, owner: ownerName(table), part } as const;
    const refused = here.filter((one) => !there.includes(one) && !isPadded(column, one));
    if (refused.length > 0) {
      const text = `values that differ in ${inWords(refused)} alone are the same here, and one of them is refused`;
      const hint =
        'Give the column a collation that tells them apart in a migration of your own where both must be kept.';
      // Nearly every key of some crossings is concerned, and few values are.
      const all = { owner: 'keys', part: `${table.name}.${part}` };
      report.add({ ...found, ...(refused.includes('case') ? {} : all), text, hint });
    }
    if (there.includes('case') && !here.includes('case')) {
      const text = 'values that differ in upper and lower case alone are no longer the same, and both are taken';
      const hint = 'Add a unique index on lower(…) in a migration of your own where only one may be there.';
      report.add({ ...found, text, hint });
    }
  }
}

function inWords(differences: readonly TextDifference[]): string {
  return differences.map((one) => WORDS[one]).join(' or ');
}

/** Blanks fill a text of fixed length everywhere. */
function isPadded({ dataType }: Column, difference: TextDifference): boolean {
  return difference === 'blanks' && dataType.kind === 'char';
}

/** In what texts may differ that the database of a schema takes for the same in keys over a column; nothing of other values. */
export function sameTextsOf(dialect: DesignContext['schema']['dialect'], column: Column): readonly TextDifference[] {
  const { dataType: type, collation } = column;
  if (!TEXTS.has(type.kind)) return [];
  if (type.kind === 'text' && type.caseInsensitive === true) return ['case'];
  return TELLS_CASE.test(collation ?? '') ? [] : WRITERS[dialect].values.sameTexts;
}
