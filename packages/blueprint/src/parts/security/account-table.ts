import { flagSql, sharedIdentifier, sharedTableName, targetFacts } from '@backsmith/schema';
import type { Column, DdlTarget } from '@backsmith/schema';
import type { Entity } from '../../model/jpa/entity.ts';
import type { DocumentAttribute, DocumentType } from '../../model/mongo/document.ts';
import type { AskedField, FilledField, OwnAccountTable } from '../../model/security.ts';
import type { InitialValue } from '../../model/value.ts';
import { fieldName } from '../../names/field-name.ts';
import { memberName, memberScope } from '../../names/member-names.ts';
import type { Packages } from '../../names/packages.ts';
import { qualifiedName } from '../../roles/chosen-role.ts';
import { isAccountsTable, type FoundAccounts } from '../../roles/find-accounts.ts';
import type { GuardingInput } from '../parts-input.ts';

/** A hash of bcrypt with the name of its kind before it: `{bcrypt}$2a$10$…`. */
const LENGTH_WITH_KIND = 68;

/** More than Argon2 writes by any usual setting. */
const LENGTH_OF_ARGON2 = 120;

/** What statements of the accounts call values of their own. */
const PARAMETERS = ['id', 'email', 'password', 'hash', 'key', 'now', 'roles', 'profile', 'request'];

/** The entity of the table people sign in by; nothing where that is not one of the user's. */
export function accountEntity({ roles, store }: Pick<GuardingInput, 'roles' | 'store'>): Entity | undefined {
  return store.entities.find(({ place }) => isAccountsTable(place, roles.accounts));
}

/** The same where it is a collection. */
export function accountDocument({ roles, store }: Pick<GuardingInput, 'roles' | 'store'>): DocumentType | undefined {
  return store.documents.find(({ place }) => isAccountsTable(place, roles.accounts));
}

/** Decides how people sign in by a table of the user's. */
export function designAccountTable(input: GuardingInput): OwnAccountTable | undefined {
  const document = accountDocument(input);
  return document === undefined ? designAccountRows(input) : designAccountDocuments(input, document);
}

function designAccountRows(input: GuardingInput): OwnAccountTable | undefined {
  const { roles, options, packages, resources } = input;
  const found = roles.accounts;
  const entity = accountEntity(input);
  const resource = resources.find(({ name }) => name === entity?.resource);
  if (found === undefined || entity === undefined || resource === undefined) return undefined;
  const target = options.database as DdlTarget;
  const named = ({ name }: Column) => sharedIdentifier(name, target);
  const scope = memberScope(PARAMETERS);
  const taken = found.filled.map((one) => ({ ...one, parameter: scope.take(memberName(one.column)) }));
  const basic = new Map(
    entity.attributes.flatMap((one) => (one.kind === 'basic' ? [[one.column.name, one] as const] : [])),
  );
  const attribute = ({ name }: Column) => basic.get(name)?.name ?? '';
  const isOfCodePage = ({ name }: Column) => basic.get(name)?.column.codePage !== undefined;
  const { password } = found;
  const shutOut = shutOutSql(found, named, target);
  const isBytes = entity.key.parts[0]?.column.jdbcType === 'BINARY';
  return {
    name: qualifiedName(found.table),
    table: sharedTableName(entity.table, target),
    key: named(found.key),
    email: named(found.email),
    ...(isOfCodePage(found.email) ? { emailIsOfCodePage: true } : {}),
    password: named(password),
    ...(found.verified && { verified: named(found.verified) }),
    ...(shutOut === '' ? {} : { shutOut }),
    keyKind: found.keyKind === 'uuid' && isBytes ? 'uuid-bytes' : found.keyKind,
    hasLowerCaseIndex: targetFacts(target).indexesExpressions,
    ...roomFor(password),
    filled: taken.map(({ column, parameter, kind }) => ({ column: named(column), parameter, value: kind })),
    asked: taken.flatMap((one): readonly AskedField[] =>
      one.kind === 'asked'
        ? [
            {
              ...askedField(one.column, one.parameter, one.as, one.unique, named(one.column)),
              ...(isOfCodePage(one.column) ? { isOfCodePage: true } : {}),
            },
          ]
        : [],
    ),
    resource: { path: resource.path, test: resource.classes.test, creatable: resource.sample.creatable },
    entity: { type: entity.classes.entity, email: attribute(found.email), password: attribute(password) },
    ...accountTableClasses(packages),
  };
}

