import type { Summary } from '../model/entity.ts';
import { attributePath } from './attribute-path.ts';
import type { EntityInput } from './entity-plan-input.ts';

/** What lists show of an entity with large columns: all but those. Nothing for an entity that has none. */
export function planSummary(input: EntityInput): Summary | undefined {
  const shown = input.draft.columns.filter(({ role }) => role !== 'deleted');
  const large = shown.filter(({ isLarge }) => isLarge);
  if (large.length === 0) return undefined;
  return {
    fields: shown
      .filter(({ isLarge }) => !isLarge)
      .map((draft) => ({ name: draft.field, type: draft.type.java, path: attributePath(draft, input) })),
    leftOut: large.map(({ field }) => field),
  };
}
