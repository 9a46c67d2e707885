import { NO_CHANGE, type ActionBody } from './action-body.ts';
import type { Cursor } from './cursor.ts';
import { takeNameList } from './names.ts';

/** `DROP …` of ALTER TABLE; the cursor stands behind DROP. */
export function takeDrop(part: Cursor): readonly ActionBody[] | undefined {
  const dropped = takeDropped(part);
  return endsInCascade(part) ? dropped?.map((body) => (goesAlone(body) ? body : { ...body, cascade: true })) : dropped;
}

type Followed = ActionBody & { kind: 'drop-column' | 'drop-constraint' | 'drop-primary-key' | 'drop-unique' };

function goesAlone(body: ActionBody): body is Exclude<ActionBody, Followed> {
  return !['drop-column', 'drop-constraint', 'drop-primary-key', 'drop-unique'].includes(body.kind);
}

function endsInCascade(part: Cursor): boolean {
  for (let at = part.at; at < part.end; at += 1) if (part.tokens.isWord(at, 'cascade')) return true;
  return false;
}

function takeDropped(part: Cursor): readonly ActionBody[] | undefined {
  if (part.isSymbol('(')) return takeNameList(part).map((columnName) => ({ kind: 'drop-column', columnName }));
  switch (part.word()) {
    case 'primary':
      if (!part.isWord('key', 1)) return dropColumn(part);
      part.at += 2;
      return [{ kind: 'drop-primary-key' }];
    case 'unique':
      part.at += 1;
      return [{ kind: 'drop-unique', columns: takeNameList(part) }];
    case 'foreign':
      part.at += 2;
      return dropConstraint(part);
    case 'constraint':
    case 'check':
      part.at += 1;
      return dropConstraint(part);
    case 'index':
    case 'key':
      part.at += 1;
      return dropIndex(part);
    case 'system':
      return part.isWord('versioning', 1) ? [{ kind: 'set-versioned', versioned: false }] : dropColumn(part);
    case 'unused':
      if (!part.isWord('column', 1) && !part.isWord('columns', 1)) return dropColumn(part);
      part.at = part.end;
      return NO_CHANGE;
    case 'partition':
    case 'period':
    case 'supplemental':
      return NO_CHANGE;
    default:
      return dropColumn(part);
  }
}

function dropColumn(part: Cursor): readonly ActionBody[] | undefined {
  if (!part.take('columns')) part.take('column');
  part.take('if', 'exists');
  if (part.isSymbol('(')) return takeNameList(part).map((columnName) => ({ kind: 'drop-column', columnName }));
  const columnName = part.takeName();
  return columnName === undefined ? undefined : [{ kind: 'drop-column', columnName }];
}

function dropConstraint(part: Cursor): readonly ActionBody[] | undefined {
  part.take('if', 'exists');
  let name = part.takeName();
  while (name !== undefined && part.takeSymbol('.')) name = part.takeName() ?? name;
  return name === undefined ? undefined : [{ kind: 'drop-constraint', name }];
}

function dropIndex(part: Cursor): readonly ActionBody[] | undefined {
  part.take('if', 'exists');
  const name = part.takeName();
  return name === undefined ? undefined : [{ kind: 'drop-index', name }];
}
