import type { Column } from '@backsmith/schema';
import type { DocumentAttribute, DocumentType } from '../../../model/mongo/document.ts';
import type { FilledField, OwnAccountTable } from '../../../model/security.ts';
import type { InitialValue } from '../../../model/value.ts';
import { fieldName } from '../../../names/field-name.ts';
import type { AccountsInput } from '../../../parts/guarded-store.ts';
import { askedFields, nameFilled, sharedAccountTable } from '../../../parts/security/account-table.ts';
import { isAccountsTable } from '../../../roles/find-accounts.ts';

/** Decides how people sign in by the documents of a table of the user's. */
export function designAccountDocuments(
  documents: readonly DocumentType[],
  { found, packages, resources }: AccountsInput,
): OwnAccountTable | undefined {
  const document = documents.find(({ place }) => isAccountsTable(place, found));
  const resource = resources.find(({ name }) => name === document?.resource);
  if (document?.key.newKey === undefined || resource === undefined) return undefined;
  const { name, type, newKey } = document.key;
  const filled = nameFilled(found);
  const attribute = (column: Column) => attributeOf(document, column);
  const [email, password] = [attribute(found.email), attribute(found.password)];
  const version = document.attributes.find(({ role }) => role === 'version');
  const made = new Set(document.created.map(({ setter }) => setter));
  return {
    ...sharedAccountTable(found, resource, packages),
    table: document.collection,
    key: '_id',
    email: email.field,
    password: password.field,
    ...(found.verified && { verified: attribute(found.verified).field }),
    keyKind: found.keyKind,
    hasLowerCaseIndex: true,
    filled: [],
    asked: askedFields(filled, (column) => ({ column: attribute(column).field })),
    document: {
      key: { name, type, newKey },
      email: email.name,
      password: password.name,
      moments: document.created,
      filled: filled.flatMap(({ kind, parameter, column }): readonly FilledField[] => {
        const field = attribute(column);
        if (made.has(field.setter) || field.role === 'version') return [];
        return [{ attribute: field.name, value: kind === 'asked' ? { asked: parameter } : begun(kind, field) }];
      }),
      shutOut: found.shutOut.map(({ column, when }) => ({ field: attribute(column).field, when })),
      ...(version && { version: version.field }),
    },
    entity: { type: document.classes.document, email: email.name, password: password.name },
  };
}

function attributeOf({ attributes, collection }: DocumentType, { name }: Column): DocumentAttribute {
  const found = attributes.find(({ field }) => field === fieldName(name));
  if (found === undefined) throw new Error(`No field of ${name} in ${collection}`);
  return found;
}

/** What a field of a new document begins with. */
function begun(kind: 'now' | 'zero' | 'no' | 'yes', { type, cut }: DocumentAttribute): InitialValue {
  switch (kind) {
    case 'now':
      return { kind: 'now', type, utc: true, ...(cut === undefined ? {} : { unit: cut }) };
    case 'zero':
      return { kind: 'integer', value: '0' };
    case 'no':
    case 'yes':
      return { kind: 'boolean', value: kind === 'yes' };
  }
}
