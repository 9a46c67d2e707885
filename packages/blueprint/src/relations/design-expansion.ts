import type { Expansion } from '../model/resource.ts';
import { isShown } from '../drafts/column-draft.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { columnDraft, keyDrafts } from '../drafts/resource-draft.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import type { ResourceInput } from './resource-input.ts';
import type { NamedAssociation } from './named-association.ts';

/** A reference with the columns that make the label of what it leads to. */
export type Labelled = { readonly association: NamedAssociation; readonly label: readonly ColumnDraft[] };

/** What answers may call the labels of references, best first: a field of theirs may have the name already. */
const NAMES = ['labels', 'referenceLabels', 'labelsOfReferences'] as const;

/** The references whose records an answer may name: those it shows, to what has a label. */
export function labelledReferences(
  { associations, draft }: ResourceInput,
  labelOf: (target: ResourceDraft) => readonly ColumnDraft[],
): readonly Labelled[] {
  // Two arrays with the same bytes are not equal: no label would find its record.
  if (keyDrafts(draft).some(({ type }) => type.java.array === true)) return [];
  return associations
    .filter(({ key }) => key.columns.every((name) => isShown(columnDraft(draft, name))))
    .map((association) => ({ association, label: labelOf(association.target) }))
    .filter(({ label }) => label.length > 0);
}

/** What all answers call the labels of what they refer to: no field of theirs. */
export function nameLabels(fields: readonly { readonly name: string; readonly json?: string }[]): string {
  const taken = new Set(fields.flatMap(({ name, json = name }) => [name, json]));
  return NAMES.find((name) => !taken.has(name)) ?? `${NAMES[0]}Of`;
}

/**
 * What clients may ask for.
 *
 * @param sampled the columns that samples give
 */
export function designExpansion(
  references: readonly Labelled[],
  labels: string,
  sampled: ReadonlySet<string>,
): Expansion | undefined {
  if (references.length === 0) return undefined;
  return {
    labels,
    references: references.map(({ association: { key, member }, label }) => ({
      name: member.name,
      isSampled: key.columns.every((name) => sampled.has(name)) && label.some(isSaid),
    })),
  };
}

/** Whether every record that is made says it. */
function isSaid({ column }: ColumnDraft): boolean {
  return column.notNull && column.default === undefined && column.generated === undefined;
}
