import { singularize } from '@backsmith/text';
import { addUsualColumns } from './add-columns.ts';
import type { Draft, DraftTable } from './draft.ts';

/** "As a ward manager, I want to …" */
const TELLER = /\bas an? (\p{L}+(?: \p{L}+)?),? i(?:'d| would)? (?:also )?(?:want|need|can|like|wish|should|must)\b/giu;

/** Who tells the user stories of a text, in the singular. */
export function tellersOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(TELLER)].map(([, who = '']) => singularize(who.toLowerCase())));
}

/**
 * Makes one table of users of those who only tell stories: a nurse and a ward manager of whom nothing is kept are two roles of
 * who signs in. One alone stays, and so does everybody something is said of.
 */
export function foldRoles(draft: Draft, tellers: ReadonlySet<string>): void {
  const all = [...draft.tables.values()];
  const idle = all.filter((table) => tellers.has(table.key) && isIdle(table, all));
  if (idle.length < 2 || draft.tables.has('user')) return;
  for (const { key } of idle) draft.tables.delete(key);
  const users: DraftTable = {
    key: 'user',
    thingClass: 'person',
    columns: [],
    links: [],
    joins: false,
    origin: 'stated',
  };
  draft.tables.set('user', users);
  const values = idle.map(({ key }) => key.replaceAll(' ', '_'));
  users.columns.push({ name: 'role', type: 'string', required: true, unique: false, values, origin: 'stated' });
  addUsualColumns(draft, users);
  const names = idle.map(({ key }) => key);
  draft.notes.push({
    code: 'folded-roles',
    message: `I made one table of users of ${names.join(', ')}: nothing is kept of them but who they are.`,
    table: 'user',
  });
}

/** Nothing is told of it, and nothing has to do with it. */
function isIdle({ key, thingClass, columns, links }: DraftTable, all: readonly DraftTable[]): boolean {
  return (
    thingClass === 'person' &&
    links.length === 0 &&
    columns.every(({ origin }) => origin !== 'stated') &&
    all.every((other) => other.links.every(({ target }) => target !== key))
  );
}
