import type { Inspection, Schema } from '@backsmith/engine';
import { onStdout } from '../terminal/print.ts';
import { shorten } from './describe-column.ts';
import { describeTable } from './describe-table.ts';

function count(many: number, singular: string, plural = `${singular}s`): string {
  return `${many} ${many === 1 ? singular : plural}`;
}

function totals({ tables, foreignKeys, enums, views }: Schema): string {
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  const counts = [count(tables.length, 'table'), count(columns, 'column'), count(foreignKeys.length, 'foreign key')];
  if (enums.length > 0) counts.push(count(enums.length, 'enum'));
  if (views.length > 0) counts.push(count(views.length, 'view'));
  return counts.join(', ');
}

function describeEnums({ enums }: Schema): readonly string[] {
  if (enums.length === 0) return [];
  const lines = enums.map(({ name, values }) => `  ${name}  ${shorten(values.join(', '), 90)}`);
  return [[onStdout('bold', 'Enums'), ...lines].join('\n')];
}

function describeViews({ views }: Schema): readonly string[] {
  if (views.length === 0) return [];
  const lines = views.map(
    ({ name, columns }) => `  ${name}${columns === undefined ? '' : `  (${shorten(columns.join(', '), 90)})`}`,
  );
  return [[onStdout('bold', 'Views'), ...lines].join('\n')];
}

/** The schema as text for people: what it was taken for, the totals, every table, enums and views. */
export function describeSchema(label: string, { schema, detection }: Inspection): string {
  const reasons =
    detection.reasons.length === 0 ? '' : onStdout('dim', `  (${shorten(detection.reasons.join('; '), 90)})`);
  const head = `${onStdout('bold', label)}: ${schema.dialect}${reasons}\n${totals(schema)}`;
  const tables = schema.tables.map((table) => describeTable(schema, table));
  return [head, ...tables, ...describeEnums(schema), ...describeViews(schema)].join('\n\n');
}
