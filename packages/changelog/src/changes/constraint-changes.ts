import { named, putStatement, qualified, type ChangeContext, type WriteChange } from '../change-context.ts';
import { attribute, partsNamed, says, type ChangeNode } from '../change-node.ts';
import { keyColumns } from './table-changes.ts';
import { isMySql } from '../spelling.ts';

/** `CONSTRAINT name`, where a name is given. */
function constraint({ spelling }: ChangeContext, node: ChangeNode): string {
  const name = attribute(node, 'constraintName');
  return name === undefined ? '' : `CONSTRAINT ${spelling.quote(name)} `;
}

function addConstraint(context: ChangeContext, node: ChangeNode, rest: string): void {
  putStatement(
    context,
    node,
    `ALTER TABLE ${qualified(context, node, 'tableName')} ADD ${constraint(context, node)}${rest}`,
  );
}

function dropConstraint(context: ChangeContext, node: ChangeNode, table = 'tableName', schema = 'schemaName'): void {
  const name = named(context, node, 'constraintName');
  putStatement(context, node, `ALTER TABLE ${qualified(context, node, table, schema)} DROP CONSTRAINT ${name}`);
}

const addForeignKeyConstraint: WriteChange = (node, context) => {
  const target = qualified(context, node, 'referencedTableName', 'referencedTableSchemaName');
  const columns = keyColumns(context, node, 'referencedColumnNames');
  const onDelete = says(node, 'deleteCascade') ? 'CASCADE' : attribute(node, 'onDelete');
  const onUpdate = attribute(node, 'onUpdate');
  const table = qualified(context, node, 'baseTableName', 'baseTableSchemaName');
  const rest = [
    `FOREIGN KEY (${keyColumns(context, node, 'baseColumnNames')}) REFERENCES ${target}`,
    columns === '' ? '' : ` (${columns})`,
    onDelete === undefined || isRestrictOfOracle(context, onDelete) ? '' : ` ON DELETE ${onDelete}`,
    onUpdate === undefined || context.dialect === 'oracle' ? '' : ` ON UPDATE ${onUpdate}`,
    says(node, 'deferrable') ? ' DEFERRABLE' : '',
    says(node, 'initiallyDeferred') ? ' INITIALLY DEFERRED' : '',
  ].join('');
  putStatement(context, node, `ALTER TABLE ${table} ADD ${constraint(context, node)}${rest}`);
};

/** Oracle has no word for what it does anyway. */
function isRestrictOfOracle({ dialect }: ChangeContext, rule: string): boolean {
  return dialect === 'oracle' && /^(?:restrict|no action)$/i.test(rule.trim());
}

const createIndex: WriteChange = (node, context) => {
  const name = attribute(node, 'indexName');
  const columns = partsNamed(node, 'column').map((column) => {
    const written = attribute(column, 'name') ?? '?';
    const said = says(column, 'computed') || !/^[\w$ ]+$/u.test(written) ? written : context.spelling.quote(written);
    return says(column, 'descending') ? `${said} DESC` : said;
  });
  const unique = says(node, 'unique') ? 'UNIQUE ' : '';
  const called = name === undefined ? '' : `${context.spelling.quote(name)} `;
  putStatement(
    context,
    node,
    `CREATE ${unique}INDEX ${called}ON ${qualified(context, node, 'tableName')} (${columns.join(', ')})`,
  );
};

const dropIndex: WriteChange = (node, context) => {
  const name = named(context, node, 'indexName');
  const isOfTable = isMySql(context.dialect) || context.dialect === 'sqlserver';
  const table = isOfTable ? ` ON ${qualified(context, node, 'tableName')}` : '';
  const prefix = isOfTable ? undefined : attribute(node, 'schemaName');
  putStatement(
    context,
    node,
    `DROP INDEX ${prefix === undefined ? '' : `${context.spelling.quote(prefix)}.`}${name}${table}`,
  );
};

/** Keys that need no name: MySQL has one primary key a table; elsewhere its standard name is what is dropped. */
const dropPrimaryKey: WriteChange = (node, context) => {
  const { dialect } = context;
  const table = qualified(context, node, 'tableName');
  if (isMySql(dialect) || dialect === 'oracle') putStatement(context, node, `ALTER TABLE ${table} DROP PRIMARY KEY`);
  else if (attribute(node, 'constraintName') !== undefined) dropConstraint(context, node);
  else {
    const name = context.spelling.quote(`${(attribute(node, 'tableName') ?? '').toLowerCase()}_pkey`);
    putStatement(context, node, `ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
};

const dropUniqueConstraint: WriteChange = (node, context) => {
  if (!isMySql(context.dialect)) dropConstraint(context, node);
  else
    putStatement(
      context,
      node,
      `ALTER TABLE ${qualified(context, node, 'tableName')} DROP INDEX ${named(context, node, 'constraintName')}`,
    );
};

const dropForeignKeyConstraint: WriteChange = (node, context) => {
  if (!isMySql(context.dialect)) dropConstraint(context, node, 'baseTableName', 'baseTableSchemaName');
  else
    putStatement(
      context,
      node,
      `ALTER TABLE ${qualified(context, node, 'baseTableName', 'baseTableSchemaName')} DROP FOREIGN KEY ${named(context, node, 'constraintName')}`,
    );
};

const addCheckConstraint: WriteChange = (node, context) => {
  const body = attribute(node, 'constraintBody') ?? (node.text.trim() === '' ? '?' : node.text.trim());
  addConstraint(context, node, `CHECK (${body})`);
};

export const CONSTRAINT_CHANGES: Readonly<Record<string, WriteChange>> = {
  addPrimaryKey: (node, context) => addConstraint(context, node, `PRIMARY KEY (${keyColumns(context, node)})`),
  dropPrimaryKey,
  addUniqueConstraint: (node, context) => addConstraint(context, node, `UNIQUE (${keyColumns(context, node)})`),
  dropUniqueConstraint,
  addForeignKeyConstraint,
  dropForeignKeyConstraint,
  addCheckConstraint,
  dropCheckConstraint: (node, context) => dropConstraint(context, node),
  createIndex,
  dropIndex,
};
