import type { Entity } from './jpa/entity.ts';
import type { JpaStore } from './jpa/jpa-store.ts';
import type { DocumentType } from './mongo/document.ts';
import type { MongoStore } from './mongo/mongo-store.ts';
import type { AskedNeighbours } from './neighbour.ts';

/** How a service keeps its records. What stores share is a `Contribution`, a label for people and a server. */
export type Store = JpaStore | MongoStore;

/** How a store keeps the records of a resource, whatever it does besides. */
export type KeptRecords = Pick<Entity & DocumentType, 'resource' | 'tableName' | 'fields'> & {
  readonly neighbours?: AskedNeighbours;
};

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

/** The entity of a table; nothing where records are kept otherwise. */
export function entityOf(store: Store, table: string): Entity | undefined {
  return store.kind === 'jpa' ? store.entities.find(({ tableName }) => tableName === table) : undefined;
}

/** The store whose records ask other services as `askedBy` says of each. */
export function withNeighbours(store: Store, askedBy: (kept: KeptRecords) => AskedNeighbours | undefined): Store {
  const asking = <Kept extends KeptRecords>(kept: Kept): Kept => {
    const neighbours = askedBy(kept);
    return neighbours === undefined ? kept : { ...kept, neighbours };
  };
  return store.kind === 'jpa'
    ? { ...store, entities: store.entities.map(asking) }
    : { ...store, documents: store.documents.map(asking) };
}
