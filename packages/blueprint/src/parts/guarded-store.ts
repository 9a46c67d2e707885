import type { Position } from '@backsmith/text';
import type { Migration } from '../model/project.ts';
import type { Resource } from '../model/resource.ts';
import type { OwnAccountTable, Role, SecurityTables } from '../model/security.ts';
import type { KeptRecords } from '../model/stored.ts';
import type { WriteTables } from '../model/write-tables.ts';
import type { Packages } from '../names/packages.ts';
import type { ColumnRole, Options } from '../options.ts';
import type { FoundAccounts } from '../roles/find-accounts.ts';

/** An attribute of a record as the audit looks at it: its column, and how much text that holds. */
export type AuditedAttribute = {
  /** The class that keeps the record. */
  readonly entity: string;
  readonly name: string;
  readonly role: ColumnRole | 'id';
  readonly type: string;
  readonly column: string;
  readonly isReadOnly: boolean;
  readonly holds: number;
};

/** The records of a resource, as far as it matters whose they are. */
export type GuardedKind = Omit<KeptRecords, 'label'>;

/** The rows of a view, as far as it matters who lists them. */
export type GuardedView = {
  readonly list: string;
  readonly place: Position;
  readonly viewName: string;
  /** The table whose earlier rows they are. */
  readonly historyOf?: string;
  /** The least role that reads all it reads. */
  readonly readBy: Role;
  /** It shows records that were deleted and are kept. */
  readonly showsDeleted: boolean;
};

/** The rows of a table without a key, as far as it matters who lists them. */
export type GuardedRows = {
  readonly list: string;
  readonly place: Position;
  readonly tableName: string;
  /** Its rows tell of records that are not everybody's. */
  readonly isConfined: boolean;
};

/** What is decided with about the user's own table of the people who sign in. */
export type AccountsInput = {
  readonly found: FoundAccounts;
  readonly options: Options;
  readonly packages: Packages;
  readonly resources: readonly Resource[];
};

/** The user's own table of the people who sign in, as the user has it and as it was decided. */
export type ChosenAccounts = { readonly found: FoundAccounts; readonly own: OwnAccountTable };

/** What the tables of accounts are called, and the sessions where they are documents. */
export type AccountNames = { readonly tables: SecurityTables; readonly sessions: string };

/** What of a store is guarded, and what it says of accounts, whatever it keeps records in. */
export type GuardedStore = {
  readonly views: readonly GuardedView[];
  readonly keyless: readonly GuardedRows[];
  readonly kinds: readonly GuardedKind[];
  readonly attributes: readonly AuditedAttribute[];
  /** What puts the conditions of whose records a caller sees into queries. */
  readonly askedBy: string;
  /** The database changes nothing by itself: records that go with others are seen to go. */
  readonly changesNothing: boolean;
  /** What keeps the roles of accounts, and their sessions. */
  readonly placesOf: (names: AccountNames) => { readonly roles: string; readonly sessions: string };
  /** Decides how people sign in by a table of the user's; nothing where they cannot. */
  readonly designAccounts: (input: AccountsInput) => OwnAccountTable | undefined;
  /** Writes what keeps the accounts, or what stands beside the user's own table of them. */
  readonly writeAccounts: (
    names: AccountNames,
    file: string,
    writeTables: WriteTables,
    chosen: ChosenAccounts | undefined,
  ) => readonly Migration[];
};
