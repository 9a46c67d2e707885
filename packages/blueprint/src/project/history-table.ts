import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { Findings } from '../findings.ts';

/** Where Flyway records what it has done, unless it is told otherwise. */
const USUAL = 'flyway_schema_history';

export type HistoryTable = {
  /** The name Flyway has to be told; nothing where the usual one is free. */
  readonly name?: string;
  readonly findings: readonly Diagnostic[];
};

/**
 * A dump of a database that Flyway looks after holds Flyway's own table. The project's Flyway must leave it alone: its
 * entries are another project's migrations, which it would miss and refuse to start.
 */
export function planHistoryTable({ tables }: Schema): HistoryTable {
  const taken = new Set(tables.map(({ name }) => name.toLowerCase()));
  const usual = tables.find(({ name }) => name.toLowerCase() === USUAL);
  if (usual === undefined) return { findings: [] };
  let name = 'app_schema_history';
  for (let number = 2; taken.has(name); number++) name = `app_schema_history_${number}`;
  const findings = new Findings();
  const message = `${usual.name} records the migrations of another project: this one's Flyway keeps its own record in ${name}.`;
  findings.assume('history-table', usual, message);
  return { name, findings: findings.sorted() };
}
