import type { ClassName } from './java.ts';
import type { Entity } from './jpa/entity.ts';
import type { JpaStore } from './jpa/jpa-store.ts';
import type { DocumentType } from './mongo/document.ts';
import type { MongoStore } from './mongo/mongo-store.ts';

/** How a service keeps its records. What stores share is a `Contribution`, a label for people and a server. */
export type Store = JpaStore | MongoStore;

/** How a store keeps the records of a resource, whatever it does besides. */
export type KeptRecords = Pick<Entity & DocumentType, 'resource' | 'tableName' | 'fields' | 'label'>;

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
