import type { Name, QualifiedName } from '../ast/name.ts';
import type { StatementBody } from '../ast/statement.ts';
import { SourceText } from '../source/source-text.ts';
import { DiagnosticLog } from '../source/diagnostic-log.ts';
import { tokenizeInto } from '../lex/tokenize.ts';
import { TokenKind } from '../lex/token.ts';
import { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';
import { takeType } from './read-type.ts';

/** The arguments of `EXEC procedure a, @b = c`, as texts, by lower-case name or by place (`0`, `1`, …). */
type Arguments = ReadonlyMap<string, string>;

/** SQL Server's EXEC of a stored procedure; the cursor stands behind EXEC. */
export function parseProcedureCall(cursor: Cursor): StatementBody {
  if (cursor.tokens.word(cursor.at).startsWith('@') && cursor.isSymbol('=', 1)) cursor.at += 2;
  const name = takeQualifiedName(cursor);
  if (name === undefined) return { kind: 'ignored', verb: 'exec' };
  const called = name.name.text.toLowerCase();
  switch (called) {
    case 'sp_rename':
      return renamed(cursor, takeArguments(cursor)) ?? { kind: 'unknown', verb: called };
    case 'sp_addextendedproperty':
    case 'sp_updateextendedproperty':
      return commented(cursor, takeArguments(cursor)) ?? { kind: 'ignored', verb: called };
    case 'sp_addtype':
      return aliased(cursor, takeArguments(cursor)) ?? { kind: 'unknown', verb: called };
    default:
      return called.startsWith('sp_') || called.startsWith('xp_')
        ? { kind: 'ignored', verb: called }
        : { kind: 'call', name };
  }
}

function takeArguments(cursor: Cursor): Arguments {
  const found = new Map<string, string>();
  let place = 0;
  while (!cursor.done) {
    let key = String(place);
    if (cursor.word().startsWith('@') && cursor.isSymbol('=', 1)) {
      key = cursor.word().slice(1);
      cursor.at += 2;
    }
    const value = takeArgument(cursor);
    if (value !== undefined) found.set(key, value);
    cursor.skipUntil(',');
    cursor.takeSymbol(',');
    place += 1;
  }
  return found;
}

function takeArgument(cursor: Cursor): string | undefined {
  if (cursor.kind() === TokenKind.string) return cursor.takeString();
  const variable = cursor.word();
  const name = cursor.takeName()?.text;
  return variable.startsWith('@') ? assignedText(cursor, variable) : name;
}

/** How far back a variable may have its text from: those who write scripts give it right before the call. */
const MOST_TOKENS = 2000;

/** The text a variable was given last in the batch: `SET @description = N'…'`; nothing where it is no text. */
function assignedText({ tokens, at, context }: Cursor, variable: string): string | undefined {
  for (let before = at - 1; before >= Math.max(0, at - MOST_TOKENS); before -= 1) {
    if (tokens.kind(before) === TokenKind.separator) return undefined;
    if (!tokens.isSymbol(before, '=')) continue;
    const isIt = tokens.word(before - 1) === variable || declares(tokens, before, variable);
    if (isIt) return new Cursor(tokens, context, before + 1, before + 2).takeString();
  }
  return undefined;
}

/** `DECLARE @description nvarchar(200) = …`: the name stands before its type. */
function declares(tokens: Cursor['tokens'], equals: number, variable: string): boolean {
  for (let at = equals - 1; at > equals - 8 && at > 0; at -= 1) {
    if (tokens.word(at) === variable)
      return ['declare', 'as'].includes(tokens.word(at - 1)) || tokens.isSymbol(at - 1, ',');
    if (tokens.word(at).startsWith('@')) return false;
  }
  return false;
}

/** A name inside a string, such as `dbo.[Orders].total`. */
function namesIn(cursor: Cursor, text: string): readonly Name[] {
  const source = new SourceText(text);
  const log = new DiagnosticLog();
  const tokens = tokenizeInto(log, source, cursor.context.dialect, 0, text.length);
  const inner = new Cursor(tokens, { ...cursor.context, log }, 0, tokens.count);
  const names: Name[] = [];
  while (!inner.done) {
    const name = inner.takeName();
    if (name !== undefined) names.push(name);
    else inner.at += 1;
  }
  return names;
}

function qualified(cursor: Cursor, names: readonly Name[]): QualifiedName | undefined {
  const name = names.at(-1);
  const qualifier = names.at(-2);
  if (name === undefined) return undefined;
  return { ...cursor.position(Math.max(0, cursor.end - 1)), name, ...(qualifier === undefined ? {} : { qualifier }) };
}

function renamed(cursor: Cursor, given: Arguments): StatementBody | undefined {
  const names = namesIn(cursor, given.get('0') ?? given.get('objname') ?? '');
  const to = given.get('1') ?? given.get('newname');
  // Without a type, a name of three parts is looked for among the columns: a table is never called by its database here.
  const assumed = names.length === 3 ? 'column' : 'object';
  const kind = (given.get('2') ?? given.get('objtype') ?? assumed).toLowerCase();
  if (to === undefined) return undefined;
  const target = qualified(cursor, [{ text: to, quoted: true }]);
  const inTable = kind === 'column' || kind === 'index';
  const from = qualified(cursor, inTable ? names.slice(-1) : names);
  const table = inTable ? qualified(cursor, names.slice(0, -1)) : undefined;
  if (from === undefined || target === undefined) return undefined;
  return {
    kind: 'rename',
    object: inTable ? kind : 'table',
    from,
    to: target,
    ...(table === undefined ? {} : { table }),
  };
}

/** MS_Description is what people know as a comment. */
function commented(cursor: Cursor, given: Arguments): StatementBody | undefined {
  const property = given.get('name') ?? given.get('0');
  const text = given.get('value') ?? given.get('1');
  const kind = (given.get('level1type') ?? given.get('4') ?? '').toLowerCase();
  const table = given.get('level1name') ?? given.get('5');
  if (property?.toLowerCase() !== 'ms_description' || text === undefined || kind !== 'table' || table === undefined)
    return undefined;
  const schema = given.get('level0name') ?? given.get('3');
  const names: Name[] = [...(schema === undefined ? [] : [schema]), table].map((name) => ({
    text: name,
    quoted: true,
  }));
  const name = qualified(cursor, names);
  if (name === undefined) return undefined;
  const inner = (given.get('level2type') ?? given.get('6') ?? '').toLowerCase();
  const columnName = given.get('level2name') ?? given.get('7');
  if (inner === '') return { kind: 'comment', object: 'table', table: name, text };
  if (inner !== 'column' || columnName === undefined) return undefined;
  return { kind: 'comment', object: 'column', table: name, columnName: { text: columnName, quoted: true }, text };
}

/** `sp_addtype 'Flag', 'bit', 'NOT NULL'`. */
function aliased(cursor: Cursor, given: Arguments): StatementBody | undefined {
  const called = given.get('0') ?? given.get('typename');
  const base = given.get('1') ?? given.get('phystype');
  if (called === undefined || base === undefined) return undefined;
  const source = new SourceText(base);
  const tokens = tokenizeInto(new DiagnosticLog(), source, cursor.context.dialect, 0, base.length);
  const type = takeType(new Cursor(tokens, cursor.context, 0, tokens.count));
  const name = qualified(cursor, [{ text: called, quoted: true }]);
  if (type === undefined || name === undefined) return undefined;
  const nullability = (given.get('2') ?? given.get('nulltype') ?? '').toLowerCase();
  return { kind: 'create-domain', name, type, notNull: nullability === 'not null', checks: [] };
}
