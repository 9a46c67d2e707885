import type { Table } from '@backsmith/schema';
import { singularize } from '@backsmith/text';
import { singularOf, snakeName, tableName } from '../model/names.ts';
import { addTo } from './add.ts';
import { placesOf } from './choose-place.ts';
import { replaceColumn, splitList } from './commands.ts';
import { ask, done, dropColumns, keysOf, refuse, type EditState, type Outcome } from './edit-state.ts';
import { linkMany } from './relate-tables.ts';
import { rename } from './rename.ts';
import { columnsNamed, tablesNamed, type Place } from './resolve-name.ts';
import { setRequired } from './rules.ts';
import { addLink, madeTable, makeTable, newColumn, usualColumns } from './statements.ts';
import { readWanted } from './wanted.ts';

/** The one column a phrase means, its table said behind it or not. */
function placeOf(state: EditState, text: string): Place | undefined {
  const places = placesOf(state, text);
  if (places.length > 0) return places.length === 1 ? places[0] : undefined;
  const [, column = '', owner = ''] =
    /^(.+)\s+(?:of|on|in|for|from)\s+(?:the |an? |each |every )?(.+?)$/u.exec(text) ?? [];
  const tables = owner === '' ? [] : tablesNamed(state, owner);
  const inside = tables.flatMap((table) => columnsNamed(state, column, table));
  return inside.length === 1 ? inside[0] : undefined;
}

function allOf(outcomes: readonly Outcome[]): Outcome {
  const stopped = outcomes.find(({ kind }) => kind !== 'statements');
  return (
    stopped ??
    done(
      outcomes.flatMap((one) => (one.kind === 'statements' ? one.statements : [])),
      ...outcomes.flatMap((one) => (one.kind === 'statements' ? one.notes : [])),
    )
  );
}

function drop(state: EditState, { table, column }: Place): Outcome {
  return done(dropColumns(state, table, column.name), `${column.name} of ${table.name} is gone.`);
}

/** "split full name into first and last name": the parts come, the whole goes. */
export function splitColumn(state: EditState, what: string, list: string): Outcome | undefined {
  const place = placeOf(state, what);
  const parts = splitList(list);
  if (place === undefined || parts.length < 2) return undefined;
  const tail = parts.at(-1)?.split(' ') ?? [];
  // "first and last name": the word they share stands once
  const whole = parts.map((part) => (part.includes(' ') || tail.length < 2 ? part : `${part} ${tail.at(-1) ?? ''}`));
  const added = whole.map((part) => ({ ...readWanted(part), required: place.column.notNull }));
  return allOf([addTo(state, added, place.table), drop(state, place)]);
}

/** "invoices no longer need a number": it may be missing; "no longer have a number": it goes. */
export function noLonger(state: EditState, owner: string, what: string, isNeed: boolean): Outcome | undefined {
  const [table, ...more] = tablesNamed(state, owner);
  if (table === undefined || more.length > 0) return undefined;
  const places = columnsNamed(state, what, table);
  const [place] = places;
  if (place === undefined) return endLink(state, owner, what);
  if (places.length > 1)
    return ask(
      `Several columns of ${table.name} may be meant. Which one?`,
      places.map(({ column }) => `remove ${column.name} from ${table.name}`),
    );
  return isNeed && place.column.notNull ? setRequired(state, what, false, table) : drop(state, place);
}

/** "a contact no longer belongs to a company": the reference goes. */
export function endLink(state: EditState, owner: string, other: string): Outcome | undefined {
  const [[table, ...more], [target, ...others]] = [tablesNamed(state, owner), tablesNamed(state, other)];
  if (table === undefined || target === undefined || more.length + others.length > 0) return undefined;
  const keys = keysOf(state, table).filter((key) => key.refTable === target.name && key.columns.length === 1);
  const [only, ...further] = keys.flatMap((key) => key.columns);
  if (only === undefined) return refuse('ALREADY_SO', `${table.name} do not refer to ${target.name}.`);
  if (further.length > 0)
    return ask(
      `${table.name} refer to ${target.name} in several ways. Which one should go?`,
      [only, ...further].map((column) => `remove ${column} from ${table.name}`),
    );
  return done(dropColumns(state, table, only), `${table.name} do not refer to ${target.name} any more.`);
}

