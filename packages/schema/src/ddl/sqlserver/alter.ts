import { STANDARD_FORMS, type AlterForms } from '../shared/alter-forms.ts';
import { literals } from './literals.ts';

/** A name as written, without its brackets. */
const bareName = (name: string): string => (/^\[.*\]$/s.test(name) ? name.slice(1, -1).replaceAll(']]', ']') : name);

/** The new name is one text and no code: `sp_rename N'[t]', N'a]b'`. */
const rename = (path: string, name: string, kind: string): string =>
  `EXEC sp_rename ${[path, bareName(name), ...(kind === '' ? [] : [kind])].map(literals.string).join(', ')}`;

/** The table of an ALTER TABLE, whose name may hold any words: `[items ADD ons]`. */
const ALTERED = /^ALTER TABLE (?:\[(?:[^\]]|\]\])*\]|[^\s[])+(?= ADD )/;

/** https://learn.microsoft.com/sql/t-sql/statements/alter-table-transact-sql */
export const alter: AlterForms = {
  ...STANDARD_FORMS,
  // A default is a constraint here, and its name was given by the server.
  dropDefault: () => undefined,
  countedKey: 'bigint IDENTITY(1,1) PRIMARY KEY',
  countedType: 'bigint',
  addColumn: (definition) => `ADD ${definition}`,
  retype: ({ name, type, notNull }) => `ALTER COLUMN ${name} ${type} ${notNull ? 'NOT NULL' : 'NULL'}`,
  nullability: ({ name, type, notNull }) => `ALTER COLUMN ${name} ${type} ${notNull ? 'NOT NULL' : 'NULL'}`,
  setDefault: (column, value) => `ADD DEFAULT ${value} FOR ${column}`,
  dropForeignKey: (name) => `DROP CONSTRAINT ${name}`,
  renameTable: (table, name) => rename(table, name, ''),
  renameColumn: (table, column, name) => rename(`${table}.${column}`, name, 'COLUMN'),
  dropIndex: (index, table) => `DROP INDEX ${index} ON ${table}`,
  unchecked: { foreignKey: withoutCheck, check: withoutCheck },
  renamesBreakTexts: true,
  recomment: (statement) => statement.replace('sp_addextendedproperty', 'sp_updateextendedproperty'),
};

function withoutCheck(statement: string): readonly string[] {
  return [statement.replace(ALTERED, (table) => `${table} WITH NOCHECK`)];
}
