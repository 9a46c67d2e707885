/** Remembers how to close what was opened. */
export type ClosingStack = {
  add(close: () => Promise<unknown>): void;
  /** Closes everything in reverse order, each once, the rest also when one fails. @throws the first failure, at the end. */
  readonly close: () => Promise<void>;
};

export function closingStack(): ClosingStack {
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    const failures: unknown[] = [];
    for (let close = closers.pop(); close; close = closers.pop()) {
      await close().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  return { add: (close) => void closers.push(close), close: closeAll };
}
