import type { Cursor } from './cursor.ts';

const MASK = {
  severity: 'warning',
  code: 'mask-dropped',
  message: 'Whom the database shows this column masked is not carried over.',
  hint: 'Say that it is secret in a file of choices, if callers must not read it.',
  consequence: 'The API answers its values in full.',
} as const;

/** SQL Server's `MASKED WITH (FUNCTION = '…')`, https://learn.microsoft.com/sql/relational-databases/security/dynamic-data-masking */
export function passMask(cursor: Cursor): boolean {
  const from = cursor.at;
  cursor.at += 1;
  cursor.take('with');
  if (cursor.isSymbol('(')) cursor.skipUnit();
  cursor.remark(MASK, from, cursor.at);
  return true;
}

const REFERENCE_SYSTEM = {
  severity: 'info',
  code: 'srid-dropped',
  message: 'Which reference system the shapes of this column have is not carried over.',
  hint: 'Say SRID of the column in a migration of your own where the database is to refuse others.',
} as const;

/** https://dev.mysql.com/doc/refman/8.4/en/spatial-type-overview.html; 0 is the plain surface all shapes have of themselves. */
export function passReferenceSystem(cursor: Cursor): boolean {
  const from = cursor.at;
  cursor.at += 1;
  cursor.takeSymbol('=');
  const isPlain = cursor.textBetween(cursor.at, cursor.at + 1) === '0';
  cursor.skipUnit();
  if (!isPlain) cursor.remark(REFERENCE_SYSTEM, from, cursor.at);
  return true;
}
