import { readSchema, type Column, type ForeignKey, type Table } from '@backsmith/schema';
import { madeSchema } from '../made-schema.ts';

const APPLICATION = `application {
  config {
    applicationType monolith
    authenticationType jwt
    baseName bench
    buildTool maven
    cacheProvider no
    devDatabaseType postgresql
    enableHibernateCache false
    packageName com.acme.bench
    prodDatabaseType postgresql
    skipClient true
    skipUserManagement true
  }
  entities *
}`;

const TYPES: Readonly<Record<string, string>> = {
  boolean: 'Boolean',
  date: 'LocalDate',
  decimal: 'BigDecimal',
  float: 'Double',
  integer: 'Integer',
  json: 'TextBlob',
  text: 'TextBlob',
  timestamp: 'Instant',
  uuid: 'UUID',
  varchar: 'String',
};

/**
 * The made schema as JHipster reads it: the same entities, fields, limits and references, with DTOs, services and pages as ours
 * have, and no browser client, which ours has not.
 */
export function madeJdl(tables: number): string {
  const { schema } = readSchema(madeSchema(tables), { dialect: 'postgresql' }).value;
  const entities = schema.tables.filter(({ primaryKey }) => primaryKey.length === 1);
  const between = schema.tables.filter(({ primaryKey }) => primaryKey.length > 1).map(({ name }) => name);
  const single = schema.foreignKeys.filter(({ table }) => !between.includes(table));
  const pairs = between.map((name) => schema.foreignKeys.filter(({ table }) => table === name));
  return [
    APPLICATION,
    ...entities.map((table) => entity(table, single)),
    ...single.map(
      (key) => `relationship ManyToOne {\n  ${nameOf(key.table)}{${fieldOf(key)}} to ${nameOf(key.refTable)}\n}`,
    ),
    ...pairs.map(([left, right]) => manyToMany(left, right)),
    'dto * with mapstruct\nservice * with serviceClass\npaginate * with pagination\n',
  ].join('\n\n');
}

function entity(table: Table, keys: readonly ForeignKey[]): string {
  const referring = keys.filter((key) => key.table === table.name).flatMap(({ columns }) => columns);
  const own = table.columns.filter(({ name }) => name !== 'id' && !referring.includes(name));
  return `entity ${nameOf(table.name)} {\n${own.map((column) => `  ${field(column)}`).join('\n')}\n}`;
}

function field({ name, dataType, notNull }: Column): string {
  const type = TYPES[dataType.kind];
  if (type === undefined) throw new Error(`JHipster has no type for ${dataType.kind}.`);
  const length = dataType.kind === 'varchar' && dataType.length !== undefined ? ` maxlength(${dataType.length})` : '';
  return `${camel(name)} ${type}${notNull ? ' required' : ''}${length}`;
}

function manyToMany(left: ForeignKey | undefined, right: ForeignKey | undefined): string {
  if (left === undefined || right === undefined) throw new Error('A join table has two references.');
  const [from, to] = [left.refTable, right.refTable];
  return `relationship ManyToMany {\n  ${nameOf(from)}{linked${nameOf(to)}} to ${nameOf(to)}\n}`;
}

function fieldOf({ columns: [column = ''] }: ForeignKey): string {
  return camel(column.replace(/_id$/, ''));
}

function nameOf(table: string): string {
  const name = camel(table);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
