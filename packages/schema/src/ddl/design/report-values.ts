import type { Column } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import { unkeptValues } from '../shared/unkept-values.ts';
import { WRITERS } from '../writers.ts';
import type { Report } from '../report.ts';
import type { DesignContext } from './context.ts';

/**
 * Says which values a column may hold in the database of the source that it cannot hold in the target. Columns of the same type
 * are said together, as most schemas have many whose values are nowhere near that.
 *
 * @param held what the target holds the column in
 */
export function reportValues(context: DesignContext, table: Table, column: Column, held: DataType): void {
  const { schema, writer, report } = context;
  const from = WRITERS[schema.dialect];
  if (from.target === writer.target) return;
  const isStrict = table.strict === true && column.type.toLowerCase() !== 'any';
  if (from.values.keepsAnything === true && writer.values.keepsAnything !== true && !isStrict)
    reportAnything(report, column);
  const crossed = { dataType: column.dataType, declared: column.type, held };
  const unkept = unkeptValues(crossed, from.values, writer.values);
  if (unkept.length === 0) return;
  report.add({
    code: 'ddl-values-unkept',
    severity: 'info',
    at: column,
    owner: `columns of ${typeWords(column.type)}`,
    part: `${table.name}.${column.name}`,
    text: `${inWords(unkept)} cannot be kept`,
    hint: 'Look for such values before rows are brought along.',
  });
}

/** Any column may hold such values, so that it is said once, of all of them. */
function reportAnything(report: Report, column: Column): void {
  report.add({
    code: 'ddl-values-unkept',
    severity: 'info',
    at: column,
    owner: 'columns of every type',
    text: 'values that the declared type does not say, such as words in a column of numbers or days, bytes in one of texts and texts longer than declared, cannot be kept',
    hint: 'The source checks none of this, but in strict tables: look for such values before rows are brought along, with typeof() and length().',
  });
}

/** A declared type without its arguments: columns of the same words are said together. */
function typeWords(declared: string): string {
  return declared.replaceAll(/\s*\([^()]*\)/g, '').slice(0, 60);
}

function inWords(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length === 1
    ? last.replace(/,$/, '')
    : `${values.slice(0, -1).join(', ').replaceAll(',,', ',')} and ${last}`;
}
