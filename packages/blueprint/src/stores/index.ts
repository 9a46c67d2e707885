import type { Database } from '../options.ts';
import type { DesignedStore, StoreInput } from './designed-store.ts';
import { designJpaStore } from './jpa/design-jpa-store.ts';
import { designMongoStore } from './mongo/design-mongo-store.ts';

/** Designs the store of a database. */
export function designStore(input: StoreInput, database: Database): DesignedStore {
  return database === 'mongodb' ? designMongoStore(input) : designJpaStore(input, database);
}
