import type { TableRowsRule } from '../dialects/dialect-rules.ts';
import type { Cursor, Remark } from './cursor.ts';
import { encryptionDropped } from './dropped-attributes.ts';

const REMARKS: Readonly<Record<TableRowsRule['says'], (table: string) => Remark>> = {
  elsewhere: (table) => ({
    severity: 'warning',
    code: 'rows-elsewhere',
    message: `The rows of ${table} lie in another place, which a new database is not told.`,
    hint: 'Make the table in a migration of your own where it is to show them.',
    consequence: 'It is a table of its own there, without rows.',
  }),
  fixed: (table) => ({
    severity: 'warning',
    code: 'rows-fixed',
    message: `That rows of ${table} are not changed is not carried over.`,
    hint: 'Leave the calls that change them out, or refuse them to every role.',
    consequence: 'The API changes and deletes them.',
  }),
  fleeting: (table) => ({
    severity: 'info',
    code: 'rows-fleeting',
    message: `The rows of ${table} do not outlast the server here, which a new database is not told.`,
    consequence: 'It keeps them.',
    hint: 'Delete them where the application begins, if they must not be there.',
  }),
  expiring: (table) => ({
    severity: 'warning',
    code: 'rows-expire',
    message: `That rows of ${table} or their earlier states are deleted after a time is not carried over.`,
    consequence: 'They are kept until somebody deletes them.',
    hint: 'Delete them by a task of your own.',
  }),
  kept: (table) => ({
    severity: 'warning',
    code: 'row-history-dropped',
    message: `That earlier states of the rows of ${table} are kept is not carried over.`,
    consequence: 'What a row was before a change is lost.',
    hint: 'Say so of the table in a migration of your own.',
  }),
  encrypted: (table) => encryptionDropped('table', table),
};

/** Says where an option of a table, from one token up to another, speaks of its rows. */
export function remarkRows(cursor: Cursor, from: number, end: number, table = 'this table'): void {
  const { tableRows = [] } = cursor.rules.clauses;
  if (tableRows.length === 0) return;
  const text = cursor.textBetween(from, end).toLowerCase().replaceAll('=', ' = ').replace(/\s+/g, ' ');
  const said = new Set(tableRows.flatMap(({ words, says }) => (words.test(text) ? [says] : [])));
  for (const one of said) cursor.remark(REMARKS[one](table), from, end);
}
