import { addAll } from '@backsmith/text';
import type { Table } from '@backsmith/schema';
import { chooseColumn, known, listed, placesOf, shown } from './choose-place.ts';
import {
  ask,
  done,
  dropColumns,
  keysOf,
  keysTo,
  refuse,
  tableRef,
  type EditState,
  type Outcome,
} from './edit-state.ts';
import { bareName, tableCalled, tablesNamed, type Place } from './resolve-name.ts';
import { isRule, removeRule } from './rules.ts';

/** DROP TABLE, or ALTER TABLE … DROP of a column, a rule or a link. */
export function remove(state: EditState, text: string): Outcome {
  if (isRule(text)) return removeRule(state, text);
  const between =
    /^(?:the\s+)?(?:link|relation|relationship|connection|reference|foreign key)s?\s+(?:between|from)\s+(.+?)\s+(?:and|to)\s+(.+)$/u.exec(
      text,
    );
  if (between !== null) return unlink(state, between[1] ?? '', between[2] ?? '');
  const from = /^(.+?)\s+(?:from|of|in|on)\s+(.+)$/u.exec(text);
  if (from !== null && tablesNamed(state, from[2] ?? '').length > 0)
    return removeFrom(state, from[1] ?? '', from[2] ?? '');
  return removeNamed(state, text);
}

function removeNamed(state: EditState, text: string): Outcome {
  const isColumn = /\b(?:column|field|attribute)s?\b/u.test(text) || /\w\.\w/u.test(text) || /'s\s/u.test(text);
  const exact = isColumn ? undefined : tableCalled(state, text);
  if (exact !== undefined) return dropTable(state, exact);
  const places = placesOf(state, text);
  const [only, ...more] = isColumn ? [] : tablesNamed(state, text);
  const isExactColumn = places.some(({ column }) => bareName(text).replaceAll(' ', '_') === column.name);
  if (only !== undefined && more.length === 0 && !isExactColumn) return dropTable(state, only);
  if (only !== undefined && places.length === 0)
    return ask(
      `Several tables may be meant by ${shown(text)}. Which one?`,
      [only, ...more].map(({ name }) => `remove the table ${name}`),
    );
  if (places.length === 0)
    return refuse('UNKNOWN_NAME', `There is nothing called ${shown(text)} to remove. ${known(state)}`);
  return removeColumn(state, text);
}

function removeColumn(state: EditState, text: string, within?: Table): Outcome {
  const found = chooseColumn(state, text, (place) => `remove ${place}`, within);
  return 'outcome' in found ? found.outcome : dropColumn(state, found.value);
}

/** "remove tags from posts": the column, or what links the two. */
function removeFrom(state: EditState, what: string, where: string): Outcome {
  const tables = tablesNamed(state, where);
  const [table, ...more] = tables;
  if (table === undefined) return refuse('UNKNOWN_NAME', `There is no table called ${shown(where)}.`);
  if (more.length > 0)
    return ask(
      `Several tables may be meant by ${shown(where)}. Which one?`,
      tables.map(({ name }) => `remove ${bareName(what)} from ${name}`),
    );
  const places = placesOf(state, what, table).filter((place) => place.table === table);
  if (places.length > 0) return removeColumn(state, what, table);
  const [other] = tablesNamed(state, what);
  if (other !== undefined) return unlinkTables(state, other, table);
  return refuse(
    'UNKNOWN_NAME',
    `${table.name} has nothing called ${shown(what)}. Its columns are ${listed(table.columns.slice(0, 12).map(({ name }) => name))}.`,
  );
}

function unlink(state: EditState, one: string, other: string): Outcome {
  const [a] = tablesNamed(state, one);
  const [b] = tablesNamed(state, other);
  if (a === undefined || b === undefined)
    return refuse('UNKNOWN_NAME', `There is no table called ${shown(a === undefined ? one : other)}. ${known(state)}`);
  return unlinkTables(state, a, b);
}

