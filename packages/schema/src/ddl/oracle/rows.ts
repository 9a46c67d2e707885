import { identityClause } from '../statements/create-sequence.ts';
import type { RowForms } from '../shared/row-forms.ts';

/** https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/ALTER-TABLE.html; an INSERT takes one row before 23ai. */
export const rows: RowForms = {
  mostRows: 1,
  refusesCounted: true,
  emptyIsNull: true,
  countOn: ({ table, column, designed, next }) =>
    `ALTER TABLE ${table} MODIFY ${column} ${identityClause({ always: false, neverReuses: true, ...designed.identity, start: next })}`,
  restartSequence: (sequence, next) => `ALTER SEQUENCE ${sequence} RESTART START WITH ${next}`,
};
