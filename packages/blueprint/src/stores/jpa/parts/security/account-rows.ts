import { DDL_TARGETS, flagSql, sharedIdentifier, sharedTableName, targetFacts } from '@backsmith/schema';
import type { Column, DdlTarget } from '@backsmith/schema';
import type { Entity } from '../../../../model/jpa/entity.ts';
import type { OwnAccountTable } from '../../../../model/security.ts';
import type { AccountsInput } from '../../../../parts/guarded-store.ts';
import { askedFields, nameFilled, sharedAccountTable } from '../../../../parts/security/account-table.ts';
import { isAccountsTable, type FoundAccounts } from '../../../../roles/find-accounts.ts';

/** The entity of the table people sign in by; nothing where the schema of this service has none. */
export function accountEntity(entities: readonly Entity[], found: FoundAccounts): Entity | undefined {
  return entities.find(({ place }) => isAccountsTable(place, found));
}

/** Decides how people sign in by the rows of a table of the user's. */
export function designAccountRows(
  entities: readonly Entity[],
  { found, options, packages, resources }: AccountsInput,
): OwnAccountTable | undefined {
  const entity = accountEntity(entities, found);
  const resource = resources.find(({ name }) => name === entity?.resource);
  const target = DDL_TARGETS.find((name) => name === options.database);
  if (entity === undefined || resource === undefined || target === undefined) return undefined;
  const named = ({ name }: Column) => sharedIdentifier(name, target);
  const basic = new Map(
    entity.attributes.flatMap((one) => (one.kind === 'basic' ? [[one.column.name, one] as const] : [])),
  );
  const attribute = ({ name }: Column) => basic.get(name)?.name ?? '';
  const isOfCodePage = ({ name }: Column) => basic.get(name)?.column.codePage !== undefined;
  const shutOut = shutOutSql(found, named, target);
  const isBytes = entity.key.parts[0]?.column.jdbcType === 'BINARY';
  const filled = nameFilled(found);
  return {
    ...sharedAccountTable(found, resource, packages),
    table: sharedTableName(entity.table, target),
    key: named(found.key),
    email: named(found.email),
    ...(isOfCodePage(found.email) ? { emailIsOfCodePage: true } : {}),
    password: named(found.password),
    ...(found.verified && { verified: named(found.verified) }),
    ...(shutOut === '' ? {} : { shutOut }),
    keyKind: found.keyKind === 'uuid' && isBytes ? 'uuid-bytes' : found.keyKind,
    hasLowerCaseIndex: targetFacts(target).indexesExpressions,
    filled: filled.map(({ column, parameter, kind }) => ({ column: named(column), parameter, value: kind })),
    asked: askedFields(filled, (column) => ({
      column: named(column),
      ...(isOfCodePage(column) ? { isOfCodePage: true } : {}),
    })),
    entity: { type: entity.classes.entity, email: attribute(found.email), password: attribute(found.password) },
  };
}

function shutOutSql({ shutOut }: FoundAccounts, named: (column: Column) => string, target: DdlTarget): string {
  const conditions = shutOut.map(({ column, when }) => {
    const own = `u.${named(column)}`;
    return when === 'set' ? `${own} IS NOT NULL` : flagSql(own, when === 'true', target);
  });
  return conditions.join(' OR ');
}
