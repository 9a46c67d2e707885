import { rows as mysql } from '../mysql/rows.ts';
import { STANDARD_ROWS, type RowForms } from '../shared/row-forms.ts';

/** MySQL's rules, and sequences. */
export const rows: RowForms = { ...mysql, restartSequence: STANDARD_ROWS.restartSequence };
