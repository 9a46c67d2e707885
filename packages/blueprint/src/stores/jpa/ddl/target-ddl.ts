import type { Column, Table, View, WrittenColumn } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { KeylessSql } from '../rows/design-keyless.ts';
import type { KeptHistory } from '../schema/kept-histories.ts';
import type { Migration } from '../../../model/project.ts';

/** The SQL of a backend, as `@backsmith/schema` writes it. */
export type TargetDdl = {
  /** What a column became in the target's CREATE TABLE; nothing for one that is not there. */
  readonly column: (table: Table, column: Column) => WrittenColumn | undefined;
  /** One migration per database the project runs on. */
  readonly migrations: readonly Migration[];
  readonly keyless: KeylessSql;
  /** The views the database has. */
  readonly views: readonly View[];
  /** Where it keeps what rows were before, as far as that is a table with a name. */
  readonly histories: readonly KeptHistory[];
  /** The query for all rows of a view, with these of its columns. */
  readonly selectView: (view: View, columns: readonly string[]) => string;
  /** What the database must have beside its own distribution: PostGIS, say. */
  readonly extensions: readonly string[];
  /** The views have no rows while the project is developed and tested. */
  readonly viewsAreEmpty: boolean;
  readonly diagnostics: readonly Diagnostic[];
};
