import { STANDARD_FORMS, type AlterForms } from '../shared/alter-forms.ts';

export const alter: AlterForms = {
  ...STANDARD_FORMS,
  startsEmpty: true,
  retype: ({ name, type }) => `ALTER COLUMN ${name} SET DATA TYPE ${type}`,
  renameColumn: (table, column, name) => `ALTER TABLE ${table} ALTER COLUMN ${column} RENAME TO ${name}`,
};
