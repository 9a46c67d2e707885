import type { Reference } from '../model/resource.ts';
import type { ResourceInput } from './resource-input.ts';
import { isUniqueTogether } from '../tables/unique-sets.ts';
import type { NamedAssociation } from './named-association.ts';

/** The references of a record, by the columns they begin with in the order of the table. */
export function designReferences(input: ResourceInput): readonly Reference[] {
  const inOrder = input.draft.columns.flatMap(({ column }) =>
    input.associations.filter(({ key }) => key.columns[0] === column.name),
  );
  return [...new Set(inOrder)].map((association) => ({
    role: association.member.name,
    target: association.target.names.className,
    optional: isOptional(association, input),
    isOnly: isOnly(association, input),
  }));
}

/** Whether a record may be without the reference. */
export function isOptional({ key }: NamedAssociation, { draft }: ResourceInput): boolean {
  return draft.columns.some(
    ({ column }) => key.columns.includes(column.name) && !column.notNull && !draft.key.columns.includes(column.name),
  );
}

/** Whether no two records may have the same reference. */
export function isOnly({ key }: NamedAssociation, { draft }: ResourceInput): boolean {
  return isUniqueTogether(draft.table, key.columns);
}
