import { STANDARD_ROWS, type RowForms } from '../shared/row-forms.ts';

export const rows: RowForms = STANDARD_ROWS;
