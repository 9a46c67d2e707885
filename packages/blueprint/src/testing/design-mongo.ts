import { type Dialect, readSchema } from '@backsmith/schema';
import type { Parsed } from '@backsmith/text';
import type { Blueprint } from '../model/blueprint.ts';
import type { DocumentType } from '../model/mongo/document.ts';
import type { MongoStore } from '../model/mongo/mongo-store.ts';
import type { Options } from '../options.ts';
import { designSystem } from '../system/design-system.ts';
import { OPTIONS } from './design-sql.ts';

/** A service that keeps documents. */
export type DesignedMongo = Omit<Blueprint, 'store'> & { readonly store: MongoStore };

/** Designs the backend of a schema, of PostgreSQL where nothing else is said, on MongoDB, for tests. */
export function designMongo(
  sql: string,
  options: Partial<Options> = {},
  dialect: Dialect = 'postgresql',
): Parsed<DesignedMongo> {
  const { schema } = readSchema(sql, { dialect }).value;
  const { value, diagnostics } = designSystem(schema, {
    ...OPTIONS,
    ...options,
    database: 'mongodb',
    devDatabase: 'embedded',
  });
  const [service] = value.services;
  if (service?.store.kind !== 'mongo') throw new Error('A system without documents');
  return { value: { ...service, store: service.store }, diagnostics };
}

/** The documents of the resource of this name. */
export function documentNamed({ store }: DesignedMongo, name: string): DocumentType {
  const found = store.documents.find(({ resource }) => resource === name);
  if (found === undefined)
    throw new Error(`No ${name} among ${store.documents.map(({ resource }) => resource).join()}`);
  return found;
}
