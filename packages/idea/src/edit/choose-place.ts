import type { Table } from '@backsmith/schema';
import { ask, refuse, type EditState, type Outcome } from './edit-state.ts';
import { bareName, columnsNamed, tablesNamed, type Place } from './resolve-name.ts';

/** A table or column a name stands for, or what to say where it stands for none or several. */
export type Found<T> = { readonly value: T } | { readonly outcome: Outcome };

/** `say` gives the sentence that would be clear, for a table's name. */
export function chooseTable(state: EditState, text: string, say: (table: string) => string): Found<Table> {
  const tables = tablesNamed(state, text);
  const [only, ...more] = tables;
  if (only === undefined)
    return { outcome: refuse('UNKNOWN_NAME', `There is no table called ${shown(text)}. ${known(state)}`) };
  if (more.length === 0) return { value: only };
  return {
    outcome: ask(
      `Several tables may be meant by ${shown(text)}. Which one?`,
      tables.slice(0, 6).map(({ name }) => say(name)),
    ),
  };
}

export function shown(text: string): string {
  const bare = bareName(text).slice(0, 60);
  return bare === '' ? 'that' : `"${bare}"`;
}

export function known({ schema }: EditState): string {
  const names = schema.tables.slice(0, 8).map(({ name }) => name);
  if (names.length === 0) return 'The schema has no tables yet.';
  return `The tables are ${names.join(', ')}${schema.tables.length > names.length ? ' and others' : ''}.`;
}

/** How a sentence names a column: `price of products`, `products.price`, `the order's total`, `order total`. */
function splitPlace(state: EditState, text: string): readonly (readonly [column: string, table: string | undefined])[] {
  const bare = bareName(text);
  const ways: (readonly [string, string | undefined])[] = [];
  const dotted = /^([\w ]+)\.([\w ]+)$/u.exec(bare);
  if (dotted !== null) ways.push([dotted[2] ?? '', dotted[1]]);
  const of = /^(.+?)\s+(?:of|in|on|from|for|at|to)\s+(?:the\s+|an?\s+|each\s+|every\s+|all\s+)?(.+)$/u.exec(bare);
  if (of !== null) ways.push([of[1] ?? '', of[2]]);
  const owned = /^(.+?)(?:'s|s')\s+(.+)$/u.exec(
    text
      .trim()
      .toLowerCase()
      .replace(/^(?:the|each|every|an?)\s+/u, ''),
  );
  if (owned !== null) ways.push([owned[2] ?? '', owned[1]]);
  ways.push([bare, undefined]);
  const words = bare.split(' ');
  for (let at = words.length - 1; at > 0; at -= 1) {
    const table = words.slice(0, at).join(' ');
    if (tablesNamed(state, table).length > 0) ways.push([words.slice(at).join(' '), table]);
  }
  return ways;
}

/** All columns a phrase may mean, by the first way of reading it that leads anywhere. */
export function placesOf(state: EditState, text: string, within?: Table): readonly Place[] {
  if (within !== undefined) {
    const inside = columnsNamed(state, text, within);
    if (inside.length > 0) return inside;
  }
  for (const [column, tableText] of splitPlace(state, text)) {
    const tables = tableText === undefined ? [undefined] : tablesNamed(state, tableText);
    const places = tables.flatMap((table) => columnsNamed(state, column, table));
    if (places.length > 0) return places;
  }
  return [];
}

export function chooseColumn(
  state: EditState,
  text: string,
  say: (place: string) => string,
  within?: Table,
): Found<Place> {
  const places = placesOf(state, text, within);
  const [only, ...more] = places;
  if (only === undefined) {
    const where = within === undefined ? '' : ` in ${within.name}`;
    return { outcome: refuse('UNKNOWN_NAME', `There is no column called ${shown(text)}${where}. ${known(state)}`) };
  }
  if (more.length === 0) return { value: only };
  const names = places.map(({ table, column }) => `${column.name} in ${table.name}`);
  return {
    outcome: ask(
      `${shown(text)} exists in ${listed(places.map(({ table }) => table.name))}. Which one?`,
      names.slice(0, 6).map(say),
    ),
  };
}

export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
