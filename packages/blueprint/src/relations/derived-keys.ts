import { addAll } from '@backsmith/text';
import type { ResourceDraft } from '../drafts/resource-draft.ts';

/** Which resources take their key, or a part of it, from which others; a circle of them could never be stored. */
export class DerivedKeys {
  readonly #sources = new Map<ResourceDraft, Set<ResourceDraft>>();

  /** Notes that `resource` takes (part of) its key from `source`, unless that would close a circle; says whether it did. */
  take(resource: ResourceDraft, source: ResourceDraft): boolean {
    if (resource === source || this.#reaches(source, resource)) return false;
    const sources = this.#sources.get(resource);
    if (sources === undefined) this.#sources.set(resource, new Set([source]));
    else sources.add(source);
    return true;
  }

  #reaches(from: ResourceDraft, to: ResourceDraft): boolean {
    const seen = new Set<ResourceDraft>();
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
