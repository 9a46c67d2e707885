import { placeKey, type Position } from '@backsmith/text';
import type { Findings } from '../findings.ts';
import type { ColumnRole } from '../options.ts';
import type { TracedView } from '../roles/trace-view.ts';
import { MOST_COMPONENTS } from '../drafts/most-components.ts';
import { noteBeyond } from './note-choices.ts';
import type { DesignedJoin } from '../drafts/classify-tables.ts';
import type { ColumnRoles, MissedRole } from '../roles/assign-roles.ts';

/** A view that is listed, what of it nobody knows the type of, and what is of a type that only its database has. */
type ListedView = {
  readonly view: { readonly viewName: string; readonly place: Position };
  readonly untyped: readonly string[];
  readonly asText: readonly string[];
};

/** Says of columns why they are not what their names say, where somebody would rely on it. */
export function noteMissedRoles(missed: readonly MissedRole[], findings: Findings): void {
  for (const one of missed) {
    const consequence = CONSEQUENCES[one.role];
    if (consequence === undefined) continue;
    const text = `${one.table}.${one.column} is called like ${consequence}, as ${one.reason}.`;
    findings.assume('role-not-possible', one.place, text);
  }
}

/** Says of groups that are chosen for tables which only relate others that nothing asks for them. */
export function noteJoinGroups(
  joins: readonly DesignedJoin[],
  groups: ColumnRoles['groups'],
  findings: Findings,
): void {
  for (const { join, owner, target } of joins) {
    if (groups.get(placeKey(join.table))?.basis !== 'chosen') continue;
    const text = `The group chosen for ${join.table.name} decides nothing: it relates ${owner.table.name} and ${target.table.name}, and its calls are for whoever may make those of both.`;
    findings.assume('group-not-heard', join.table, text, 'Choose the groups of the two tables.');
  }
}

/** Says what the lists of views leave out, what they show besides, and what they show as text. */
export function noteViews(traced: readonly TracedView[], designed: readonly ListedView[], findings: Findings): void {
  for (const { view, shown, hidden, showsDeleted } of traced) {
    if (hidden.length > 0) {
      const text = `The list of the view ${view.name} leaves out ${hidden.join(', ')}: they are secrets by their names, or made of columns that are, or may be.`;
      findings.leaveOut('secret-left-out', view, text, 'not in the API');
    }
    noteBeyond(
      view,
      shown.slice(MOST_COMPONENTS).map(({ name }) => name),
      findings,
    );
    if (showsDeleted.length > 0) {
      const text = `The view ${view.name} shows deleted records of ${showsDeleted.join(', ')}: its query does not ask whether they are deleted.`;
      findings.assume('view-shows-deleted', view, text, 'Ask for it in the WHERE of the view.');
    }
  }
  for (const { view, untyped, asText } of designed) {
    const shows = (names: readonly string[]): string =>
      `The list of the view ${view.viewName} shows ${names.join(', ')} as text`;
    if (asText.length > 0) {
      const text = `${shows(asText)}, which lists are neither ordered by nor compared with.`;
      findings.assume('view-column-as-text', view.place, text);
    }
    if (untyped.length === 0) continue;
    const text = `${shows(untyped)}: its query does not say of what type it is.`;
    const consequence = 'neither ordered by nor compared with';
    findings.leaveOut(
      'view-column-as-text',
      view.place,
      text,
      consequence,
      'CAST (value AS type) in the view says it.',
    );
  }
}

const CONSEQUENCES: Readonly<Partial<Record<ColumnRole, string>>> = {
  secret: 'a secret, and answers show it',
  owner: 'an owner, and everybody sees the record',
  author: 'an author, and requests say who it is',
  deleted: 'a soft delete, and deleting removes the row',
};
