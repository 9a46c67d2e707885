import { STANDARD_FORMS, type AlterForms, type UnnamedRule } from '../shared/alter-forms.ts';
import { utf8Length } from '../shared/utf8-length.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

/** https://www.postgresql.org/docs/current/sql-altertable.html */
export const alter: AlterForms = {
  ...STANDARD_FORMS,
  retype: ({ name, type, through }) =>
    `ALTER COLUMN ${name} TYPE ${type}${through === undefined ? '' : ` USING ${name}::${through}::${type}`}`,
  dropExpression: (column) => `ALTER COLUMN ${column} DROP EXPRESSION`,
  addIdentity: (column, clause) => `ALTER COLUMN ${column} ADD ${clause}`,
  dropIdentity: (column) => `ALTER COLUMN ${column} DROP IDENTITY`,
  widenCounter: (sequence, type) => `ALTER SEQUENCE ${sequence} AS ${type}`,
  countOn: (table, column) =>
    `SELECT setval(pg_get_serial_sequence(${literals.string(table)}, ${literals.string(column)}), coalesce(max(${quoted(column)}), 0) + 1, false) FROM ${table}`,
  addValue: (type, value, behind) =>
    `ALTER TYPE ${type} ADD VALUE ${literals.string(value)}${behind === undefined ? '' : ` AFTER ${literals.string(behind)}`}`,
  unchecked: {
    foreignKey: (statement) => [`${statement} NOT VALID`],
    check: (statement) => [`${statement} NOT VALID`],
  },
  impliedName,
};

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const LABELS = { primaryKey: 'pkey', unique: 'key', check: 'check', foreignKey: 'fkey', index: 'idx' } as const;

/** As `ChooseConstraintName` and `ChooseIndexName` of the server make them: the longer part is cut, a number tells two apart. */
function impliedName({ kind, table, columns, isTaken }: UnnamedRule): string {
  const isColumns = kind === 'check' ? columns.length === 1 : kind !== 'primaryKey';
  for (let attempt = 0; ; attempt += 1) {
    const label = `${LABELS[kind]}${attempt === 0 ? '' : String(attempt)}`;
    const name = joined(table, isColumns ? columns.join('_') : '', label);
    if (!isTaken(name)) return name;
  }
}

function joined(table: string, columns: string, label: string): string {
  let [first, second] = [table, columns];
  const room = identifiers.maxLength - label.length - (columns === '' ? 1 : 2);
  while (utf8Length(first) + utf8Length(second) > room) {
    if (utf8Length(first) > utf8Length(second)) first = first.slice(0, -1);
    else second = second.slice(0, -1);
  }
  return [first, ...(second === '' ? [] : [second]), label].join('_');
}
