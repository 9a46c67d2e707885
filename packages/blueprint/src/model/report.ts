import type { Diagnostic, Position } from '@backsmith/text';

/** One line of REPORT.md about something of the user's file. */
export type ReportedTable = {
  readonly table: string;
  readonly place: Position;
  readonly becomes: 'entity' | 'relation' | 'list' | 'view';
  /** The class or the relation, for people. */
  readonly name: string;
  readonly path: string;
  readonly columns: number;
  readonly key: readonly string[];
};

export type Report = {
  /** What the source is, for people: `a PostgreSQL schema`. */
  readonly origin: string;
  /** Whether it was one file, or so many that lines need its name. */
  readonly isOneFile: boolean;
  readonly tables: readonly ReportedTable[];
  readonly counts: {
    readonly tables: number;
    readonly columns: number;
    readonly relations: number;
    readonly enums: number;
    readonly views: number;
  };
  /** Diagnostics by what they mean for the result, each in the order of the source. */
  readonly leftOut: readonly Diagnostic[];
  readonly assumed: readonly Diagnostic[];
};
