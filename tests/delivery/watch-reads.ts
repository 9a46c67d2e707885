/** Data that remembers which of its fields were read. */
export type Watched = {
  readonly data: unknown;
  /** The paths of fields nobody has read: `/spec/port`. */
  readonly unread: () => readonly string[];
};

function watch(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const children = new Map(
    Object.entries(value).map(([key, child]: [string, unknown]) => [key, watch(child, `${path}/${key}`, unread)]),
  );
  if (!Array.isArray(value)) for (const key of children.keys()) unread.add(`${path}/${key}`);
  return new Proxy(value, {
    get: (target, key) => {
      if (typeof key !== 'string' || !children.has(key)) return Reflect.get(target, key) as unknown;
      unread.delete(`${path}/${key}`);
      return children.get(key);
    },
  });
}

/** Watches data while something checks it: a validator that ignores what it does not know has never read it. */
export function watchReads(value: unknown): Watched {
  const unread = new Set<string>();
  const data = watch(value, '', unread);
  // Below a field that was not read nothing was, which goes without saying.
  const isTopmost = (path: string): boolean => !unread.has(path.slice(0, path.lastIndexOf('/')));
  return { data, unread: () => [...unread].filter(isTopmost).toSorted() };
}
