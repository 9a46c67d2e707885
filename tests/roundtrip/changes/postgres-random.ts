import type { Part, Things } from './changes-server.ts';
import type { Chooser, StatementMaker } from './random-changes.ts';

const TABLES = ['orders', 'items', 'people', '"MixedCase"', 'notes'];
const COLUMNS = ['id', 'code', 'amount', 'state', '"Kind"', 'note', 'parent', '"order"'];
const TYPES = ['mood', 'grade', 'short', '"Level"'];
const VALUES = ['low', 'high', 'mid', "it''s", 'top'];
const PLAIN = ['integer', 'bigint', 'varchar(20)', 'text', 'numeric(8,2)', 'boolean', 'timestamptz', 'date', 'uuid'];

function typeOf({ types }: Things, choose: Chooser): string {
  return choose.from([...PLAIN, ...types, ...types]);
}

/** A value that a column of the type takes. */
function literal(type: string, choose: Chooser): string {
  if (/^(integer|bigint|numeric)/.test(type)) return choose.from(['0', '7', '12']);
  if (type === 'boolean') return choose.from(['true', 'false']);
  if (type.startsWith('timestamp')) return 'now()';
  if (type === 'date') return 'CURRENT_DATE';
  if (type === 'uuid') return 'gen_random_uuid()';
  return `'${choose.from(VALUES)}'`;
}

function condition({ name, type }: Part, choose: Chooser): string {
  if (/^(character|text)/.test(type)) return choose.from([`${name} <> 'low'`, `length(${name}) > 2`]);
  if (/^(integer|bigint|numeric)/.test(type)) return choose.from([`${name} > 0`, `${name} < 1000`]);
  if (type === 'boolean') return name;
  if (/^(timestamp|date|uuid)/.test(type)) return `${name} IS NOT NULL`;
  const value = choose.from(VALUES);
  return choose.from([
    `${name} = '${value}'`,
    `${name} IN ('${value}', '${choose.from(VALUES)}')`,
    `'${value}' <> ${name}`,
  ]);
}

function columnIn(things: Things, choose: Chooser, owners = things.tables): Part {
  return choose.from(things.columns.filter(({ table }) => owners.includes(table)));
}

function otherIn(things: Things, choose: Chooser, { table }: Part): Part {
  return choose.from(things.columns.filter((column) => column.table === table));
}

function definition(things: Things, choose: Chooser, name: string): string {
  const type = typeOf(things, choose);
  const made = choose.from(['', '', '', 'serial', 'identity', 'computed']);
  if (made === 'serial') return `${name} serial`;
  if (made === 'identity') return `${name} integer GENERATED ${choose.from(['ALWAYS', 'BY DEFAULT'])} AS IDENTITY`;
  const rest = choose.from(['', ' NOT NULL', ` DEFAULT ${literal(type, choose)}`, ' UNIQUE']);
  return `${name} ${type}${rest}`;
}

const cascade = (choose: Chooser): string => choose.from(['', ' CASCADE']);

const createTable: StatementMaker = (things, choose) => {
  const columns = COLUMNS.slice(0, 2 + choose.below(4)).map((name) => definition(things, choose, name));
  const [first = 'id'] = COLUMNS;
  const last = choose.from([
    '',
    `, PRIMARY KEY (${first})`,
    `, CONSTRAINT own_key PRIMARY KEY (${first})`,
    `, UNIQUE (${first}, code)`,
  ]);
  return `CREATE TABLE ${choose.from(TABLES)} (${columns.join(', ')}${last})`;
};

const addConstraint: StatementMaker = (things, choose) => {
  const column = columnIn(things, choose);
  const other = otherIn(things, choose, column);
  const named = choose.from(['', '', `CONSTRAINT ${choose.from(['rule', 'must', '"Must"'])} `]);
  const target = columnIn(things, choose);
  const body = choose.from([
    `CHECK (${condition(column, choose)})`,
    `CHECK (${condition(column, choose)} OR ${condition(other, choose)})`,
    `UNIQUE (${column.name})`,
    `UNIQUE (${column.name}, ${other.name})`,
    `PRIMARY KEY (${column.name})`,
    `FOREIGN KEY (${column.name}) REFERENCES ${target.table} (${target.name})`,
    `FOREIGN KEY (${column.name}) REFERENCES ${target.table} ON DELETE CASCADE`,
  ]);
  return `ALTER TABLE ${column.table} ADD ${named}${body}`;
};

