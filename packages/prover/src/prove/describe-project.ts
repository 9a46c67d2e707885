import {
  RECORD_PATH,
  generateFiles,
  readRecord,
  recordedSource,
  type GeneratedFile,
  type Options,
} from '@backsmith/engine';
import type { CatalogTable } from '../client/catalog/catalog.ts';
import { ownTablesOf } from '../client/accounts.ts';
import { describedTables } from './described-tables.ts';

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
    tables: describedTables(value.schema),
    ...(twin === undefined ? {} : { described: twin.files }),
  };
}
