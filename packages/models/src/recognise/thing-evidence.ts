import type { DomainModel, ModelThing } from '../domain-model.ts';
import { domainModels } from '../library.ts';
import { phraseKey } from './phrase-key.ts';

/** Which things of a domain a text names, and how telling they are together. */
export type ThingEvidence = {
  readonly core: ReadonlySet<ModelThing>;
  readonly packs: ReadonlySet<ModelThing>;
  /** A thing of few domains counts much, one of many little. */
  readonly weight: number;
};

type Named = { readonly domain: DomainModel; readonly thing: ModelThing; readonly isCore: boolean };

/** Any text may call what it asks for so: that services are systems to one trade says nothing. */
const SOFTWARE: ReadonlySet<string> = new Set(['system', 'software', 'app', 'platform']);

let index: ReadonlyMap<string, readonly Named[]> | undefined;
const LONGEST = 4;

function namesOfThings(): ReadonlyMap<string, readonly Named[]> {
  if (index !== undefined) return index;
  const names = new Map<string, Named[]>();
  for (const domain of domainModels())
    for (const [things, isCore] of [
      [domain.core, true],
      [domain.packs.flatMap((pack) => pack.things), false],
    ] as const)
      for (const thing of things)
        for (const key of new Set([thing.name.replaceAll('_', ' '), ...thing.others].map(phraseKey)))
          if (!SOFTWARE.has(key)) names.set(key, [...(names.get(key) ?? []), { domain, thing, isCore }]);
  index = names;
  return names;
}

/** What a word is worth that so many domains have: the second and the third bound are a fortieth and a twelfth of the library. */
function worth(domains: number): number {
  if (domains <= 2) return 1;
  if (domains <= 7) return 0.7;
  return domains <= 24 ? 0.4 : 0.15;
}

/** The things of all domains a text names; its words are in the singular, and the longest name at each place counts. */
export function thingEvidence(words: readonly string[]): ReadonlyMap<DomainModel, ThingEvidence> {
  const names = namesOfThings();
  const found = new Map<DomainModel, { core: Set<ModelThing>; packs: Set<ModelThing>; weight: number }>();
  const seen = new Set<ModelThing>();
  for (let at = 0; at < words.length; at += 1) {
    const length = longestAt(names, words, at);
    if (length === 0) continue;
    const named = names.get(words.slice(at, at + length).join(' ')) ?? [];
    const value = worth(new Set(named.map(({ domain }) => domain)).size);
    for (const { domain, thing, isCore } of named) {
      if (seen.has(thing)) continue;
      seen.add(thing);
      const evidence = found.get(domain) ?? { core: new Set(), packs: new Set(), weight: 0 };
      found.set(domain, evidence);
      (isCore ? evidence.core : evidence.packs).add(thing);
      evidence.weight += isCore ? value : value / 2;
    }
    at += length - 1;
  }
  return found;
}

function longestAt(names: ReadonlyMap<string, unknown>, words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1)
    if (names.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}
