import { named, putStatement, qualified, quotedList, type ChangeContext, type WriteChange } from '../change-context.ts';
import { attribute, listOf, partsNamed, says, type ChangeNode } from '../change-node.ts';
import { columnType } from '../column-types.ts';
import { isMySql, literal } from '../spelling.ts';
import { columnDefinition, constraintsOf, tableReference } from './column-definition.ts';

const createTable: WriteChange = (node, context) => {
  const { sql, spelling, dialect } = context;
  const columns = partsNamed(node, 'column');
  const keys = columns.filter((column) => says(constraintsOf(column), 'primaryKey'));
  sql.at(node.line);
  sql.put(`CREATE TABLE ${qualified(context, node, 'tableName')} (`);
  for (const [at, column] of columns.entries()) {
    sql.at(column.line);
    sql.put(`${at > 0 ? ', ' : ''}${columnDefinition(context, column, keys.length === 1)}`);
  }
  if (keys.length > 1) {
    const names = keys.map((column) => attribute(column, 'name') ?? '?');
    const name = keys.map((column) => attribute(constraintsOf(column), 'primaryKeyName')).find(Boolean);
    sql.put(
      `, ${name === undefined ? '' : `CONSTRAINT ${spelling.quote(name)} `}PRIMARY KEY (${quotedList(context, names)})`,
    );
  }
  for (const reference of columns.flatMap((column) => tableReference(context, column) ?? [])) sql.put(`, ${reference}`);
  const remarks = attribute(node, 'remarks');
  const inline = remarks !== undefined && isMySql(dialect) ? ` COMMENT ${literal(dialect, remarks)}` : '';
  sql.put(`)${inline}; `);
  if (remarks !== undefined) putRemarks(context, node, remarks);
  for (const column of columns) putColumnRemarks(context, node, column);
};

const addColumn: WriteChange = (node, context) => {
  const table = qualified(context, node, 'tableName');
  for (const column of partsNamed(node, 'column')) {
    putStatement(context, column, `ALTER TABLE ${table} ADD ${columnDefinition(context, column, true)}`);
    const reference = tableReference(context, column);
    if (reference !== undefined) putStatement(context, column, `ALTER TABLE ${table} ADD ${reference}`);
    putColumnRemarks(context, node, column);
  }
};

const dropColumn: WriteChange = (node, context) => {
  const single = attribute(node, 'columnName');
  const columns = partsNamed(node, 'column').flatMap((column) => attribute(column, 'name') ?? []);
  for (const name of single === undefined ? columns : [single])
    putStatement(
      context,
      node,
      `ALTER TABLE ${qualified(context, node, 'tableName')} DROP COLUMN ${context.spelling.quote(name)}`,
    );
};

const dropTable: WriteChange = (node, context) => {
  const cascade = says(node, 'cascadeConstraints');
  const others = context.dialect === 'postgresql' ? ' CASCADE' : '';
  const words = context.dialect === 'oracle' ? ' CASCADE CONSTRAINTS' : others;
  putStatement(context, node, `DROP TABLE ${qualified(context, node, 'tableName')}${cascade ? words : ''}`);
};

const renameTable: WriteChange = (node, context) => {
  const old = qualified(context, node, 'oldTableName');
  const fresh = named(context, node, 'newTableName');
  const plain = attribute(node, 'oldTableName') ?? '?';
  putStatement(
    context,
    node,
    context.dialect === 'sqlserver'
      ? `EXEC sp_rename ${literal('sqlserver', plain)}, ${literal('sqlserver', attribute(node, 'newTableName') ?? '?')}`
      : `ALTER TABLE ${old} RENAME TO ${fresh}`,
  );
};

const renameColumn: WriteChange = (node, context) => {
  const table = qualified(context, node, 'tableName');
  const [old, fresh] = [attribute(node, 'oldColumnName') ?? '?', attribute(node, 'newColumnName') ?? '?'];
  const { quote } = context.spelling;
  const type = attribute(node, 'columnDataType');
  if (isMySql(context.dialect) && type !== undefined) {
    // Liquibase states the column whole there, which forgets what it had besides its type.
    const stated = columnType(context.dialect, type);
    putStatement(context, node, `ALTER TABLE ${table} CHANGE ${quote(old)} ${quote(fresh)} ${stated}`);
    return;
  }
  if (context.dialect !== 'sqlserver') {
    putStatement(context, node, `ALTER TABLE ${table} RENAME COLUMN ${quote(old)} TO ${quote(fresh)}`);
    return;
  }
  const path = `${attribute(node, 'tableName') ?? '?'}.${old}`;
  putStatement(context, node, `EXEC sp_rename ${literal('sqlserver', path)}, ${literal('sqlserver', fresh)}, 'COLUMN'`);
};

