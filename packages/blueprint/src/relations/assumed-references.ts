import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';
import { placeOf, singularizeLast, splitWords, type Diagnostic } from '@backsmith/text';
import { findMigrationRecords } from '../tables/migration-records.ts';
import { indexTables } from '../tables/lookup.ts';
import { roleWords } from './association-name.ts';
import { indexTargets, isPlainKey, MOST_ENDING, type Target, type TargetIndex } from './reference-targets.ts';

/** How sure it is that a column refers to the rows of another table. */
export type Sureness = 'sure' | 'likely' | 'possible';

/** A column that looks like a reference, where the schema declares none. */
export type AssumedReference = { readonly key: ForeignKey; readonly sureness: Sureness; readonly why: string };

/** What names of tables begin with and mean nothing by. */
const TABLE_WORDS = new Set('tbl tab tb t'.split(' '));

type Match = { readonly target: Target; readonly name: 'same' | 'near' | 'ending' };

/**
 * Finds columns that look like references to the key of another table, by their name, their type and an index, in a schema
 * that declares no foreign key at all, as those of MyISAM and of old systems do.
 *
 * @returns in the order of the source; none where one foreign key is declared, or where a column may mean several tables
 */
export function assumedReferences(schema: Schema): readonly AssumedReference[] {
  if (schema.foreignKeys.length > 0) return [];
  // What migration tools keep for themselves is called by words any table has: `version`, `name`.
  const records = findMigrationRecords(schema.tables, indexTables(schema));
  const tables = schema.tables.filter((table) => !records.has(table));
  const targets = indexTargets(targetsAmong(tables));
  const byName = new Map(tables.map((table) => [table.name, table]));
  return tables.flatMap((table) => {
    const ends = joinEnds(table, byName);
    if (ends.length > 0) return ends;
    return table.columns.flatMap((column) => {
      const match = canRefer(table, column) ? matchOf(table, column, targets) : undefined;
      return match === undefined ? [] : [assumed(table, column, match)];
    });
  });
}

/** The two ends of a join table that Prisma made for `relationMode = "prisma"`, which declares none: `_PostToTag` with A and B. */
function joinEnds(table: Table, byName: ReadonlyMap<string, Table>): readonly AssumedReference[] {
  const [first, second, ...others] = table.columns;
  if (first?.name !== 'A' || second?.name !== 'B' || others.length > 0 || !table.name.startsWith('_')) return [];
  const words = table.name.slice(1).split('To');
  const pairs = words.slice(1).flatMap((_, at): readonly (readonly Target[])[] => {
    const ends = [words.slice(0, at + 1), words.slice(at + 1)].map((part) => byName.get(part.join('To')));
    const targets = ends.flatMap((end) => (end === undefined ? [] : targetsAmong([end])));
    return targets.length === 2 ? [targets] : [];
  });
  const [left, right] = pairs.length === 1 ? (pairs[0] ?? []) : [];
  if (left === undefined || right === undefined) return [];
  const why = 'its name and that of its table';
  return [
    { key: keyBetween(table, first, left), sureness: 'sure', why },
    { key: keyBetween(table, second, right), sureness: 'sure', why },
  ];
}

/** The schema with the references that are sure or likely, and what was found as findings, taken or not. */
export function withAssumedReferences(
  schema: Schema,
  isTaken: boolean,
): { readonly schema: Schema; readonly diagnostics: readonly Diagnostic[] } {
  const found = assumedReferences(schema);
  const diagnostics = found.map((one) => told(one, isTaken && one.sureness !== 'possible'));
  const taken = isTaken ? found.filter(({ sureness }) => sureness !== 'possible').map(({ key }) => key) : [];
  return { schema: taken.length === 0 ? schema : { ...schema, foreignKeys: taken }, diagnostics };
}

function told({ key, sureness, why }: AssumedReference, isTaken: boolean): Diagnostic {
  const [column, target] = [`${key.table}.${key.columns.join()}`, `${key.refTable}.${key.refColumns.join()}`];
  const common = { severity: 'info', ...placeOf(key) } as const;
  if (isTaken) {
    const message = `${column} is taken as a reference to ${target} (${sureness}: ${why}).`;
    return { ...common, code: 'reference-assumed', message, hint: 'With --relations declared it stays a value.' };
  }
  const message = `${column} looks like a reference to ${target} (${sureness}: ${why}), and none is declared: it is a value.`;
  const hint =
    sureness === 'possible'
      ? 'Declare a foreign key where it is one.'
      : 'Declare a foreign key, or take all that are sure or likely with --relations assumed.';
  return { ...common, code: 'reference-not-declared', message, hint };
}

