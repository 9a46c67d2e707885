/** A column as a driver's `DatabaseMetaData.getColumns` tells of it: what Hibernate reads of it when it validates. */
export type Reported = {
  /** A number of `java.sql.Types`, or one of the vendor's own. */
  readonly code: number;
  readonly name: string;
  /** Characters, bytes or digits. */
  readonly size: number;
  /** Digits behind the point. */
  readonly digits: number;
};

type Facts = readonly [code: number, name: string];

/**
 * Oracle: the words a column may be declared with, and what ojdbc answers.
 * OracleDatabaseMetaData.getColumns decodes `data_type` of all_tab_columns; the numbers beyond those of JDBC are those of
 * oracle.jdbc.OracleTypes.
 */
const ORACLE: Readonly<Record<string, Facts>> = {
  NUMBER: [2, 'NUMBER'],
  INTEGER: [2, 'NUMBER'],
  INT: [2, 'NUMBER'],
  SMALLINT: [2, 'NUMBER'],
  NUMERIC: [2, 'NUMBER'],
  DEC: [2, 'NUMBER'],
  DECIMAL: [2, 'NUMBER'],
  FLOAT: [6, 'FLOAT'],
  REAL: [6, 'FLOAT'],
  'DOUBLE PRECISION': [6, 'FLOAT'],
  BINARY_FLOAT: [100, 'BINARY_FLOAT'],
  BINARY_DOUBLE: [101, 'BINARY_DOUBLE'],
  VARCHAR2: [12, 'VARCHAR2'],
  VARCHAR: [12, 'VARCHAR2'],
  CHAR: [1, 'CHAR'],
  CHARACTER: [1, 'CHAR'],
  NVARCHAR2: [-9, 'NVARCHAR2'],
  NCHAR: [-15, 'NCHAR'],
  CLOB: [2005, 'CLOB'],
  NCLOB: [2011, 'NCLOB'],
  BLOB: [2004, 'BLOB'],
  LONG: [-1, 'LONG'],
  'LONG RAW': [-4, 'LONG RAW'],
  RAW: [-3, 'RAW'],
  DATE: [93, 'DATE'],
  TIMESTAMP: [93, 'TIMESTAMP'],
  'TIMESTAMP WITH TIME ZONE': [-101, 'TIMESTAMP'],
  'TIMESTAMP WITH LOCAL TIME ZONE': [-102, 'TIMESTAMP'],
  'INTERVAL YEAR TO MONTH': [-103, 'INTERVAL YEAR'],
  'INTERVAL DAY TO SECOND': [-104, 'INTERVAL DAY'],
  XMLTYPE: [2009, 'XMLTYPE'],
  JSON: [2016, 'JSON'],
  BOOLEAN: [16, 'BOOLEAN'],
  SDO_GEOMETRY: [2002, 'SDO_GEOMETRY'],
  ROWID: [-8, 'ROWID'],
  UROWID: [-8, 'UROWID'],
  BFILE: [-13, 'BFILE'],
};

/**
 * SQL Server: what mssql-jdbc answers, which asks sp_columns_100 for the types of ODBC 3 and turns these into its own
 * (SQLServerDatabaseMetaData, DataTypeFilter).
 * https://learn.microsoft.com/sql/connect/jdbc/using-basic-data-types
 */
const SQLSERVER: Readonly<Record<string, Facts>> = {
  BIGINT: [-5, 'bigint'],
  INT: [4, 'int'],
  SMALLINT: [5, 'smallint'],
  TINYINT: [-6, 'tinyint'],
  BIT: [-7, 'bit'],
  DECIMAL: [3, 'decimal'],
  NUMERIC: [2, 'numeric'],
  MONEY: [3, 'money'],
  SMALLMONEY: [3, 'smallmoney'],
  FLOAT: [8, 'float'],
  REAL: [7, 'real'],
  CHAR: [1, 'char'],
  VARCHAR: [12, 'varchar'],
  TEXT: [-1, 'text'],
  NCHAR: [-15, 'nchar'],
  NVARCHAR: [-9, 'nvarchar'],
  NTEXT: [-16, 'ntext'],
  BINARY: [-2, 'binary'],
  VARBINARY: [-3, 'varbinary'],
  IMAGE: [-4, 'image'],
  DATE: [91, 'date'],
  TIME: [92, 'time'],
  DATETIME: [93, 'datetime'],
  DATETIME2: [93, 'datetime2'],
  SMALLDATETIME: [93, 'smalldatetime'],
  DATETIMEOFFSET: [-155, 'datetimeoffset'],
  UNIQUEIDENTIFIER: [1, 'uniqueidentifier'],
  XML: [-16, 'xml'],
  ROWVERSION: [-2, 'timestamp'],
  TIMESTAMP: [-2, 'timestamp'],
  SQL_VARIANT: [-156, 'sql_variant'],
  HIERARCHYID: [-3, 'hierarchyid'],
  GEOGRAPHY: [-158, 'geography'],
  GEOMETRY: [-157, 'geometry'],
};

/** What each vendor's driver says of a type, by its first word or words as they stand in a migration. */
export const REPORTED = { oracle: ORACLE, sqlserver: SQLSERVER } as const;

export type Vendor = keyof typeof REPORTED;

/** ojdbc's word for a NUMBER without digits: any number of them behind the point. */
const FLOATING = -127;

/** What the driver tells of a column declared with this type. Throws where the table above lacks the type. */
export function reportedAs(vendor: Vendor, declared: string): Reported {
  const word = declared
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();
  const facts = REPORTED[vendor][word];
  if (facts === undefined) throw new Error(`${vendor}: what does the driver say of ${declared}?`);
  const [code, name] = facts;
  const [, size = '0', digits = '0'] = /\((\*|max|\d+)(?: CHAR| BYTE)?(?:,\s*(-?\d+))?\)/i.exec(declared) ?? [];
  const isFloating = vendor === 'oracle' && declared.toUpperCase() === 'NUMBER';
  return { code, name, size: Number(size) || 0, digits: isFloating ? FLOATING : Number(digits) };
}
