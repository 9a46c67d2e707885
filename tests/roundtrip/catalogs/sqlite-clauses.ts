const PIECES =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"((?:[^"]|"")*)"|`((?:[^`]|``)*)`|\[([^\]]*)\]|\s+|[\w$.]+|./gu;

/** SQL without comments, with single spaces, small letters outside strings, and names without their quotes. */
export function plainSql(sql: string): string {
  return pieces(sql).join(' ');
}

/** The conditions or expressions that stand in parentheses behind a word, as `plainSql` writes them. */
export function clausesOf(sql: string, word: string): readonly string[] {
  const all = pieces(sql);
  return all.flatMap((piece, at) => (piece === word && all[at + 1] === '(' ? [group(all, at + 1)] : []));
}

function pieces(sql: string): readonly string[] {
  return [...sql.matchAll(PIECES)].flatMap((match) => {
    const [all, doubled, backticked, bracketed] = match;
    if (/^(--|\/\*|\s)/.test(all)) return [];
    if (all.startsWith("'")) return [all];
    return [(doubled ?? backticked ?? bracketed ?? all).toLowerCase()];
  });
}

/** What a parenthesis holds, without further ones around all of it. */
function group(all: readonly string[], open: number): string {
  const close = closing(all, open);
  if (all[open + 1] === '(' && closing(all, open + 1) === close - 1) return group(all, open + 1);
  return all.slice(open + 1, close).join(' ');
}

function closing(all: readonly string[], open: number): number {
  let depth = 0;
  for (let at = open; at < all.length; at += 1) {
    if (all[at] === '(') depth += 1;
    if (all[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return all.length;
}
