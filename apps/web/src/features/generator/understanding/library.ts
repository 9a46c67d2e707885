import { schemaFromLibrary } from '@backsmith/idea';
import { CATEGORIES, searchDomains } from '@backsmith/models';
import type { ModelEntry, ReadTemplate } from './understood.ts';
import { understand } from './understand.ts';

/** The models a few words are found in, the best first; all of them for no words. */
export function findModels(query: string): readonly ModelEntry[] {
  return searchDomains(query).map(({ name, title, says, core, packs }) => ({
    name,
    title,
    says,
    category: CATEGORIES.find(({ domains }) => domains.includes(name))?.title ?? '',
    tables: core.length,
    packs: packs.map((pack) => ({ name: pack.name, title: pack.title, tables: pack.things.length })),
  }));
}

/** The schema of a model with the packs that are named; null where the library has no such model. */
export function readTemplate(name: string, packs: readonly string[]): ReadTemplate | null {
  const found = schemaFromLibrary(name, packs);
  if (found === undefined) return null;
  const { sql, guide } = found;
  // Nobody's idea was read: what the model holds was chosen, and not assumed.
  return { understood: understand({ text: sql }), guide: { ...guide, assumptions: [] } };
}
