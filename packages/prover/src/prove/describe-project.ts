import {
  RECORD_PATH,
  generateFiles,
  readRecord,
  recordedSource,
  type GeneratedFile,
  type GeneratedProject,
  type Options,
} from '@backsmith/engine';
import type { CatalogForeignKey, CatalogTable } from '../client/catalog/catalog.ts';
import { ownTablesOf } from '../client/accounts.ts';

/** What a generated project says of itself. */
export type ProjectDescription = {
  readonly options: Options;
  /** The tables it keeps accounts and audits in, which no collection shows. */
  readonly ownTables: readonly string[];
  /** The tables and views its database holds, for where no SQL reaches them. */
  readonly tables: readonly CatalogTable[];
  /** The same project with an OpenAPI document; absent where it has one itself. */
  readonly described?: readonly GeneratedFile[];
};

/** The record cannot be read, or no longer leads to a project. */
export class UnknownProject extends Error {}

/**
 * Reads what a project was generated from, and generates it again to know what it promises.
 *
 * @param readFile the text of a file of the project, or nothing where it has none
 * @throws UnknownProject where it has no record, or one of another generator
 */
export function describeProject(readFile: (path: string) => string | undefined): ProjectDescription {
  const text = readFile(RECORD_PATH);
  const record = text === undefined ? undefined : readRecord(text);
  const version = record?.versions.at(-1);
  if (record === undefined || version === undefined) {
    throw new UnknownProject(`${RECORD_PATH} is missing or cannot be read: only projects of Backsmith can be proven.`);
  }
  const { options } = record;
  const source = recordedSource(version);
  const { value } = generateFiles(source, options, undefined, { dialect: version.dialect });
  if (value === undefined) throw new UnknownProject(`What ${RECORD_PATH} holds leads to no project any more.`);
  const isDescribed = options.features.swagger;
  const twin = isDescribed
    ? undefined
    : generateFiles(source, { ...options, features: { ...options.features, swagger: true } }, undefined, {
        dialect: version.dialect,
      }).value;
  return {
    options,
    ownTables: ownTablesOf(value),
    tables: tablesOf(value),
    ...(twin === undefined ? {} : { described: twin.files }),
  };
}

/** What a deletion does, in the client's words. A default put in place of a reference is not looked for. */
function ruleOf(
  action: GeneratedProject['schema']['foreignKeys'][number]['onDelete'],
): Pick<CatalogForeignKey, 'onDelete'> {
  switch (action) {
    case 'cascade':
    case 'set null':
      return { onDelete: action };
    case 'set default':
      return {};
    case 'restrict':
    case 'no action':
    case undefined:
      return { onDelete: 'restrict' };
  }
}

/** The tables as the client needs them, in the words of the schema. */
function tablesOf({ schema }: GeneratedProject): readonly CatalogTable[] {
  const idOf = (name: string, namespace: string | undefined) =>
    namespace === undefined ? name : `${namespace}.${name}`;
  const tables = schema.tables.map((table) => ({
    id: idOf(table.name, table.schema),
    name: table.name,
    isView: false,
    columns: table.columns.map((column) => ({
      name: column.name,
      type: column.type.toLowerCase(),
      notNull: column.notNull,
      hasDefault: column.default !== undefined || column.identity || column.generated !== undefined,
    })),
    foreignKeys: schema.foreignKeys
      .filter((key) => key.table === table.name && key.schema === table.schema)
      .map((key) => ({
        columns: key.columns,
        target: idOf(key.refTable, key.refSchema),
        targetColumns: key.refColumns,
        ...ruleOf(key.onDelete),
      })),
  }));
  const views = schema.views.map((view) => ({
    id: idOf(view.name, view.schema),
    name: view.name,
    isView: true,
    columns: (view.columns ?? []).map((name) => ({ name, type: '', notNull: false, hasDefault: false })),
    foreignKeys: [],
  }));
  return [...tables, ...views];
}
