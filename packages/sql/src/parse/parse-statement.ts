import type { Name, QualifiedName } from '../ast/name.ts';
import type { StatementBody } from '../ast/statement.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { objectOf } from '../split/statement-head.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';
import { parseAlterTable } from './parse-alter-table.ts';
import { parseComment } from './parse-comment.ts';
import { parseCreate } from './parse-create.ts';
import { parseDrop } from './parse-drop.ts';
import { parseReset, parseSelect, parseSet, parseUse } from './parse-namespace.ts';
import { parseProcedureCall } from './parse-procedure-call.ts';
import { parseSequence } from './parse-sequence.ts';
import { parseCreateView } from './parse-view.ts';
import { parseAlterType } from './parse-type.ts';
import { readSelect } from './read-select.ts';

/** Words that begin statements of no consequence for a schema. */
const IGNORED = wordSet(
  'grant revoke deny begin commit rollback start savepoint release lock unlock analyze analyse vacuum explain update delete ' +
    'truncate print raiserror throw if while end else declare return pragma attach detach reindex show describe desc flush ' +
    'optimize repair check checkpoint cluster discard refresh prepare execute deallocate waitfor goto with values merge ' +
    'upsert listen notify unlisten security reassign import load handler kill purge noaudit audit associate disassociate ' +
    'flashback call do abort open fetch close enable disable dbcc backup restore reconfigure bulk save exit quit source ' +
    'insert replace copy delimiter connect disconnect whenever xa install uninstall cache help go signal resignal leave ' +
    'iterate loop repeat case for exception when into shutdown move fetch rename_column checksum binlog change',
);

type VerbParser = (cursor: Cursor) => readonly StatementBody[] | undefined;

const one =
  (parse: (cursor: Cursor) => StatementBody | undefined, skip = 1): VerbParser =>
  (cursor) => {
    cursor.at += skip;
    const body = parse(cursor);
    return body === undefined ? undefined : [body];
  };

const VERBS: ReadonlyMap<string, VerbParser> = new Map<string, VerbParser>([
  ['create', one(parseCreate, 0)],
  ['alter', one(parseAlter, 0)],
  ['drop', one(parseDrop)],
  ['comment', one((cursor) => (cursor.take('on') ? parseComment(cursor) : undefined))],
  ['set', one(parseSet)],
  ['reset', one(parseReset)],
  ['use', one(parseUse)],
  ['select', parseQuery],
  ['exec', one(parseProcedureCall)],
  ['execute', one(parseProcedureCall)],
  ['call', one(parseCall)],
  ['perform', one(parseCall)],
  ['rename', parseRename],
]);

/** What one plain statement says; nothing where its words were not understood. */
export function parseStatement(cursor: Cursor): readonly StatementBody[] | undefined {
  const verb = cursor.word();
  const parser = VERBS.get(verb);
  if (parser !== undefined) return parser(cursor);
  return IGNORED.has(verb) ? [{ kind: 'ignored', verb }] : undefined;
}

function parseAlter(cursor: Cursor): StatementBody | undefined {
  const objectAt = objectOf(cursor.tokens, cursor.at);
  const object = cursor.tokens.word(objectAt);
  cursor.at = objectAt + 1;
  switch (object) {
    case 'table':
      return parseAlterTable(cursor);
    case 'sequence':
      return parseSequence(cursor, 'alter-sequence');
    case 'type':
    case 'domain':
      return parseAlterType(cursor, `alter ${object}`);
    case 'index':
      return parseAlterIndex(cursor);
    case 'view':
      return parseAlterView(cursor);
    case 'schema':
      return parseAlterSchema(cursor);
    default:
      return { kind: 'ignored', verb: `alter ${object}` };
  }
}

function parseAlterIndex(cursor: Cursor): StatementBody | undefined {
  cursor.take('if', 'exists');
  const from = takeQualifiedName(cursor);
  if (from === undefined || !cursor.take('rename', 'to')) return { kind: 'ignored', verb: 'alter index' };
  const to = takeQualifiedName(cursor);
  return to === undefined ? undefined : { kind: 'rename', object: 'index', from, to };
}

function parseAlterView(cursor: Cursor): StatementBody | undefined {
  if (statesQuery(cursor)) return parseCreateView(cursor, { materialized: false, recursive: false });
  const ifExists = cursor.take('if', 'exists');
  const from = takeQualifiedName(cursor);
  if (from !== undefined && cursor.take('set', 'schema')) {
    const schema = cursor.takeName();
    return schema === undefined ? undefined : { kind: 'set-schema', object: 'view', name: from, schema };
  }
  if (from === undefined || !cursor.take('rename')) return { kind: 'ignored', verb: 'alter view' };
  if (!cursor.isWord('to')) return renamedColumn(cursor, from);
  cursor.at += 1;
  const to = takeQualifiedName(cursor);
  return to === undefined ? undefined : { kind: 'rename', object: 'view', from, to, ...(ifExists && { ifExists }) };
}

