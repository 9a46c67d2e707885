import { readSchema, type Schema } from '@backsmith/schema';
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

/** Reads the schema of a source; none where it has no table, which an error then says. */
export function readTables(source: Source, settings: { readonly dialect?: Dialect }): Parsed<Schema | undefined> {
  const { value, diagnostics } = readSchema(source, settings);
  if (value.schema.tables.length > 0) return { value: value.schema, diagnostics };
  const said = diagnostics.some(({ severity }) => severity === 'error');
  return { value: undefined, diagnostics: said ? diagnostics : [...diagnostics, noTables()] };
}