const setTableRemarks: WriteChange = (node, context) => {
  const remarks = node.attributes.get('remarks') ?? '';
  if (isMySql(context.dialect))
    putStatement(
      context,
      node,
      `ALTER TABLE ${qualified(context, node, 'tableName')} COMMENT = ${literal(context.dialect, remarks)}`,
    );
  else putRemarks(context, node, remarks);
};

const setColumnRemarks: WriteChange = (node, context) => {
  const remarks = node.attributes.get('remarks') ?? '';
  putComment(context, node, node.line, attribute(node, 'columnName') ?? '?', remarks);
};

function putRemarks(context: ChangeContext, node: ChangeNode, remarks: string): void {
  const { dialect } = context;
  if (dialect === 'postgresql' || dialect === 'oracle')
    putStatement(
      context,
      node,
      `COMMENT ON TABLE ${qualified(context, node, 'tableName')} IS ${literal(dialect, remarks)}`,
    );
  if (dialect === 'sqlserver') putStatement(context, node, described(node, remarks));
}

function putColumnRemarks(context: ChangeContext, table: ChangeNode, column: ChangeNode): void {
  const remarks = attribute(column, 'remarks');
  if (remarks !== undefined && !isMySql(context.dialect))
    putComment(context, table, column.line, attribute(column, 'name') ?? '?', remarks);
}

/** MySQL would need the whole column for it; the reader knows the words of PostgreSQL and Oracle everywhere. */
function putComment(context: ChangeContext, table: ChangeNode, line: number, column: string, remarks: string): void {
  const { dialect, spelling } = context;
  const place = `${qualified(context, table, 'tableName')}.${spelling.quote(column)}`;
  const statement =
    dialect === 'sqlserver'
      ? described(table, remarks, column)
      : `COMMENT ON COLUMN ${place} IS ${literal(dialect, remarks)}`;
  putStatement(context, { ...table, line }, statement);
}

/** SQL Server keeps comments as properties (Transact-SQL, sp_addextendedproperty). */
function described(table: ChangeNode, remarks: string, column?: string): string {
  const text = (value: string): string => `N${literal('sqlserver', value)}`;
  const schema = text(attribute(table, 'schemaName') ?? 'dbo');
  const place = column === undefined ? '' : `, N'COLUMN', ${text(column)}`;
  return `EXEC sp_addextendedproperty N'MS_Description', ${text(remarks)}, N'SCHEMA', ${schema}, N'TABLE', ${text(attribute(table, 'tableName') ?? '?')}${place}`;
}

/** A table of the values that a column has, to which the column then refers. */
const addLookupTable: WriteChange = (node, context) => {
  const existing = qualified(context, node, 'existingTableName', 'existingTableSchemaName');
  const fresh = qualified(context, node, 'newTableName', 'newTableSchemaName');
  const [column, key] = [named(context, node, 'existingColumnName'), named(context, node, 'newColumnName')];
  const name = attribute(node, 'constraintName');
  const constraint = name === undefined ? '' : `CONSTRAINT ${context.spelling.quote(name)} `;
  putStatement(
    context,
    node,
    `CREATE TABLE ${fresh} AS SELECT DISTINCT ${column} AS ${key} FROM ${existing} WHERE ${column} IS NOT NULL`,
  );
  putStatement(context, node, `ALTER TABLE ${fresh} ADD PRIMARY KEY (${key})`);
  putStatement(
    context,
    node,
    `ALTER TABLE ${existing} ADD ${constraint}FOREIGN KEY (${column}) REFERENCES ${fresh} (${key})`,
  );
};

/** Two columns become one. */
const mergeColumns: WriteChange = (node, context) => {
  const table = qualified(context, node, 'tableName');
  const type = columnType(context.dialect, attribute(node, 'finalColumnType') ?? '');
  putStatement(context, node, `ALTER TABLE ${table} ADD ${named(context, node, 'finalColumnName')} ${type}`);
  for (const name of ['column1Name', 'column2Name'])
    putStatement(context, node, `ALTER TABLE ${table} DROP COLUMN ${named(context, node, name)}`);
};

/** Columns of a key, as an attribute lists them. */
export function keyColumns(context: ChangeContext, node: ChangeNode, name = 'columnNames'): string {
  return quotedList(context, listOf(attribute(node, name)));
}

export const TABLE_CHANGES: Readonly<Record<string, WriteChange>> = {
  createTable,
  addColumn,
  dropColumn,
  dropTable,
  renameTable,
  renameColumn,
  setTableRemarks,
  setColumnRemarks,
  addLookupTable,
  mergeColumns,
};
