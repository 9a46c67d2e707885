import type { Database } from '../options.ts';
import type { DesignedStore, StoreInput } from './designed-store.ts';
import { designJpaStore } from './jpa/design-jpa-store.ts';

/** Designs the store of a database. Throws for one no store is built for: options are checked before. */
export function designStore(input: StoreInput, database: Database): DesignedStore {
  if (database === 'mongodb') throw new Error('No store is built for MongoDB; options are checked before');
  return designJpaStore(input, database);
}
