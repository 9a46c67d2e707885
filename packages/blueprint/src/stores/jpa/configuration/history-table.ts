import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { Findings } from '../../../findings.ts';

/** Where Flyway records what it has done, unless it is told otherwise. */
const USUAL = 'flyway_schema_history';

/** And where it does where another project's Flyway has that table. */
const OTHER = 'app_schema_history';

export type HistoryTable = {
  /** The name Flyway has to be told; nothing where the usual one is free. */
  readonly name?: string;
  readonly findings: readonly Diagnostic[];
};

/**
 * A dump of a database that Flyway looks after holds Flyway's own table. The project's Flyway must leave it alone: its
 * entries are another project's migrations, which it would miss and refuse to start.
 *
 * @param hasStanding the database has tables another generated project made, and therefore its record, too
 */
export function designHistoryTable({ tables }: Schema, hasStanding = false): HistoryTable {
  const taken = new Set(tables.map(({ name }) => name.toLowerCase()));
  const usual = tables.find(({ name }) => name.toLowerCase() === USUAL);
  if (usual === undefined) return hasStanding ? { name: OTHER, findings: [] } : { findings: [] };
  let name = OTHER;
  for (let number = 2; taken.has(name); number++) name = `${OTHER}_${number}`;
  const findings = new Findings();
  const message = `${usual.name} records the migrations of another project: this one's Flyway keeps its own record in ${name}.`;
  findings.assume('history-table', usual, message);
  return { name, findings: findings.sorted() };
}
