import { tokenize, type Dialect, type Name } from '@backsmith/sql';
import { spelledLike } from '../values/column-mentions.ts';
import { edited, type Edit } from './edited.ts';
import { nameAt, pathAt } from './token-names.ts';

/** How a type is found and what it is called now. */
export type RenamedType = {
  readonly dialect: Dialect;
  /** Whether a path of names means the type. */
  readonly isIt: (path: readonly Name[]) => boolean;
  readonly to: Name;
};

/** The expression or query with another name for a type where it casts to it: `x::state`, `CAST(x AS state)`. */
export function withTypeRenamedIn(text: string, { dialect, isIt, to }: RenamedType): string {
  const tokens = tokenize(text, dialect).value;
  const edits: Edit[] = [];
  for (let at = 0; at < tokens.count; at += 1) {
    const isCast = tokens.isSymbol(at, '::');
    if (!isCast && !tokens.isWord(at, 'as')) continue;
    const path = pathAt(tokens, at + 1);
    const token = path.at(-1);
    if (token === undefined || !isIt(path.flatMap((one) => nameAt(tokens, one) ?? []))) continue;
    // Behind a column AS gives it a name; only that of CAST(x AS state) ends its parenthesis, with or without [].
    const behind = tokens.textOf(token + 1);
    if (isCast || behind === ')' || behind === '[') {
      edits.push({ from: token, token, text: spelledLike(tokens.textOf(token), to) });
    }
  }
  return edited(tokens, edits);
}

/** What a column's or a domain's type is written as, with another name for it: `public.state[]`. */
export function withTypeNameChanged(text: string, dialect: Dialect, to: Name): string {
  const tokens = tokenize(text, dialect).value;
  const token = pathAt(tokens, 0).at(-1);
  if (token === undefined) return text;
  return edited(tokens, [{ from: token, token, text: spelledLike(tokens.textOf(token), to) }]);
}
