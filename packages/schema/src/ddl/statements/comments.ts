import type { DdlDesign, DesignedTable } from '../shared/designed.ts';
import type { DdlStatement } from '../script.ts';
import { identifier, qualifiedIdentifier } from '../shared/identifiers.ts';
import type { TargetWriter } from '../writer.ts';

/** COMMENT ON TABLE and COMMENT ON COLUMN for everything that has a comment. */
export function commentStatements(
  writer: Pick<TargetWriter, 'identifiers' | 'literals'>,
  design: DdlDesign,
): readonly DdlStatement[] {
  return design.tables.flatMap((table) => tableComments(writer, table));
}

function tableComments(writer: Pick<TargetWriter, 'identifiers' | 'literals'>, table: DesignedTable): DdlStatement[] {
  const rules = writer.identifiers;
  const name = qualifiedIdentifier(rules, table.address.namespace, table.address.name);
  const statement = (target: string, text: string): DdlStatement => ({
    kind: 'comment',
    table: table.source.name,
    sql: `COMMENT ON ${target} IS ${writer.literals.string(text)}`,
  });
  const statements = table.comment === undefined ? [] : [statement(`TABLE ${name}`, table.comment)];
  for (const { name: column, comment } of table.columns) {
    if (comment !== undefined) statements.push(statement(`COLUMN ${name}.${identifier(rules, column)}`, comment));
  }
  return statements;
}
