import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { History } from '../../../model/history.ts';
import { Findings } from '../../../findings.ts';

/** Where Flyway records what it has done, unless it is told otherwise. */
const USUAL = 'flyway_schema_history';

/** And where it does where another project's Flyway has that table. */
const OTHER = 'app_schema_history';

/** A migration as Flyway names it, wherever it lies. */
const MIGRATION = /(?:^|[\\/])[VB]\d+(?:[._]\d+)*__[^\\/]*\.sql$/iu;

export type HistoryTable = {
  /** The name Flyway has to be told; nothing where the usual one is free. */
  readonly name?: string;
  /** The database has, or may have, the record of migrations of the user's own. */
  readonly isBesideAnother?: true;
  readonly findings: readonly Diagnostic[];
};

/**
 * A dump of a database that Flyway looks after holds Flyway's own table. The project's Flyway must leave it alone: its
 * entries are another project's migrations, which it would miss and refuse to start. Where the source is a folder of Flyway's
 * migrations, the databases they were run on hold it as well.
 *
 * @param hasStanding the database has tables another generated project made, and therefore its record, too
 * @param history what was generated before: where the record is kept never changes, or all migrations would be run again
 */
export function designHistoryTable(
  { tables, files = [] }: Schema,
  hasStanding = false,
  history?: Pick<History, 'hasOwnRecord'>,
): HistoryTable {
  const taken = new Set(tables.map(({ name }) => name.toLowerCase()));
  const usual = tables.find(({ name }) => name.toLowerCase() === USUAL);
  const migration = files.find((file) => MIGRATION.test(file));
  const isOfMigrations = history === undefined ? migration !== undefined : history.hasOwnRecord === true;
  if (usual === undefined && !isOfMigrations) return hasStanding ? { name: OTHER, findings: [] } : { findings: [] };
  let name = OTHER;
  for (let number = 2; taken.has(name); number++) name = `${OTHER}_${number}`;
  const findings = new Findings(files);
  const own = `this one's Flyway keeps its own record in ${name}.`;
  if (usual !== undefined) {
    findings.assume('history-table', usual, `${usual.name} records the migrations of another project: ${own}`);
  } else {
    const at = { line: 1, column: 1, ...(migration === undefined ? {} : { file: migration }) };
    const message = `A database these migrations were run on records them in ${USUAL}: ${own}`;
    findings.assume('history-table', at, message, 'The README says how to go on with one of the two.');
  }
  return { name, isBesideAnother: true, findings: findings.sorted() };
}
