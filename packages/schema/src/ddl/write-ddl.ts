import type { Parsed } from '@backsmith/text';
import type { Definition, Schema } from '../model/schema.ts';
import { createContext } from './design/context.ts';
import { designSchema } from './design/design-schema.ts';
import type { DdlDesign, DesignedIndex } from './shared/designed.ts';
import { createReport } from './report.ts';
import { scriptText, type DdlScript, type DdlStatement } from './script.ts';
import { addForeignKey, createTable } from './statements/create-table.ts';
import { along, createView, withoutTerminator } from './statements/create-view.ts';
import type { DdlTarget } from './targets.ts';
import { writtenTable } from './written-table.ts';
import type { TargetWriter } from './writer.ts';
import { WRITERS } from './writers.ts';

export type DdlOptions = {
  /** Write the views too, where the source is of the target's family. Default: true. */
  readonly views?: boolean;
  /** A table that is there already, with its namespace: what else is written may refer to it, and only new indexes of it are made. */
  readonly standing?: string;
};

/**
 * Writes a Schema as the statements that make it in a database. Never throws: what the target cannot say is written in the
 * nearest way that loads, and said in the diagnostics; an error among them means that the script will not load as it is.
 * The same Schema and target give the same bytes.
 */
export function writeDdl(schema: Schema, target: DdlTarget, options: DdlOptions = {}): Parsed<DdlScript> {
  const report = createReport();
  const writer = WRITERS[target];
  const design = designSchema(createContext(schema, writer, report), { views: options.views ?? true });
  const isNew = ({ kind, table }: DdlStatement) =>
    options.standing === undefined || kind === 'index' || (kind !== 'schema' && table !== options.standing);
  const statements = statementsOf(writer, design).filter(isNew);
  const tables = design.tables.map(writtenTable);
  return {
    value: { target, statements, tables, text: scriptText(statements, writer.batchEnd) },
    diagnostics: report.diagnostics(),
  };
}

function statementsOf(writer: TargetWriter, design: DdlDesign): readonly DdlStatement[] {
  const { enumType, domain, sequence, index, capabilities } = writer;
  const indexes = capabilities.indexes.inline ? [] : design.tables;
  return [
    ...writer.prelude(design),
    ...design.namespaces.flatMap((name) => writer.namespace(name)).map((sql) => ({ kind: 'schema' as const, sql })),
    ...(enumType === undefined ? [] : design.enums.map((type) => ({ kind: 'enum' as const, sql: enumType(type) }))),
    ...design.definitions.map((one) => definitionStatement(writer, one)),
    ...(domain === undefined
      ? []
      : design.domains.map((one) => along(writer, one, { kind: 'domain' as const, sql: domain(one) }))),
    ...(sequence === undefined
      ? []
      : design.sequences.map((one) => ({ kind: 'sequence' as const, sql: sequence(one) }))),
    ...design.laterDefinitions.map((one) => definitionStatement(writer, one)),
    ...design.tables.map((table) => along(writer, table, createTable(writer, table))),
    ...indexes.flatMap((table) =>
      table.indexes.map((one) =>
        along(writer, quotesSource(one) ? table : {}, { kind: 'index', table: table.source.name, sql: index(one) }),
      ),
    ),
    ...design.laterForeignKeys.map((key) => addForeignKey(writer, key)),
    ...writer.epilogue(design),
    ...design.views.map((view) => createView(writer, view)),
  ];
}

function quotesSource({ parts, where }: DesignedIndex): boolean {
  return where !== undefined || parts.some(({ expression }) => expression !== undefined);
}

function definitionStatement(writer: TargetWriter, definition: Definition): DdlStatement {
  const text = withoutTerminator(definition.text);
  const { kind, searchPath = [] } = definition;
  const isElsewhere = searchPath.some((name) => !writer.homeNamespaces.includes(name));
  const sql = isElsewhere ? (writer.keepsPath?.(kind, text) ?? text) : text;
  return along(writer, definition, { kind: 'definition', sql });
}
