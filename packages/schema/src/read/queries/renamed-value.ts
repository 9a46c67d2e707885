import { tokenize, TokenKind, type Dialect, type Name, type TokenList } from '@backsmith/sql';
import { comparedTexts } from './compared-texts.ts';
import { edited, type Edit } from './edited.ts';
import { nameAt, pathAt } from './token-names.ts';

/** A value of an enumeration that gets another name, and how texts are told to mean it. */
export type RenamedValue = {
  readonly dialect: Dialect;
  readonly from: string;
  readonly to: string;
  /** Whether a path of names means the enumeration. */
  readonly isType: (path: readonly Name[]) => boolean;
  /** Whether a path of names means a column of the enumeration. */
  readonly isColumn: (path: readonly Name[]) => boolean;
};

/**
 * An expression or query with another name for a value of an enumeration, where a text means that: it is cast to it, or
 * stands beside a column of it.
 *
 * @param isWhole all of the expression is of the enumeration, as a default is
 */
export function withValueRenamedIn(text: string, value: RenamedValue, isWhole = false): string {
  const tokens = tokenize(text, value.dialect).value;
  const beside = comparedTexts(tokens);
  const edits: Edit[] = [];
  for (const [at, names] of beside) {
    const written = tokens.textOf(at);
    const now = renamedText(written, value);
    if (now === written) continue;
    const cast = castOf(tokens, at);
    const isMeant =
      cast === undefined ? isWhole || isTyped(tokens, at, value) || names.some(value.isColumn) : value.isType(cast);
    if (isMeant) edits.push({ from: at, token: at, text: now });
  }
  return edited(tokens, edits);
}

/** `'open'`, or `'{open,done}'`, a list of values, with the value's other name. */
function renamedText(written: string, { from, to }: RenamedValue): string {
  const text = written.startsWith("'") ? written.slice(1, -1).replaceAll("''", "'") : written;
  if (text === from) return quoted(to);
  return text.startsWith('{') ? quoted(withValueRenamedInList(text, from, to)) : written;
}

/** A list of values as PostgreSQL writes it, `{open,"in doubt"}`, with another name for one of them. */
export function withValueRenamedInList(list: string, from: string, to: string): string {
  const escaped = (text: string): string => text.replaceAll(/["\\]/g, String.raw`\$&`);
  const now = /^\w+$/u.test(to) ? to : `"${escaped(to)}"`;
  return list.replaceAll(/"(?:[^"\\]|\\.)*"|[^{},"]+/g, (item) => {
    const isIt = item.trim() === from || item === `"${escaped(from)}"`;
    return isIt ? now : item;
  });
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Whether the enumeration stands before a text: `state 'open'`. */
function isTyped(tokens: TokenList, at: number, { isType }: RenamedValue): boolean {
  const qualified = tokens.isSymbol(at - 2, '.') ? at - 3 : at - 1;
  return isType(pathAt(tokens, qualified).flatMap((one) => nameAt(tokens, one) ?? []));
}

/** The type a text is cast to: `'open'::state`, `CAST('open' AS state)`, `ARRAY['open', 'done']::state[]`. */
function castOf(tokens: TokenList, at: number): readonly Name[] | undefined {
  let behind = at + 1;
  while (tokens.kind(behind) === TokenKind.string || tokens.isSymbol(behind, ',')) behind += 1;
  const inArray = tokens.isSymbol(behind, ']');
  const next = inArray ? behind + 1 : at + 1;
  const isCast = tokens.isSymbol(next, '::') || (tokens.isWord(next, 'as') && tokens.isWord(at - 2, 'cast'));
  if (!isCast) return undefined;
  return pathAt(tokens, next + 1).flatMap((one) => nameAt(tokens, one) ?? []);
}
