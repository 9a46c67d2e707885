import { setAsideOwnTables } from '@backsmith/blueprint';
import { readSchema, type Schema, type TableRows } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';
import type { Diagnostic, Parsed } from '@backsmith/text';
import type { Source } from './source.ts';

function noTables(): Diagnostic {
  return {
    severity: 'error',
    code: 'no-tables',
    message: 'No table was found in the schema.',
    hint: 'A schema consists of CREATE TABLE statements; a dump of data alone has none.',
    line: 1,
    column: 1,
  };
}

/** The schema of a source, and what the names of tables in it began with that a generated backend keeps for itself. */
export type ReadTables = {
  readonly schema: Schema;
  readonly standing?: string;
  /** What new databases are to be filled with. */
  readonly rows?: readonly TableRows[];
};

/** Reads the schema of a source; none where it has no table, which an error then says. */
export function readTables(source: Source, settings: { readonly dialect?: Dialect }): Parsed<ReadTables | undefined> {
  const { value, diagnostics } = readSchema(source, settings);
  const { findings, ...read } = setAsideOwnTables(value.schema);
  const found = [...diagnostics, ...findings];
  if (read.schema.tables.length > 0) return { value: read, diagnostics: found };
  const said = found.some(({ severity }) => severity === 'error');
  return { value: undefined, diagnostics: said ? found : [...found, noTables()] };
}
