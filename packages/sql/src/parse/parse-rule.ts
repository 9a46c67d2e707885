import type { StatementBody } from '../ast/statement.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';

/** `CREATE RULE name AS ON event TO table [WHERE …] DO …`; the cursor stands behind RULE. */
export function parseRule(cursor: Cursor): StatementBody {
  const other = { kind: 'ignored', verb: 'create rule' } as const;
  const name = takeQualifiedName(cursor);
  if (name === undefined || !cursor.take('as', 'on', 'insert', 'to')) return other;
  const table = takeQualifiedName(cursor);
  if (table === undefined) return other;
  const conditional = cursor.isWord('where');
  while (!cursor.done && !cursor.isWord('do')) cursor.skipUnit();
  return cursor.take('do', 'instead') ? { kind: 'create-rule', name, table, conditional } : other;
}
