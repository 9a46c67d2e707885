import type { Table } from '@backsmith/schema';
import { isPlural, singularize } from '@backsmith/text';
import { singularOf, snakeName, tableName } from '../model/names.ts';
import { done, refuse, type EditState, type Outcome } from './edit-state.ts';
import { columnsNamed, tableCalled, tablesNamed } from './resolve-name.ts';
import { makeTable, newColumn, usualColumns } from './statements.ts';
import type { Wanted } from './wanted.ts';

/** The tables a few words stand for, one each; nothing where a word stands for none or several. */
function oneEach(state: EditState, names: readonly string[]): readonly Table[] | undefined {
  const found = names.map((name) => tablesNamed(state, name));
  return found.every((tables) => tables.length === 1) ? found.flat() : undefined;
}

/** A record with the properties that were said and no others, kept for each of the owners: inspections of vehicles. */
export function makeRecord(
  state: EditState,
  what: string,
  owners: readonly string[],
  fields: readonly Wanted[],
): Outcome | undefined {
  const targets = oneEach(state, owners);
  const words = what.replaceAll('-', ' ').split(' ');
  const name = tableName([...words.slice(0, -1), singularize(words.at(-1) ?? '')].join(' '));
  if (targets === undefined || name === '' || tablesNamed(state, what).length > 0) return undefined;
  if (fields.length === 0 && !isPlural(words.at(-1) ?? '')) return undefined;
  const stated = fields.map((field) => newColumn(field.words, name, field));
  const columns =
    stated.length > 1
      ? stated
      : usualColumns(
          name,
          stated,
          targets.map((target) => singularOf(target.name)),
        );
  return done(
    makeTable(state, {
      name,
      columns,
      targets: targets.map((table, at) => ({ table, required: true, cascade: at > 0 || targets.length === 1 })),
      joins: false,
    }),
    `Added ${name}, which refer to ${targets.map((table) => table.name).join(' and ')}.`,
  );
}

/** What somebody does with many things, once with each: likes of posts, products on a wishlist. */
export function joinByAct(
  state: EditState,
  person: string,
  what: string,
  act: string,
  isWhole = false,
  fields: readonly Wanted[] = [],
): Outcome | undefined {
  const tables = oneEach(state, [person, what]);
  const [one, other] = tables ?? [];
  if (one === undefined || other === undefined) return undefined;
  const name = tableName(isWhole ? act : `${singularOf(snakeName(other.name)).replaceAll('_', ' ')} ${act}`);
  if (tableCalled(state, name) !== undefined) return refuse('ALREADY_SO', `There is a table ${name} already.`);
  if (isWhole && columnsNamed(state, act, other).length > 0) return undefined;
  const columns = fields.map((field) => newColumn(field.words, name, field));
  const roles = one === other ? ['', act === 'follow' ? 'followed' : 'other'] : [];
  const targets = [one, other].map((table, at) => ({
    ...{ table, required: true, cascade: true },
    ...(roles[at] === undefined || roles[at] === '' ? {} : { role: `${roles[at]} ${singularOf(table.name)}` }),
  }));
  return done(
    makeTable(state, { name, columns, targets, joins: true }),
    `${name} link ${one.name} and ${other.name}, many to many.`,
  );
}
