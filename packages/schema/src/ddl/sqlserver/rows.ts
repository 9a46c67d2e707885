import type { RowForms } from '../shared/row-forms.ts';

/** https://learn.microsoft.com/sql/t-sql/statements/set-identity-insert-transact-sql: the counter follows by itself. */
export const rows: RowForms = {
  mostRows: 500,
  // https://learn.microsoft.com/sql/t-sql/queries/hints-transact-sql-table
  locks: {
    held: { behindTable: ' WITH (UPDLOCK, ROWLOCK)', atEnd: '' },
    free: { behindTable: ' WITH (UPDLOCK, ROWLOCK, READPAST)', atEnd: '' },
  },
  looselyCompared: true,
  aroundCounted: (table) => [`SET IDENTITY_INSERT ${table} ON`, `SET IDENTITY_INSERT ${table} OFF`],
  restartSequence: (sequence, next) => `ALTER SEQUENCE ${sequence} RESTART WITH ${next}`,
};
