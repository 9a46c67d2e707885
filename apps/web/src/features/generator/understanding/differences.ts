import { describeDifferences, diffSchemas, readSchema } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';

/** What differs between two texts of a schema, in words. */
export function differencesOf(before: string, after: string, dialect: Dialect): readonly string[] {
  const schemaOf = (text: string) => readSchema(text, { dialect }).value.schema;
  return describeDifferences(diffSchemas(schemaOf(before), schemaOf(after)));
}
