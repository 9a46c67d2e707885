import type { Table } from '@backsmith/schema';
import { isPlural, pluralizeLast, singularizeLast } from '@backsmith/text';
import { columnName, snakeName } from '../model/names.ts';
import { chooseColumn, placesOf, shown } from './choose-place.ts';
import { ask, done, refuse, tableRef, written, type EditState, type Outcome } from './edit-state.ts';
import { bareName, tableCalled, tablesNamed } from './resolve-name.ts';

/** ALTER TABLE … RENAME, of a table or of a column. */
export function rename(state: EditState, from: string, to: string): Outcome {
  const bare = bareName(to.replace(/\s+(?:instead|please)$/u, ''));
  const isColumn = /\b(?:column|field|attribute)s?\b/u.test(from) || /\w\.\w/u.test(from);
  const tables = isColumn ? [] : tablesNamed(state, from);
  const exact = tables.filter((table) => tableCalled(state, from) === table);
  if (exact.length === 0 && placesOf(state, from).length > 0) return renameColumn(state, from, bare);
  const [only, ...more] = exact.length > 0 ? exact : tables;
  if (only === undefined) return renameColumn(state, from, bare);
  if (more.length > 0)
    return ask(
      `Several tables may be meant by ${shown(from)}. Which one?`,
      tables.map(({ name }) => `rename ${name} to ${bare}`),
    );
  return renameTable(state, only, bare);
}

function renameTable(state: EditState, table: Table, to: string): Outcome {
  const wanted = snakeName(to);
  if (wanted === '') return refuse('NOT_UNDERSTOOD', 'Say the new name in letters and digits.');
  const singular = !isPlural(table.name.split('_').at(-1) ?? '');
  const name = singular ? singularizeLast(wanted) : pluralizeLast(wanted);
  if (name === table.name) return refuse('ALREADY_SO', `The table is called ${name} already.`);
  if (state.schema.tables.some((other) => other.name.toLowerCase() === name))
    return refuse('ALREADY_SO', `There is a table called ${name} already.`);
  return done(
    [state.writer.forms.renameTable(tableRef(state, table), written(state, name))],
    `Renamed ${table.name} to ${name}.`,
  );
}

function renameColumn(state: EditState, from: string, to: string): Outcome {
  const found = chooseColumn(state, from, (place) => `rename ${place} to ${to}`);
  if ('outcome' in found) return found.outcome;
  const { table, column } = found.value;
  const name = columnName(to, snakeName(table.name));
  if (name === '') return refuse('NOT_UNDERSTOOD', 'Say the new name in letters and digits.');
  if (table.columns.some((other) => other.name.toLowerCase() === name))
    return refuse('ALREADY_SO', `${table.name} has a column called ${name} already.`);
  return done(
    [state.writer.forms.renameColumn(tableRef(state, table), written(state, column.name), written(state, name))],
    `Renamed ${column.name} of ${table.name} to ${name}.`,
  );
}
