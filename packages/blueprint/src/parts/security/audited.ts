import type { BasicAttribute } from '../../model/jpa/attribute.ts';
import type { AuditPart, Author, AuthorType } from '../../model/security.ts';
import type { JpaStore } from '../../model/jpa/jpa-store.ts';
import type { FoundAccounts } from '../../roles/find-accounts.ts';
import { LENGTH_OF_ACCOUNT } from '../../roles/role-rules.ts';

/** The attributes whose values nobody may see, and those that say who wrote a record. */
export function auditedAttributes(
  { entities }: JpaStore,
  accounts: FoundAccounts | undefined,
): Pick<AuditPart, 'hidden' | 'authors'> {
  const basic = entities.flatMap(({ classes, attributes }) =>
    attributes.flatMap((attribute) => (attribute.kind === 'basic' ? [{ entity: classes.entity.name, attribute }] : [])),
  );
  const secrets = basic.filter(({ attribute }) => attribute.role === 'secret');
  return {
    hidden: [...new Set(secrets.map(({ attribute }) => attribute.name))],
    authors: basic.flatMap(({ entity, attribute }) => authorOf(entity, attribute, accounts?.keyKind === 'number')),
  };
}

/** Numbers are authors only where they refer to the accounts, which only then have numbers. */
const KINDS: Readonly<Record<string, AuthorType>> = {
  'java.util.UUID': 'uuid',
  'java.lang.Long': 'number',
  'java.lang.Integer': 'integer',
};

/** Columns that cannot hold an account, and those about deletions, stay as they are. */
function authorOf(
  entity: string,
  { name, role, type, column }: BasicAttribute,
  hasNumbers: boolean,
): readonly Author[] {
  const when = /^(?:created|inserted)/iu.test(column.name) ? 'made' : 'changed';
  if (role !== 'author' || column.readOnly === true || /^deleted/iu.test(column.name)) return [];
  const kind = KINDS[type.name];
  if (kind === 'uuid' || (kind !== undefined && hasNumbers)) return [{ entity, attribute: name, when, type: kind }];
  const length = column.length ?? 255;
  const fits = length === 'long' || length >= LENGTH_OF_ACCOUNT;
  return type.name === 'java.lang.String' && fits ? [{ entity, attribute: name, when, type: 'text' }] : [];
}
