import type { DesignedView } from '../shared/designed.ts';
import type { DdlStatement } from '../script.ts';
import { qualifiedIdentifier } from '../shared/identifiers.ts';
import type { TargetWriter } from '../writer.ts';
import { columnList } from './clauses.ts';

/** CREATE VIEW along the path its definition was written for. */
export function createView(writer: TargetWriter, { source, address }: DesignedView): DdlStatement {
  const name = qualifiedIdentifier(writer.identifiers, address.namespace, address.name);
  const columns = source.columns === undefined ? '' : ` (${columnList(writer.identifiers, source.columns)})`;
  const kind = source.materialized === true ? 'MATERIALIZED VIEW' : 'VIEW';
  const sql = `CREATE ${kind} ${name}${columns} AS ${withoutTerminator(source.definition)}`;
  return along(writer, source, { kind: 'view', view: source, sql });
}

/** A statement that is run along the path its words were written for. */
export function along(
  writer: TargetWriter,
  { searchPath = [] }: { readonly searchPath?: readonly string[] },
  statement: DdlStatement,
): DdlStatement {
  return { ...statement, sql: writer.alongPath?.(searchPath, statement.sql) ?? statement.sql };
}

/** Where a batch separator ends a view its definition holds the semicolons before it, and the script would add one each time. */
export function withoutTerminator(definition: string): string {
  let text = definition.trim();
  while (text.endsWith(';')) text = text.slice(0, -1).trimEnd();
  return text;
}