/** MySQL and SQL Server: `ALTER VIEW v AS SELECT …` makes the view anew. */
function statesQuery(cursor: Cursor): boolean {
  for (let at = cursor.at; at < cursor.end; at += 1) {
    if (cursor.tokens.isSymbol(at, '(')) at = cursor.closing(at);
    else if (cursor.tokens.isWord(at, 'as')) return true;
    else if (cursor.tokens.isWord(at, 'rename') || cursor.tokens.isWord(at, 'set')) return false;
  }
  return false;
}

/** PostgreSQL: `ALTER VIEW v RENAME COLUMN a TO b`, with or without COLUMN. */
function renamedColumn(cursor: Cursor, table: QualifiedName): StatementBody | undefined {
  if (!cursor.isWord('to', 1)) cursor.take('column');
  const from = takeQualifiedName(cursor);
  const to = cursor.take('to') ? takeQualifiedName(cursor) : undefined;
  return from && to && { kind: 'rename', object: 'column', table, from, to };
}

/** PostgreSQL's ALTER SCHEMA; SQL Server's moves what it names into the schema, and MySQL's is about a whole database. */
function parseAlterSchema(cursor: Cursor): StatementBody | undefined {
  const from = takeQualifiedName(cursor);
  if (from !== undefined && cursor.take('transfer')) return transferred(cursor, from.name);
  if (from === undefined || !cursor.take('rename', 'to')) return { kind: 'ignored', verb: 'alter schema' };
  const to = takeQualifiedName(cursor);
  return to === undefined ? undefined : { kind: 'rename', object: 'schema', from, to };
}

/** `TRANSFER [OBJECT::]dbo.orders`, `TRANSFER TYPE::dbo.code`. */
function transferred(cursor: Cursor, schema: Name): StatementBody | undefined {
  const isClassed = cursor.isSymbol('::', 1);
  const object = isClassed && cursor.isWord('type') ? 'type' : 'table';
  if (isClassed) cursor.at += 2;
  const name = takeQualifiedName(cursor);
  return name && { kind: 'set-schema', object, name, schema };
}

/** SELECT … INTO a new table, or what `parseSelect` knows. */
function parseQuery(cursor: Cursor): readonly StatementBody[] {
  const from = cursor.at;
  cursor.at += 1;
  const selected = parseSelect(cursor);
  if (selected.kind !== 'ignored') return [selected];
  for (let at = from; at < cursor.end; at += 1) {
    if (cursor.tokens.isSymbol(at, '(')) at = cursor.closing(at);
    else if (cursor.tokens.isWord(at, 'into')) return [selectInto(cursor, from, at)];
    else if (cursor.tokens.isWord(at, 'from')) break;
  }
  return [selected];
}

function selectInto(cursor: Cursor, from: number, into: number): StatementBody {
  cursor.at = into + 1;
  const temporary = cursor.take('temporary') || cursor.take('temp');
  cursor.take('table');
  const outside = cursor.isWord('outfile') || cursor.isWord('dumpfile') || cursor.word().startsWith('@');
  const name = outside ? undefined : takeQualifiedName(cursor);
  if (name === undefined) return { kind: 'ignored', verb: 'select' };
  const offset = cursor.tokens.source.rootOffset(cursor.tokens.start(from));
  return { kind: 'select-into', name, offset, temporary, select: readSelect(cursor.part(from, cursor.end)) };
}

function parseCall(cursor: Cursor): StatementBody | undefined {
  const name = takeQualifiedName(cursor);
  return name === undefined ? undefined : { kind: 'call', name };
}

/** MySQL's `RENAME TABLE a TO b, c TO d`, Oracle's `RENAME a TO b`. */
function parseRename(cursor: Cursor): readonly StatementBody[] | undefined {
  cursor.at += 1;
  if (!cursor.take('table')) cursor.take('tables');
  const renames: StatementBody[] = [];
  do {
    const from = takeQualifiedName(cursor);
    if (!cursor.take('to')) return renames.length > 0 ? renames : undefined;
    const to = takeQualifiedName(cursor);
    if (from !== undefined && to !== undefined) renames.push({ kind: 'rename', object: 'table', from, to });
  } while (cursor.takeSymbol(','));
  return renames;
}
