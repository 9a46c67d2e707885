import type { DdlDesign, DesignedSequence, DesignedTable } from '../shared/designed.ts';
import type { DdlStatement } from '../script.ts';
import { identifier, qualifiedIdentifier } from '../shared/identifiers.ts';
import { createSequence } from '../statements/create-sequence.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

/** CREATE SCHEMA must be alone in its batch. */
export function namespace(name: string): readonly string[] {
  const create = literals.string(`CREATE SCHEMA ${identifier(identifiers, name)}`);
  return [`IF SCHEMA_ID(${literals.string(name)}) IS NULL EXEC(${create})`];
}

export function sequence(designed: DesignedSequence): string {
  return createSequence(identifiers, designed);
}

/** Comments are extended properties: https://learn.microsoft.com/sql/relational-databases/system-stored-procedures/sp-addextendedproperty-transact-sql */
export function epilogue(design: DdlDesign): readonly DdlStatement[] {
  return design.tables.flatMap((table) => [
    ...(table.comment === undefined ? [] : [property(table, table.comment)]),
    ...table.columns.flatMap(({ name, comment }) => (comment === undefined ? [] : [property(table, comment, name)])),
  ]);
}

function property(table: DesignedTable, comment: string, column?: string): DdlStatement {
  const { namespace: schema = 'dbo', name } = table.address;
  const levels = [
    `@level0type = N'SCHEMA', @level0name = ${literals.string(schema)}`,
    `@level1type = N'TABLE', @level1name = ${literals.string(name)}`,
  ];
  if (column !== undefined) levels.push(`@level2type = N'COLUMN', @level2name = ${literals.string(column)}`);
  // An argument is one literal: no expression, so no string broken in two.
  const value = literals.string(comment.replace(/\\(?=\r?\n)/g, '\\ '));
  const sql = `EXEC sys.sp_addextendedproperty @name = N'MS_Description', @value = ${value}, ${levels.join(', ')}`;
  return { kind: 'comment', table: table.source.name, sql };
}

/** The history is named with its schema, always; the database makes it. */
export function tableTail({ versioned, history }: DesignedTable): string {
  if (!versioned) return '';
  if (history === undefined) return ' WITH (SYSTEM_VERSIONING = ON)';
  const name = qualifiedIdentifier(identifiers, history.namespace ?? 'dbo', history.name);
  return ` WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = ${name}))`;
}
