import type { AlterAction } from '../../ast/alter-action.ts';
import type { QualifiedName } from '../../ast/name.ts';
import type { Statement } from '../../ast/statement.ts';
import { skipSpace } from '../../lex/line-create.ts';
import { wordStandsAt } from '../../lex/scan.ts';
import { tokenizeInto } from '../../lex/tokenize.ts';
import { SourceText } from '../../source/source-text.ts';
import type { Cursor, ParseContext, ParseTokens } from '../cursor.ts';
import { isMadeAtRunTime } from '../literal-text.ts';
import { hasHole, plainText, type Text, type TextValue } from './text-value.ts';

/** The statements of all texts a value may be that define something; `at` is the token where they run. */
export function runValue(cursor: Cursor, at: number, { texts }: TextValue, parse: ParseTokens): readonly Statement[] {
  const scope = cursor.context.texts;
  return texts.flatMap((text) => {
    const written = plainText(text);
    if (!defines(written) || !scope.isNew(text)) return [];
    const isRoom = text.every(({ exact }) => exact) || scope.spend(written.length);
    return isRoom ? runText(cursor, at, text, parse) : [{ ...cursor.position(at), kind: 'dynamic', text: written }];
  });
}

const DEFINING = ['create', 'alter', 'drop', 'comment', 'rename'];
const AROUND = ['begin', 'if', 'declare', 'set', 'use', 'exec', 'do', 'execute'];
const DEFINITION =
  /\b(?:create|alter|drop|rename)\s+(?:global\s+|temporary\s+|unique\s+|or\s+replace\s+)*(?:table|index|view|type|sequence)\b/i;
const CUT_DEFINITION = /^\$\{\w+\}\s*(?:table|column|index|add|drop|modify|rename)\b/i;

/** Whether a statement holds a text that changes tables, run by another one. */
export function mentionsDefinition(text: string): boolean {
  return DEFINITION.test(text);
}

/** Whether a text begins with what defines something, or holds it within a condition or behind what is not known. */
function defines(text: string): boolean {
  const first = skipSpace(text, 0, text.length);
  const begins = (word: string): boolean => wordStandsAt(text, first, word) && text.length > first + word.length;
  if (DEFINING.some((word) => begins(word) && skipSpace(text, first + word.length, text.length) > first + word.length))
    return true;
  if (AROUND.some(begins)) return DEFINITION.test(text);
  return CUT_DEFINITION.test(text.slice(first, first + 80));
}

function runText(cursor: Cursor, at: number, text: Text, parse: ParseTokens): readonly Statement[] {
  const { source, start, end } = placed(cursor, at, text);
  const context: ParseContext = { ...cursor.context, depth: cursor.context.depth + 1 };
  const statements = parse(tokenizeInto(context.log, source, context.dialect, start, end), context);
  const partial = hasHole(text) || PLACEHOLDER.test(plainText(text));
  return partial ? statements.flatMap((statement) => known(statement, plainText(text))) : statements;
}

/** Where a text stands: in its source if it is there letter by letter, else as a source of its own. */
function placed(cursor: Cursor, at: number, text: Text): { source: SourceText; start: number; end: number } {
  const [only] = text;
  if (text.length === 1 && only?.exact === true)
    return { source: only.source, start: only.at, end: only.at + only.text.length };
  const outer = cursor.tokens.source;
  const places: { readonly inner: number; readonly outer: number; readonly moves: boolean }[] = [];
  let length = 0;
  for (const part of text) {
    const moves = part.source === outer && !part.hole;
    places.push({ inner: length, outer: moves ? part.at : (places.at(-1)?.outer ?? cursor.tokens.start(at)), moves });
    length += part.text.length;
  }
  const toOuter = (offset: number): number => {
    const place = places.findLast((candidate) => candidate.inner <= offset);
    if (place === undefined) return 0;
    return place.moves ? place.outer + (offset - place.inner) : place.outer;
  };
  const source = new SourceText(plainText(text), outer.file, { source: outer, toOuter });
  return { source, start: 0, end: length };
}

const PLACEHOLDER = /%\w+%|\$\{\w+\}/;

/** What of a statement whose text is known in part is sure, and what must be said of the rest. */
function known(statement: Statement, text: string): readonly Statement[] {
  const { line, column, file } = statement;
  const unknown = (table?: QualifiedName): Statement => ({
    line,
    column,
    ...(file === undefined ? {} : { file }),
    kind: 'dynamic',
    text,
    ...(table === undefined || isOpen(table) ? {} : { table: table.name.text }),
  });
  switch (statement.kind) {
    case 'unknown':
      return [unknown()];
    case 'alter-table': {
      if (isOpen(statement.name)) return [unknown()];
      const actions = statement.actions.filter((action) => isSure(action, text));
      const lacks = actions.length < statement.actions.length;
      return lacks ? [{ ...statement, actions }, unknown(statement.name)] : [statement];
    }
    case 'create-index':
      return isOpen(statement) ? [unknown(statement.table)] : [statement];
    case 'drop':
    case 'rename':
    case 'create-view':
    case 'comment':
      return isOpen(statement) ? [unknown()] : [statement];
    default:
      return [statement];
  }
}

/** A column stays whatever its type is; a constraint that is dropped by a name that was looked up is a default or a check. */
function isSure(action: AlterAction, text: string): boolean {
  if (action.kind === 'unknown') return false;
  if (action.kind === 'drop-constraint' && isOpen(action)) return !/\bforeign\s+key\b/i.test(text);
  return action.kind === 'add-column' || !isOpen(action);
}

function isOpen(part: object): boolean {
  return isMadeAtRunTime(JSON.stringify(part));
}
