/** An entity whose code somebody has read: what its classes begin with, and its fields as they were then. */
export type SeenEntity = { readonly entity: string; readonly fields: readonly string[] };

/**
 * Whether an entity is still one that was read before: it has its name, and at least half of the fields of either are fields of
 * both. Its name alone would not do: any table can be given that.
 */
export function isSameEntity(seen: SeenEntity, present: SeenEntity): boolean {
  if (seen.entity !== present.entity) return false;
  const known = new Set(seen.fields);
  const kept = present.fields.filter((name) => known.has(name)).length;
  return kept * 2 >= Math.max(seen.fields.length, present.fields.length);
}
