import type { QualifiedName } from '../ast/name.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';

/** Whether earlier states of rows are kept, and in which table. */
export type Versioning = { readonly versioned: boolean; readonly history?: QualifiedName };

/** `PERIOD FOR name (begin, end)` of a table's own time, which its columns are kept without; that of the system goes with its versions. */
export function remarkPeriod(cursor: Cursor, end: number): void {
  if (!cursor.areWords('period', 'for') || cursor.isWord('system_time', 2)) return;
  cursor.remark(
    {
      severity: 'warning',
      code: 'period-dropped',
      message: `That two columns are one period is not carried over: ${cursor.textBetween(cursor.at, end)}`,
      hint: 'Add NOT NULL to both and CHECK that one lies before the other, where the database asks for it.',
      consequence: 'A row that ends before it begins is taken.',
    },
    cursor.at,
    end,
  );
}

/**
 * SQL Server's `SYSTEM_VERSIONING = ON (HISTORY_TABLE = dbo.x, …)` among the options the cursor holds; nothing where it is not
 * among them.
 */
export function takeVersioning(options: Cursor): Versioning | undefined {
  while (!options.done && !options.isWord('system_versioning')) options.skipUnit();
  if (options.done) return undefined;
  options.at += 1;
  options.takeSymbol('=');
  const versioned = options.take('on');
  const inner = options.isSymbol('(')
    ? options.part(options.at + 1, options.closing())
    : options.part(options.at, options.at);
  while (!inner.done && !inner.take('history_table')) inner.skipUnit();
  inner.takeSymbol('=');
  const history = takeQualifiedName(inner);
  return { versioned, ...(history === undefined ? {} : { history }) };
}
