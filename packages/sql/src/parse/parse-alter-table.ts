import { addAll } from '@backsmith/text';
import type { AlterAction } from '../ast/alter-action.ts';
import type { QualifiedName } from '../ast/name.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import { COMMON_TYPES } from '../types/common-types.ts';
import type { ActionBody } from './action-body.ts';
import { ALTER_VERBS, passOver } from './alter-verbs.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';
import { remarkRows } from './table-rows.ts';
import { beginsClause, passUnread, reportUnread, takeClause } from './unread-words.ts';

export type AlterTable = {
  readonly kind: 'alter-table';
  readonly name: QualifiedName;
  readonly actions: readonly AlterAction[];
  readonly ifExists?: true;
  readonly only?: true;
};

/** ALTER TABLE; the cursor stands behind TABLE. */
export function parseAlterTable(cursor: Cursor): AlterTable | undefined {
  const ifExists = cursor.take('if', 'exists');
  const only = cursor.take('only');
  const name = takeQualifiedName(cursor);
  if (name === undefined) return undefined;
  cursor.takeSymbol('*');
  const actions: AlterAction[] = [];
  let verb = '';
  while (!cursor.done) {
    if (cursor.takeSymbol(',')) continue;
    skipWithCheck(cursor);
    const from = cursor.at;
    const end = endOfAction(cursor);
    const part = cursor.part(from, end);
    const options = takeOptions(part, name.name.text);
    if (options !== undefined) {
      for (const body of options) actions.push({ ...cursor.position(from), ...body });
      cursor.at = end;
      continue;
    }
    const stated = isVerb(part, verb) ? part.word() : '';
    if (stated !== '') {
      verb = stated;
      part.at += 1;
    }
    const position = cursor.position(from);
    const bodies = ALTER_VERBS.get(verb)?.(part) ?? [unknownAction(cursor, from, end)];
    if (!part.done && leavesNothing(verb, part, bodies)) reportUnread(part, part.at, end);
    for (const body of bodies) actions.push({ ...position, ...body });
    cursor.at = end;
  }
  return { kind: 'alter-table', name, actions, ...(ifExists && { ifExists }), ...(only && { only }) };
}

const CHANGES = new Map([...ALTER_VERBS].filter(([, read]) => read !== passOver));

/** MySQL: options of the table, one behind the other; of what the schema keeps a comment and partitions may be among them. */
function takeOptions(part: Cursor, name: string): readonly ActionBody[] | undefined {
  const { table } = part.rules.clauses;
  const change = () => CHANGES.get(part.word());
  if (change() !== undefined || !beginsClause(part, table)) return undefined;
  const bodies: ActionBody[] = [];
  while (!part.done) {
    const read = change();
    const from = part.at;
    if (read !== undefined) {
      part.at += 1;
      addAll(bodies, read(part) ?? []);
    } else if (takeClause(part, table)) remarkRows(part, from, part.at, name);
    else passUnread(part, () => change() !== undefined || beginsClause(part, table));
  }
  return bodies;
}

/** What may follow a change besides, by its verb: how what depends on it fares, and how it is made. */
const ENDINGS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['alter', wordSet('using cascade restrict with')],
  ['drop', wordSet('cascade restrict keep drop online with including invalidate checkpoint')],
  ['rename', wordSet('cascade restrict')],
]);

/** Whether a change was read that has nothing more to say than it did. */
function leavesNothing(verb: string, part: Cursor, bodies: readonly ActionBody[]): boolean {
  const endings = ENDINGS.get(verb);
  const isRead = bodies.every(({ kind }) => kind !== 'ignored' && kind !== 'unknown');
  return endings !== undefined && isRead && !endings.has(part.word());
}

function unknownAction(cursor: Cursor, from: number, end: number): ActionBody {
  return { kind: 'unknown', text: cursor.textBetween(from, end) };
}

/** SQL Server: `WITH CHECK ADD`, `WITH NOCHECK ADD`. */
function skipWithCheck(cursor: Cursor): void {
  if (!cursor.take('with', 'check')) cursor.take('with', 'nocheck');
}

/** Whether the part begins with a verb; ADD goes on with columns that have none, some of them called like a verb. */
function isVerb(part: Cursor, before: string): boolean {
  const word = part.word();
  if (!ALTER_VERBS.has(word)) return false;
  if (word === 'comment')
    return part.isSymbol('=', 1) || part.kind(1) === TokenKind.string || part.kind(1) === TokenKind.doubleQuoted;
  return !(before === 'add' && COMMON_TYPES.has(part.word(1)));
}

/** An action ends at a comma outside parentheses and brackets, or where the next verb stands without one, as Oracle allows. */
function endOfAction(cursor: Cursor): number {
  let brackets = 0;
  for (let at = cursor.at; at < cursor.end; at += 1) {
    if (cursor.tokens.isSymbol(at, '(')) at = cursor.closing(at);
    else if (cursor.tokens.isSymbol(at, '[')) brackets += 1;
    else if (cursor.tokens.isSymbol(at, ']')) brackets -= 1;
    else if (cursor.tokens.isSymbol(at, ',') && brackets <= 0) return at;
    else if (at > cursor.at && CHAINED.has(cursor.tokens.word(at)) && chains(cursor, at)) return at;
  }
  return cursor.end;
}

const CHAINED = wordSet('add drop modify');
const CHAIN_NEXT = wordSet('constraint column primary foreign unique check');

/** `ADD … ADD CONSTRAINT …`; not `ALTER COLUMN x ADD GENERATED` or `ALTER COLUMN x DROP NOT NULL`. */
function chains(cursor: Cursor, at: number): boolean {
  if (cursor.isWord('alter')) return false;
  const follows = CHAIN_NEXT.has(cursor.tokens.word(at + 1)) || cursor.tokens.isSymbol(at + 1, '(');
  return follows && !cursor.tokens.isWord(at - 1, 'on');
}
