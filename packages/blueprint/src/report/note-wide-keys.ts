import type { Findings } from '../findings.ts';
import type { Relations } from '../relations/association.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import { keyDrafts } from '../drafts/resource-draft.ts';

/**
 * Says which keys the database could hold in numbers beyond those of the API: 64 bits without a sign that nothing counts up.
 * What counts them never gets there.
 */
export function noteWideKeys(
  drafts: readonly ResourceDraft[],
  relations: ReadonlyMap<ResourceDraft, Relations>,
  findings: Findings,
): void {
  for (const draft of drafts) {
    const referring = new Set(relations.get(draft)?.associations.flatMap(({ key }) => key.columns));
    for (const { column, type } of keyDrafts(draft)) {
      const { dataType, identity, name } = column;
      const isWide = dataType.kind === 'integer' && dataType.bits === 64 && dataType.unsigned === true;
      if (!isWide || identity || referring.has(name) || type.shape.kind !== 'whole') continue;
      findings.assume(
        'key-beyond-long',
        column,
        `The API knows rows of ${draft.table.name} by numbers up to ${type.shape.max}: one whose ${name} is greater cannot be shown.`,
        'Keep such numbers in another column, and let the database count the key.',
      );
    }
  }
}