function targetsAmong(tables: readonly Table[]): readonly Target[] {
  const named = tables.map((table) => splitWords(table.writtenAs ?? table.name));
  const [first = []] = named;
  const isShared = named.length > 1 && named.every((words) => words.length > 1 && words[0] === first[0]);
  return tables.flatMap((table, at) => {
    const [name] = table.primaryKey;
    const key = table.primaryKey.length === 1 ? table.columns.find((column) => column.name === name) : undefined;
    const words = named[at] ?? [];
    const isPrefixed = words.length > 1 && (isShared || TABLE_WORDS.has(words[0] ?? ''));
    return key === undefined ? [] : [{ table, key, words: isPrefixed ? words.slice(1) : words }];
  });
}

/** Whether a column may hold the key of another row: it is no key of its own, and nobody computes it. */
function canRefer({ primaryKey }: Table, { name, generated, identity }: Column): boolean {
  return generated === undefined && !identity && !(primaryKey.length === 1 && primaryKey[0] === name);
}

/** The only table of those whose names fit best. */
function matchOf(table: Table, column: Column, targets: TargetIndex): Match | undefined {
  const fitting = targets.near(table, column).flatMap((target): readonly Match[] => {
    const name = nameMatch(table, column, target);
    return name === undefined ? [] : [{ target, name }];
  });
  for (const kind of ['same', 'near', 'ending'] as const) {
    const [match, ...others] = fitting.filter(({ name }) => name === kind);
    if (match !== undefined) return others.length === 0 ? match : undefined;
  }
  return undefined;
}

function nameMatch(table: Table, column: Column, { table: target, key, words }: Target): Match['name'] | undefined {
  const [own, keyed] = [column, key].map((one) => splitWords(one.writtenAs ?? one.name).join('_'));
  if (own === undefined || keyed === undefined) return undefined;
  if (!isPlainKey(keyed)) {
    if (own === keyed) return 'same';
    return own.endsWith(`_${keyed}`) ? 'ending' : undefined;
  }
  const role = roleWords(column.writtenAs ?? column.name, key.writtenAs ?? key.name).join('_');
  const name = words.join('_');
  const singular = singularizeLast(name);
  if (role === '') return undefined;
  if (table === target) return isParent(role, [name, singular]) ? 'ending' : undefined;
  if (role === name || role === singular || role === singular.replaceAll('_', '')) return 'same';
  if (isNear(role, name)) return 'near';
  return role.endsWith(`_${singular}`) || role.endsWith(`_${name}`) ? 'ending' : undefined;
}

/** `parent_id`, `parent_category_id` of categories, and `post_parent` of posts, which say of what the parent is one. */
function isParent(role: string, own: readonly string[]): boolean {
  return role === 'parent' || own.some((name) => role === `parent_${name}` || role === `${name}_parent`);
}

function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= MOST_ENDING;
}

function assumed(table: Table, column: Column, { target, name }: Match): AssumedReference {
  const hasIndex = leadsIndex(table, column);
  const meansNone =
    column.default !== undefined && 'value' in column.default && /^0+$/u.test(String(column.default.value));
  const points = (name === 'same' ? 2 : 1) + (hasIndex ? 1 : 0) - (meansNone ? 1 : 0);
  const reasons = [
    name === 'same' ? 'its name and type' : 'its type and part of its name',
    ...(hasIndex ? ['an index'] : []),
  ];
  const doubt = meansNone ? ', but 0 by default, which is no key' : '';
  return {
    key: keyBetween(table, column, target),
    sureness: points >= 3 ? 'sure' : points === 2 ? 'likely' : 'possible',
    why: reasons.join(' and ') + doubt,
  };
}

function keyBetween(table: Table, column: Column, target: Target): ForeignKey {
  return {
    ...placeOf(column),
    ...(table.schema === undefined ? {} : { schema: table.schema }),
    table: table.name,
    columns: [column.name],
    ...(target.table.schema === undefined ? {} : { refSchema: target.table.schema }),
    refTable: target.table.name,
    refColumns: [target.key.name],
  };
}

/** Whether rows can be found by the column: somebody thought they would be. */
function leadsIndex({ indexes, uniques, primaryKey }: Table, { name }: Column): boolean {
  const leading = [
    primaryKey[0],
    ...uniques.map(({ columns }) => columns[0]),
    ...indexes.map(({ parts }) => parts[0]?.column),
  ];
  return leading.includes(name);
}
