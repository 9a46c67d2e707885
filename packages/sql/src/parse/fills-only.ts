import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';

/** What stands before the body of a trigger that is run for each row, whatever the row, or for those without a value. */
const OPENING =
  /^(?:referencing (?:(?:new as new|old as old) )+)?for each row (?:(?:follows|precedes) \S+ )?(?:when \( :?new \. \S+ is null \) )?/;

/** A block, a condition on a value that is missing, a value of a sequence, a value for a column, the row handed on. */
const STEP = new RegExp(
  [
    '; |begin |end (?:if |[\\w$"]+ )?(?=;)|return new (?=;)',
    'if (?:\\( )?:?new \\. \\S+ is null (?:\\) )?then ',
    'select nextval \\( [^;]*\\) into (?:strict )?new \\. \\S+ (?=;)',
    'select (?:\\S+ \\. )?\\S+ \\. nextval into :?new \\. \\S+ (?:from dual )?(?=;)',
    '(?:set )?:?new \\. \\S+ :?= [^;]*(?=;)',
  ].join('|'),
  'y',
);

const ASSIGNED = /(?:; |begin |then |set |, |^):?new \. \S+ :?= |select nextval \( [^;]*\) into (?:strict )?new /g;

/**
 * How many columns of a new row a trigger's body gives values, where it does nothing but that and numbering the row; nothing
 * where it does more.
 *
 * @param cursor stands behind the trigger's table, or at the body of its function
 */
export function onlyAssigns(cursor: Cursor): number | undefined {
  const text = `${plainText(cursor)}; `.replace(OPENING, '');
  for (STEP.lastIndex = 0; STEP.lastIndex < text.length;) if (!STEP.test(text)) return undefined;
  return [...text.matchAll(ASSIGNED)].length;
}

/** The tokens in lower case with a blank behind each; texts are left out, so that nothing in them is taken for SQL. */
function plainText({ tokens, at: from, end }: Cursor): string {
  let text = '';
  for (let at = from; at < end; at += 1) {
    const kind = tokens.kind(at);
    const isText = kind === TokenKind.string || kind === TokenKind.dollarString;
    text += isText ? "'' " : `${tokens.text.slice(tokens.start(at), tokens.end(at)).toLowerCase()} `;
  }
  return text;
}
