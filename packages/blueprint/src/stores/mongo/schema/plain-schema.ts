import { without } from '@backsmith/schema';
import type { Column, Schema, Table } from '@backsmith/schema';
import { Findings } from '../../../findings.ts';
import type { Diagnostic } from '@backsmith/text';

/**
 * The schema without what nobody does in MongoDB: a column that the database would compute is one that clients write, and one that
 * counts the versions of a row is a number the service counts.
 */
export function plainSchema(schema: Schema): { readonly schema: Schema; readonly findings: readonly Diagnostic[] } {
  const findings = new Findings(schema.files);
  const tables = schema.tables.map((table): Table => {
    noteRules(table, findings);
    return {
      ...without(table, 'triggered'),
      columns: table.columns.map((column) => plainColumn(table, column, findings)),
    };
  });
  return { schema: { ...schema, tables }, findings: findings.sorted() };
}

function plainColumn(table: Table, column: Column, findings: Findings): Column {
  if (column.dataType.kind === 'rowversion') {
    return { ...without(column, 'generated'), dataType: { kind: 'integer', bits: 64 } };
  }
  const { dataType } = column;
  if (dataType.kind === 'decimal' && (dataType.precision ?? 0) > LONGEST_DECIMAL) {
    const message = `MongoDB keeps ${LONGEST_DECIMAL} digits of a number: one of more is refused in ${table.name}.${column.name}.`;
    findings.leaveOut('digits-beyond-decimal128', column, message, 'numbers of more digits refused');
    return { ...column, dataType: { ...dataType, precision: LONGEST_DECIMAL } };
  }
  if (column.generated === undefined) return column;
  const message = `MongoDB computes nothing: ${table.name}.${column.name} is a value that clients write.`;
  findings.leaveOut('column-not-computed', column, message, 'not computed', 'Compute it in the service.');
  return without(column, 'generated');
}

function noteRules(table: Table, findings: Findings): void {
  if (table.triggered === true) {
    const message = `The triggers of ${table.name} do not run in MongoDB.`;
    findings.leaveOut('trigger-left-out', table, message, 'triggers left out', 'Do their work in the service.');
  }
  if (table.versioned === true) {
    const message = `MongoDB does not keep earlier states of the rows of ${table.name}.`;
    findings.leaveOut('history-left-out', table, message, 'earlier states not kept');
  }
}

/** What a Decimal128 holds. */
const LONGEST_DECIMAL = 34;
