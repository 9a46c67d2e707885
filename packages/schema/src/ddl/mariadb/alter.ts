import { alter as mysql, impliedName } from '../mysql/alter.ts';
import type { AlterForms } from '../shared/alter-forms.ts';

/** https://mariadb.com/kb/en/alter-table/ says what MySQL says, but for checks. */
export const alter: AlterForms = {
  ...mysql,
  dropCheck: (name) => `DROP CONSTRAINT ${name}`,
  // Whatever copies a table holds all its rows against all its checks, those they were never held against included.
  around: ['SET check_constraint_checks = 0', 'SET check_constraint_checks = 1'],
  unchecked: { ...mysql.unchecked, check: (statement) => [statement] },
  impliedName: (rule) => (rule.kind === 'check' ? `CONSTRAINT_${rule.place}` : impliedName(rule)),
};
