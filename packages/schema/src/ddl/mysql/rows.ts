import type { RowForms } from '../shared/row-forms.ts';

/** https://dev.mysql.com/doc/refman/8.4/en/example-auto-increment.html: the counter follows the greatest number that is given. */
export const rows: RowForms = { mostRows: 500, zeroCounts: true, looselyCompared: true };
