import type { ResourceDraft } from '../drafts/resource-draft.ts';

/** Why no record of a resource can be made through the API, by resource; resources without an obstacle are not in it. */
export type Obstacles = ReadonlyMap<ResourceDraft, string>;

/**
 * Finds the resources no test can make a record of: those with an obstacle of their own, those that need a record of such
 * a one, and those that need each other.
 *
 * @param needs the resources each one needs a record of
 * @param own the obstacle a resource has by itself
 */
export function findObstacles(
  needs: ReadonlyMap<ResourceDraft, readonly ResourceDraft[]>,
  own: (draft: ResourceDraft) => string | undefined,
): Obstacles {
  const obstacles = new Map<ResourceDraft, string>();
  const creatable = new Set<ResourceDraft>();
  let waiting = [...needs.keys()];
  for (const draft of waiting) {
    const reason = own(draft);
    if (reason !== undefined) obstacles.set(draft, reason);
  }
  for (let before = -1; waiting.length !== before;) {
    before = waiting.length;
    for (const draft of waiting) {
      const isReady = !obstacles.has(draft) && (needs.get(draft) ?? []).every((needed) => creatable.has(needed));
      if (isReady) creatable.add(draft);
    }
    waiting = waiting.filter((draft) => !creatable.has(draft));
  }
  for (const draft of waiting) {
    if (obstacles.has(draft)) continue;
    const blocker = (needs.get(draft) ?? []).find((needed) => !creatable.has(needed));
    obstacles.set(draft, `it needs a record of ${blocker?.table.name ?? 'another table'}, which cannot be made first`);
  }
  return obstacles;
}
