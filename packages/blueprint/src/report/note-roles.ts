import type { Findings } from '../findings.ts';
import type { ColumnRole } from '../options.ts';
import type { WrittenView } from '../stores/jpa/ddl/target-ddl.ts';
import type { MissedRole } from '../roles/assign-roles.ts';

/** Says of columns why they are not what their names say, where somebody would rely on it. */
export function noteMissedRoles(missed: readonly MissedRole[], findings: Findings): void {
  for (const one of missed) {
    const consequence = CONSEQUENCES[one.role];
    if (consequence === undefined) continue;
    const text = `${one.table}.${one.column} is called like ${consequence}, as ${one.reason}.`;
    findings.assume('role-not-possible', one.place, text);
  }
}

/** Says which columns of views are not shown, because they are secrets by their names. */
export function noteHiddenColumns(views: readonly WrittenView[], findings: Findings): void {
  for (const { view, hidden } of views) {
    if (hidden.length === 0) continue;
    const text = `The list of the view ${view.name} leaves out ${hidden.join(', ')}: by their names they are secrets.`;
    findings.leaveOut('secret-left-out', view, text, 'not in the API');
  }
}

const CONSEQUENCES: Readonly<Partial<Record<ColumnRole, string>>> = {
  secret: 'a secret, and answers show it',
  owner: 'an owner, and everybody sees the record',
  author: 'an author, and requests say who it is',
  deleted: 'a soft delete, and deleting removes the row',
};
