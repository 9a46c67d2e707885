import { sharedIdentifier, sharedTableName, targetFacts } from '@backsmith/schema';
import type { Column, DdlTarget } from '@backsmith/schema';
import type { Entity } from '../../model/jpa/entity.ts';
import type { AskedField, OwnAccountTable } from '../../model/security.ts';
import { memberName, memberScope } from '../../names/member-names.ts';
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

/** Decides how people sign in by a table of the user's. */
export function designAccountTable(input: GuardingInput): OwnAccountTable | undefined {
  const { roles, options, packages, resources } = input;
  const found = roles.accounts;
  const entity = accountEntity(input);
  const resource = resources.find(({ name }) => name === entity?.resource);
  if (found === undefined || entity === undefined || resource === undefined) return undefined;
  const target = options.database as DdlTarget;
  const named = ({ name }: Column) => sharedIdentifier(name, target);
  const scope = memberScope(PARAMETERS);
  const taken = found.filled.map((one) => ({ ...one, parameter: scope.take(memberName(one.column)) }));
  const attribute = (column: Column) =>
    entity.attributes.find((one) => one.kind === 'basic' && one.column.name === column.name)?.name ?? '';
  const { password } = found;
  const length = 'length' in password.dataType ? (password.dataType.length ?? Infinity) : Infinity;
  const shutOut = shutOutSql(found, named);
  const isBytes = entity.key.parts[0]?.column.jdbcType === 'BINARY';
  return {
    name: qualifiedName(found.table),
    table: sharedTableName(entity.table, target),
    key: named(found.key),
    email: named(found.email),
    password: named(password),
    ...(found.verified && { verified: named(found.verified) }),
    ...(shutOut === '' ? {} : { shutOut }),
    keyKind: found.keyKind === 'uuid' && isBytes ? 'uuid-bytes' : found.keyKind,
    hasLowerCaseIndex: targetFacts(target).indexesExpressions,
    hasRoomForKind: length >= LENGTH_WITH_KIND,
    hasRoomForArgon2: length >= LENGTH_OF_ARGON2,
    filled: taken.map(({ column, parameter, kind }) => ({ column: named(column), parameter, value: kind })),
    asked: taken.flatMap((one): readonly AskedField[] =>
      one.kind === 'asked' ? [askedField(one.column, one.parameter, one.as, one.unique, named(one.column))] : [],
    ),
    resource: { path: resource.path, test: resource.classes.test, creatable: resource.sample.creatable },
    entity: { type: entity.classes.entity, email: attribute(found.email), password: attribute(password) },
    classes: {
      hashes: packages.security('PasswordHashes', 'password'),
      records: packages.security('AccountRecords', 'account'),
    },
    test: packages.security('TestAccounts', 'account'),
  };
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

function shutOutSql({ shutOut }: FoundAccounts, named: (column: Column) => string): string {
  const conditions = shutOut.map(({ column, when }) => {
    const own = `u.${named(column)}`;
    return when === 'set' ? `${own} IS NOT NULL` : `${own} = ${when.toUpperCase()}`;
  });
  return conditions.join(' OR ');
}
