/**
 * A record with an entry for each name.
 *
 * @param names all that the record has
 * @param valueOf what stands under a name
 */
/* @__NO_SIDE_EFFECTS__ */
export function recordOf<Of extends object>(
  names: readonly (keyof Of)[],
  valueOf: <Name extends keyof Of>(name: Name) => Of[Name],
): Of {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Of;
}
