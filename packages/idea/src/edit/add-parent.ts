import type { Table } from '@backsmith/schema';
import { singularize } from '@backsmith/text';
import { classOf, findThing } from '../extract/thing-class.ts';
import { snakeName } from '../model/names.ts';
import { SHARED_NOUNS } from '../vocabulary/grammar-words.ts';
import { listed } from './choose-place.ts';
import { done, type EditState, keyColumn, type Outcome, refuse } from './edit-state.ts';
import { joinMany } from './relate-tables.ts';
import { addLink, madeTable, makeTable, newColumn, newTableName, usualColumns } from './statements.ts';
import type { Wanted } from './wanted.ts';

export function addRelatedTable(state: EditState, one: Wanted, table: Table): Outcome {
  if (keyColumn(table) === undefined)
    return refuse('NOT_A_STATEMENT', `${table.name} has no key of one column that others could refer to.`);
  const key = one.words.join(' ');
  const name = newTableName(key);
  if (name === '') return refuse('NOT_UNDERSTOOD', 'Say the name in letters and digits.');
  const stated = one.fields.filter(({ words }) => words.length > 0).map((field) => newColumn(field.words, name, field));
  const tableKey = singularize(table.name.split('_').at(-1) ?? '');
  if (isChild(key, table, one)) {
    const columns = usualColumns(name, stated, [tableKey]);
    const cascade = classOf(key) === 'part';
    return done(
      makeTable(state, { name, columns, targets: [{ table, required: true, cascade }], joins: false }),
      `Added ${name}, many for each row of ${table.name}.`,
      assumed(
        name,
        columns.map((column) => column.name),
        stated.length,
      ),
    );
  }
  return addParentTable(state, one, table, name, stated);
}

/** A new table that rows of this one refer to. */
export function addParent(state: EditState, one: Wanted, table: Table): Outcome {
  const name = newTableName(one.words.join(' '));
  if (name === '') return refuse('NOT_UNDERSTOOD', 'Say the name in letters and digits.');
  return addParentTable(state, one, table, name, []);
}

/** Something on its own that rows of the table refer to, or share. */
function addParentTable(
  state: EditState,
  one: Wanted,
  table: Table,
  name: string,
  stated: ReturnType<typeof newColumn>[],
): Outcome {
  const columns = usualColumns(name, stated, []);
  const create = makeTable(state, { name, columns, targets: [], joins: false });
  const made = madeTable(state, name);
  const shared = one.plural && (SHARED_NOUNS.has(one.words.join(' ')) || SHARED_NOUNS.has(one.words.at(-1) ?? ''));
  const note = assumed(
    name,
    columns.map((column) => column.name),
    stated.length,
  );
  if (shared) {
    const join = joinMany(state, table, made);
    if (join.kind === 'statements') return done([...create, ...join.statements], `Added ${name}.`, ...join.notes, note);
    return join;
  }
  return done([...create, ...addLink(state, table, made)], `Added ${name}; ${table.name} refer to it.`, note);
}

/** Whether a new thing belongs to the table, as the vocabulary has it or as its kind suggests. */
function isChild(key: string, table: Table, one: Wanted): boolean {
  const owner = singularize(snakeName(table.name).replaceAll('_', ' '));
  const thing = findThing(key);
  const names = [owner, singularize(owner.split(' ').at(-1) ?? '')];
  if (thing?.links.some(({ targets }) => targets.some((target) => names.includes(target))) === true) return true;
  const ownerThing = findThing(names[0] ?? '') ?? findThing(names[1] ?? '');
  if (ownerThing?.links.some(({ targets, many }) => targets.includes(key) && !many) === true) return false;
  if (SHARED_NOUNS.has(key)) return false;
  return (
    ['part', 'event', 'doc', 'schedule'].includes(classOf(key)) ||
    (thing === undefined && one.plural) ||
    one.fields.length > 0
  );
}

export function assumed(name: string, columns: readonly string[], stated: number): string {
  const rest = columns.slice(stated);
  const given = rest.length === 0 ? columns : rest;
  const words = `the ${given.length === 1 ? 'column' : 'columns'} ${listed(given)}`;
  return rest.length === 0 ? `${name} got ${words}.` : `I gave ${name} ${words}.`;
}
