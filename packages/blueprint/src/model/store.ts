import type { ClassName } from './java.ts';
import type { JpaStore } from './jpa/jpa-store.ts';
import type { MongoStore } from './mongo/mongo-store.ts';
import type { KeptRecords } from './stored.ts';

/** How a service keeps its records. What stores share is a `Contribution`, a label for people and a server. */
export type Store = JpaStore | MongoStore;

/** The store as tables, for what is built on these alone. Throws for another: options are checked before. */
export function relational(store: Store): JpaStore {
  if (store.kind !== 'jpa')
    throw new Error(`A store of the kind ${store.kind} has no tables; options are checked before`);
  return store;
}

/** How a store keeps the records of each resource. */
export function keptRecords(store: Store): readonly KeptRecords[] {
  return store.kind === 'jpa' ? store.entities : store.documents;
}

/** The class that keeps the records of a resource. */
export function classOfRecords(store: Store, resource: string): ClassName | undefined {
  return store.kind === 'jpa'
    ? store.entities.find((one) => one.resource === resource)?.classes.entity
    : store.documents.find((one) => one.resource === resource)?.classes.document;
}

/** The attributes that make the label of a resource's records. */
export function labelOfRecords(store: Store, resource: string): readonly string[] {
  return keptRecords(store).find((one) => one.resource === resource)?.label ?? [];
}
