import type { Name } from '../ast/name.ts';
import { NO_CHANGE, type ActionBody } from './action-body.ts';
import type { Cursor } from './cursor.ts';
import { passMask } from './dropped-attributes.ts';
import { takeModifiedState } from './enforcement.ts';
import { takeColumnChange } from './read-column.ts';
import { takeValue } from './read-expression.ts';
import { takeIdentityOptions, takeSequenceChange } from './read-identity.ts';
import { reportHiddenIndex } from './read-index.ts';
import { takeType } from './read-type.ts';

/** `ALTER [COLUMN] name …`; the cursor stands behind ALTER. */
export function takeAlterColumn(part: Cursor): readonly ActionBody[] | undefined {
  if (['constraint', 'index', 'check', 'partition'].includes(part.word()) && !part.isWord('set', 1)) {
    if (part.isWord('index')) reportHiddenIndex(part);
    return part.isWord('constraint') || part.isWord('check') ? takeModifiedState(part) : NO_CHANGE;
  }
  part.take('column');
  part.take('if', 'exists');
  const columnName = part.takeName();
  if (columnName === undefined) return undefined;
  if (part.isSymbol('(')) return NO_CHANGE;
  switch (part.word()) {
    case 'set':
      part.at += 1;
      return takeSet(part, columnName);
    case 'drop':
      part.at += 1;
      return takeDropped(part, columnName);
    case 'add':
      part.at += 1;
      return takeAdded(part, columnName);
    case 'type':
      part.at += 1;
      return takeTypeChange(part, columnName);
    case 'to':
      part.at += 1;
      return takeRestated(part, columnName);
    case 'restart':
    case 'reset':
      return NO_CHANGE;
    default:
      return [{ kind: 'modify-column', ...takeColumnChange(part, columnName), whole: false }];
  }
}

/** libSQL: `ALTER COLUMN x TO x text NOT NULL` states the column anew; Firebird: `ALTER COLUMN x TO y` names it otherwise. */
function takeRestated(part: Cursor, from: Name): readonly ActionBody[] | undefined {
  const to = part.takeName();
  if (to === undefined) return undefined;
  return part.done
    ? [{ kind: 'rename-column', from, to }]
    : [{ kind: 'change-column', from, ...takeColumnChange(part, to) }];
}

function takeSet(part: Cursor, columnName: Name): readonly ActionBody[] {
  if (part.take('default')) return [{ kind: 'set-default', columnName, value: takeValue(part) }];
  if (part.take('not', 'null')) return [{ kind: 'set-not-null', columnName, notNull: true }];
  if (part.take('null')) return [{ kind: 'set-not-null', columnName, notNull: false }];
  if (part.take('data', 'type')) return takeTypeChange(part, columnName);
  if (part.isWord('generated')) return takeGeneration(part, columnName);
  if (part.take('expression', 'as')) return takeExpression(part, columnName);
  if (part.take('invisible')) return [{ kind: 'set-invisible', columnName, invisible: true }];
  if (part.take('visible')) return [{ kind: 'set-invisible', columnName, invisible: false }];
  const range = takeSequenceChange(part);
  return range === undefined ? NO_CHANGE : [{ kind: 'set-range', columnName, range }];
}

/** PostgreSQL 17: `SET EXPRESSION AS (…)`. */
function takeExpression(part: Cursor, columnName: Name): readonly ActionBody[] {
  const expression = part.textBetween(part.at + 1, part.closing());
  return [{ kind: 'set-expression', columnName, expression }];
}

/** `SET GENERATED ALWAYS | BY DEFAULT`, behind which `SET INCREMENT BY 2` may stand. */
function takeGeneration(part: Cursor, columnName: Name): readonly ActionBody[] {
  part.at += 1;
  const identity = part.isWord('by') ? 'by-default' : 'always';
  return [{ kind: 'set-range', columnName, identity, range: takeSequenceChange(part) ?? {} }];
}

function takeDropped(part: Cursor, columnName: Name): readonly ActionBody[] {
  if (part.take('default')) return [{ kind: 'drop-default', columnName }];
  if (part.take('not', 'null')) return [{ kind: 'set-not-null', columnName, notNull: false }];
  if (part.take('identity')) return [{ kind: 'drop-identity', columnName }];
  return part.take('expression') ? [{ kind: 'drop-expression', columnName }] : NO_CHANGE;
}

/** PostgreSQL: `ADD GENERATED … AS IDENTITY (SEQUENCE NAME x START WITH 1 …)`. */
function takeAdded(part: Cursor, columnName: Name): readonly ActionBody[] {
  if (part.isWord('masked')) passMask(part);
  if (!part.take('generated')) return NO_CHANGE;
  const kind = part.isWord('by') ? 'by-default' : 'always';
  while (!part.done && !part.take('identity')) part.at += 1;
  return [{ kind: 'set-identity', columnName, identity: takeIdentityOptions(part, kind) }];
}

function takeTypeChange(part: Cursor, columnName: Name): readonly ActionBody[] {
  const type = takeType(part);
  if (type === undefined) return NO_CHANGE;
  const collation = part.take('collate') ? part.takeName()?.text : undefined;
  return [{ kind: 'set-type', columnName, type, ...(collation === undefined ? {} : { collation }) }];
}
