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
  /** The namespace it is in from now on, if that is another one. */
  readonly namespace?: Name;
};

/** Names a type anew where it stands, with its namespace if it has come into another one. */
export function retyped(written: string, { to, namespace }: Pick<RenamedType, 'to' | 'namespace'>): string {
  const names = namespace === undefined ? [to] : [namespace, to];
  return names.map((name) => spelledLike(written, name)).join('.');
}

/** The tokens of a path that a new name stands for: the last, or all of it in another namespace. */
function replaced(path: readonly number[], { namespace }: RenamedType): Pick<Edit, 'from' | 'token'> | undefined {
  const token = path.at(-1);
  const from = namespace === undefined ? token : path[0];
  return token === undefined || from === undefined ? undefined : { from, token };
}

/** The expression or query with another name for a type where it casts to it: `x::state`, `CAST(x AS state)`. */
export function withTypeRenamedIn(text: string, type: RenamedType): string {
  const { dialect, isIt } = type;
  const tokens = tokenize(text, dialect).value;
  const edits: Edit[] = [];
  for (let at = 0; at < tokens.count; at += 1) {
    const isCast = tokens.isSymbol(at, '::');
    if (!isCast && !tokens.isWord(at, 'as')) continue;
    const path = pathAt(tokens, at + 1);
    const place = replaced(path, type);
    if (place === undefined || !isIt(path.flatMap((one) => nameAt(tokens, one) ?? []))) continue;
    // Behind a column AS gives it a name; only that of CAST(x AS state) ends its parenthesis, with or without [].
    const behind = tokens.textOf(place.token + 1);
    if (isCast || behind === ')' || behind === '[') {
      edits.push({ ...place, text: retyped(tokens.textOf(place.token), type) });
    }
  }
  return edited(tokens, edits);
}

/** What a column's or a domain's type is written as, with another name for it: `public.state[]`. */
export function withTypeNameChanged(text: string, type: RenamedType): string {
  const tokens = tokenize(text, type.dialect).value;
  const place = replaced(pathAt(tokens, 0), type);
  if (place === undefined) return text;
  return edited(tokens, [{ ...place, text: retyped(tokens.textOf(place.token), type) }]);
}
