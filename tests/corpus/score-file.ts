import type { Diagnostic, ForeignKey, Schema, Table } from '@backsmith/engine';
import type { Truth } from './truth.ts';

/** How one file was read, compared with the truth. */
export type FileScore = {
  readonly tablesExact: boolean;
  readonly foreignKeysExact: boolean;
  /** Tables found in both, and how many of them have the right key, the right columns, the right NOT NULLs. */
  readonly tables: number;
  readonly primaryKeys: number;
  readonly columns: number;
  readonly notNulls: number;
  readonly wrongRules: number;
  /** A table is missing and no error says so. */
  readonly silent: boolean;
  /** What is wrong, for people. */
  readonly findings: readonly string[];
};

/** Names are compared as people read them: without case, quotes, schema or template marks. */
function plain(name: string): string {
  const last =
    name
      .toLowerCase()
      .replace(/["`[\]]/g, '')
      .split('.')
      .at(-1) ?? '';
  return last.startsWith('#__') ? `jos_${last.slice(3)}` : last;
}

function plainList(names: readonly string[]): string {
  return names.map(plain).join(',');
}

/** Databases say the actions in words or letters, and their default in two ways. */
function plainRule(rule: string | null | undefined): string {
  const word = (rule ?? '').toLowerCase();
  if (['', 'a', 'r', 'no action', 'restrict'].includes(word)) return 'restrict';
  return { c: 'cascade', n: 'set null', d: 'set default' }[word] ?? word;
}

function signature(
  table: string,
  columns: readonly string[],
  target: string,
  targetColumns: readonly string[],
): string {
  return `${plain(table)}(${plainList(columns)})->${plain(target)}(${plainList(targetColumns)})`;
}

function expectedForeignKeys(truth: Truth, neutral: ReadonlySet<string>): ReadonlyMap<string, string> {
  const keyOf = new Map(truth.tables.map(({ name, pk }) => [plain(name), pk ?? []]));
  const counted = truth.foreignKeys.filter(({ inherited, table }) => inherited !== true && !neutral.has(plain(table)));
  return new Map(
    counted.map(({ table, cols, ref, refcols, onDelete }) => {
      const target = refcols !== undefined && refcols.length > 0 ? refcols : (keyOf.get(plain(ref)) ?? []);
      return [signature(table, cols, ref, target), plainRule(onDelete)];
    }),
  );
}

function foundForeignKeys(keys: readonly ForeignKey[], neutral: ReadonlySet<string>): ReadonlyMap<string, string> {
  const counted = keys.filter(({ table }) => !neutral.has(plain(table)));
  return new Map(
    counted.map(({ table, columns, refTable, refColumns, onDelete }) => [
      signature(table, columns, refTable, refColumns),
      plainRule(onDelete),
    ]),
  );
}

function without(names: Iterable<string>, known: { has(name: string): boolean }): string[] {
  return [...names].filter((name) => !known.has(name));
}

type Compared = { readonly primaryKey: boolean; readonly columns: boolean; readonly notNulls: boolean };

function compareTable(truth: Truth['tables'][number], found: Table): Compared {
  const sorted = (names: readonly string[]): string => names.map(plain).toSorted().join();
  const columns = plainList(truth.columns.map(({ name }) => name)) === plainList(found.columns.map(({ name }) => name));
  return {
    primaryKey: sorted(truth.pk ?? []) === sorted(found.primaryKey),
    columns,
    notNulls: columns && truth.columns.every(({ notNull }, at) => Boolean(notNull) === found.columns[at]?.notNull),
  };
}

function compareTables(truth: Truth, found: ReadonlyMap<string, Table>, neutral: ReadonlySet<string>) {
  const names = truth.tables.map(({ name }) => plain(name));
  const isUnclear = (name: string): boolean => neutral.has(name) || names.indexOf(name) !== names.lastIndexOf(name);
  return truth.tables.flatMap((table) => {
    const own = found.get(plain(table.name));
    return own === undefined || isUnclear(plain(table.name)) ? [] : [{ name: table.name, ...compareTable(table, own) }];
  });
}

function say(label: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  return [`${label}: ${names.slice(0, 4).join('; ')}${names.length > 4 ? ` and ${names.length - 4} more` : ''}`];
}

/** Compares what was read of a file with the truth. Partitions and inherited tables count for nothing either way. */
export function scoreFile(truth: Truth, schema: Schema, diagnostics: readonly Diagnostic[]): FileScore {
  const isChild = ({ partition, inherits }: Truth['tables'][number]): boolean =>
    Boolean(partition) || Boolean(inherits);
  const neutral = new Set(truth.tables.filter(isChild).map(({ name }) => plain(name)));
  const expected = new Set(truth.tables.map(({ name }) => plain(name)).filter((name) => !neutral.has(name)));
  const found = new Map(schema.tables.map((table) => [plain(table.name), table]));
  const missing = without(expected, found);
  const extra = without(found.keys(), expected).filter((name) => !neutral.has(name));
  const wanted = expectedForeignKeys(truth, neutral);
  const given = foundForeignKeys(schema.foreignKeys, neutral);
  const lostKeys = without(wanted.keys(), given);
  const inventedKeys = without(given.keys(), wanted);
  const wrongRules = [...wanted].filter(([key, rule]) => given.has(key) && given.get(key) !== rule).map(([key]) => key);
  const tables = compareTables(truth, found, neutral);
  const wrong = tables.filter(({ primaryKey, columns, notNulls }) => !primaryKey || !columns || !notNulls);
  return {
    tablesExact: missing.length === 0 && extra.length === 0,
    foreignKeysExact: lostKeys.length === 0 && inventedKeys.length === 0,
    tables: tables.length,
    primaryKeys: tables.filter(({ primaryKey }) => primaryKey).length,
    columns: tables.filter(({ columns }) => columns).length,
    notNulls: tables.filter(({ notNulls }) => notNulls).length,
    wrongRules: wrongRules.length,
    silent: missing.length > 0 && !diagnostics.some(({ severity }) => severity === 'error'),
    findings: [
      ...say('missing tables', missing),
      ...say('tables too many', extra),
      ...say('missing relations', lostKeys),
      ...say('relations too many', inventedKeys),
      ...say('wrong actions', wrongRules),
      ...say(
        'wrong in detail',
        wrong.map(({ name }) => name),
      ),
    ],
  };
}
