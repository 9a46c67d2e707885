import { domainModel, domainModels } from '@backsmith/models';
import { applyModel } from './complete/apply-model.ts';
import { emptyDraft } from './complete/draft.ts';
import { finish } from './complete/finish.ts';
import { guideIdea } from './guide/guide-idea.ts';
import type { IdeaSchema } from './result.ts';
import { modelToSql } from './write/model-to-sql.ts';

/** A model of the library as people choose one: its name, what it is about, and what can be added to its core. */
export type LibraryEntry = {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  readonly packs: readonly { readonly name: string; readonly title: string }[];
};

/** The models of the library in the order of their names. */
export function libraryEntries(): readonly LibraryEntry[] {
  return domainModels().map(({ name, title, says, packs }) => ({
    name,
    title,
    says,
    packs: packs.map((pack) => ({ name: pack.name, title: pack.title })),
  }));
}

/**
 * The schema of a model of the library, without any idea: its core, and the packs that are named.
 *
 * @returns nothing where the library has no model of this name; names of packs it does not have are passed over.
 */
export function schemaFromLibrary(name: string, packs: readonly string[] = []): IdeaSchema | undefined {
  const domain = domainModel(name);
  if (domain === undefined) return undefined;
  const chosen = domain.packs.filter((pack) => packs.includes(pack.name));
  const all = [...domain.core, ...domain.packs.flatMap(({ things }) => things)];
  const things = [...domain.core, ...chosen.flatMap((pack) => pack.things)];
  const draft = emptyDraft();
  const none: ReadonlySet<string> = new Set();
  applyModel(
    draft,
    { domain, whole: true, brief: false, certain: true, things, all, named: none, audience: none },
    new Map(),
  );
  const model = finish(draft);
  return { sql: modelToSql(model), model, notes: [], guide: guideIdea('', model, domain) };
}
