import type { Diagnostic } from '@backsmith/text';
import type { Database } from '../options.ts';
import type { DesignedStore, StoreInput } from './designed-store.ts';
import { designJpaStore } from './jpa/design-jpa-store.ts';
import { designMongoStore } from './mongo/design-mongo-store.ts';
import { checkDocumentUpdate, type DocumentUpdate } from './mongo/update/check-update.ts';

/** Designs the store of a database. */
export function designStore(input: StoreInput, database: Database): DesignedStore {
  return database === 'mongodb' ? designMongoStore(input) : designJpaStore(input, database);
}

/** What keeps a database in use from following a schema, as errors. */
export function checkStoreUpdate(update: DocumentUpdate, database: Database): readonly Diagnostic[] {
  return database === 'mongodb' ? checkDocumentUpdate(update) : [];
}
