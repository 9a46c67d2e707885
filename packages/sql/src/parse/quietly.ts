import { DiagnosticLog } from '../source/diagnostic-log.ts';
import { Cursor } from './cursor.ts';

/** The same place, read without a word: for what is no table, or may not run. */
export function quietly(cursor: Cursor): Cursor {
  const context = { ...cursor.context, log: new DiagnosticLog() };
  return new Cursor(cursor.tokens, context, cursor.at, cursor.end, cursor.namespace);
}
