import type { StatementBody } from '../ast/statement.ts';
import { objectOf } from '../split/statement-head.ts';
import type { Cursor } from './cursor.ts';
import { isNamedAtRunTime } from './literal-text.ts';
import { takeQualifiedName } from './names.ts';
import { parseCreateTable } from './parse-create-table.ts';
import { parseCreateSchema } from './parse-namespace.ts';
import { parseRule } from './parse-rule.ts';
import { parseTrigger } from './parse-trigger.ts';
import { parseSequence } from './parse-sequence.ts';
import { parseCreateDomain, parseCreateType } from './parse-type.ts';
import { parseCreateView } from './parse-view.ts';
import { takeCreateIndex } from './read-index.ts';

/** CREATE of anything but routines, or ALTER of what a dialect restates whole; the cursor stands on the verb. */
export function parseCreate(cursor: Cursor): StatementBody | undefined {
  const objectAt = objectOf(cursor.tokens, cursor.at);
  const object = cursor.tokens.word(objectAt);
  if (objectAt >= cursor.end) return undefined;
  if (object === 'table') return createTable(cursor, objectAt);
  const modifiers = cursor.tokens.text
    .slice(cursor.tokens.start(cursor.at), cursor.tokens.start(objectAt))
    .toLowerCase();
  if (object === 'index') return createIndex(cursor);
  const whole = cursor.part(cursor.at, cursor.end);
  cursor.at = objectAt + 1;
  const takeOfRows = OF_ROWS.get(object);
  if (takeOfRows !== undefined) return takeOfRows(cursor);
  switch (object) {
    case 'view':
    case 'query':
      if (cursor.isWord('log') && cursor.isWord('on', 1)) return { kind: 'ignored', verb: 'create view log' };
      return parseCreateView(cursor, {
        materialized: modifiers.includes('materialized'),
        recursive: modifiers.includes('recursive'),
      });
    case 'sequence':
      return parseSequence(cursor, 'create-sequence', {
        temporary: /\btemp/.test(modifiers),
        unlogged: /\bunlogged/.test(modifiers),
      });
    case 'type':
      return parseCreateType(cursor, whole.text());
    case 'domain':
      return parseCreateDomain(cursor);
    case 'schema':
    case 'database':
      return parseCreateSchema(cursor);
    case 'extension': {
      cursor.take('if', 'not', 'exists');
      const name = cursor.takeName();
      return name === undefined ? undefined : { kind: 'create-extension', name };
    }
    case 'aggregate': {
      const name = takeQualifiedName(cursor);
      if (name === undefined) return undefined;
      return { kind: 'create-routine', name, body: [], leavesOut: false, text: whole.text() };
    }
    default:
      return { kind: 'ignored', verb: object === '' ? 'create' : `create ${object}` };
  }
}

/** PostgreSQL's `CREATE POLICY name ON table …`: that the table has one is all that is kept of it. */
function parsePolicy(cursor: Cursor): StatementBody {
  cursor.takeName();
  const table = cursor.take('on') ? takeQualifiedName(cursor) : undefined;
  return { kind: 'ignored', verb: 'create policy', ...(table === undefined ? {} : { table }) };
}

/** What the database does with rows, or whom it shows them. */
const OF_ROWS: ReadonlyMap<string, (cursor: Cursor) => StatementBody | undefined> = new Map([
  ['trigger', parseTrigger],
  ['rule', parseRule],
  ['policy', parsePolicy],
]);

/** A table, or one whose name only a running script knows. */
function createTable(cursor: Cursor, tableAt: number): StatementBody | undefined {
  const text = cursor.text();
  const table = parseCreateTable(cursor, tableAt);
  return table !== undefined && isNamedAtRunTime(cursor, table.name.name) ? { kind: 'dynamic', text } : table;
}

function createIndex(cursor: Cursor): StatementBody | undefined {
  const read = takeCreateIndex(cursor);
  return read === undefined ? undefined : { kind: 'create-index', ...read };
}
