import { STANDARD_FORMS, type AlterForms } from '../shared/alter-forms.ts';

/** https://www.sqlite.org/lang_altertable.html */
export const alter: AlterForms = {
  ...STANDARD_FORMS,
  countedKey: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  countedType: 'INTEGER',
  changesColumns: false,
};