function unlinkTables(state: EditState, a: Table, b: Table): Outcome {
  const keys = [
    ...keysOf(state, a).filter((key) => key.refTable === b.name),
    ...keysOf(state, b).filter((key) => key.refTable === a.name),
  ];
  const statements = keys.flatMap((key) => {
    const table = key.table === a.name ? a : b;
    return key.columns
      .filter((name) => !table.primaryKey.includes(name))
      .flatMap((name) => dropColumns(state, table, name));
  });
  if (statements.length > 0) return done(statements, `Removed the link between ${a.name} and ${b.name}.`);
  const join = state.schema.tables.find((table) => table !== a && table !== b && isJoinOf(state, table, a, b));
  if (join !== undefined)
    return done([`DROP TABLE ${tableRef(state, join)}`], `Removed ${join.name}, which linked ${a.name} and ${b.name}.`);
  return refuse('ALREADY_SO', `${a.name} and ${b.name} are not linked.`);
}

export function isJoinOf(state: EditState, table: Table, a: Table, b: Table): boolean {
  const targets = keysOf(state, table).map(({ refTable }) => refTable);
  if (!targets.includes(a.name) || !targets.includes(b.name)) return false;
  // labels of tasks link no task with another
  if (a === b && targets.filter((target) => target === a.name).length < 2) return false;
  const linked = new Set(keysOf(state, table).flatMap(({ columns }) => columns));
  return (
    table.columns.filter(({ name }) => !linked.has(name) && !/^(?:id|created_at|updated_at)$/u.test(name)).length === 0
  );
}

function dropColumn(state: EditState, { table, column }: Place): Outcome {
  if (table.primaryKey.includes(column.name))
    return refuse(
      'NOT_A_STATEMENT',
      `${column.name} is the key of ${table.name}; without it no row could be found again.`,
    );
  if (keysTo(state, table).some((key) => key.refColumns.includes(column.name)))
    return refuse(
      'NOT_A_STATEMENT',
      `Other tables refer to ${column.name} of ${table.name}; remove those links first.`,
    );
  return done(dropColumns(state, table, column.name), `Removed ${column.name} from ${table.name}.`);
}

/** A table goes with the links to it; tables that only joined it to others go too. */
export function dropTable(state: EditState, table: Table): Outcome {
  const incoming = keysTo(state, table).filter((key) => key.table !== table.name);
  const statements: string[] = [];
  const joins = new Set<string>();
  const links: string[] = [];
  for (const key of incoming) {
    const owner = state.schema.tables.find(({ name, schema }) => name === key.table && schema === key.schema);
    if (owner === undefined) continue;
    if (isPureJoin(state, owner)) {
      if (!joins.has(owner.name)) statements.push(`DROP TABLE ${tableRef(state, owner)}`);
      joins.add(owner.name);
    } else if (key.columns.some((name) => owner.primaryKey.includes(name))) {
      return refuse('NOT_A_STATEMENT', `The key of ${owner.name} refers to ${table.name}; remove ${owner.name} first.`);
    } else {
      links.push(`${owner.name}.${key.columns.join(', ')}`);
      addAll(
        statements,
        key.columns.flatMap((name) => dropColumns(state, owner, name)),
      );
    }
  }
  statements.push(`DROP TABLE ${tableRef(state, table)}`);
  const also = [...[...joins].map((name) => `the table ${name}`), ...links];
  return done(
    statements,
    `Removed ${table.name}.`,
    ...(also.length === 0 ? [] : [`With it went what referred to it: ${listed(also)}.`]),
  );
}

function isPureJoin(state: EditState, table: Table): boolean {
  const keys = keysOf(state, table);
  const linked = new Set(keys.flatMap(({ columns }) => columns));
  return (
    keys.length > 1 &&
    table.columns.every(({ name }) => linked.has(name) || /^(?:id|created_at|updated_at)$/u.test(name))
  );
}
