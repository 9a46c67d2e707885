import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';
import type { TableMapping } from '../../../../model/jpa/attribute.ts';
import type { SecurityTables } from '../../../../model/security.ts';
import { quotedName } from '../../../../names/quoted-name.ts';
import { accountTables, addressIndexOf } from '../../../../parts/security/tables.ts';
import type { FoundAccounts } from '../../../../roles/find-accounts.ts';

/**
 * The tables beside a table of the user's that people sign in by: what that table does not say. An account is called by the key of
 * its row, in writing.
 *
 * @param table what the user's table is called in the database
 * @returns the tables, with as much of the user's own as they refer to
 */
export function besideAccounts(
  tables: SecurityTables,
  { key, email }: FoundAccounts,
  { name, schema: namespace }: TableMapping,
): Schema {
  const schema = accountTables(tables);
  const plain = ({ name, type, dataType, notNull, line, column, file }: Column): Column => ({
    ...{ name, type, dataType, notNull, line, column, identity: false },
    ...(file === undefined ? {} : { file }),
  });
  const own: Table = {
    ...{ name, line: 0, column: 0, columns: [plain(key), plain(email)], primaryKey: [key.name] },
    ...(namespace === undefined ? {} : { schema: namespace }),
    ...{ uniques: [], checks: [], indexes: [lowerCaseIndex(tables, email)] },
  };
  const told = new Set(['email', 'password_hash', 'created_at']);
  const side = schema.tables.map((one) =>
    one.name === tables.account
      ? {
          ...one,
          columns: [
            ...one.columns.filter(({ name }) => !told.has(name)).slice(0, 1),
            { ...plain(key), name: 'user_key', notNull: true },
            ...one.columns.filter(({ name }) => !told.has(name)).slice(1),
          ],
          uniques: [{ columns: ['user_key'], line: 0, column: 0 }],
        }
      : one,
  );
  const reference: ForeignKey = {
    ...{ table: tables.account, columns: ['user_key'], refTable: name, refColumns: [key.name] },
    ...(namespace === undefined ? {} : { refSchema: namespace }),
    ...{ onDelete: 'cascade', line: 0, column: 0 },
  };
  return { ...schema, tables: [own, ...side], foreignKeys: [...schema.foreignKeys, reference] };
}

/** Addresses are found whatever their case; databases that compare them so anyway have no use for it. */
function lowerCaseIndex({ account }: SecurityTables, { name }: Column): Table['indexes'][number] {
  return {
    name: addressIndexOf(account),
    unique: false,
    parts: [{ expression: `lower(${quotedName(name)})` }],
    line: 0,
    column: 0,
  };
}
