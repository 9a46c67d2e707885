import type { Table } from '@backsmith/schema';
import { singularize } from '@backsmith/text';
import { buildDraft } from '../complete/build-draft.ts';
import type { DraftTable } from '../complete/draft.ts';
import { extract } from '../extract/extract.ts';
import { tableName } from '../model/names.ts';
import { done, keyColumn, type EditState, type Outcome } from './edit-state.ts';
import { linkMany, refersTo } from './relate-tables.ts';
import { columnsNamed, tableCalled, tablesNamed } from './resolve-name.ts';
import { addColumn, addLink, madeTable, makeTable, usualColumns } from './statements.ts';

/**
 * What would be taken for the name of a new table: "several tags", "other tasks", "call the products articles". Better to
 * ask than to add what nobody said.
 */
const NOT_LEARNT =
  /\b(?:several|multiple|another|(?<!each )other|from now on|use)\b|^(?:call|send|email|notify|remind|alert|name|change|turn|replace|switch|move)\b/u;

/** What takes something away or changes it is no idea of something new. */
const UNDOES = /\b(?:no longer|any ?more|instead|split|merge|never|without|unless|except|rather than)\b/u;

/**
 * A sentence no rule fits, read as an idea would be: "customers can leave reviews on products". New tables, properties and
 * links are added to what is there; at least one table that is there must be spoken of, unless something `alone` is wanted.
 */
export function learn(state: EditState, sentence: string, alone = false): Outcome | undefined {
  if (UNDOES.test(sentence) || NOT_LEARNT.test(sentence)) return undefined;
  const { draft } = buildDraft(extract(`${sentence}.`));
  const stated = [...draft.tables.values()].filter(({ origin }) => origin === 'stated');
  const there = new Map<string, Table>();
  for (const { key } of stated) {
    const [table, ...more] = tablesNamed(state, key);
    if (table !== undefined && more.length === 0) there.set(key, table);
  }
  if (there.size === 0 && !alone) return undefined;
  const fresh = stated.filter(({ key }) => !there.has(key));
  if (fresh.length > 3) return undefined;
  const made = new Set(
    fresh.filter(({ key }) => tableCalled(state, tableName(key)) === undefined).map(({ key }) => key),
  );
  const statements = [
    ...fresh.flatMap((table) => newTable(state, table, { there, made })),
    ...[...there].flatMap(([key, table]) => changes(state, draft.tables.get(key), table, { there, made })),
  ];
  if (statements.length === 0) return undefined;
  const names = fresh.map(({ key }) => tableName(key));
  return done(statements, names.length === 0 ? 'Added what the sentence says.' : `Added ${names.join(' and ')}.`);
}

/** Tables the schema has, by what the sentence calls them, and those it gets. */
type Known = { readonly there: ReadonlyMap<string, Table>; readonly made: ReadonlySet<string> };

function newTable(state: EditState, table: DraftTable, { there, made }: Known): readonly string[] {
  const name = tableName(table.key);
  if (name === '' || tableCalled(state, name) !== undefined) return [];
  const targets = table.links.flatMap(({ target, role, required }) => {
    const isNew = table.joins && made.has(target);
    const found = isNew ? madeTable(state, tableName(target)) : there.get(target);
    return found === undefined || keyColumn(found) === undefined
      ? []
      : [
          {
            table: found,
            required: required || table.joins,
            cascade: table.thingClass === 'part',
            ...(role === undefined ? {} : { role }),
          },
        ];
  });
  if (targets.length === 0 && table.joins) return [];
  const columns = table.joins
    ? []
    : usualColumns(
        name,
        table.columns.filter(({ origin }) => origin === 'stated').map((column) => ({ ...column })),
        targets.map((target) => singularize(target.table.name)),
      );
  return makeTable(state, { name, columns, targets, joins: table.joins });
}

function changes(
  state: EditState,
  draft: DraftTable | undefined,
  table: Table,
  { there, made }: Known,
): readonly string[] {
  if (draft === undefined) return [];
  const columns = draft.columns
    .filter(({ origin, name }) => origin === 'stated' && columnsNamed(state, name, table).length === 0)
    .map((column) => addColumn(state, table, { ...column, required: column.type === 'boolean' }));
  const links = draft.links.flatMap(({ target, origin }) => {
    const other = there.get(target);
    if (other === undefined && origin === 'stated' && made.has(target))
      return addLink(state, table, madeTable(state, tableName(target)));
    if (other === undefined || origin !== 'stated' || refersTo(state, table, other) || refersTo(state, other, table))
      return [];
    const outcome = linkMany(state, table, other);
    return outcome.kind === 'statements' ? outcome.statements : [];
  });
  return [...columns, ...links];
}
