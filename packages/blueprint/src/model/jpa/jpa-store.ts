import type { Position } from '@backsmith/text';
import type { ClassName } from '../java.ts';
import type { KeptType } from '../kept-type.ts';
import type { Development } from '../development.ts';
import type { BasicAttribute } from './attribute.ts';
import type { Condition, Ordering } from '../stored.ts';
import type { Entity } from './entity.ts';
import type { Contribution } from '../contribution.ts';
import type { Raised, Refusal } from '../problem.ts';
import type { Support } from '../support.ts';
import type { RowLocks } from '../row-locks.ts';
import type { ServerContainer } from '../server-container.ts';
import type { Role } from '@backsmith/options';

/** Another server a project runs on just as well, and how its addresses begin. */
export type Twin = { readonly label: string; readonly urlPrefix: string };

/** Classes all entities share, by what they do. */
export type JpaClasses = {
  readonly specifications: ClassName;
  readonly summary: ClassName;
  readonly summaries: ClassName;
  readonly unitOfWork: ClassName;
  readonly fixedText: ClassName;
  readonly textArray: ClassName;
  readonly offsetTime: ClassName;
  readonly interval: ClassName;
  readonly dayTime: ClassName;
  /** Keeps JSON as text. */
  readonly jsonAsText: ClassName;
  /** Takes texts without characters for none, as the database does. */
  readonly emptyText: ClassName;
  /** Reads what Java has nothing for as none. */
  readonly readsAsNone: ClassName;
  /** Finds out what of the rows that a call reads is not shown. */
  readonly unshownValues: ClassName;
  /** Reads rows without a key, and tells what is not shown of them. */
  readonly shownRows: ClassName;
  /** Sends texts in the code page of the database. */
  readonly codePageText: ClassName;
  /** Compares keys in the code page of the database where rows are changed or deleted. */
  readonly codePageKeys: ClassName;
  /** Rounds moments as columns of datetime and smalldatetime do. */
  readonly roundedMoments: ClassName;
  /** Lists rows whose keys hold what Java has nothing for. */
  readonly oddKeys: ClassName;
  /** Finds rows by times of day, to the last digit. */
  readonly clockKeys: ClassName;
  /** Reads and writes amounts of money in keys. */
  readonly moneyKeys: ClassName;
  /** Reads and writes numbers of 64 bits without a sign. */
  readonly unsignedLong: ClassName;
  /** Reads and writes JSON with all digits of its numbers. */
  readonly exactJson: ClassName;
  /** Times changes as clocks show them in UTC. */
  readonly utcTimestamp: ClassName;
  /** Reads the labels of what records refer to. */
  readonly expansions: ClassName;
  /** What records of one entity refer to and labels name. */
  readonly expansion: ClassName;
  readonly statements: ClassName;
  /** What repositories of records extend that stay when they are deleted. */
  readonly softDeletes: ClassName;
  /** Finds records that are marked as deleted. */
  readonly deletedRecords: ClassName;
  /** Deletes for good what was marked long ago, and its test. */
  readonly purge: ClassName;
  readonly purgeTest: ClassName;
  /** Knows what the rules of the database are about. */
  readonly rules: ClassName;
  /** Says which part of a request the database refuses. */
  readonly refusedPart: ClassName;
  /** Holds rows in the words of the database that is asked. */
  readonly rowLocks: ClassName;
};

/** How the rows of a table without a key are read and appended: complete statements in the target's SQL. */
export type KeylessTable = {
  /** The list of the API it serves. */
  readonly list: string;
  /** The table as the user knows it, and where it stands in the source. */
  readonly tableName: string;
  readonly place: Position;
  readonly store: ClassName;
  /** With the parameters `:limit` and `:offset`. */
  readonly select: string;
  /** With named parameters; nothing where rows cannot be made this way. */
  readonly insert?: string;
  /** Its rows tell of records that are not everybody's. */
  readonly isConfined: boolean;
};

/** How the rows of a view are read: as records of a query that nothing writes. */
export type View = {
  readonly list: string;
  readonly viewName: string;
  /** The table whose earlier rows they are: it is no view then, but where the database keeps those. */
  readonly historyOf?: string;
  readonly place: Position;
  readonly entity: ClassName;
  /** The query for all its rows, in the target's SQL. */
  readonly select: string;
  readonly attributes: readonly BasicAttribute[];
  readonly conditions: readonly Condition[];
  readonly sortable: Ordering['sortable'];
  /** The attributes that end every order: those of a key, or all that can be compared. */
  readonly keyPaths: Ordering['keyPaths'];
  /** The least role that reads all it reads. */
  readonly readBy: Role;
  /** It shows records that were deleted and are kept. */
  readonly showsDeleted: boolean;
};

/** A rule of the database by the name it reports it by, in lower case, and the fields it is about. */
export type DatabaseRule = { readonly name: string; readonly fields: readonly string[] };

/**
 * How a database says that records still refer to a value, not that a value refers to none: by one of the driver's codes, or
 * by words in its message.
 */
export type StillReferred = { readonly codes: readonly number[]; readonly words?: string };

/** Tables of a relational database, through Hibernate, JDBC and Flyway. */
export type JpaStore = Contribution & {
  readonly kind: 'jpa';
  /** The database, for people. */
  readonly label: string;
  readonly container: ServerContainer;
  readonly development: Development;
  /** The table Flyway records its migrations in, where the database may hold the record of the user's own. */
  readonly record?: string;
  /** What becomes of values, by the types of their columns. */
  readonly types: readonly KeptType[];
  /** The folder below that of the migrations whose migration fills new databases; tests leave it out. */
  readonly rows?: string;
  /** Says in a sentence at the start that the database cannot be reached. */
  readonly unreachable: ClassName;
  /** Decides whether a database that is not empty is taken over, and says in a sentence why not. */
  readonly takeover: { readonly strategy: ClassName; readonly analyzer: ClassName };
  /** What Actuator calls its health. */
  readonly health: string;
  readonly twin?: Twin;
  readonly support: Support<JpaClasses>;
  /** One for each resource, in the same order. */
  readonly entities: readonly Entity[];
  readonly keyless: readonly KeylessTable[];
  readonly views: readonly View[];
  /** How the database tells what a trigger of its owner refuses. */
  readonly raised: Raised;
  /** What a handler needs to know of broken rules; none where no handler asks. */
  readonly rules: readonly DatabaseRule[];
  /**
   * Which fields of a table others refer to besides its primary key, by that table and the name of the foreign key:
   * `category.product_category_fkey`.
   */
  readonly referred: readonly DatabaseRule[];
  /** There where records refer to others of the same table so: the table does not tell which end a statement broke. */
  readonly stillReferred?: StillReferred;
  readonly locks: RowLocks;
  /** No test of ours has met a server of it. */
  readonly isUnmet: true | undefined;
  /** A text without characters is none. */
  readonly emptyTextIsNone: true | undefined;
  /** What writes of entities, and of rows without a key, have to answer themselves. */
  readonly refusals: { readonly entities: readonly Refusal[]; readonly rows: readonly Refusal[] };
};