const createIndex: StatementMaker = (things, choose) => {
  const column = columnIn(things, choose);
  const other = otherIn(things, choose, column);
  const name = choose.from(['', 'fast', 'faster', '"Fast"']);
  const parts = choose.from([
    `(${column.name})`,
    `(${column.name}, ${other.name} DESC)`,
    `(lower(${column.name}))`,
    `(${column.name}) INCLUDE (${other.name})`,
    `(${column.name}) WHERE ${condition(other, choose)}`,
  ]);
  return `CREATE ${choose.from(['', 'UNIQUE '])}INDEX ${name} ON ${column.table} ${parts}`;
};

const createView: StatementMaker = (things, choose) => {
  const column = columnIn(things, choose, [...things.tables, ...things.views]);
  const other = otherIn(things, choose, column);
  const joined = columnIn(things, choose);
  const query = choose.from([
    `SELECT * FROM ${column.table}`,
    `SELECT ${column.name}, ${other.name} AS other FROM ${column.table} WHERE ${condition(other, choose)}`,
    `SELECT x.${column.name}, count(*) AS many FROM ${column.table} x GROUP BY x.${column.name}`,
    `SELECT l.${column.name}, r.${joined.name} AS joined FROM ${column.table} l JOIN ${joined.table} r ON l.${column.name} = r.${joined.name}`,
  ]);
  return `CREATE ${choose.from(['', '', 'MATERIALIZED '])}VIEW ${choose.from(['seen', 'shown', '"Seen"'])} AS ${query}`;
};

const alterColumn: StatementMaker = (things, choose) => {
  const { table, name, type } = columnIn(things, choose);
  const change = choose.from([
    `SET DEFAULT ${literal(type, choose)}`,
    'DROP DEFAULT',
    'SET NOT NULL',
    'DROP NOT NULL',
    'DROP IDENTITY IF EXISTS',
    'DROP EXPRESSION IF EXISTS',
    'TYPE text',
    'TYPE bigint',
    'TYPE varchar(40)',
  ]);
  return `ALTER TABLE ${table} ALTER COLUMN ${name} ${change}`;
};

const renameColumn: StatementMaker = (things, choose) => {
  const { table, name } = columnIn(things, choose, [...things.tables, ...things.views]);
  const kind = things.views.includes(table) ? choose.from(['VIEW', 'TABLE']) : 'TABLE';
  return `ALTER ${kind} ${table} RENAME COLUMN ${name} TO ${choose.from(COLUMNS)}`;
};

const alterType: StatementMaker = (things, choose) => {
  const type = choose.from(things.types);
  return choose.from([
    `ALTER TYPE ${type} RENAME TO ${choose.from(TYPES)}`,
    `ALTER TYPE ${type} ADD VALUE '${choose.from(VALUES)}' BEFORE 'low'`,
    `ALTER TYPE ${type} ADD VALUE '${choose.from(VALUES)}'`,
    ...[1, 2, 3].map(() => `ALTER TYPE ${type} RENAME VALUE '${choose.from(VALUES)}' TO '${choose.from(VALUES)}'`),
    `ALTER DOMAIN ${type} SET DEFAULT 'top'`,
    `ALTER DOMAIN ${type} DROP DEFAULT`,
    `ALTER DOMAIN ${type} ADD CHECK (VALUE <> '${choose.from(VALUES)}')`,
    `ALTER DOMAIN ${type} DROP CONSTRAINT ${choose.from(TYPES)}_check`,
    `DROP TYPE ${type}${cascade(choose)}`,
    `ALTER TYPE ${type} SET SCHEMA ${choose.from(things.schemas)}`,
  ]);
};

const alterSequence: StatementMaker = (things, choose) => {
  const sequence = choose.from(things.sequences.filter((name) => ['numbers', 'counter'].includes(name)));
  const { table, name } = columnIn(things, choose);
  return choose.from([
    `ALTER SEQUENCE ${sequence} RENAME TO ${choose.from(['numbers', 'counter'])}`,
    `ALTER TABLE ${table} ALTER ${name} SET DEFAULT nextval('${sequence}')`,
    `ALTER SEQUENCE ${sequence} OWNED BY ${table}.${name}`,
    `DROP SEQUENCE ${sequence}${cascade(choose)}`,
  ]);
};

