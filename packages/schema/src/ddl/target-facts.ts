import type { Dialect } from '@backsmith/sql';
import type { Capabilities } from './capabilities.ts';
import { storedName } from './shared/identifiers.ts';
import { LOCKS_AT_END, type LockWords, type RowLock } from './shared/row-forms.ts';
import { isSameFamily, type DdlTarget } from './targets.ts';
import { WRITERS } from './writers.ts';

/** What a database makes of names and words, for whoever designs around a script. */
export type TargetFacts = {
  /** Where the namespace of a table goes: a schema, a database of its own, a user's, or nowhere. */
  readonly namespaces: Capabilities['namespaces'];
  /** The namespace a connection uses when none is named; absent where that is the connection's own. */
  readonly homeNamespace?: string;
  /** Whether the types and expressions of a dialect are its own. */
  readonly understands: (dialect: Dialect) => boolean;
  /** How a SELECT holds the rows it finds. */
  readonly rowLocks: Record<RowLock, LockWords>;
  readonly hasSequences: boolean;
  /** Whether an index can be on what is computed from a row. */
  readonly indexesExpressions: boolean;
  /** A canonical name as the catalogue shows it, which is how it is written inside quotes. */
  readonly storedName: (name: string) => string;
  /** Whether a word in lower case is no name unless it stands in quotes. */
  readonly isReserved: (word: string) => boolean;
};

/** The facts about a database. */
export function targetFacts(target: DdlTarget): TargetFacts {
  const { capabilities, homeNamespaces, identifiers, rows } = WRITERS[target];
  const [homeNamespace] = homeNamespaces;
  return {
    namespaces: capabilities.namespaces,
    ...(homeNamespace === undefined ? {} : { homeNamespace }),
    rowLocks: rows.locks ?? LOCKS_AT_END,
    hasSequences: capabilities.sequences,
    indexesExpressions: capabilities.indexes.expressions,
    understands: (dialect) => isSameFamily(dialect, target),
    storedName: (name) => storedName(identifiers, name),
    isReserved: (word) => identifiers.reserved.has(word),
  };
}
