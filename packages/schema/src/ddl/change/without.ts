/** A copy of a value that lacks some of its parts. */
export function without<T extends object, K extends keyof T & string>(value: T, ...parts: readonly K[]): Omit<T, K> {
  const rest = { ...value };
  for (const part of parts) Reflect.deleteProperty(rest, part);
  return rest;
}