const schemas: StatementMaker = (things, choose) => {
  const table = choose.from(things.tables);
  return choose.from([
    `ALTER TABLE ${table} SET SCHEMA ${choose.from(things.schemas)}`,
    `ALTER VIEW ${choose.from(things.views)} SET SCHEMA ${choose.from(things.schemas)}`,
    `DROP SCHEMA ${choose.from(['app', 'other'])}${cascade(choose)}`,
  ]);
};

const renamePart: StatementMaker = (things, choose) => {
  const { table, name } = choose.from(things.constraints);
  const index = choose.from(things.indexes);
  const to = choose.from(['rule', 'must', 'fast', '"Fast"', 'orders_pkey']);
  return choose.from([
    `ALTER TABLE ${table} RENAME CONSTRAINT ${name} TO ${to}`,
    `ALTER INDEX ${index.name} RENAME TO ${to}`,
  ]);
};

const dropPart: StatementMaker = (things, choose) => {
  const { table, name } = choose.from(things.constraints);
  const index = choose.from(things.indexes);
  return choose.from([`ALTER TABLE ${table} DROP CONSTRAINT ${name}${cascade(choose)}`, `DROP INDEX ${index.name}`]);
};

const comment: StatementMaker = (things, choose) => {
  const { table, name } = columnIn(things, choose);
  const text = choose.from(['NULL', `'so it is'`, `'it''s this'`]);
  return choose.from([`COMMENT ON COLUMN ${table}.${name} IS ${text}`, `COMMENT ON TABLE ${table} IS ${text}`]);
};

/** What may be done to a PostgreSQL database, each as likely as the others. */
export const POSTGRES_MAKERS: readonly StatementMaker[] = [
  createTable,
  createTable,
  (things, choose) =>
    `ALTER TABLE ${choose.from(things.tables)} ADD COLUMN ${choose.from(['', 'IF NOT EXISTS '])}${definition(things, choose, choose.from(COLUMNS))}`,
  (things, choose) => {
    const { table, name, type } = columnIn(things, choose);
    const computed = /^(integer|bigint|numeric)/.test(type) ? `${name} * 2` : `${name} IS NULL`;
    return `ALTER TABLE ${table} ADD COLUMN twice ${computed.endsWith('2') ? type : 'boolean'} GENERATED ALWAYS AS (${computed}) STORED`;
  },
  (_, choose) => `CREATE TYPE ${choose.from(TYPES)} AS ENUM ('low', 'high')`,
  (things, choose) =>
    `CREATE DOMAIN ${choose.from(TYPES)} AS ${choose.from(['varchar(9)', 'text', ...things.enums])} DEFAULT 'low' CHECK (VALUE <> 'mid')`,
  addConstraint,
  addConstraint,
  createIndex,
  createView,
  createView,
  alterColumn,
  alterColumn,
  renameColumn,
  renameColumn,
  alterType,
  alterType,
  (_, choose) => `CREATE SEQUENCE ${choose.from(['numbers', 'counter'])}`,
  alterSequence,
  (_, choose) => choose.from(['CREATE SCHEMA app', 'ALTER SCHEMA app RENAME TO other', 'DROP SCHEMA app CASCADE']),
  schemas,
  renamePart,
  dropPart,
  comment,
  (things, choose) => {
    const { table, name } = columnIn(things, choose);
    return `ALTER TABLE ${table} DROP COLUMN ${name}${cascade(choose)}`;
  },
  (things, choose) => `ALTER TABLE ${choose.from(things.tables)} RENAME TO ${choose.from(TABLES)}`,
  (things, choose) => `ALTER TABLE ${choose.from(things.views)} RENAME TO ${choose.from(['seen', 'shown', '"Seen"'])}`,
  (things, choose) => `DROP TABLE ${choose.from(things.tables)}${cascade(choose)}`,
  (things, choose) => `DROP ${choose.from(['', 'MATERIALIZED '])}VIEW ${choose.from(things.views)}${cascade(choose)}`,
];
