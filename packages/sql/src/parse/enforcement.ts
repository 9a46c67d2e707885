import type { EnforcedParts } from '../ast/alter-action.ts';
import { NO_CHANGE, type ActionBody } from './action-body.ts';
import type { Cursor } from './cursor.ts';
import { takeNameList } from './names.ts';
import { takeDeferrable } from './read-reference.ts';

/**
 * Oracle's `DISABLE [NOVALIDATE] CONSTRAINT x`, `ENABLE PRIMARY KEY`, SQL Server's `NOCHECK CONSTRAINT ALL`; the cursor stands
 * behind the verb. Triggers, keys and the like, which are switched by the same verbs, change nothing.
 */
export function takeEnforcement(part: Cursor, enforced: boolean): readonly ActionBody[] {
  if (part.areWords('row', 'level', 'security')) return [{ kind: 'set-row-security', isOn: enforced }];
  if (part.rules.traits.referencesAreTriggers === true && part.areWords('trigger', 'all'))
    return [{ kind: 'set-triggers', areOn: enforced }];
  if (!part.take('validate')) part.take('novalidate');
  const which = takeParts(part);
  return which === undefined ? NO_CHANGE : [{ kind: 'enforce', enforced, which }];
}

/** SQL Server's `CHECK CONSTRAINT a, b` and `NOCHECK CONSTRAINT a, b`: behind the first name stand names only. */
export function takeChecking(part: Cursor, enforced: boolean): readonly ActionBody[] {
  const name = part.isWord('constraint') ? undefined : part.takeName();
  if (name === undefined) return takeEnforcement(part, enforced);
  return [{ kind: 'enforce', enforced, which: { kind: 'named', names: [name] } }];
}

/** Whether `MODIFY CONSTRAINT x …`, `MODIFY PRIMARY KEY …` or `MODIFY UNIQUE (…) …` follows, as Oracle has it. */
export function beginsEnforcement(part: Cursor): boolean {
  return (
    part.isWord('constraint') || part.areWords('primary', 'key') || (part.isWord('unique') && part.isSymbol('(', 1))
  );
}

/**
 * The same as `takeEnforcement`, with the state behind: `CONSTRAINT x DISABLE NOVALIDATE`, `CONSTRAINT x NOT ENFORCED`, and when
 * it is looked at: `CONSTRAINT x DEFERRABLE INITIALLY DEFERRED`.
 */
export function takeModifiedState(part: Cursor): readonly ActionBody[] | undefined {
  const which = takeParts(part);
  const tail: { deferrable?: 'immediate' | 'deferred' } = {};
  let enforced: boolean | undefined;
  let isTimed = false;
  while (!part.done) {
    const switched = takeState(part);
    enforced ??= switched;
    if (switched !== undefined) continue;
    // PostgreSQL 18: whether NOT NULL holds for tables that take the column, too.
    if (part.isWord('inherit')) return undefined;
    if (takeDeferrable(part, tail)) isTimed = true;
    else part.at += 1;
  }
  if (which === undefined) return NO_CHANGE;
  const names = isTimed && which.kind === 'named' ? which.names : [];
  const actions: readonly ActionBody[] = [
    ...(enforced === undefined ? [] : [{ kind: 'enforce' as const, enforced, which }]),
    ...names.map((name) => ({ kind: 'defer' as const, name, ...tail })),
  ];
  return actions.length === 0 ? NO_CHANGE : actions;
}

function takeState(part: Cursor): boolean | undefined {
  if (part.take('disable') || part.take('not', 'enforced')) return false;
  return part.take('enable') || part.take('enforced') ? true : undefined;
}

function takeParts(part: Cursor): EnforcedParts | undefined {
  if (part.take('primary', 'key')) return { kind: 'primary-key' };
  if (part.isWord('unique') && part.isSymbol('(', 1)) {
    part.at += 1;
    return { kind: 'unique', columns: takeNameList(part) };
  }
  if (!part.take('constraint') && !part.take('check')) return undefined;
  if (part.isWord('all') && part.at + 1 >= part.end) return { kind: 'all' };
  const name = part.takeName();
  return name === undefined ? undefined : { kind: 'named', names: [name] };
}
