/** A clause that carries nothing into a schema: the words it begins with, and how much follows them. */
export type Clause = {
  readonly words: readonly string[];
  /** Tokens or groups in parentheses; `rest` is everything up to the next comma. */
  readonly units: number | 'rest';
};

/** Clauses by their first word, the longest of each first. */
export type ClauseTable = ReadonlyMap<string, readonly Clause[]>;

/**
 * A table of clauses from lines of words: `*` stands for one token or group, which may follow an equals sign, `…` for
 * everything that follows. Clauses are divided by ` | `.
 */
export function clauseTable(...lines: readonly string[]): ClauseTable {
  const clauses = lines.flatMap((line) => line.split(' | ')).map(clauseOf);
  return Map.groupBy(
    clauses.toSorted((one, other) => other.words.length - one.words.length),
    ({ words }) => words[0] ?? '',
  );
}

function clauseOf(text: string): Clause {
  const parts = text.split(' ');
  const words = parts.filter((part) => part !== '*' && part !== '…');
  return { words, units: parts.at(-1) === '…' ? 'rest' : parts.length - words.length };
}
