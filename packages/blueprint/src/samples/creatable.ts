import type { EntityDraft } from '../drafts/entity-draft.ts';

/** Why no record of an entity can be made through the API, by entity; entities without an obstacle are not in it. */
export type Obstacles = ReadonlyMap<EntityDraft, string>;

/**
 * Finds the entities no test can make a record of: those with an obstacle of their own, those that need a record of such
 * a one, and those that need each other.
 *
 * @param needs the entities each one needs a record of
 * @param own the obstacle an entity has by itself
 */
export function findObstacles(
  needs: ReadonlyMap<EntityDraft, readonly EntityDraft[]>,
  own: (draft: EntityDraft) => string | undefined,
): Obstacles {
  const obstacles = new Map<EntityDraft, string>();
  const creatable = new Set<EntityDraft>();
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
