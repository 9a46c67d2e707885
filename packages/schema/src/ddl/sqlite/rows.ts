import type { RowForms } from '../shared/row-forms.ts';

/** https://sqlite.org/autoinc.html: the counter follows the greatest number that is given. */
export const rows: RowForms = { mostRows: 500 };