function accountTableClasses(packages: Packages): Pick<OwnAccountTable, 'classes' | 'test'> {
  return {
    classes: {
      hashes: packages.security('PasswordHashes', 'password'),
      records: packages.security('AccountRecords', 'account'),
    },
    test: packages.security('TestAccounts', 'account'),
  };
}

/** The same of documents, which know fields where tables know columns. */
function designAccountDocuments(
  { roles, packages, resources }: GuardingInput,
  document: DocumentType,
): OwnAccountTable | undefined {
  const found = roles.accounts;
  const resource = resources.find(({ name }) => name === document.resource);
  const { newKey } = document.key;
  if (found === undefined || resource === undefined || newKey === undefined) return undefined;
  const scope = memberScope(PARAMETERS);
  const taken = found.filled.map((one) => ({ ...one, parameter: scope.take(memberName(one.column)) }));
  const attribute = (column: Column) => attributeOf(document, column);
  const [email, password] = [attribute(found.email), attribute(found.password)];
  const version = document.attributes.find(({ role }) => role === 'version');
  const made = new Set(document.created.map(({ setter }) => setter));
  return {
    name: qualifiedName(found.table),
    table: document.collection,
    key: '_id',
    email: email.field,
    password: password.field,
    ...(found.verified && { verified: attribute(found.verified).field }),
    keyKind: found.keyKind,
    hasLowerCaseIndex: true,
    ...roomFor(found.password),
    filled: [],
    asked: taken.flatMap((one): readonly AskedField[] =>
      one.kind === 'asked'
        ? [askedField(one.column, one.parameter, one.as, one.unique, attribute(one.column).field)]
        : [],
    ),
    document: {
      key: { name: document.key.name, type: document.key.type, newKey },
      email: email.name,
      password: password.name,
      moments: document.created,
      filled: taken.flatMap(({ kind, parameter, column }): readonly FilledField[] => {
        const field = attribute(column);
        if (made.has(field.setter) || field.role === 'version') return [];
        return [{ attribute: field.name, value: kind === 'asked' ? { asked: parameter } : begun(kind, field) }];
      }),
      shutOut: found.shutOut.map(({ column, when }) => ({ field: attribute(column).field, when })),
      ...(version && { version: version.field }),
    },
    resource: { path: resource.path, test: resource.classes.test, creatable: resource.sample.creatable },
    entity: { type: document.classes.document, email: email.name, password: password.name },
    ...accountTableClasses(packages),
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

/** What of hashes fits into the column. */
function roomFor({ dataType }: Column): Pick<OwnAccountTable, 'hasRoomForKind' | 'hasRoomForArgon2'> {
  const length = 'length' in dataType ? (dataType.length ?? Infinity) : Infinity;
  return { hasRoomForKind: length >= LENGTH_WITH_KIND, hasRoomForArgon2: length >= LENGTH_OF_ARGON2 };
}

function askedField(column: Column, name: string, type: AskedField['type'], unique: boolean, sql: string): AskedField {
  const json = memberName(column);
  const { dataType } = column;
  const max = type === 'text' && 'length' in dataType ? dataType.length : undefined;
  return {
    ...{ name, column: sql, type, unique },
    ...(json === name ? {} : { json }),
    ...(max === undefined ? {} : { max }),
  };
}

function shutOutSql({ shutOut }: FoundAccounts, named: (column: Column) => string, target: DdlTarget): string {
  const conditions = shutOut.map(({ column, when }) => {
    const own = `u.${named(column)}`;
    return when === 'set' ? `${own} IS NOT NULL` : flagSql(own, when === 'true', target);
  });
  return conditions.join(' OR ');
}
