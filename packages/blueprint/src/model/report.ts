import type { Diagnostic, Position } from '@backsmith/text';
import type { AssignedRole } from '../roles/assign-roles.ts';
import type { GroupedTable } from '../roles/group-tables.ts';

/** One line of REPORT.md about something of the user's file. */
export type ReportedTable = {
  readonly table: string;
  readonly place: Position;
  /** Which service keeps it, where there are several. */
  readonly service?: string;
  readonly becomes: 'entity' | 'relation' | 'list' | 'view' | 'record';
  /** The class, the relation, or the tool whose record it is, for people. */
  readonly name: string;
  /** The class whose records those of an entity live and die with. */
  readonly parent?: string;
  /** Where its calls are, if it has any. */
  readonly path?: string;
  readonly columns: number;
  readonly key: readonly string[];
};

/** How the tables are shared out among services, and who asks whom. */
export type Sharing = {
  readonly services: readonly { readonly name: string; readonly tables: number }[];
  /** Why each table is where it is, service by service; to be read behind "because". */
  readonly places: readonly { readonly table: string; readonly service: string; readonly reason: string }[];
  /** Which service asks which, and for how many keys that lead from the one to the other. */
  readonly asks: readonly { readonly from: string; readonly to: string; readonly keys: number }[];
};

export type Report = {
  /** Where there are several services. */
  readonly sharing?: Sharing;
  /** What the source is, for people: `a PostgreSQL schema`. */
  readonly origin: string;
  /** Whether it was one file, or so many that lines need its name. */
  readonly isOneFile: boolean;
  readonly tables: readonly ReportedTable[];
  readonly counts: {
    readonly tables: number;
    readonly columns: number;
    readonly relations: number;
    readonly views: number;
    readonly resources: number;
    readonly enums: number;
  };
  /** Columns that are more than a value, or that the user made one, in the order of the source. */
  readonly roles: readonly AssignedRole[];
  /** Who may call the records of each table, where callers are known. */
  readonly groups: readonly GroupedTable[];
  /** Diagnostics by what they mean for the result, each in the order of the source. */
  readonly leftOut: readonly Diagnostic[];
  readonly assumed: readonly Diagnostic[];
};
