import type { NameScope } from '@backsmith/text';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import type { Member } from '../model/java.ts';
import { associationNames } from './association-name.ts';
import { memberNamed, memberScope } from '../names/member-names.ts';
import type { Association } from './association.ts';

/** An association with the attribute that holds it. */
export type NamedAssociation = Association & { readonly member: Member };

/** The scope of a resource's attributes, with its key and its columns' names taken. */
export function attributeScope(draft: ResourceDraft, associations: readonly Association[]): NameScope {
  const scope = memberScope();
  scope.take(draft.idMember.name);
  const owned = new Set(associations.flatMap(({ key, mode }) => (mode === 'owner' ? key.columns : [])));
  for (const { column, field } of draft.columns) {
    const isInKey = draft.key.columns.includes(column.name);
    if (!owned.has(column.name) && !isInKey) scope.take(field);
  }
  return scope;
}

/** Gives each association its attribute. */
export function nameAssociations(associations: readonly Association[], scope: NameScope): readonly NamedAssociation[] {
  return associations.map((association) => {
    const [preferred, ...others] = associationNames(association.key, association.target.names.className);
    return { ...association, member: memberNamed(scope.take(preferred, ...others)) };
  });
}
