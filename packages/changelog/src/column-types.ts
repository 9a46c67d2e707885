import type { Dialect } from '@backsmith/sql';
import { isMySql } from './spelling.ts';

/** What Liquibase's own words for types become (package `liquibase.datatype.core`, each class's `toDatabaseDataType`). */
type Words = Readonly<Record<string, string>>;

const POSTGRESQL: Words = {
  bit: 'BOOLEAN',
  boolean: 'BOOLEAN',
  bool: 'BOOLEAN',
  tinyint: 'SMALLINT',
  mediumint: 'INTEGER',
  int: 'INTEGER',
  integer: 'INTEGER',
  number: 'NUMERIC',
  double: 'DOUBLE PRECISION',
  doubleprecision: 'DOUBLE PRECISION',
  currency: 'DECIMAL',
  clob: 'TEXT',
  nclob: 'TEXT',
  longvarchar: 'TEXT',
  longnvarchar: 'TEXT',
  longtext: 'TEXT',
  mediumtext: 'TEXT',
  tinytext: 'TEXT',
  blob: 'BYTEA',
  longblob: 'BYTEA',
  tinyblob: 'BYTEA',
  mediumblob: 'BYTEA',
  binary: 'BYTEA',
  varbinary: 'BYTEA',
  longvarbinary: 'BYTEA',
  datetime: 'TIMESTAMP',
  nvarchar: 'VARCHAR',
  nchar: 'CHAR',
  varchar2: 'VARCHAR',
  nvarchar2: 'VARCHAR',
  uniqueidentifier: 'UUID',
};

const MYSQL: Words = {
  doubleprecision: 'DOUBLE',
  boolean: 'TINYINT(1)',
  bool: 'TINYINT(1)',
  clob: 'LONGTEXT',
  nclob: 'LONGTEXT',
  longvarchar: 'LONGTEXT',
  longnvarchar: 'LONGTEXT',
  longvarbinary: 'LONGBLOB',
  currency: 'DECIMAL',
  number: 'NUMERIC',
  uuid: 'CHAR(36)',
  varchar2: 'VARCHAR',
  nvarchar2: 'NVARCHAR',
  uniqueidentifier: 'CHAR(36)',
};

const ORACLE: Words = {
  boolean: 'NUMBER(1)',
  bit: 'NUMBER(1)',
  bool: 'NUMBER(1)',
  tinyint: 'NUMBER(3)',
  smallint: 'NUMBER(5)',
  mediumint: 'NUMBER(7)',
  int: 'INTEGER',
  bigint: 'NUMBER(38, 0)',
  double: 'FLOAT(24)',
  currency: 'NUMBER(15, 2)',
  decimal: 'NUMBER',
  numeric: 'NUMBER',
  longvarchar: 'CLOB',
  text: 'CLOB',
  longtext: 'CLOB',
  mediumtext: 'CLOB',
  longvarbinary: 'BLOB',
  longblob: 'BLOB',
  varbinary: 'RAW',
  binary: 'RAW',
  datetime: 'TIMESTAMP',
  time: 'DATE',
  varchar: 'VARCHAR2',
  nvarchar: 'NVARCHAR2',
  uuid: 'RAW(16)',
};

const SQLSERVER: Words = {
  boolean: 'bit',
  bool: 'bit',
  clob: 'varchar(max)',
  nclob: 'nvarchar(max)',
  longvarchar: 'varchar(max)',
  longtext: 'nvarchar(max)',
  blob: 'varbinary(max)',
  longblob: 'varbinary(max)',
  longvarbinary: 'varbinary(max)',
  currency: 'money',
  double: 'float(53)',
  datetime: 'datetime2',
  timestamp: 'datetime2',
  number: 'numeric',
  uuid: 'uniqueidentifier',
  varchar2: 'varchar',
  mediumint: 'int',
};

const WORDS: Readonly<Record<Dialect, Words>> = {
  postgresql: POSTGRESQL,
  mysql: MYSQL,
  mariadb: { ...MYSQL, uuid: 'UUID' },
  oracle: ORACLE,
  sqlserver: SQLSERVER,
  sqlite: {},
};

/** Words that take no length in the database they become one of, though changelogs give one: `clob(65535)`, `bit(1)`, `int(11)`. */
const WITHOUT_LENGTH =
  /^(?:BOOLEAN|TEXT|LONGTEXT|LONGBLOB|BYTEA|UUID|INTEGER|SMALLINT|BIGINT|DOUBLE PRECISION|CLOB|BLOB|DATE|bit|money)$/;

/** `java.sql.Types.VARCHAR(255)`, `varchar(255 BYTE)`, `int unsigned`: the word, what stands in brackets, and the rest. */
const TYPE = /^(?:java\.sql\.Types\.)?(?<word>[A-Za-z_]\w*)(?:\s*\((?<size>[^)]*)\))?(?<rest>.*)$/su;

/** MySQL has one kind of time of a day, which says nothing of zones. */
const ZONE = /\s+with(?:out)?\s+(?:local\s+)?time\s+zone\b/iu;

/** The type of a column as the database of a dialect says it; what is no word of Liquibase's stays as it is written. */
export function columnType(dialect: Dialect, written: string): string {
  const { word = '', size, rest = '' } = TYPE.exec(written.trim())?.groups ?? {};
  const known = WORDS[dialect][word.toLowerCase()];
  // More bits than one are no truth value.
  const isBits = word.toLowerCase() === 'bit' && size !== undefined && size.trim() !== '1';
  const spelled = known === undefined || isBits ? word : known;
  const takesSize = size !== undefined && !WITHOUT_LENGTH.test(spelled) && !spelled.includes('(');
  const behind = isMySql(dialect) ? rest.replace(ZONE, '') : rest;
  return word === '' ? written : `${spelled}${takesSize ? `(${size})` : ''}${behind}`;
}