/** "a status: todo, doing, done" */
const NAMED_CHOICE = /^(?:an? |the )?([\w ]+?)\s*:\s*(.+[,/|].+)$/u;

/** "a due date instead of paid at": one of the same kind takes the name, anything else takes the place. */
export function replaceBy(state: EditState, old: string, fresh: string): Outcome | undefined {
  const [, owner = '', what = '', list = ''] =
    /^(?:an? |the |each |every )?(.+?)\s+(?:has|have|should have|needs?)\s+(?:an? )?([\w ]+?)\s*(?:which|that)?\s*(?:is|can be|being|with|:|either|one of)?\s+((?:[\w ]+,\s*)+[\w ]+|[\w ]+ or [\w ]+)$/u.exec(
      fresh,
    ) ?? [];
  if (owner !== '')
    return replaceColumn(state, `${old} of ${owner}`, what, list) ?? replaceColumn(state, old, what, list);
  const [, named, members] = NAMED_CHOICE.exec(fresh) ?? [];
  if (named !== undefined && members !== undefined) return replaceColumn(state, old, named, members);
  const [, bare = fresh, where] = /^(.+?)\s+(?:on|of|in|for)\s+(?:the |each |every )?(\w+)$/u.exec(fresh) ?? [];
  const isPlace = where !== undefined && tablesNamed(state, where).length > 0;
  const place = placeOf(state, isPlace ? `${old} of ${where}` : old);
  return place === undefined ? undefined : replacePlace(state, place, isPlace ? bare : fresh);
}

function replacePlace(state: EditState, place: Place, fresh: string): Outcome | undefined {
  const wanted = splitList(fresh).map((part) => readWanted(part));
  const [only] = wanted;
  if (only === undefined || wanted.some(({ words }) => words.length === 0 || words.length > 3)) return undefined;
  const column = newColumn(only.words, snakeName(place.table.name), only);
  const isText = ['char', 'varchar', 'text'].includes(place.column.dataType.kind);
  if (wanted.length === 1 && isText && column.type === 'string' && column.values === undefined)
    return rename(state, `${place.table.name}.${place.column.name}`, column.name);
  return allOf([addTo(state, wanted, place.table), drop(state, place)]);
}

/** "every deal has an owner, who is a sales rep": a reference in a part; the table is added where there is none. */
export function linkAs(state: EditState, owner: string, role: string, other: string): Outcome | undefined {
  const [table, ...more] = tablesNamed(state, owner);
  if (table === undefined || more.length > 0) return undefined;
  const [target, ...others] = tablesNamed(state, other);
  if (others.length > 0) return undefined;
  if (target !== undefined) return linkMany(state, table, target, { role });
  return withNewTable(state, table, role, other);
}

function withNewTable(state: EditState, table: Table, role: string, other: string): Outcome | undefined {
  const words = other.split(' ');
  const key = [...words.slice(0, -1), singularize(words.at(-1) ?? '')].join(' ');
  const name = tableName(key);
  if (name === '' || words.length > 3) return undefined;
  const made = makeTable(state, { name, columns: usualColumns(name, [], []), targets: [], joins: false });
  return done(
    [...made, ...addLink(state, table, madeTable(state, name), { role })],
    `Added ${name}; each of ${table.name} has one as its ${role}.`,
  );
}

/** Who approves, and when; where there is nobody of the name it is asked what is meant. */
export function approve(state: EditState, owner: string, other: string): Outcome | undefined {
  const [table, ...more] = tablesNamed(state, owner);
  if (table === undefined || more.length > 0) return undefined;
  const [target] = tablesNamed(state, other);
  if (target === undefined)
    return ask(`There is no table for ${other}. What should say who approved?`, [
      `every ${singularOf(table.name).replaceAll('_', ' ')} has an approver, who is a ${other}`,
      `add approved by and approved at as timestamp to ${table.name}`,
    ]);
  return allOf([
    linkMany(state, table, target, { role: 'approver' }),
    addTo(state, [readWanted('approved at as timestamp')], table),
  ]);
}
