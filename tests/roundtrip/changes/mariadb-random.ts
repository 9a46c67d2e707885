import type { Part, Things } from './changes-server.ts';
import type { Chooser, StatementMaker } from './random-changes.ts';

const TABLES = ['orders', 'items', 'people', '`Mixed Case`', 'notes'];
const COLUMNS = ['id', 'code', 'amount', 'state', '`Kind`', 'note', 'parent', '`order`'];
const VIEWS = ['seen', 'shown'];
const NAMES = ['fast', 'code', 'amount', 'amount_2', 'orders_ibfk_1', 'rule'];
const TYPES = [
  'int',
  'bigint unsigned',
  'varchar(20)',
  'text',
  'decimal(8,2)',
  'tinyint(1)',
  'datetime(3)',
  'date',
  `enum('low','high')`,
];

/** A column with a key cannot become a text: MySQL refuses it, MariaDB keeps another kind of key. */
const SHORT = TYPES.filter((type) => type !== 'text');

/** A value that a column of the type takes. */
function literal(type: string, choose: Chooser): string {
  if (/^(?:int|bigint|decimal|tinyint)/.test(type)) return choose.from(['0', '1', '7']);
  if (type.startsWith('datetime')) return 'current_timestamp(3)';
  if (type.startsWith('date')) return `'2020-02-03'`;
  return choose.from([`'low'`, `'high'`]);
}

function condition({ name, type }: Part, choose: Chooser): string {
  return choose.from([`${name} <> ${literal(type.replace('datetime', 'date'), choose)}`, `${name} IS NOT NULL`]);
}

function columnIn(things: Things, choose: Chooser, tables: readonly string[] = things.tables): Part {
  return choose.from(things.columns.filter(({ table }) => tables.includes(table)));
}

function otherIn(things: Things, choose: Chooser, { table }: Part): Part {
  return choose.from(things.columns.filter((column) => column.table === table));
}

/** A column's type and clauses, as MySQL states them wherever a column is made or stated anew. */
function clauses(name: string, choose: Chooser, types = TYPES): string {
  const type = choose.from(types);
  const isShort = type !== 'text';
  return [
    type,
    choose.from(['', '', 'NOT NULL', 'NULL']),
    isShort && choose.below(3) === 0 ? `DEFAULT ${literal(type, choose)}` : '',
    isShort ? choose.from(['', '', '', '', 'UNIQUE']) : '',
    choose.from(['', '', '', `COMMENT 'so it is'`]),
    choose.from(['', '', '', `CHECK (${name} <> ${literal(type.replace('datetime', 'date'), choose)})`]),
  ].join(' ');
}

const createTable: StatementMaker = (things, choose) => {
  const columns = COLUMNS.filter((name) => name !== 'id' && choose.below(2) === 0);
  const own = columns.map((name) => `${name} ${clauses(name, choose)}`);
  const parent = choose.below(3) > 0 ? things.tables[choose.below(things.tables.length)] : undefined;
  const reference = `FOREIGN KEY (up) REFERENCES ${parent ?? ''} (id)${choose.from(['', ' ON DELETE CASCADE', ' ON DELETE SET NULL'])}`;
  const keys = parent === undefined ? [] : ['up int', choose.from([reference, `CONSTRAINT to_parent ${reference}`])];
  return `CREATE TABLE ${choose.from(TABLES)} (id int ${choose.from(['', 'AUTO_INCREMENT'])} PRIMARY KEY, ${[...own, ...keys].join(', ')})`;
};

/** A text has no key of all its characters: the server takes as many as fit, MySQL refuses it. */
function withoutTexts(things: Things): Things {
  return { ...things, columns: things.columns.filter(({ type }) => !type.endsWith('text')) };
}

const addKey: StatementMaker = (all, choose) => {
  const things = withoutTexts(all);
  const column = columnIn(things, choose);
  const other = otherIn(things, choose, column);
  const referred = columnIn(things, choose);
  const columns = `(${column.name}${choose.from(['', `, ${other.name}`])})`;
  const name = choose.from(['', '', choose.from(NAMES)]);
  const constraint = name === '' ? '' : `CONSTRAINT ${name} `;
  return `ALTER TABLE ${column.table} ADD ${choose.from([
    `KEY ${name} ${columns}`,
    `UNIQUE ${name} ${columns}`,
    `${constraint}UNIQUE ${columns}`,
    `${constraint}CHECK (${condition(column, choose)})`,
    `${constraint}FOREIGN KEY (${column.name}) REFERENCES ${referred.table} (${referred.name})`,
    `PRIMARY KEY (${column.name})`,
  ])}`;
};

