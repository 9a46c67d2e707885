/**
 * Passes on the first call, and then none until so much time has passed: one outage breaks many connections, many times.
 *
 * @param ms the time between two calls that are passed on. Milliseconds.
 */
export function atMostEvery<Args extends readonly unknown[]>(
  ms: number,
  tell: (...args: Args) => void,
): (...args: Args) => void {
  let told = -Infinity;
  return (...args) => {
    if (performance.now() - told < ms) return;
    told = performance.now();
    tell(...args);
  };
}
