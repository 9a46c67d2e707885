/** An SQLite file is one namespace. */
export function namespace(): readonly string[] {
  return [];
}
