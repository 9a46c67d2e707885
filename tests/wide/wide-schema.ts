import { chance } from '../chaos/chance.ts';

/** A schema of the search, and in words what it is wide in. */
export type WideSchema = { readonly title: string; readonly dialect: 'postgresql' | 'sqlserver'; readonly sql: string };

/** Around where something ends: filters (50), JSON functions (100), slots of a method (127, 254), columns of a table (1,600). */
const COLUMN_COUNTS = [1, 2, 12, 49, 50, 51, 66, 67, 99, 100, 101, 126, 127, 128, 199, 200, 201, 240, 249, 250, 251];
const WIDE_COUNTS = [252, 253, 254, 255, 256, 300, 500, 800, 1000, 1023, 1024, 1599, 1600];
/** How often a table has one kind of rule. */
const RULE_COUNTS = [0, 0, 1, 2, 7, 16, 40];
/** Values of an enum or of an IN: up to and over what Oracle takes (1,000). */
const VALUE_COUNTS = [1, 2, 40, 999, 1000, 1001];
/** Characters of a comment or default: below and over what a constant of a class holds (65,535 bytes). */
const TEXT_LENGTHS = [10, 10, 255, 4000, 21_846, 65_535, 65_536, 70_000];

const PORTABLE = [
  'int',
  'bigint',
  'smallint',
  'varchar(40)',
  'varchar(4000)',
  'decimal(12,2)',
  'date',
  'char(3)',
  'real',
];
const POSTGRESQL = [
  ...PORTABLE,
  ...['text', 'bytea', 'jsonb', 'uuid', 'boolean', 'double precision', 'time', 'timetz', 'timestamp', 'timestamptz'],
  ...['interval', 'inet', 'money', 'bit(8)', 'varbit(20)', 'int[]', 'text[]', 'numeric', 'numeric(38,20)', 'tsvector'],
];

/** How the names of columns are made: two of them differ in their last characters alone. */
const NAMES = {
  short: (at: number) => `c${at}`,
  snake: (at: number) => `Wide_column no ${at}`,
  'of 63 bytes': (at: number) => `${'x'.repeat(59)}${String(at).padStart(4, '0')}`,
  'of 63 bytes beyond ASCII': (at: number) => `${'é'.repeat(29)}_${String(at).padStart(4, '0')}`,
  'of 128 bytes': (at: number) => `${'y'.repeat(124)}${String(at).padStart(4, '0')}`,
} as const satisfies Record<string, (at: number) => string>;

type Naming = keyof typeof NAMES;

type Draw = {
  readonly one: <T>(list: readonly [T, ...T[]] | readonly T[]) => T;
  readonly below: (end: number) => number;
};

function drawFrom(seed: number): Draw {
  const next = chance(seed);
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    one: <T>(list: readonly T[]): T => {
      const [found] = list.slice(below(list.length));
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
  };
}

function times<T>(count: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/**
 * A schema of a wide and odd table with a parent, by chance.
 *
 * @param seed the same gives the same
 * @param most columns the table has at most
 */
export function wideSchema(seed: number, most: number): WideSchema {
  const draw = drawFrom(seed);
  const naming: Naming = draw.one(Object.keys(NAMES) as Naming[]);
  // Only SQL Server and Oracle have names that others cut.
  const dialect = naming === 'of 128 bytes' ? 'sqlserver' : 'postgresql';
  const counts = [...COLUMN_COUNTS, ...WIDE_COUNTS].filter((count) => count <= most);
  const count = draw.one(counts);
  const types = dialect === 'sqlserver' ? PORTABLE : POSTGRESQL;
  const only = draw.below(3) === 0 ? draw.one(types) : undefined;
  const columns = times(count, (at) => ({ name: `"${NAMES[naming](at)}"`, type: only ?? draw.one(types) }));
  const rules = rulesOf(columns, dialect, draw);
  const sql = [...rules.before, `CREATE TABLE wide (\n  ${rules.lines.join(',\n  ')}\n);`, ...rules.behind].join('\n');
  return {
    title: `${count} columns ${only ?? 'of all types'}, names ${naming}${rules.title}`,
    dialect,
    sql: `${sql}\n`,
  };
}

type WideColumn = { readonly name: string; readonly type: string };
type Rules = {
  readonly title: string;
  readonly before: readonly string[];
  readonly lines: readonly string[];
  readonly behind: readonly string[];
};

function rulesOf(columns: readonly WideColumn[], dialect: WideSchema['dialect'], draw: Draw): Rules {
  const is = (...types: readonly string[]) => columns.filter(({ type }) => types.includes(type));
  const whole = is('int', 'bigint', 'smallint');
  const texts = is('varchar(40)', 'varchar(4000)', 'text');
  const long = draw.one(TEXT_LENGTHS);
  const notNull = draw.below(3);
  const enums = dialect === 'postgresql' ? draw.one(RULE_COUNTS) : 0;
  const some = (from: readonly WideColumn[]) => from.slice(0, draw.one(RULE_COUNTS));
  const parents = some(whole);
  const listed = some(texts);
  const ranged = some(whole.slice(parents.length));
  const uniques = some(whole);
  const indexes = some(columns.filter(({ type }) => PORTABLE.includes(type)));
  const key = whole.slice(0, draw.one([1, 1, 2, 7, 16, 32]));
  const isComposite = draw.below(3) === 0 && key.length > 0;
  const values = draw.one(VALUE_COUNTS);
  return {
    title: `, key of ${isComposite ? key.length : 1}, ${parents.length} references, ${uniques.length} uniques, ${listed.length} lists of ${values}, ${ranged.length} ranges, ${indexes.length} indexes, ${enums} enums, texts of ${long}`,
    before: [
      'CREATE TABLE parent (id int PRIMARY KEY, note varchar(40));',
      ...times(enums, (at) => `CREATE TYPE kind_${at} AS ENUM (${words(`k${at}_`, values)});`),
    ],
    lines: [
      ...(isComposite ? [] : ['id int PRIMARY KEY']),
      ...columns.map(
        ({ name, type }, at) => `${name} ${type}${notNull > 0 && at % (notNull + 1) === 0 ? ' NOT NULL' : ''}`,
      ),
      ...times(enums, (at) => `kind_${at} kind_${at}`),
      ...(isComposite ? [`PRIMARY KEY (${namesOf(key)})`] : []),
      ...parents.map(({ name }) => `FOREIGN KEY (${name}) REFERENCES parent (id)`),
      ...uniques.map(({ name }) => `UNIQUE (${name})`),
      ...listed.map(({ name }) => `CHECK (${name} IN (${words('v', values)}))`),
      ...ranged.map(({ name }) => `CHECK (${name} >= 0 AND ${name} <= 1000)`),
      ...(long > 4000
        ? [`remark varchar(40) DEFAULT '${'d'.repeat(40)}'`]
        : [`remark varchar(4000) DEFAULT '${'d'.repeat(long)}'`]),
    ],
    behind: [
      ...indexes.map(({ name }, at) => `CREATE INDEX wide_index_${at} ON wide (${name});`),
      ...(dialect === 'postgresql'
        ? [`COMMENT ON TABLE wide IS '${'t'.repeat(long)}';`, `COMMENT ON COLUMN wide.remark IS '${'é'.repeat(long)}';`]
        : []),
    ],
  };
}

function namesOf(columns: readonly WideColumn[]): string {
  return columns.map(({ name }) => name).join(', ');
}

function words(before: string, count: number): string {
  return times(count, (at) => `'${before}${at}'`).join(', ');
}
