import type { Column, Table, View, WrittenColumn } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { KeylessSql } from '../rows/design-keyless.ts';
import type { Migration } from '../../../model/project.ts';

/** A view with the statement that reads a page of it, with the parameters `:limit` and `:offset`. */
export type WrittenView = {
  readonly view: View;
  readonly select: string;
  /** Columns it does not read, because their names say that they are secrets. */
  readonly hidden: readonly string[];
};

/** The SQL of a backend, as `@backsmith/schema` writes it. */
export type TargetDdl = {
  /** What a column became in the target's CREATE TABLE; nothing for one that is not there. */
  readonly column: (table: Table, column: Column) => WrittenColumn | undefined;
  /** One migration per database the project runs on. */
  readonly migrations: readonly Migration[];
  readonly keyless: KeylessSql;
  /** The views the database has, each with the statement that reads its rows. */
  readonly views: readonly WrittenView[];
  /** What the database must have beside its own distribution: PostGIS, say. */
  readonly extensions: readonly string[];
  /** The views have no rows while the project is developed and tested. */
  readonly viewsAreEmpty: boolean;
  readonly diagnostics: readonly Diagnostic[];
};
