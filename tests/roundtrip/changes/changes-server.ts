import type { DdlTarget } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';
import type { Catalog } from '../catalogs/catalog.ts';

/** What a database holds that statements can change, by the names it gave. */
export type Things = {
  readonly tables: readonly string[];
  readonly views: readonly string[];
  /** Enumerations and domains. */
  readonly types: readonly string[];
  readonly enums: readonly string[];
  readonly sequences: readonly string[];
  readonly schemas: readonly string[];
  /** Those of tables and views. */
  readonly columns: readonly Part[];
  readonly constraints: readonly Part[];
  readonly indexes: readonly Part[];
};

/** `type`: that of a column; of a constraint a letter, as the database says it. */
export type Part = { readonly table: string; readonly name: string; readonly type: string };

/** A database that is changed statement by statement, and says what came of it. */
export type ChangesServer = {
  readonly dialect: Dialect;
  readonly target: DdlTarget;
  /** Makes it empty. */
  readonly reset: () => Promise<void>;
  /** What it says where it refuses a statement. */
  readonly run: (statement: string) => Promise<string | undefined>;
  readonly catalog: () => Promise<Catalog>;
  /** Its views by name, with what they are defined as. */
  readonly views: () => Promise<ReadonlyMap<string, string>>;
  readonly things: () => Promise<Things>;
  readonly stop: () => Promise<void>;
};
