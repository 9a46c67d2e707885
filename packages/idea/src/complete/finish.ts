import type { IdeaColumn, IdeaLink, IdeaModel, IdeaNote, IdeaTable, OnDelete } from '../model/idea-model.ts';
import { KEPT_COLUMNS, linkName, tableName } from '../model/names.ts';
import type { Draft, DraftLink, DraftTable } from './draft.ts';

/** The draft as a model: names, rules for deletion, keys of join tables, and a sentence for each assumption. */
export function finish(draft: Draft): IdeaModel {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key } of draft.tables.values()) {
    const name = freeName(tableName(key), taken);
    if (name === '') continue;
    taken.add(name);
    names.set(key, name);
  }
  const tables = [...draft.tables.values()].flatMap((table) => finishTable(table, names));
  return { tables, notes: [...draft.notes, ...notesOf(tables)] };
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}_${number}`)) number += 1;
  return `${wanted}_${number}`;
}

function finishTable(table: DraftTable, names: ReadonlyMap<string, string>): readonly IdeaTable[] {
  const name = names.get(table.key);
  if (name === undefined) return [];
  const links = finishLinks(table, names);
  const linked = new Set(links.map(({ column }) => column));
  const columns = table.columns
    .filter((column) => !linked.has(column.name) && !KEPT_COLUMNS.has(column.name))
    .map((column): IdeaColumn => ({ ...column }));
  const pair = links.slice(0, 2).map(({ column }) => column);
  const uniques =
    (table.joins || columns.length === 0) && pair.length === 2 && links.slice(0, 2).every(({ required }) => required)
      ? [pair]
      : [];
  const own = table.uniques?.map((parts) => parts.map((part) => columnOf(part, names))) ?? [];
  const all = [...own, ...(own.length === 0 ? uniques : [])];
  return [{ name, columns: distinct(columns), links, uniques: all, joins: table.joins, origin: table.origin }];
}

function columnOf(part: string | DraftLink, names: ReadonlyMap<string, string>): string {
  return typeof part === 'string' ? part : linkName(names.get(part.target) ?? part.target, part.role);
}

function distinct(columns: readonly IdeaColumn[]): readonly IdeaColumn[] {
  const byName = new Map(columns.toReversed().map((column) => [column.name, column]));
  return columns.filter((column) => column.name !== '' && byName.get(column.name) === column);
}

function finishLinks(table: DraftTable, names: ReadonlyMap<string, string>): readonly IdeaLink[] {
  const links = new Map<string, IdeaLink>();
  for (const link of table.links) {
    const target = names.get(link.target);
    if (target === undefined) continue;
    const column = linkName(target, link.role);
    if (links.has(column)) continue;
    const required = link.required && link.target !== table.key;
    links.set(column, {
      column,
      table: target,
      required,
      unique: link.unique,
      onDelete: onDelete(table, link, required),
      origin: link.origin,
    });
  }
  return [...links.values()];
}

function onDelete(table: DraftTable, link: DraftLink, required: boolean): OnDelete {
  if (link.onDelete !== undefined) return link.onDelete;
  if (table.joins) return 'cascade';
  if (!required) return link.origin === 'assumed' ? 'set null' : 'restrict';
  return table.thingClass === 'part' && link === table.links.find((one) => one.required) ? 'cascade' : 'restrict';
}

function notesOf(tables: readonly IdeaTable[]): readonly IdeaNote[] {
  return tables.flatMap((table) => {
    const columns = table.columns.filter(({ origin }) => origin !== 'stated').map(({ name }) => name);
    const links = table.links.filter(({ origin }) => origin !== 'stated');
    return [
      ...(columns.length === 0
        ? []
        : [
            {
              code: 'assumed-columns',
              table: table.name,
              message: `I gave ${table.name} the ${columns.length === 1 ? 'column' : 'columns'} ${list(columns)}.`,
            },
          ]),
      ...links.map((link) => ({
        code: 'assumed-link',
        table: table.name,
        message: `I assumed that ${table.name} refer to ${link.table} (${link.column}).`,
      })),
    ];
  });
}

function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
