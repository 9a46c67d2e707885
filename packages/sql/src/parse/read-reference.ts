import type { Action, Reference } from '../ast/table-element.ts';
import type { Cursor } from './cursor.ts';
import { takeNameList, takeQualifiedName } from './names.ts';

/** Passes `REFERENCES table (columns) ON DELETE … ON UPDATE …`; the cursor stands on REFERENCES. */
export function takeReference(cursor: Cursor): Reference | undefined {
  cursor.at += 1;
  const table = takeQualifiedName(cursor);
  if (table === undefined) return undefined;
  const columns = takeNameList(cursor);
  return takeReferenceTail(cursor, { table, columns });
}

type Draft = { -readonly [K in keyof Reference]: Reference[K] };

/** Passes what may follow a reference in any order; ON UPDATE CURRENT_TIMESTAMP belongs to the column and is left. */
function takeReferenceTail(cursor: Cursor, tail: Draft): Reference {
  for (;;) {
    const from = cursor.at;
    if (cursor.isWord('match')) takeMatch(cursor, tail);
    else if (cursor.isWord('on')) takeAction(cursor, tail);
    else if (!takeDeferrable(cursor, tail) && !cursor.take('not', 'for', 'replication')) return tail;
    if (cursor.at === from) return tail;
  }
}

/** Passes DEFERRABLE, NOT DEFERRABLE, INITIALLY DEFERRED or INITIALLY IMMEDIATE and notes what they mean. */
export function takeDeferrable(cursor: Cursor, tail: { deferrable?: 'immediate' | 'deferred' }): boolean {
  if (cursor.take('not', 'deferrable')) {
    delete tail.deferrable;
    return true;
  }
  if (cursor.take('deferrable')) {
    tail.deferrable ??= 'immediate';
    return true;
  }
  if (cursor.take('initially', 'deferred')) {
    tail.deferrable = 'deferred';
    return true;
  }
  return cursor.take('initially', 'immediate');
}

/** SIMPLE is what all databases do without the clause. */
function takeMatch(cursor: Cursor, tail: Draft): void {
  if (cursor.isWord('full', 1) && cursor.rules.traits.matchFull === true) tail.match = 'full';
  cursor.at += 2;
}

function takeAction(cursor: Cursor, tail: Draft): void {
  const which = cursor.word(1);
  if (which !== 'delete' && which !== 'update') return;
  const action = actionAt(cursor, 2);
  if (action === undefined) return;
  cursor.at += action === 'restrict' || action === 'cascade' ? 3 : 4;
  if (which === 'delete') tail.onDelete = action;
  else tail.onUpdate = action;
  const set = action.startsWith('set') ? takeNameList(cursor) : [];
  if (which === 'delete' && set.length > 0) tail.onDeleteColumns = set;
}

function actionAt(cursor: Cursor, offset: number): Action | undefined {
  const word = cursor.word(offset);
  switch (word) {
    case 'restrict':
    case 'cascade':
      return word;
    case 'no':
      return cursor.isWord('action', offset + 1) ? 'no action' : undefined;
    case 'set':
      if (cursor.isWord('null', offset + 1)) return 'set null';
      return cursor.isWord('default', offset + 1) ? 'set default' : undefined;
    default:
      return undefined;
  }
}
