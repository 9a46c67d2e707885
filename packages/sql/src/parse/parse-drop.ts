import type { ObjectKind, StatementBody } from '../ast/statement.ts';
import type { QualifiedName } from '../ast/name.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';
import { passUnread } from './unread-words.ts';

const KINDS = new Map<string, ObjectKind>([
  ['table', 'table'],
  ['view', 'view'],
  ['index', 'index'],
  ['sequence', 'sequence'],
  ['type', 'type'],
  ['domain', 'type'],
  ['schema', 'schema'],
  ['function', 'routine'],
  ['procedure', 'routine'],
  ['proc', 'routine'],
  ['aggregate', 'routine'],
  ['trigger', 'trigger'],
  ['rule', 'rule'],
]);

/** What a table is named with. */
const ON_TABLE = new Set<ObjectKind>(['index', 'trigger', 'rule']);

const MODIFIERS = wordSet('temporary temp materialized foreign external public if exists concurrently online unique');

/** What may follow the names of tables. */
const ENDINGS = wordSet('cascade restrict constraints purge force');

/** DROP; the cursor stands behind it. */
export function parseDrop(cursor: Cursor): StatementBody {
  let ifExists = false;
  for (; MODIFIERS.has(cursor.word()); cursor.at += 1) if (cursor.isWord('exists')) ifExists = true;
  const object = KINDS.get(cursor.word()) ?? 'other';
  cursor.at += 1;
  cursor.take('concurrently');
  if (cursor.take('if', 'exists')) ifExists = true;
  const names = object === 'routine' || object === 'other' ? oneName(cursor) : takeNames(cursor);
  const table = ON_TABLE.has(object) && cursor.take('on') ? takeQualifiedName(cursor) : undefined;
  let cascade = false;
  while (!cursor.done) {
    if (cursor.isWord('cascade')) cascade = true;
    if (object !== 'table' || ENDINGS.has(cursor.word())) cursor.skipUnit();
    else passUnread(cursor, () => ENDINGS.has(cursor.word()));
  }
  return {
    kind: 'drop',
    object,
    names,
    cascade,
    ...(table === undefined ? {} : { table }),
    ...(ifExists && { ifExists }),
  };
}

function oneName(cursor: Cursor): readonly QualifiedName[] {
  const name = takeQualifiedName(cursor);
  return name === undefined ? [] : [name];
}

function takeNames(cursor: Cursor): readonly QualifiedName[] {
  const names: QualifiedName[] = [];
  do {
    cursor.take('if', 'exists');
    const name = takeQualifiedName(cursor);
    if (name === undefined) break;
    names.push(name);
  } while (cursor.takeSymbol(','));
  return names;
}
