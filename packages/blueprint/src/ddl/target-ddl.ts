import type { Column, Table, View, WrittenColumn } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { KeylessSql } from '../keyless/plan-keyless.ts';
import type { Migration } from '../model/project.ts';

/** A view with the statement that reads a page of it, with the parameters `:limit` and `:offset`. */
export type WrittenView = { readonly view: View; readonly select: string };

/** The SQL of a backend, as `@backsmith/schema` writes it. */
export type TargetDdl = {
  /** What a column became in the target's CREATE TABLE; nothing for one that is not there. */
  readonly column: (table: Table, column: Column) => WrittenColumn | undefined;
  /** One first migration per database the project runs on. */
  readonly migrations: readonly Migration[];
  readonly keyless: KeylessSql;
  /** The views the database has, each with the statement that reads its rows. */
  readonly views: readonly WrittenView[];
  readonly diagnostics: readonly Diagnostic[];
};
