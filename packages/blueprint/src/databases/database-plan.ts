import type { Schema } from '@backsmith/schema';
import type { DatabaseContainer } from '../model/delivery.ts';
import type { Dependency, Setting } from '../model/project.ts';
import type { Database } from '../options.ts';
import type { TypeTraits } from '../types/type-traits.ts';

/** The databases a relational backend can be generated for; each is also a target DDL can be written for. */
export type RelationalDatabase = Exclude<Database, 'mongodb'>;

type ContainerPlan = Omit<DatabaseContainer, 'url' | 'testUrl' | 'localTestUrl'> & { readonly testName?: string };

/** What the generator knows about a database besides its SQL, which `@backsmith/schema` writes. */
export type DatabasePlan = {
  readonly kind: RelationalDatabase;
  readonly label: string;
  /** The address of a database on a server at its usual port. */
  readonly url: (name: string, host: string) => string;
  /** The server as a container with a database of this name; `testName` is a database every fresh one has. */
  readonly container: (name: string) => ContainerPlan;
  readonly user: string;
  readonly dependencies: readonly Dependency[];
  /** Folders of `db/migration` this database's driver leads Flyway to, and whose SQL lies there. */
  readonly vendors: readonly RelationalDatabase[];
  readonly traits: TypeTraits;
  /** Another server the project runs on just as well, and how its addresses begin. */
  readonly twin?: { readonly label: string; readonly urlPrefix: string };
  /** The namespace a connection uses when none is named, where Flyway must be told. */
  readonly defaultNamespace?: string;
  /** How the connection is told that texts may be values of any type, where the database insists on it. */
  readonly untypedText?: Setting;
  /** H2's setting for identifiers without quotes, so that they are the same as in the database. */
  readonly h2Identifiers: string;
  /** A column may hold an array; elsewhere it becomes a JSON document. */
  readonly hasArrays: boolean;
  /** The database makes an index for every foreign key itself. */
  readonly indexesForeignKeys: boolean;
  /** A namespace of a table is a database of its own. */
  readonly namespaceIsCatalog: boolean;
  /** One database has several namespaces, made and named as the source likes. */
  readonly hasSchemas: boolean;
  /** The dialects whose own types and expressions the database understands. */
  readonly family: readonly Schema['dialect'][];
  /** The name by which the database's catalogue knows what the Schema calls `name`. */
  readonly storedName: (name: string) => string;
};
