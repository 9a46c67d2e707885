import type { Database } from '@backsmith/options';
import type { ForeignKey } from '@backsmith/schema';

/** A service with the tables it keeps, by their keys (see `keyOf`), in the order of the schema. */
export type ServiceTables = {
  readonly name: string;
  readonly tables: readonly string[];
  /** The table the others gather around. */
  readonly hub: string;
  /** What keeps them, where that is not the database of the system. */
  readonly database?: Database | undefined;
};

/** A foreign key that leaves its service, and why it was cut and no other. */
export type CutKey = {
  readonly key: ForeignKey;
  /** The service that refers, and the one that is referred to. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** It only says who wrote a record: nobody is asked about it. */
  readonly namesAuthor: boolean;
};

/** How the tables of a schema are shared out among services. */
export type ServiceCut = {
  readonly services: readonly ServiceTables[];
  readonly cuts: readonly CutKey[];
  /** Somebody decided it; else the foreign keys did. */
  readonly isPlanned: boolean;
  /** Why each table is where it is, by its key, to be read behind "because". */
  readonly places: ReadonlyMap<string, string>;
  /** There would be more services, but too many keys would be cut: how many, and the percentage. */
  readonly reduced?: { readonly from: number; readonly percent: number };
  /** How many services somebody asked for. */
  readonly asked?: number;
};
