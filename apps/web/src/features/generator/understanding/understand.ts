import { setAsideOwnTables } from '@backsmith/blueprint';
import { readSchema } from '@backsmith/schema';
import { blankData, databaseName, detectDialect, type Dialect } from '@backsmith/sql';
import { layOut } from '../../../shared/diagram/lay-out.ts';
import { layOutNames } from '../../../shared/diagram/lay-out-names.ts';
import { diagramOf, tableId } from '../../../shared/diagram/of-schema.ts';
import type { Understood } from './understood.ts';

/** A schema to be read: a file as it came, or text that was written or changed here. */
export type Source =
  | { readonly bytes: Uint8Array; readonly name: string }
  | { readonly text: string; readonly dialect?: Dialect | undefined };

/** Reads a schema for the page. Never throws; where nothing was found, the findings say so. */
export function understand(source: Source): Understood {
  const isFile = 'bytes' in source;
  const { value, diagnostics } = readSchema(isFile ? source.bytes : source.text, optionsOf(source));
  // What generated backends keep for themselves is no table of the user's; neither is it when a backend is made.
  const { schema, findings } = setAsideOwnTables(value.schema);
  const found = [...diagnostics, ...findings].toSorted((a, b) => a.line - b.line);
  const diagram = diagramOf(schema);
  const text = isFile ? blankData(source.bytes, schema.dialect) : source.text;
  return {
    text,
    dialect: schema.dialect,
    isUnsaid: detectDialect(text).dialect !== schema.dialect,
    database: databaseName(schema.dialect),
    tables: schema.tables.map((table) => ({
      id: tableId(table),
      name: table.name,
      line: table.line,
      columns: table.columns.length,
    })),
    relations: schema.foreignKeys.length,
    views: schema.views.length,
    leftOut: found.filter(({ severity }) => severity !== 'info'),
    assumed: found.filter(({ severity }) => severity === 'info'),
    source: diagram,
    diagram: layOut(diagram),
    map: layOutNames(diagram),
  };
}

/** What is known of a source besides its text. */
function optionsOf(source: Source): { readonly path?: string; readonly dialect?: Dialect } {
  if ('bytes' in source) return { path: source.name };
  return source.dialect === undefined ? {} : { dialect: source.dialect };
}
