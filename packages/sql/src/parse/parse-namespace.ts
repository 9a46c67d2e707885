import type { StatementBody } from '../ast/statement.ts';
import type { Name } from '../ast/name.ts';
import type { Cursor } from './cursor.ts';
import { geometryColumn } from './geometry-column.ts';
import { isPlaceholder } from './names.ts';

/** SET; the cursor stands behind it. Only what chooses a namespace matters. */
export function parseSet(cursor: Cursor): StatementBody {
  if (!cursor.take('session')) cursor.take('local');
  if (cursor.take('search_path')) {
    if (!cursor.takeSymbol('=')) cursor.take('to');
    return searchPath(pathAt(cursor));
  }
  if (cursor.take('schema')) {
    cursor.takeSymbol('=');
    return { kind: 'set-namespace', name: namespaceAt(cursor) };
  }
  return { kind: 'ignored', verb: 'set' };
}

/** RESET; the cursor stands behind it. */
export function parseReset(cursor: Cursor): StatementBody {
  const path = cursor.isWord('search_path') || cursor.isWord('all');
  return path ? { kind: 'set-namespace', name: undefined } : { kind: 'ignored', verb: 'reset' };
}

const NO_NAMESPACE = new Set(['', 'default', 'pg_catalog', '$user']);

/** The first schema of a search path; PostgreSQL's own and the default are none. */
function firstNamespace(path: readonly Name[]): Name | undefined {
  for (const name of path) {
    const text = name.text.toLowerCase();
    if (text === 'public') return undefined;
    if (!NO_NAMESPACE.has(text) && !isPlaceholder(name.text))
      return text === name.text ? { text, quoted: false } : name;
  }
  return undefined;
}

function namespaceAt(cursor: Cursor): Name | undefined {
  return firstNamespace(pathAt(cursor));
}

/** Objects are made in the first namespace of a path and sought in all of them. */
function searchPath(path: readonly Name[]): StatementBody {
  const named = path.filter(({ text }) => !NO_NAMESPACE.has(text.toLowerCase()) && !isPlaceholder(text));
  return { kind: 'set-namespace', name: firstNamespace(path), ...(named.length === 0 ? {} : { path: named }) };
}

function pathAt(cursor: Cursor): readonly Name[] {
  const path: Name[] = [];
  do {
    const name = cursor.takeName();
    if (name === undefined) break;
    path.push(name);
  } while (cursor.takeSymbol(','));
  return path;
}

/** `SELECT pg_catalog.set_config('search_path', 'x', false)` chooses a namespace, `SELECT f()` calls a routine, and some of these change a table. */
export function parseSelect(cursor: Cursor): StatementBody {
  const from = cursor.at;
  let name = cursor.takeName();
  while (name !== undefined && cursor.takeSymbol('.')) name = cursor.takeName();
  if (name === undefined || !cursor.isSymbol('(') || cursor.closing() !== cursor.end - 1)
    return { kind: 'ignored', verb: 'select' };
  const called = name.text.toLowerCase();
  const changed = geometryColumn(cursor, called);
  if (changed !== undefined) return changed;
  if (called !== 'set_config') return { kind: 'call', name: { ...cursor.position(from), name } };
  const inner = cursor.part(cursor.at + 1, cursor.end - 1);
  if (inner.takeString() !== 'search_path' || !inner.takeSymbol(',')) return { kind: 'ignored', verb: 'select' };
  return searchPath(pathOf(inner.takeString() ?? ''));
}

/** The same of a search path that is given as one text: `auth, "$user"`. */
function pathOf(path: string): readonly Name[] {
  return path.split(',').map((part): Name => {
    const text = part.trim();
    const inside = /^"(.*)"$/.exec(text)?.[1];
    return { text: inside ?? text, quoted: inside !== undefined };
  });
}

/** USE; the cursor stands behind it. */
export function parseUse(cursor: Cursor): StatementBody {
  const name = cursor.takeName();
  return cursor.rules.traits.qualifierIsDatabase ? { kind: 'set-namespace', name } : { kind: 'ignored', verb: 'use' };
}

/** CREATE SCHEMA or CREATE DATABASE; the cursor stands behind the word. */
export function parseCreateSchema(cursor: Cursor): StatementBody {
  cursor.take('if', 'not', 'exists');
  const authorized = cursor.take('authorization');
  const name = cursor.takeName();
  const defaults: { charset?: string; collation?: string } = {};
  while (!cursor.done) {
    const charset = cursor.take('charset') || cursor.take('character', 'set');
    const collation = !charset && cursor.take('collate');
    if (!charset && !collation) {
      cursor.at += 1;
      continue;
    }
    cursor.takeSymbol('=');
    const value = cursor.takeName()?.text;
    if (value !== undefined && charset) defaults.charset = value.toLowerCase();
    if (value !== undefined && collation) defaults.collation = value;
  }
  const placeholder = name !== undefined && isPlaceholder(name.text);
  return { kind: 'create-schema', name: authorized || placeholder ? undefined : name, ...defaults };
}
