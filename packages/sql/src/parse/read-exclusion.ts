import type { ExclusionIndex, KeyPart } from '../ast/table-element.ts';
import type { Cursor } from './cursor.ts';
import { takeNameList } from './names.ts';
import { keyPart, takeParts } from './read-key-parts.ts';

/**
 * Passes `EXCLUDE USING method (part WITH operator, …) INCLUDE (…) WITH (…) USING INDEX TABLESPACE t WHERE (…)`; nothing where
 * a part has no operator, which leaves the cursor at an unknown place.
 * https://www.postgresql.org/docs/current/sql-createtable.html#SQL-CREATETABLE-EXCLUDE
 */
export function takeExclusionIndex(cursor: Cursor): ExclusionIndex | undefined {
  cursor.at += 1;
  const method = cursor.take('using') ? cursor.takeName()?.text.toLowerCase() : undefined;
  const read = takeParts(cursor, (part) => [excludedPart(part)]);
  const parts = read.flatMap((part) => part ?? []);
  if (parts.length === 0 || parts.length < read.length) return undefined;
  const index: { -readonly [K in keyof ExclusionIndex]: ExclusionIndex[K] } = { parts };
  if (method !== undefined) index.method = method;
  if (cursor.take('include')) index.include = takeNameList(cursor);
  if (cursor.isWord('with') && cursor.isSymbol('(', 1)) {
    index.storage = cursor.textBetween(cursor.at + 2, cursor.closing(cursor.at + 1));
    cursor.at += 1;
    cursor.skipUnit();
  }
  if (cursor.take('using', 'index', 'tablespace')) cursor.takeName();
  if (cursor.isWord('where') && cursor.isSymbol('(', 1)) {
    index.where = cursor.textBetween(cursor.at + 2, cursor.closing(cursor.at + 1));
    cursor.at += 1;
    cursor.skipUnit();
  }
  return index;
}

function excludedPart(part: Cursor): KeyPart | undefined {
  let at = part.at;
  let depth = 0;
  for (; at < part.end && !(depth === 0 && part.tokens.isWord(at, 'with')); at += 1) {
    if (part.tokens.isSymbol(at, '(')) depth += 1;
    else if (part.tokens.isSymbol(at, ')')) depth -= 1;
  }
  const operator = operatorIn(part.textBetween(at + 1, part.end));
  return at === part.at || operator === undefined ? undefined : { ...keyPart(part.part(part.at, at)), operator };
}

/** The operator alone, without the namespace of `OPERATOR(public.&&)`; nothing where the text is none. */
function operatorIn(text: string): string | undefined {
  const qualified = /^operator\s*\(\s*(?:(?:"(?:[^"]|"")+"|\w+)\s*\.\s*)*([^\s\w".()]+)\s*\)$/iu.exec(text);
  const operator = qualified?.[1] ?? text;
  return /^[-+*/<>=~!@#%^&|`?]+$/u.test(operator) && !/--|\/\*/u.test(operator) ? operator : undefined;
}
