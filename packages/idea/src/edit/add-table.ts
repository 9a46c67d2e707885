import type { Table } from '@backsmith/schema';
import { singularize } from '@backsmith/text';
import { findThing } from '../extract/thing-class.ts';
import { tableName } from '../model/names.ts';
import { assumed } from './add-parent.ts';
import { addTo } from './add.ts';
import { done, type EditState, keyColumn, type Outcome, refuse } from './edit-state.ts';
import { tableCalled } from './resolve-name.ts';
import { makeTable, newColumn, usualColumns } from './statements.ts';
import type { Wanted } from './wanted.ts';

/** A table on its own: "add a table suppliers with name and phone". */
export function addTable(state: EditState, one: Wanted, fields: readonly Wanted[]): Outcome {
  const name = tableName(one.text);
  if (name === '') return refuse('NOT_UNDERSTOOD', 'Say the name in letters and digits.');
  const there = tableCalled(state, one.text);
  if (there !== undefined)
    return fields.length > 0
      ? addTo(state, fields, there)
      : refuse('ALREADY_SO', `There is a table ${there.name} already.`);
  const linked = fields.flatMap((field) => tableCalled(state, field.text) ?? []);
  const stated = fields
    .filter((field) => tableCalled(state, field.text) === undefined && field.words.length > 0)
    .map((field) => newColumn(field.words, name, field));
  const columns = usualColumns(
    name,
    distinct(stated),
    linked.map((table) => singularize(table.name)),
  );
  const parents = linked.length > 0 ? linked : knownParents(state, one);
  const targets = parents
    .filter((table) => keyColumn(table) !== undefined)
    .map((table) => ({ table, required: false, cascade: false }));
  return done(
    makeTable(state, { name, columns, targets, joins: false }),
    `Added ${name}.`,
    assumed(
      name,
      columns.map((column) => column.name),
      stated.length,
    ),
    ...targets.map(({ table }) => `${name} refer to ${table.name}.`),
  );
}

function distinct(columns: ReturnType<typeof newColumn>[]): ReturnType<typeof newColumn>[] {
  return columns.filter(
    ({ name }, at) =>
      name !== '' &&
      !['id', 'created_at', 'updated_at'].includes(name) &&
      columns.findIndex((other) => other.name === name) === at,
  );
}

/** Tables that are there and that a thing of this name usually belongs to. */
function knownParents(state: EditState, one: Wanted): readonly Table[] {
  const thing = findThing(one.words.join(' '));
  if (thing === undefined) return [];
  const parents = thing.links
    .filter(({ role, many }) => role === undefined && !many)
    .flatMap(({ targets }) => tableCalled(state, targets[0] ?? '') ?? []);
  return [...new Set(parents)].slice(0, 3);
}
