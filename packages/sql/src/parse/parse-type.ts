import type { Expression } from '../ast/expression.ts';
import type { DomainChange, DomainCheck, StatementBody } from '../ast/statement.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';
import { quietly } from './quietly.ts';
import { takeConstraint } from './read-constraint.ts';
import { takeElements } from './read-elements.ts';
import { takeValue } from './read-expression.ts';
import { takeType } from './read-type.ts';
import { passUnread, reportUnread } from './unread-words.ts';

/** CREATE TYPE; the cursor stands behind TYPE. */
export function parseCreateType(cursor: Cursor, text: string): StatementBody | undefined {
  cursor.take('if', 'not', 'exists');
  const name = takeQualifiedName(cursor);
  if (name === undefined) return undefined;
  if (cursor.take('from')) return parseDomainBody(cursor, name);
  while (!cursor.done && !cursor.take('as') && !cursor.take('is') && !cursor.isWord('under')) cursor.at += 1;
  if (cursor.take('enum')) return { kind: 'create-enum', name, values: takeStrings(cursor) };
  if (cursor.isWord('range')) return { kind: 'create-composite', name, elements: [], text };
  if (cursor.isWord('table')) return { kind: 'ignored', verb: 'create type' };
  while (!cursor.done && !cursor.isSymbol('(')) cursor.at += 1;
  return { kind: 'create-composite', name, elements: cursor.done ? [] : takeElements(quietly(cursor)).elements, text };
}

function takeStrings(cursor: Cursor): readonly string[] {
  const values: string[] = [];
  const close = cursor.closing();
  while (cursor.at < close) {
    const value = cursor.takeString();
    if (value === undefined) cursor.at += 1;
    else values.push(value);
  }
  cursor.at = Math.min(cursor.end, close + 1);
  if (!cursor.done) reportUnread(cursor, cursor.at, cursor.end);
  return values;
}

/** CREATE DOMAIN; the cursor stands behind DOMAIN. */
export function parseCreateDomain(cursor: Cursor): StatementBody | undefined {
  const name = takeQualifiedName(cursor);
  if (name === undefined) return undefined;
  cursor.take('as');
  return parseDomainBody(cursor, name);
}

const DOMAIN_WORDS = wordSet('not null default constraint check');

type Checks = DomainCheck[];

function parseDomainBody(
  cursor: Cursor,
  name: NonNullable<ReturnType<typeof takeQualifiedName>>,
): StatementBody | undefined {
  const type = takeType(cursor);
  if (type === undefined) return undefined;
  const checks: Checks = [];
  let notNull = false;
  let value: Expression | undefined;
  while (!cursor.done) {
    if (cursor.take('not', 'null')) notNull = true;
    else if (cursor.take('default')) value = takeValue(cursor);
    else if (cursor.isWord('constraint') || cursor.isWord('check')) takeCheck(cursor, checks);
    else if (!cursor.take('null') && !passOwnCollation(cursor))
      passUnread(cursor, () => DOMAIN_WORDS.has(cursor.word()));
  }
  return { kind: 'create-domain', name, type, notNull, ...(value === undefined ? {} : { default: value }), checks };
}

/** `COLLATE "default"`, as DBeaver says of every domain: no other than it has anyway. */
function passOwnCollation(cursor: Cursor): boolean {
  const from = cursor.at;
  if (cursor.take('collate') && takeQualifiedName(cursor)?.name.text === 'default') return true;
  cursor.at = from;
  return false;
}

function takeCheck(cursor: Cursor, checks: Checks): void {
  const from = cursor.at;
  const constraint = takeConstraint(cursor, 'column');
  if (constraint?.kind === 'check') {
    checks.push({
      expression: constraint.expression,
      ...(constraint.name === undefined ? {} : { name: constraint.name }),
    });
  }
  if (cursor.at === from) cursor.at += 1;
}

/** ALTER TYPE and ALTER DOMAIN; the cursor stands behind these. */
export function parseAlterType(cursor: Cursor, verb: string): StatementBody | undefined {
  const name = takeQualifiedName(cursor);
  if (name === undefined) return undefined;
  if (cursor.take('add', 'value')) {
    cursor.take('if', 'not', 'exists');
    return addedValue(cursor, name);
  }
  if (cursor.take('rename', 'value')) {
    const from = cursor.takeString();
    cursor.take('to');
    const to = cursor.takeString();
    return from === undefined || to === undefined
      ? undefined
      : { kind: 'alter-enum', name, change: { kind: 'rename', from, to } };
  }
  if (cursor.take('rename', 'to')) {
    const to = takeQualifiedName(cursor);
    return to === undefined ? undefined : { kind: 'rename', object: 'type', from: name, to };
  }
  if (cursor.take('set', 'schema')) {
    const schema = cursor.takeName();
    return schema === undefined ? undefined : { kind: 'set-schema', object: 'type', name, schema };
  }
  const change = verb === 'alter domain' ? takeDomainChange(cursor) : undefined;
  if (change !== undefined) return { kind: 'alter-domain', name, change };
  const changesNothing = CHANGES_NOTHING.has(cursor.word());
  return { kind: 'ignored', verb: changesNothing ? 'alter' : verb };
}

/** Owners and checks of what is there already; Oracle's COMPILE. */
const CHANGES_NOTHING = wordSet('owner validate compile');

function takeDomainChange(cursor: Cursor): DomainChange | undefined {
  if (cursor.take('set', 'default')) return { kind: 'set-default', value: takeValue(cursor) };
  if (cursor.take('drop', 'default')) return { kind: 'drop-default' };
  if (cursor.take('set', 'not', 'null')) return { kind: 'set-not-null', notNull: true };
  if (cursor.take('drop', 'not', 'null')) return { kind: 'set-not-null', notNull: false };
  if (cursor.take('add')) return takeAddedRule(cursor);
  if (cursor.take('drop', 'constraint')) {
    cursor.take('if', 'exists');
    const name = cursor.takeName();
    return name && { kind: 'drop-check', name };
  }
  if (!cursor.take('rename', 'constraint')) return undefined;
  const from = cursor.takeName();
  const to = cursor.take('to') ? cursor.takeName() : undefined;
  return from && to && { kind: 'rename-check', from, to };
}

function takeAddedRule(cursor: Cursor): DomainChange | undefined {
  const isNamed = cursor.isWord('constraint');
  if (cursor.areWords('not', 'null') || (isNamed && cursor.isWord('not', 2) && cursor.isWord('null', 3))) {
    return { kind: 'set-not-null', notNull: true };
  }
  const checks: Checks = [];
  takeCheck(cursor, checks);
  const [check] = checks;
  return check && { kind: 'add-check', check };
}

function addedValue(
  cursor: Cursor,
  name: NonNullable<ReturnType<typeof takeQualifiedName>>,
): StatementBody | undefined {
  const value = cursor.takeString();
  if (value === undefined) return undefined;
  const place = cursor.word();
  if (place !== 'before' && place !== 'after') return { kind: 'alter-enum', name, change: { kind: 'add', value } };
  cursor.at += 1;
  const neighbour = cursor.takeString() ?? '';
  const where = place === 'before' ? { before: neighbour } : { after: neighbour };
  return { kind: 'alter-enum', name, change: { kind: 'add', value, ...where } };
}
