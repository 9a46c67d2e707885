import type { JpaStore } from './jpa/jpa-store.ts';

/** How a service keeps its records. What stores share is a `Contribution`, a label for people and a server. */
export type Store = JpaStore;
