import { TokenKind } from '../lex/token.ts';
import type { Cursor, Remark } from './cursor.ts';

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
  hint: 'Say REF_SYSTEM_ID of the column in a migration of your own.',
} as const;

/** MariaDB's REF_SYSTEM_ID, which it keeps and holds no row against, https://mariadb.com/kb/en/geometry-types/; 0 is what all shapes have. */
export function passReferenceSystem(cursor: Cursor): boolean {
  const from = cursor.at;
  cursor.at += 1;
  cursor.takeSymbol('=');
  const isPlain = cursor.textBetween(cursor.at, cursor.at + 1) === '0';
  cursor.skipUnit();
  if (!isPlain) cursor.remark(REFERENCE_SYSTEM, from, cursor.at);
  return true;
}

const ENCRYPTION = {
  severity: 'warning',
  code: 'encryption-dropped',
  message: 'That only clients with a key can read this column is not carried over.',
  hint: 'Say ENCRYPTED WITH of the column in a migration of your own, or keep the column out of the API.',
  consequence: 'A new database keeps its values in plain text.',
} as const;

/** SQL Server's Always Encrypted, https://learn.microsoft.com/sql/relational-databases/security/encryption/always-encrypted-database-engine */
export function passEncryption(cursor: Cursor): boolean {
  const from = cursor.at;
  cursor.at += 1;
  cursor.take('with');
  if (cursor.isSymbol('(')) cursor.skipUnit();
  cursor.remark(ENCRYPTION, from, cursor.at);
  return true;
}

/** The database keeps a table or a column encrypted, and answers it in plain text to whoever may read it. */
export function encryptionDropped(what: 'table' | 'column', name: string): Remark {
  return {
    severity: 'warning',
    code: 'encryption-dropped',
    message: `That the database keeps ${name} encrypted is not carried over.`,
    consequence: 'A new database keeps it in plain text, unless all of it is encrypted.',
    hint: `Say so of the ${what} in a migration of your own.`,
  };
}

/** Oracle's ENCRYPT, https://docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf/CREATE-TABLE.html; how it does so may follow. */
export function passStorageEncryption(cursor: Cursor, column: string): boolean {
  const from = cursor.at;
  cursor.at += 1;
  if (cursor.take('using')) cursor.skipUnit();
  if (cursor.take('identified', 'by')) cursor.skipUnit();
  if (cursor.kind() === TokenKind.string) cursor.at += 1;
  if (!cursor.take('no', 'salt')) cursor.take('salt');
  cursor.remark(encryptionDropped('column', column), from, cursor.at);
  return true;
}

/** MariaDB's WITHOUT SYSTEM VERSIONING behind a column, https://mariadb.com/kb/en/system-versioned-tables/ */
export function passUnversioned(cursor: Cursor, column: string): boolean {
  const from = cursor.at;
  if (!cursor.take('without', 'system', 'versioning')) return false;
  cursor.remark(
    {
      severity: 'info',
      code: 'versioning-of-column',
      message: `That changes of ${column} alone leave no earlier state of their row is not carried over.`,
      consequence: 'Where a new database keeps earlier states of rows, it keeps those too.',
    },
    from,
    cursor.at,
  );
  return true;
}

/** Oracle 23ai numbers rows whose key a change makes NULL, too: `BY DEFAULT ON NULL FOR INSERT AND UPDATE`. */
export function passNumberOfUpdates(cursor: Cursor, column: string): void {
  const from = cursor.at;
  if (!takeUpdatesToo(cursor)) return;
  cursor.remark(
    {
      severity: 'warning',
      code: 'default-of-updates',
      message: `That ${column} becomes its default where a change makes it NULL is not carried over.`,
      consequence: 'Such a change is refused.',
    },
    from,
    cursor.at,
  );
}

/** Which statements ON NULL is for, https://docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf/CREATE-TABLE.html. @returns whether changes are among them */
export function takeUpdatesToo(cursor: Cursor): boolean {
  return cursor.take('for', 'insert') && !cursor.take('only') && cursor.take('and', 'update');
}

/** SQLite's ON CONFLICT, https://sqlite.org/lang_conflict.html: what the other words lead to is a refusal, as it is without them. */
export function passConflict(cursor: Cursor): boolean {
  const from = cursor.at;
  if (!cursor.take('on', 'conflict')) return false;
  const word = cursor.word();
  cursor.at += 1;
  if (word === 'ignore' || word === 'replace') {
    const then = word === 'ignore' ? 'passed over' : 'let in, in the place of another or with the default';
    cursor.remark(
      {
        severity: 'warning',
        code: 'conflict-clause',
        message: `ON CONFLICT ${word.toUpperCase()} is left out: a row that breaks this rule is no longer ${then}.`,
        consequence: 'It is refused.',
      },
      from,
      cursor.at,
    );
  }
  return true;
}

/** Oracle may look at checks when a transaction ends; databases that can otherwise do so for keys alone. */
export function reportTimedCheck(cursor: Cursor, from: number, end: number): void {
  cursor.remark(
    {
      severity: 'info',
      code: 'check-deferrable',
      message: 'When this check is looked at (DEFERRABLE) is left out.',
      consequence: 'It is looked at with every statement.',
    },
    from,
    end,
  );
}

/** `USING INDEX …` with its storage up to the next clause a column can have. */
export function passUsing(cursor: Cursor): boolean {
  cursor.at += 1;
  while (!cursor.done && !cursor.isSymbol(',') && !ENDS_USING.has(cursor.word())) cursor.skipUnit();
  return true;
}

const ENDS_USING = new Set([
  'not',
  'null',
  'default',
  'primary',
  'unique',
  'check',
  'references',
  'constraint',
  'comment',
  'enable',
  'disable',
]);
