import type { JpaStore } from './jpa/jpa-store.ts';
import type { MongoStore } from './mongo/mongo-store.ts';

/** How a service keeps its records. What stores share is a `Contribution`, a label for people and a server. */
export type Store = JpaStore | MongoStore;

/** The store as tables, for what is built on these alone. Throws for another: options are checked before. */
export function relational(store: Store): JpaStore {
  if (store.kind !== 'jpa')
    throw new Error(`A store of the kind ${store.kind} has no tables; options are checked before`);
  return store;
}
