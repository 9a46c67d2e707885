import type { Schema } from '@backsmith/schema';
import type { JavaEnum } from '../model/java-enum.ts';
import type { Migration } from '../model/project.ts';
import type { Resource } from '../model/resource.ts';
import type { RowList } from '../model/row-list.ts';
import type { Packages } from '../names/packages.ts';
import type { WriteTables } from '../model/write-tables.ts';
import type { ColumnRoles } from '../roles/assign-roles.ts';
import type { Options } from '../options.ts';
import type { EventNames } from './event-names.ts';
import type { GuardedStore } from './guarded-store.ts';
import type { ServiceAccess } from './service-access.ts';
import type { TellingStore } from './telling-store.ts';

/** What parts are told of a store: it alone knows how it keeps records. */
export type StoreOfParts = {
  /** What Actuator calls its health. */
  readonly health: string;
  /** For the parts that guard a service. */
  readonly guarded: () => GuardedStore;
  /** For the part that tells others what becomes of records. Throws where it cannot be told: options are checked before. */
  readonly telling: () => TellingStore;
};

/** What parts are designed from. */
export type PartsInput = {
  readonly options: Options;
  readonly packages: Packages;
  readonly port: number;
  /** Others take part in answering the requests the service answers. */
  readonly isOneOfSeveral: boolean;
  readonly resources: readonly Resource[];
  readonly lists: readonly RowList[];
  readonly store: StoreOfParts;
  readonly enums: readonly JavaEnum[];
  readonly roles: ColumnRoles;
  readonly schema: Schema;
  /** The migrations that are there already, where the project was generated before. */
  readonly earlier: readonly Migration[];
  /** How callers are known in a system of several services. */
  readonly access?: ServiceAccess | undefined;
  /** What its events are called by, where services tell each other what happened. */
  readonly events?: EventNames | undefined;
  /** Keys lead from its tables to other services, or from theirs to its own. */
  readonly makesPromises?: boolean | undefined;
  /** What the names of the parts' tables begin with in a database that has them from another project. */
  readonly standing?: string | undefined;
  /** Writes tables of a part as migrations of the store. */
  readonly writeTables: WriteTables;
};

/** The same for the parts that guard a service. */
export type GuardingInput = Omit<PartsInput, 'store'> & { readonly store: GuardedStore };

/** The same for the part that tells others of records. */
export type TellingInput = Omit<PartsInput, 'store'> & { readonly store: TellingStore };
