import { identifier, needsQuotes } from './shared/identifiers.ts';
import type { DdlTarget } from './targets.ts';
import { WRITERS } from './writers.ts';

/** Whether a database takes a table's or column's name in quotes only: reserved, or not of its usual form. */
export function identifierNeedsQuotes(name: string, target: DdlTarget): boolean {
  return needsQuotes(WRITERS[target].identifiers, name);
}

/** A name as it stands in a statement of a database, in its quotes where it needs them. */
export function writtenIdentifier(name: string, target: DdlTarget): string {
  return identifier(WRITERS[target].identifiers, name);
}
