import type { ForeignKey } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { Consequence } from '../model/events.ts';
import type { Resource } from '../model/resource.ts';
import { relational, type Store } from '../model/store.ts';
import type { Database } from '../options.ts';
import type { StoreOfParts } from '../parts/parts-input.ts';
import type { DesignedStore, StoreInput } from './designed-store.ts';
import { designJpaStore } from './jpa/design-jpa-store.ts';
import { consequenceInRows, type ReferredRecords } from './jpa/parts/events/consequence.ts';
import { tellingRows } from './jpa/parts/events/telling-rows.ts';
import { guardedRows } from './jpa/parts/security/guarded-rows.ts';
import { designMongoStore } from './mongo/design-mongo-store.ts';
import { guardedDocuments } from './mongo/parts/guarded-documents.ts';
import { checkDocumentUpdate, type DocumentUpdate } from './mongo/update/check-update.ts';

/** Designs the store of a database. */
export function designStore(input: StoreInput, database: Database): DesignedStore {
  return database === 'mongodb' ? designMongoStore(input) : designJpaStore(input, database);
}

/** What keeps a database in use from following a schema, as errors. */
export function checkStoreUpdate(update: DocumentUpdate, database: Database): readonly Diagnostic[] {
  return database === 'mongodb' ? checkDocumentUpdate(update) : [];
}

/** What a store tells the parts of a service, none of which knows how it keeps records. */
export function storeOfParts(store: Store): StoreOfParts {
  return {
    health: store.health,
    guarded: () => (store.kind === 'jpa' ? guardedRows(store) : guardedDocuments(store)),
    telling: () => tellingRows(relational(store)),
  };
}

/**
 * What is done to the records that refer to a deleted one of another service; nothing where the store cannot do it.
 *
 * @param resource those that refer, by this foreign key
 */
export function consequenceIn(
  store: Store,
  key: ForeignKey,
  resource: Resource,
  target: ReferredRecords,
): Consequence | undefined {
  return store.kind === 'jpa' ? consequenceInRows(store.entities, key, resource, target) : undefined;
}

/** The store with the classes that answers with labels need. */
export function withExpansions(store: Store): Store {
  const added = (['expansion', 'expansions'] as const).filter(
    (name) => !store.support.needed.some((one) => one === name),
  );
  if (store.kind === 'jpa')
    return { ...store, support: { ...store.support, needed: [...store.support.needed, ...added] } };
  return { ...store, support: { ...store.support, needed: [...store.support.needed, ...added] } };
}
