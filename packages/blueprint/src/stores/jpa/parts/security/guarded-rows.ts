import type { BasicAttribute } from '../../../../model/jpa/attribute.ts';
import type { JpaStore } from '../../../../model/jpa/jpa-store.ts';
import type { AuditedAttribute, GuardedStore } from '../../../../parts/guarded-store.ts';
import { accountTables } from '../../../../parts/security/tables.ts';
import { accountEntity, designAccountRows } from './account-rows.ts';
import { besideAccounts } from './beside-accounts.ts';

/** What is guarded of a store that keeps records as rows. */
export function guardedRows({ entities, keyless, views }: JpaStore): GuardedStore {
  return {
    ...{ keyless, views, kinds: entities, askedBy: 'Hibernate', changesNothing: false },
    placesOf: ({ tables }) => ({ roles: tables.accountRole, sessions: tables.refreshToken }),
    attributes: entities.flatMap(({ classes, attributes }) =>
      attributes.flatMap((one) => (one.kind === 'basic' ? [audited(classes.entity.name, one)] : [])),
    ),
    designAccounts: (input) => designAccountRows(entities, input),
    writeAccounts: ({ tables }, file, writeTables, chosen) => {
      const table = chosen && accountEntity(entities, chosen.found)?.table;
      return chosen === undefined || table === undefined
        ? writeTables(accountTables(tables), file)
        : writeTables(besideAccounts(tables, chosen.found, table), file, table.name);
    },
  };
}

/** What a column holds of which nobody says how long it is. */
const USUAL_LENGTH = 255;

function audited(entity: string, { name, role, type, column }: BasicAttribute): AuditedAttribute {
  const length = column.length ?? USUAL_LENGTH;
  return {
    ...{ entity, name, role, type: type.name, column: column.name, isReadOnly: column.readOnly === true },
    holds: length === 'long' ? Infinity : length,
  };
}
