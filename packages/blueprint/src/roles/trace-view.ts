import type { ColumnAddress, Schema, Table, View, ViewColumn } from '@backsmith/schema';
import { placeKey, placeOf } from '@backsmith/text';
import { isAbove, type Role } from '@backsmith/options';
import { isAccountsTable } from './find-accounts.ts';
import type { ColumnRoles } from './assign-roles.ts';
import { isSecretName } from './role-rules.ts';

/** A view with what its columns come from, and what of it nobody may see. */
export type TracedView = {
  readonly view: View;
  readonly shown: readonly ViewColumn[];
  /** Columns that secrets are read from, or may be. */
  readonly hidden: readonly string[];
  /** The least role that reads all it reads: administrators where records are somebody's, as no rule asks for its rows. */
  readonly readBy: Role;
  /** The tables whose deleted records it shows. */
  readonly showsDeleted: readonly string[];
  readonly tableOf: (address: ColumnAddress) => Table | undefined;
};

/** Looks through the views of a schema for what their tables keep from callers: secrets, others' and deleted records. */
export function traceViews(schema: Schema, roles: ColumnRoles): (view: View) => TracedView {
  // Tables made by one text within another may stand in one place, and a view have all of their columns.
  const places = Map.groupBy(
    schema.tables.flatMap((table) => table.columns.map((column) => ({ table, column }))),
    ({ table, column }) => `${placeKey(table)}\n${column.name}`,
  );
  const holders = ({ table, column }: ColumnAddress) => places.get(`${placeKey(table)}\n${column}`) ?? [];
  const isSecret = (address: ColumnAddress): boolean =>
    holders(address).some(({ table, column }) => isSecretColumn(table, column, roles));
  const tableOf = (address: ColumnAddress): Table | undefined => holders(address)[0]?.table;
  const hasSecrets = schema.tables.some((table) =>
    table.columns.some((column) => isSecretColumn(table, column, roles)),
  );
  const texts = textsOf(schema);
  const readAbove = (role: Role) => schema.tables.filter((table) => isAbove(readerOf(table, roles), role));
  const reading = (role: Role) =>
    reaching(
      texts,
      readAbove(role).map(({ name }) => name),
    );
  const forEditors = reading('USER');
  const forAdministrators = reading('EDITOR');
  const deleted = schema.tables.flatMap((table) => {
    const marks = marksOf(table, roles);
    if (marks.length === 0) return [];
    const unasked = texts.filter(({ conditions }) => !marks.some((mark) => mentions(conditions, mark)));
    return [{ name: table.name, views: reaching(unasked, [table.name]) }];
  });
  return (view) => {
    const columns = view.traced ?? [];
    const isHidden = ({ name, reads, isObscure }: ViewColumn): boolean =>
      isSecretName(name) || reads.some(isSecret) || (isObscure === true && hasSecrets);
    return {
      view,
      shown: columns.filter((column) => !isHidden(column)),
      hidden: columns.filter(isHidden).map(({ name }) => name),
      readBy: forAdministrators.has(view.name) ? 'ADMIN' : forEditors.has(view.name) ? 'EDITOR' : 'USER',
      showsDeleted: deleted.filter(({ views }) => views.has(view.name)).map(({ name }) => name),
      tableOf,
    };
  };
}

/** The earlier rows of a table, traced as a view that shows all of it: nobody sees of them what its rows keep to themselves. */
export function traceHistory(table: Table, view: View, roles: ColumnRoles): TracedView {
  const secret = table.columns.filter((column) => isSecretColumn(table, column, roles)).map(({ name }) => name);
  return {
    view,
    shown: view.traced?.filter(({ name }) => !secret.includes(name)) ?? [],
    hidden: secret,
    readBy: readerOf(table, roles),
    showsDeleted: marksOf(table, roles).length > 0 ? [table.name] : [],
    tableOf: () => table,
  };
}

/** The least role that reads all rows of a table: administrators where they are somebody's. */
function readerOf(table: Table, roles: ColumnRoles): Role {
  return roles.isOwned(table) || roles.isOfTenant(table) ? 'ADMIN' : roles.readBy(placeOf(table));
}

/** The columns that mark a row as deleted. */
function marksOf(table: Table, roles: ColumnRoles): readonly string[] {
  return table.columns.filter((column) => roles.of(table, column) === 'deleted').map(({ name }) => name);
}

function isSecretColumn(table: Table, column: Table['columns'][number], { of, accounts }: ColumnRoles): boolean {
  const isPassword = isAccountsTable(table, accounts) && accounts?.password.name === column.name;
  return isPassword || of(table, column) === 'secret';
}

/** A text in lower case, and the words in it. */
type Words = { readonly text: string; readonly words: ReadonlySet<string> };

/** A view or a routine, what its text says, and what of that are conditions. */
type NamedText = { readonly name: string; readonly whole: Words; readonly conditions: Words };

/** The texts of views and routines, taken apart once for all that is looked for in them. */
function textsOf({ tables, views, definitions = [] }: Schema): readonly NamedText[] {
  const routines = definitions.filter(({ kind }) => kind === 'routine');
  // Whoever reads where a table keeps its earlier rows, reads the table.
  const histories = tables.flatMap(({ name: text, history }) => (history === undefined ? [] : [{ ...history, text }]));
  const texts = [...views.map(({ name, definition: text }) => ({ name, text })), ...routines, ...histories];
  return texts.map(({ name, text }) => ({ name, whole: wordsOf(text), conditions: wordsOf(conditionsIn(text)) }));
}

function wordsOf(given: string): Words {
  const text = given.toLowerCase();
  return { text, words: new Set(text.match(/[\p{L}_][\p{L}\p{N}_$]*/gu)) };
}

/** The names of those that read one of these tables: themselves, through other views, or through routines. */
function reaching(texts: readonly NamedText[], tables: readonly string[]): ReadonlySet<string> {
  const names = new Set(tables);
  const found = new Set<string>();
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const { name, whole } of texts) {
      if (found.has(name) || ![...names].some((one) => one !== name && mentions(whole, one))) continue;
      found.add(name);
      names.add(name);
    }
  }
  return found;
}

/** Whether a text names it: as a word, or, where the name is none, anywhere. */
function mentions({ text, words }: Words, name: string): boolean {
  const wanted = name.toLowerCase();
  return words.has(wanted) || (!/^[\p{L}_][\p{L}\p{N}_$]*$/u.test(wanted) && text.includes(wanted));
}

/** What of a query stands behind WHERE, ON or HAVING. */
function conditionsIn(text: string): string {
  const at = text.search(/\b(?:where|on|having)\b/iu);
  return at < 0 ? '' : text.slice(at);
}
