import { STANDARD_ROWS, type RowForms } from '../shared/row-forms.ts';

/** https://h2database.com/html/grammar.html#json_literal */
export const rows: RowForms = { ...STANDARD_ROWS, json: (literal) => `${literal} FORMAT JSON` };
