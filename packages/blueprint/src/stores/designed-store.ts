import type { ForeignKey, Schema, TableRows } from '@backsmith/schema';
import type { Diagnostic, Language } from '@backsmith/text';
import type { Blueprint } from '../model/blueprint.ts';
import type { History } from '../model/history.ts';
import type { ReportedTable } from '../model/report.ts';
import type { Variable } from '../model/variable.ts';
import type { WriteTables } from '../model/write-tables.ts';
import type { ColumnRoles } from '../roles/assign-roles.ts';
import type { DevDatabase } from '../options.ts';
import type { Packages } from '../names/packages.ts';

/** What the server of a store and its volume are called. */
export type ServerPlace = {
  readonly host: string;
  readonly volume: string;
  /** The server that all services have together on one machine, for databases that are too large to have one each. */
  readonly shared?: { readonly host: string; readonly volume: string };
};

/** What a store is designed from. */
export type StoreInput = {
  readonly schema: Schema;
  /** Foreign keys that lead to tables another service keeps. */
  readonly leaving: readonly ForeignKey[];
  /** What its columns are for. */
  readonly roles: ColumnRoles;
  /** The language the tables of the project are named in. */
  readonly language: Language;
  /** The name of its database, in lower case. */
  readonly name: string;
  /** Its server, as others call it. */
  readonly server: ServerPlace;
  readonly packages: Packages;
  /** A handler of ours answers what the store refuses. */
  readonly isHandled: boolean;
  /** Parts hold rows while they work on them. */
  readonly locksRows: boolean;
  /** Other services are told what happens to records: what they did when one was deleted is not undone. */
  readonly tellsOthers: boolean;
  /** A part is told of every record that is written, where the store itself does not know how to. */
  readonly isAudited: boolean;
  /** What the service is developed and tested on. */
  readonly devDatabase: DevDatabase;
  /** What was generated before, where its database is in use. */
  readonly history?: History | undefined;
  /** What its new databases are filled with; rows of other services among them. */
  readonly rows?: readonly TableRows[] | undefined;
  /** Its database may be one that another generated project has made tables in, the parts' own among them. */
  readonly standing?: { readonly migrations?: number } | undefined;
};

/** A store, with what the API shows of what it keeps, and what became of every table. */
export type DesignedStore = Pick<Blueprint, 'resources' | 'lists' | 'enums' | 'store'> & {
  readonly reported: readonly ReportedTable[];
  /** What it is told by its environment besides where its database is. */
  readonly told?: readonly Variable[];
  readonly writeTables: WriteTables;
  readonly diagnostics: readonly Diagnostic[];
};
