import type { TargetFacts } from '@backsmith/schema';
import type { StillReferred, Twin } from '../../../model/jpa/jpa-store.ts';
import type { Dependency, Setting } from '../../../model/project.ts';
import type { Raised } from '../../../model/problem.ts';
import type { Database } from '../../../options.ts';
import type { TypeTraits } from '../../../types/type-traits.ts';

/** The databases a relational backend can be generated for; each is also a target DDL can be written for. */
export type RelationalDatabase = Exclude<Database, 'mongodb'>;

/** The server as a container. */
type TargetContainer = {
  readonly image: string;
  /** What Testcontainers calls the image, where that is not the database. */
  readonly testcontainer?: string;
  readonly port: number;
  readonly data: string;
  /** The group the image runs as from its start. */
  readonly group?: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly passwords: readonly string[];
  readonly health: string;
  /** A shell script the image runs when it makes the database, where its variables cannot say enough. */
  readonly start?: string;
  /** A shell command that makes the database on the server of this host, where the image does not. */
  readonly setup?: (host: string) => string;
  /** The same for a server that several services have together, where one each would take gigabytes. */
  readonly shared?: {
    readonly environment: Readonly<Record<string, string>>;
    readonly passwords: readonly string[];
    readonly setup: (host: string) => string;
  };
  /** The image is started by those only who agree to its licence. */
  readonly needsAgreement?: true;
  /** A database every fresh container has, where the one of the project is not among them. */
  readonly testName?: string;
  /** Who the application is to the database: never its administrator. */
  readonly user: string;
  /** Who the tests are to the database of a fresh container, where its variables make no other user. */
  readonly testUser?: string;
};

/** Where the driver is told what no address has to say: users write addresses themselves. */
export const DATA_SOURCE_PROPERTIES = ['spring', 'datasource', 'hikari', 'data-source-properties'];

/** Whom the servers bring along, and whom none of them lets anybody be. */
const TAKEN = new Set(['postgres', 'public', 'none', 'root', 'mysql', 'mariadb', 'system', 'sys', 'dbo', 'guest']);

/** The user a service has in its database: called as the service, but never as somebody the server knows already. */
export function serviceUser(name: string): string {
  return TAKEN.has(name) || /^\d/u.test(name) ? `app${name}` : name;
}

/** What the generator knows about a database, besides its SQL, which `@backsmith/schema` writes. */
export type TargetDatabase = TargetFacts & {
  readonly kind: RelationalDatabase;
  readonly label: string;
  /** The address of a database on a server at its usual port. */
  readonly url: (name: string, host: string) => string;
  /** The server as a container with a database of this name, and with extensions that its own distribution does not have. */
  readonly container: (name: string, extensions?: readonly string[]) => TargetContainer;
  /** Whom a fresh server has; the service's own user where that is nobody to be. */
  readonly user?: string;
  readonly dependencies: readonly Dependency[];
  /** What Testcontainers calls its module for it. */
  readonly testcontainer: string;
  /** Folders of `db/migration` this database's driver leads Flyway to, and whose SQL lies there. */
  readonly vendors: readonly RelationalDatabase[];
  /** What Hibernate knows it by where it cannot ask. */
  readonly dialect: string;
  readonly raised: Raised;
  /** What the database or H2, which some are developed on, says of a value that is referred to. */
  readonly stillReferred: StillReferred;
  readonly traits: TypeTraits;
  readonly twin?: Twin;
  /** Columns of times hold durations of many days as well. */
  readonly keepsLongTimes?: true;
  /** Columns of days hold `0000-00-00` as well, which drivers read as nothing. */
  readonly keepsZeroDays?: true;
  /** How the connection is told to read days that are none as nothing, where its driver fails at them. */
  readonly zeroDates?: Setting;
  /** How the connection is told to compare with days that are none, where the database refuses to, and rows are found by them. */
  readonly comparableDays?: Setting;
  /** How the connection is told to send texts in the code page of the database, where it would send national ones. */
  readonly codePageTexts?: Setting;
  /** What the driver and Hibernate are always told. */
  readonly settings?: readonly Setting[];
  /** What of that H2 is told instead, where the service is developed on it. */
  readonly memorySettings?: readonly Setting[];
  /** How the connection is told that texts may be values of any type, where the database insists on it. */
  readonly untypedText?: Setting;
  /** H2's setting for identifiers without quotes, so that they are the same as in the database. */
  readonly h2Identifiers: string;
  /** A column may hold an array; elsewhere it becomes a JSON document. */
  readonly hasArrays: boolean;
  /**
   * How a unique key holds for a part of the rows: by an index with a condition, which some databases take without an OR, or by one
   * more column, which says nothing in the other rows.
   */
  readonly keysOfSomeRows?: 'condition' | 'plain-condition' | 'column';
  /** The database makes an index for every foreign key itself. */
  readonly indexesForeignKeys: boolean;
  /** No test of ours has met a server of it. */
  readonly isUnmet?: true;
  /** Texts that differ in case alone are the same, unless a column says otherwise. */
  readonly ignoresCase?: true;
  /** A text without characters is kept as NULL. */
  readonly emptyTextIsNone?: true;
  /** Numbers come back without the zeros at the end of their fractions. */
  readonly dropsZeros?: true;
  /** After an insert the driver tells of numbers the database counts itself, and not of those that come from a sequence. */
  readonly tellsOfCountersOnly?: true;
  /** What the database calls every primary key, whatever name it was given. */
  readonly primaryKeyName?: string;
  /** What stands behind the table in the name of a foreign key that has none, before its number among these; otherwise its columns. */
  readonly foreignKeySuffix?: string;
};
