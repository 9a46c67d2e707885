import { leftRowsFinding, lookupTables, otherRowsFinding } from '@backsmith/blueprint';
import type { SchemaChoices } from '@backsmith/options';
import { readRows, type RowLimits, type Schema, type TableRows } from '@backsmith/schema';
import type { Diagnostic, Parsed } from '@backsmith/text';
import type { Source } from './source.ts';

/** What a migration that people read can hold. Tables beyond are no lists to choose from. */
const LIMITS: RowLimits = { ofTable: 500, ofAll: 5000 };

/** Reads the rows a source puts into its lookup tables, and says which other rows it has. */
export function readLookupRows(
  source: Source,
  schema: Schema,
  choices: SchemaChoices | undefined,
): Parsed<readonly TableRows[]> {
  const lookups = lookupTables(schema, choices);
  const { carried, left, others } = readRows(source, schema, lookups.has, LIMITS);
  const refused = others.flatMap((table) => {
    const reason = lookups.refusal(table);
    return reason === undefined ? [] : [{ table, reason }];
  });
  const plain = others.filter((table) => lookups.refusal(table) === undefined);
  const diagnostics = [...left, ...refused].map((one) => leftRowsFinding(schema, one));
  return { value: carried, diagnostics: [...diagnostics, ...otherRowsFinding(plain)] };
}

/** A database in use has its rows: what a source says of them later is not carried over. */
export function rowsOfUpdate(): Diagnostic {
  return {
    severity: 'info',
    code: 'rows-of-update',
    message: 'The rows of lookup tables stay as the first version of the project has them: its database is in use.',
    hint: 'Write a migration for rows that are new.',
    line: 0,
    column: 0,
  };
}
