import { addAll } from '@backsmith/text';
import type { EntityDraft } from '../drafts/entity-draft.ts';

/** Which entities take their key, or a part of it, from which others; a circle of them could never be stored. */
export class DerivedKeys {
  readonly #sources = new Map<EntityDraft, Set<EntityDraft>>();

  /** Notes that `entity` takes (part of) its key from `source`, unless that would close a circle; says whether it did. */
  take(entity: EntityDraft, source: EntityDraft): boolean {
    if (entity === source || this.#reaches(source, entity)) return false;
    const sources = this.#sources.get(entity);
    if (sources === undefined) this.#sources.set(entity, new Set([source]));
    else sources.add(source);
    return true;
  }

  #reaches(from: EntityDraft, to: EntityDraft): boolean {
    const seen = new Set<EntityDraft>();
    const waiting = [from];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === to) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      addAll(waiting, this.#sources.get(next) ?? []);
    }
    return false;
  }
}