const stateColumn: StatementMaker = (things, choose) => {
  const { table, name } = columnIn(things, choose);
  const to = choose.from(COLUMNS);
  const place = choose.from(['', '', ' FIRST', ` AFTER ${otherIn(things, choose, { table, name, type: '' }).name}`]);
  return `ALTER TABLE ${table} ${choose.from([
    `MODIFY ${name} ${clauses(name, choose, SHORT)}${place}`,
    `CHANGE ${name} ${to} ${clauses(to, choose, SHORT)}${place}`,
    `ADD ${to} ${clauses(to, choose)}${place}`,
  ])}`;
};

const renameColumn: StatementMaker = (things, choose) => {
  const column = columnIn(things, choose);
  const other = otherIn(things, choose, column);
  const to = choose.from(COLUMNS);
  return `ALTER TABLE ${column.table} RENAME COLUMN ${column.name} TO ${choose.from([to, `${other.name}, RENAME COLUMN ${other.name} TO ${column.name}`])}`;
};

const dropPart: StatementMaker = (things, choose) => {
  const { table, name } = choose.from(things.constraints);
  // A primary key that others refer to is dropped by this word alone, which leaves references to what is no key.
  const index = choose.from(things.indexes.filter((one) => one.name !== '`PRIMARY`'));
  return choose.from([
    `ALTER TABLE ${table} DROP CONSTRAINT ${name}`,
    `ALTER TABLE ${table} DROP FOREIGN KEY ${name}`,
    `ALTER TABLE ${index.table} DROP INDEX ${index.name}`,
    `DROP INDEX ${index.name} ON ${index.table}`,
    `ALTER TABLE ${index.table} RENAME INDEX ${index.name} TO ${choose.from(NAMES)}`,
  ]);
};

/** No table has another name in it: MariaDB 10.11 renames columns in checks under the name a table was last read by. */
const createView: StatementMaker = (things, choose) => {
  const column = columnIn(things, choose, [...things.tables, ...things.views]);
  const other = otherIn(things, choose, column);
  return `CREATE OR REPLACE VIEW ${choose.from(VIEWS)} AS SELECT ${choose.from(['*', `${column.name} AS one, ${other.name}`, `${column.table}.${column.name}`])} FROM ${column.table}`;
};

/** A computed column takes a default only where it is there already: no new database has both. */
const alterDefault: StatementMaker = (things, choose) => {
  const columns = things.columns.filter((column) => !column.type.endsWith(' computed'));
  const { table, name, type } = columnIn({ ...things, columns }, choose);
  return `ALTER TABLE ${table} ALTER ${name} ${choose.from([`SET DEFAULT ${literal(type.replace('datetime', 'date'), choose)}`, 'DROP DEFAULT'])}`;
};

/** What may be done to a MariaDB database, each as likely as the others. */
export const MARIADB_MAKERS: readonly StatementMaker[] = [
  createTable,
  createTable,
  addKey,
  addKey,
  addKey,
  stateColumn,
  stateColumn,
  stateColumn,
  renameColumn,
  renameColumn,
  dropPart,
  dropPart,
  createView,
  alterDefault,
  (things, choose) => {
    const { table, name, type } = columnIn(things, choose);
    const made = /^(?:int|bigint|decimal)/.test(type) ? `${name} * 2` : `${name} IS NULL`;
    return `ALTER TABLE ${table} ADD twice bigint GENERATED ALWAYS AS (${made}) ${choose.from(['STORED', 'VIRTUAL'])}`;
  },
  (things, choose) => {
    const { table, name } = columnIn(things, choose);
    return `ALTER TABLE ${table} DROP COLUMN ${name}`;
  },
  (things, choose) => {
    const [from, to] = [choose.from(things.tables), choose.from(TABLES)];
    return choose.from([`ALTER TABLE ${from} RENAME TO ${to}`, `RENAME TABLE ${from} TO ${to}`]);
  },
  (things, choose) => `CREATE TABLE ${choose.from(TABLES)} LIKE ${choose.from(things.tables)}`,
  (things, choose) => `CREATE TABLE ${choose.from(TABLES)} AS SELECT * FROM ${choose.from(things.tables)}`,
  (things, choose) => `DROP TABLE ${choose.from(things.tables)}`,
  (things, choose) => `DROP VIEW ${choose.from(things.views)}`,
  (things, choose) => `ALTER TABLE ${choose.from(things.tables)} COMMENT = ${choose.from([`'all of it'`, `''`])}`,
];
