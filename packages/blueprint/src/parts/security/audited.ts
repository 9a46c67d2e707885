import { jsonName } from '../../model/field.ts';
import type { Resource } from '../../model/resource.ts';
import type { AuditPart, Author, AuthorType } from '../../model/security.ts';
import type { FoundAccounts } from '../../roles/find-accounts.ts';
import { LENGTH_OF_ACCOUNT } from '../../roles/role-rules.ts';
import type { AuditedAttribute, GuardedStore } from '../guarded-store.ts';

/** The attributes whose values nobody may see, and those that say who wrote a record. */
export function auditedAttributes(
  { attributes }: GuardedStore,
  accounts: FoundAccounts | undefined,
): Pick<AuditPart, 'hidden' | 'authors'> {
  const secrets = attributes.filter(({ role }) => role === 'secret');
  return {
    hidden: [...new Set(secrets.map(({ name }) => name))],
    authors: attributes.flatMap((attribute) => authorOf(attribute, accounts?.keyKind === 'number')),
  };
}

/** The fields that look alike in the audit before and after a change: what is hidden, and bytes, of which it shows the length. */
export function alikeFields(resources: readonly Resource[]): AuditPart['alike'] {
  return resources.flatMap(({ name: resource, fields }) => {
    const alike = fields.filter(({ type, inResponse }) => !inResponse || (type.name === 'byte' && type.array === true));
    return alike.length === 0 ? [] : [{ resource, fields: alike.map(jsonName) }];
  });
}

/** Numbers are authors only where they refer to the accounts, which only then have numbers. */
const KINDS: Readonly<Record<string, AuthorType>> = {
  'java.util.UUID': 'uuid',
  'java.lang.Long': 'number',
  'java.lang.Integer': 'integer',
};

/** Columns that cannot hold an account, and those about deletions, stay as they are. */
function authorOf(
  { entity, name, role, type, column, isReadOnly, holds }: AuditedAttribute,
  hasNumbers: boolean,
): readonly Author[] {
  const when = /^(?:created|inserted)/iu.test(column) ? 'made' : 'changed';
  if (role !== 'author' || isReadOnly || /^deleted/iu.test(column)) return [];
  const kind = KINDS[type];
  if (kind === 'uuid' || (kind !== undefined && hasNumbers)) return [{ entity, attribute: name, when, type: kind }];
  return type === 'java.lang.String' && holds >= LENGTH_OF_ACCOUNT
    ? [{ entity, attribute: name, when, type: 'text' }]
    : [];
}
