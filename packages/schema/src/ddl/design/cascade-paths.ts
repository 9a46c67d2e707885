/** The cascades between tables, kept so that no table is reached from another by two ways. */
export type CascadePaths = {
  /** Adds a cascade and returns true, or returns false where it would open a second way or a circle. */
  readonly add: (parent: string, child: string) => boolean;
};

/**
 * SQL Server refuses a foreign key whose cascade could reach a table twice:
 * https://learn.microsoft.com/sql/relational-databases/errors-events/mssqlserver-1785-database-engine-error
 */
export function createCascadePaths(): CascadePaths {
  const children = new Map<string, Set<string>>();
  const parents = new Map<string, Set<string>>();
  return {
    add: (parent, child) => {
      const below = reachable(children, child);
      const above = reachable(parents, parent);
      if (below.has(parent)) return false;
      for (const start of above) {
        for (const end of reachable(children, start)) if (below.has(end)) return false;
      }
      connect(children, parent, child);
      connect(parents, child, parent);
      return true;
    },
  };
}

/** Everything an edge leads to from here, and the place itself. */
function reachable(edges: ReadonlyMap<string, ReadonlySet<string>>, from: string): ReadonlySet<string> {
  const found = new Set([from]);
  for (const place of found) for (const next of edges.get(place) ?? []) found.add(next);
  return found;
}

function connect(edges: Map<string, Set<string>>, from: string, to: string): void {
  const known = edges.get(from);
  if (known === undefined) edges.set(from, new Set([to]));
  else known.add(to);
}
