import { tokenize, type Dialect } from '@backsmith/sql';
import { edited, type Edit } from './edited.ts';
import { readQuery } from './read-query.ts';
import { nameAt, pathAt } from './token-names.ts';

/**
 * An expression or a query that calls what stands in a namespace by its name alone.
 *
 * @param known what stands in the namespace, in lower case: a column may well be called as the namespace is
 */
export function withoutNamespace(
  text: string,
  dialect: Dialect,
  namespace: string,
  known: ReadonlySet<string>,
): string {
  const name = namespace.toLowerCase();
  if (!text.toLowerCase().includes(name)) return text;
  const tokens = tokenize(text, dialect).value;
  const called = calledSources(text, dialect, name);
  const edits: Edit[] = [];
  for (let at = 0; at < tokens.count; at += 1) {
    const path = pathAt(tokens, at);
    const [first, second] = path;
    if (first === undefined || second === undefined) continue;
    const isIt = nameAt(tokens, first)?.text.toLowerCase() === name && called?.has(first) !== false;
    if (isIt && known.has(nameAt(tokens, second)?.text.toLowerCase() ?? '')) {
      edits.push({ from: first, token: second, text: tokens.textOf(second) });
    }
    at = path.at(-1) ?? at;
  }
  return edited(tokens, edits);
}

/** Where a query names its tables, if it calls one of them as the namespace: before a column that name then is the table's. */
function calledSources(text: string, dialect: Dialect, namespace: string): ReadonlySet<number> | undefined {
  const sources = readQuery(text, dialect).queries.flatMap((query) => query.sources);
  const isTaken = sources.some(({ name, hasAlias }) => hasAlias && name.text.toLowerCase() === namespace);
  return isTaken ? new Set(sources.map(({ from }) => from)) : undefined;
}
