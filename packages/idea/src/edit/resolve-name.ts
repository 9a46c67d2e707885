import { singularize, toSnakeCase, singularizeLast } from '@backsmith/text';
import type { Column, Table } from '@backsmith/schema';
import { findThing } from '../extract/thing-class.ts';
import { snakeName } from '../model/names.ts';
import type { EditState } from './edit-state.ts';

const FILLERS = /^(?:the|a|an|all|all the|every|each|any|my|our|these|those|its|their|some|existing|new|also|of)\s+/u;

/** The words of a name as somebody says it: without articles and without "table", "column". */
export function bareName(text: string): string {
  let bare = text.trim().toLowerCase().replace(/["'`]/gu, '').replace(/\s+/gu, ' ');
  for (let round = 0; round < 3; round += 1) bare = bare.replace(FILLERS, '');
  return bare
    .replace(/^(?:tables?|columns?|fields?|attributes?|entity|entities)\s+(?=\S)/u, '')
    .replace(/\s+(?:tables?|columns?|fields?|attributes?|entity|entities|property|properties|propertys)$/u, '')
    .trim();
}

/** A table's name in one form, whatever its case, number and prefix: `TBL_Orders` and `order` are one. */
function keyOf(name: string): string {
  return singularizeLast(toSnakeCase(name).replace(/^(?:tbl|t)_/u, ''));
}

function wanted(text: string): string {
  return singularizeLast(snakeName(bareName(text)));
}

/** The tables a name may mean: of that name, else of another name for it, else those that end or begin so. */
export function tablesNamed({ schema }: EditState, text: string): readonly Table[] {
  const key = wanted(text);
  if (key === '') return [];
  const exact = schema.tables.filter(
    ({ name }) => keyOf(name) === key || toSnakeCase(name) === snakeName(bareName(text)),
  );
  if (exact.length > 0) return exact;
  const squashed = key.replaceAll('_', '');
  const joined = schema.tables.filter(({ name }) => keyOf(name).replaceAll('_', '') === squashed);
  if (joined.length > 0) return joined;
  const thing = findThing(key.replaceAll('_', ' '));
  const alike = schema.tables.filter(({ name }) => {
    const other = keyOf(name).replaceAll('_', ' ');
    const otherThing = findThing(other);
    return thing !== undefined && (thing === otherThing || thing.others.includes(other) || thing.name === other);
  });
  if (alike.length > 0) return alike;
  const ending = schema.tables.filter(({ name }) => keyOf(name).endsWith(`_${key}`));
  if (ending.length > 0) return ending;
  const typo = key.length > 5 ? schema.tables.filter(({ name }) => isTypo(keyOf(name), key)) : [];
  return typo;
}

/** Only tables of exactly this name. */
export function tableCalled(state: EditState, text: string): Table | undefined {
  const key = wanted(text);
  return state.schema.tables.find(({ name }) => keyOf(name) === key);
}

export type Place = { readonly table: Table; readonly column: Column };

/** The columns a name may mean, in one table or in all. */
export function columnsNamed(state: EditState, text: string, table?: Table): readonly Place[] {
  const name = snakeName(bareName(text));
  if (name === '') return [];
  const tables = table === undefined ? state.schema.tables : [table];
  const all = tables.flatMap((one) => one.columns.map((column) => ({ table: one, column })));
  const exact = all.filter(({ column }) => toSnakeCase(column.name) === name);
  if (exact.length > 0) return exact;
  const singular = singularizeLast(name);
  const near = all.filter(({ table: owner, column }) => {
    const own = toSnakeCase(column.name);
    return (
      singularizeLast(own) === singular ||
      own === `${keyOf(owner.name)}_${name}` ||
      `${keyOf(owner.name)}_${own}` === name ||
      own === `${name}_id` ||
      own.replaceAll('_', '') === name.replaceAll('_', '')
    );
  });
  if (near.length > 0) return near;
  const words = name.split('_');
  const spelled = singular.replace(/_number$/u, '_no');
  const numbered = all.filter(({ column }) => toSnakeCase(column.name).replace(/_(?:nr|num|nbr)$/u, '_no') === spelled);
  if (numbered.length > 0) return numbered;
  const short = singular.replace(/_(?:number|address|date|time)$/u, '');
  const shorter = all.filter(({ column }) => [short, singular].includes(toSnakeCase(column.name).replace(UNIT, '')));
  if (shorter.length > 0) return shorter;
  const loose = all.filter(({ column }) => sameWords(toSnakeCase(column.name).split('_'), words));
  if (loose.length > 0 || table === undefined) return loose;
  return table.columns
    .filter(
      (column) => toSnakeCase(column.name).endsWith(`_${name}`) || toSnakeCase(column.name).startsWith(`${name}_`),
    )
    .map((column) => ({ table, column }));
}

/** Units a column's name may end in. */
const UNIT = /_(?:kg|g|cm|mm|m|km|m2|l|ml|min|minutes|hours|days|eur|usd|percent|bytes)$/u;

const TIMES = new Set(['at', 'on', 'date', 'time', 'day']);

function sameWords(own: readonly string[], words: readonly string[]): boolean {
  const stem = (list: readonly string[]): string =>
    list
      .filter((word) => !TIMES.has(word))
      .map((word) => singularize(word).replace(/(ed|ing)$/u, ''))
      .join(' ');
  const mine = stem(own);
  return mine !== '' && mine === stem(words);
}

/** One letter missing, too many, wrong, or two in the other order. */
export function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a.slice(0, 2) === b.slice(0, 2).split('').toReversed().join(''))
  );
}
