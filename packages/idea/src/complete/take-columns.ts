import type { Findings } from '../extract/findings.ts';
import { thingFor } from './thing-for.ts';
import type { ChosenModel } from './choose-model.ts';
import type { Draft } from './draft.ts';

/**
 * Takes out what the text only lists among the properties of a thing and the model has as one of its columns: the cabins of
 * a boat are a number, and the languages of a guide a text.
 */
export function takeColumns(draft: Draft, model: ChosenModel, findings: Findings): void {
  for (const { key } of [...draft.tables.values()]) {
    const concept = findings.concepts.get(key);
    if (concept === undefined || concept.mentions > 1 || concept.subjects > 0 || thingFor(model, key) !== undefined)
      continue;
    const owner = findings.relations.find(({ from, to }) => to === key && draft.tables.has(from))?.from;
    const thing = owner === undefined ? undefined : thingFor(model, owner);
    const written = concept.words.join('_');
    if (owner === undefined || thing?.columns.some(({ name }) => name === written) !== true) continue;
    if (!findings.attributes.some((attribute) => attribute.owner === owner)) continue;
    if (findings.attributes.some((attribute) => attribute.owner === key)) continue;
    draft.tables.delete(key);
  }
}
