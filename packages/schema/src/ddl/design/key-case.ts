import type { Position } from '@backsmith/text';
import type { Column } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import { ignoresCase } from '../targets.ts';
import { ownerName, type DesignContext } from './context.ts';

const TEXTS: ReadonlySet<DataType['kind']> = new Set(['char', 'varchar', 'text']);

/** Collations that tell upper from lower case say so at their end. */
const TELLS_CASE = /(?:_bin\d?|_cs|_cs_\w+)$/i;

/** Says of a key over texts that other values are the same in it than in the source: those that differ in their case alone. */
export function reportCase(context: DesignContext, table: Table, columns: readonly string[], at: Position): void {
  const { schema, writer, sameFamily, report } = context;
  if (sameFamily) return;
  const ignored = ignoresCase(writer.target);
  const changed = columns.filter((name) => {
    const column = context.lookup.column(table, name);
    return column !== undefined && TEXTS.has(column.dataType.kind) && ignoredIn(schema.dialect, column) !== ignored;
  });
  for (const part of changed)
    report.add({
      code: 'ddl-key-changed',
      severity: 'info',
      at,
      owner: ownerName(table),
      part,
      text: ignored
        ? 'values that differ in upper and lower case alone are the same here, and one of them is refused'
        : 'values that differ in upper and lower case alone are no longer the same, and both are taken',
      hint: ignored
        ? 'Give the column a collation that tells them apart in a migration of your own where both must be kept.'
        : 'Add a unique index on lower(…) in a migration of your own where only one may be there.',
    });
}

function ignoredIn(dialect: DesignContext['schema']['dialect'], { dataType: type, collation }: Column): boolean {
  if (type.kind === 'text' && type.caseInsensitive === true) return true;
  return ignoresCase(dialect) && !TELLS_CASE.test(collation ?? '');
}
