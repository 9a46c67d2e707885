import type { Parsed } from '@backsmith/text';
import type { Definition, Schema } from '../model/schema.ts';
import { createContext } from './plan/context.ts';
import { planSchema } from './plan/plan-schema.ts';
import type { DdlPlan, PlannedView } from './plan/planned.ts';
import { createReport } from './report.ts';
import { scriptText, type DdlScript, type DdlStatement } from './script.ts';
import { qualifiedIdentifier } from './shared/identifiers.ts';
import { addForeignKey, createTable } from './statements/create-table.ts';
import { columnList } from './statements/clauses.ts';
import type { DdlTarget } from './targets.ts';
import { writtenTable } from './written-table.ts';
import type { TargetWriter } from './writer.ts';
import { WRITERS } from './writers.ts';

export type DdlOptions = {
  /** Write the views too, where the source is of the target's family. Default: true. */
  readonly views?: boolean;
};

/**
 * Writes a Schema as the statements that make it in a database. Never throws: what the target cannot say is written in the
 * nearest way that loads, and said in the diagnostics; an error among them means that the script will not load as it is.
 * The same Schema and target give the same bytes.
 */
export function writeDdl(schema: Schema, target: DdlTarget, options: DdlOptions = {}): Parsed<DdlScript> {
  const report = createReport();
  const writer = WRITERS[target];
  const plan = planSchema(createContext(schema, writer, report), { views: options.views ?? true });
  const statements = statementsOf(writer, plan);
  const tables = plan.tables.map(writtenTable);
  return {
    value: { target, statements, tables, text: scriptText(statements, writer.batchEnd) },
    diagnostics: report.diagnostics(),
  };
}

function statementsOf(writer: TargetWriter, plan: DdlPlan): readonly DdlStatement[] {
  const { enumType, domain, sequence, index, capabilities } = writer;
  const indexes = capabilities.indexes.inline ? [] : plan.tables;
  return [
    ...writer.prelude(plan),
    ...plan.namespaces.flatMap((name) => writer.namespace(name)).map((sql) => ({ kind: 'schema' as const, sql })),
    ...(enumType === undefined ? [] : plan.enums.map((type) => ({ kind: 'enum' as const, sql: enumType(type) }))),
    ...plan.definitions.map(definitionStatement),
    ...(domain === undefined ? [] : plan.domains.map((one) => ({ kind: 'domain' as const, sql: domain(one) }))),
    ...(sequence === undefined ? [] : plan.sequences.map((one) => ({ kind: 'sequence' as const, sql: sequence(one) }))),
    ...plan.laterDefinitions.map(definitionStatement),
    ...plan.tables.map((table) => createTable(writer, table)),
    ...indexes.flatMap((table) =>
      table.indexes.map((one) => ({ kind: 'index' as const, table: table.source.name, sql: index(one) })),
    ),
    ...plan.laterForeignKeys.map((key) => addForeignKey(writer, key)),
    ...writer.epilogue(plan),
    ...plan.views.map((view) => createView(writer, view)),
  ];
}

function definitionStatement({ text }: Definition): DdlStatement {
  return { kind: 'definition', sql: withoutTerminator(text) };
}

function createView(writer: TargetWriter, { source, address }: PlannedView): DdlStatement {
  const name = qualifiedIdentifier(writer.identifiers, address.namespace, address.name);
  const columns = source.columns === undefined ? '' : ` (${columnList(writer.identifiers, source.columns)})`;
  const kind = source.materialized === true ? 'MATERIALIZED VIEW' : 'VIEW';
  return {
    kind: 'view',
    view: source,
    sql: `CREATE ${kind} ${name}${columns} AS ${withoutTerminator(source.definition)}`,
  };
}

/** Where a batch separator ends a view its definition holds the semicolons before it, and the script would add one each time. */
function withoutTerminator(definition: string): string {
  let text = definition.trim();
  while (text.endsWith(';')) text = text.slice(0, -1).trimEnd();
  return text;
}
