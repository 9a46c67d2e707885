import { needsQuotes, storedName } from './shared/identifiers.ts';
import type { DdlTarget } from './targets.ts';
import { WRITERS } from './writers.ts';

/** Whether a database takes a table's or column's name in quotes only: reserved, or not of its usual form. */
export function identifierNeedsQuotes(name: string, target: DdlTarget): boolean {
  return needsQuotes(WRITERS[target].identifiers, name);
}

/** A canonical name as the database's catalogue shows it, which is how it is written inside quotes. */
export function storedIdentifier(name: string, target: DdlTarget): string {
  return storedName(WRITERS[target].identifiers, name);
}
