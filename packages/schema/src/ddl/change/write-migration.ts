import type { Parsed } from '@backsmith/text';
import type { Schema } from '../../model/schema.ts';
import { createContext } from '../design/context.ts';
import { designSchema } from '../design/design-schema.ts';
import { createReport } from '../report.ts';
import type { DdlStatement, WrittenTable } from '../script.ts';
import type { DdlTarget } from '../targets.ts';
import { writtenTable } from '../written-table.ts';
import { WRITERS } from '../writers.ts';
import { changeStanding } from './change-standing.ts';
import { createPlan, migrationText } from './plan.ts';
import { rebuildText } from './rebuild.ts';
import { resolveRenames, type Renames } from './renames.ts';
import { standingOf, wantedOf } from './standing.ts';

/** A state of a schema for which migrations were written, and what got other names since the one before. */
export type SchemaVersion = { readonly schema: Schema; readonly renames?: Renames };

/** What leads a database in use from the last version but one to the last. */
export type Migration = {
  readonly target: DdlTarget;
  /** Statements that never lose a row, and as comments those that might; empty where nothing is to be done. */
  readonly text: string;
  readonly statements: readonly DdlStatement[];
  /** The tables of the last version as they then are: a type that would lose values is still the earlier one. */
  readonly tables: readonly WrittenTable[];
};

/**
 * Writes the additive migration between the last two of several versions of a schema, oldest first, each made by its own
 * additive migration before. What earlier ones left behind is known, so that it is not made again. Never throws for what
 * versions say: what would lose data, or what rows may not allow, is a comment in the script and a diagnostic. The same
 * versions and target give the same bytes.
 */
export function writeMigration(versions: readonly SchemaVersion[], target: DdlTarget): Parsed<Migration> {
  const writer = WRITERS[target];
  const [first, ...later] = versions;
  if (first === undefined) throw new Error('A migration leads from one version to another');
  const design = ({ schema }: SchemaVersion) =>
    designSchema(createContext(schema, writer, createReport()), { views: true });
  let earlier = first;
  let standing = standingOf(writer, design(first));
  let report = createReport();
  const known = new Set<string>();
  let plan = createPlan(writer, report, known);
  for (const version of later) {
    report = createReport();
    plan = createPlan(writer, report, known);
    const renames = resolveRenames(earlier.schema, version.schema, version.renames ?? {});
    standing = changeStanding(writer, plan, standing, wantedOf(writer, design(version)), renames);
    earlier = version;
  }
  const statements = plan.statements();
  const wanted = new Set(earlier.schema.tables.map(({ name }) => name));
  return {
    value: {
      target,
      statements,
      text:
        writer.alter.startsEmpty === true && later.length > 0
          ? rebuildText(
              versions.map(({ schema }) => schema),
              target,
            )
          : migrationText(writer, plan),
      tables: standing.tables.map(writtenTable).filter(({ name }) => wanted.has(name)),
    },
    diagnostics: report.diagnostics(),
  };
}
