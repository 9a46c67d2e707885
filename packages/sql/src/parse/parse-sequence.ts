import type { SequenceOptions, StatementBody } from '../ast/statement.ts';
import type { QualifiedName } from '../ast/name.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';
import { takeSequenceRange } from './read-identity.ts';

/** CREATE SEQUENCE and ALTER SEQUENCE; the cursor stands behind SEQUENCE. */
export function parseSequence(
  cursor: Cursor,
  kind: 'create-sequence' | 'alter-sequence',
  { temporary = false, unlogged = false }: { readonly temporary?: boolean; readonly unlogged?: boolean } = {},
): StatementBody | undefined {
  if (!cursor.take('if', 'not', 'exists')) cursor.take('if', 'exists');
  const name = takeQualifiedName(cursor);
  if (name === undefined) return undefined;
  if (kind === 'alter-sequence' && cursor.take('rename', 'to')) {
    const to = takeQualifiedName(cursor);
    return to === undefined ? undefined : { kind: 'rename', object: 'sequence', from: name, to };
  }
  if (kind === 'alter-sequence' && cursor.take('set', 'schema')) {
    const schema = cursor.takeName();
    return schema === undefined ? undefined : { kind: 'set-schema', object: 'sequence', name, schema };
  }
  if (kind === 'alter-sequence' && cursor.take('set', 'logged')) return { kind, name, options: { unlogged: false } };
  if (kind === 'alter-sequence' && cursor.take('set', 'unlogged')) return { kind, name, options: { unlogged: true } };
  const options = takeOptions(cursor, kind === 'create-sequence');
  if (kind === 'alter-sequence') return { kind, name, options };
  return { kind, name, options: unlogged ? { ...options, unlogged } : options, temporary };
}

function takeOptions(cursor: Cursor, isNew: boolean): SequenceOptions {
  const range = takeSequenceRange(cursor, isNew);
  if (!cursor.take('owned', 'by')) return range;
  if (cursor.isWord('none')) return { ...range, ownedBy: 'none' };
  const owner = takeColumnPath(cursor);
  return owner === undefined ? range : { ...range, ownedBy: owner };
}

export type ColumnPath = { readonly table: QualifiedName; readonly columnName: QualifiedName['name'] };

/** Passes `table.column` or `schema.table.column`. */
export function takeColumnPath(cursor: Cursor): ColumnPath | undefined {
  const position = cursor.position();
  const parts: QualifiedName['name'][] = [];
  do {
    const name = cursor.takeName();
    if (name === undefined) return undefined;
    parts.push(name);
  } while (cursor.takeSymbol('.'));
  const columnName = parts.at(-1);
  const table = parts.at(-2);
  const qualifier = parts.at(-3);
  if (columnName === undefined || table === undefined) return undefined;
  return { table: { ...position, name: table, ...(qualifier === undefined ? {} : { qualifier }) }, columnName };
}
