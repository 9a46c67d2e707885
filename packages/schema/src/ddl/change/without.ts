/** A copy of a value that lacks some of its parts. */
export function without<T extends object, K extends keyof T & string>(value: T, ...parts: readonly K[]): Omit<T, K> {
  const gone: readonly string[] = parts;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !gone.includes(key))) as Omit<T, K>;
}
