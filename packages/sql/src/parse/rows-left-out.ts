import { DiagnosticLog } from '../source/diagnostic-log.ts';
import { Cursor } from './cursor.ts';
import { insideString, stringBodies } from './string-body.ts';

/** Whether a trigger's function, as PostgreSQL has them, returns NULL wherever it returns; the cursor stands behind its name. */
export function leavesRowsOut(cursor: Cursor): boolean {
  if (!returnsTrigger(cursor)) return false;
  const context = { ...cursor.context, log: new DiagnosticLog() };
  const quiet = new Cursor(cursor.tokens, context, cursor.at, cursor.end);
  const returned = stringBodies(quiet).flatMap((at) => returnedWords(insideString(quiet, at)));
  return returned.length > 0 && returned.every((word) => word === 'null');
}

/** Whether it is a function for triggers. */
export function returnsTrigger({ tokens, at, end }: Cursor): boolean {
  for (let token = at; token + 1 < end; token += 1)
    if (tokens.isWord(token, 'returns')) return tokens.isWord(token + 1, 'trigger');
  return false;
}

function returnedWords({ tokens, at, end }: Cursor): readonly string[] {
  const words: string[] = [];
  for (let token = at; token + 1 < end; token += 1)
    if (tokens.isWord(token, 'return')) words.push(tokens.word(token + 1));
  return words;
}
