import type { Column } from '@backsmith/schema';
import type { Resource } from '../../model/resource.ts';
import type { AskedField, OwnAccountTable } from '../../model/security.ts';
import { memberName, memberScope } from '../../names/member-names.ts';
import type { Packages } from '../../names/packages.ts';
import { qualifiedName } from '../../roles/chosen-role.ts';
import type { FoundAccounts } from '../../roles/find-accounts.ts';

/** A hash of bcrypt with the name of its kind before it: `{bcrypt}$2a$10$…`. */
const LENGTH_WITH_KIND = 68;

/** More than Argon2 writes by any usual setting. */
const LENGTH_OF_ARGON2 = 120;

/** What statements of the accounts call values of their own. */
const PARAMETERS = ['id', 'email', 'password', 'hash', 'key', 'now', 'roles', 'profile', 'request'];

/** What a new account has to be given besides address and password, with what Java calls it. */
export type NamedFilling = FoundAccounts['filled'][number] & { readonly parameter: string };

/** Names what a new account has to be given. */
export function nameFilled({ filled }: FoundAccounts): readonly NamedFilling[] {
  const scope = memberScope(PARAMETERS);
  return filled.map((one) => ({ ...one, parameter: scope.take(memberName(one.column)) }));
}

/** What is decided of the user's own table of accounts, whatever keeps its records. */
export function sharedAccountTable(
  { table, password }: FoundAccounts,
  { path, classes, sample }: Resource,
  packages: Packages,
): Pick<OwnAccountTable, 'name' | 'hasRoomForKind' | 'hasRoomForArgon2' | 'resource' | 'classes' | 'test'> {
  return {
    name: qualifiedName(table),
    ...roomFor(password),
    resource: { path, test: classes.test, creatable: sample.creatable },
    classes: {
      hashes: packages.security('PasswordHashes', 'password'),
      records: packages.security('AccountRecords', 'account'),
    },
    test: packages.security('TestAccounts', 'account'),
  };
}

/**
 * What whoever registers is asked for.
 *
 * @param stored what the store calls a column, and how it compares it
 */
export function askedFields(
  filled: readonly NamedFilling[],
  stored: (column: Column) => Pick<AskedField, 'column' | 'isOfCodePage'>,
): readonly AskedField[] {
  return filled.flatMap((one) =>
    one.kind === 'asked'
      ? [{ ...askedField(one.column, one.parameter, one.as, one.unique), ...stored(one.column) }]
      : [],
  );
}

/** What of hashes fits into the column. */
function roomFor({ dataType }: Column): Pick<OwnAccountTable, 'hasRoomForKind' | 'hasRoomForArgon2'> {
  const length = 'length' in dataType ? (dataType.length ?? Infinity) : Infinity;
  return { hasRoomForKind: length >= LENGTH_WITH_KIND, hasRoomForArgon2: length >= LENGTH_OF_ARGON2 };
}

function askedField(
  column: Column,
  name: string,
  type: AskedField['type'],
  unique: boolean,
): Omit<AskedField, 'column'> {
  const json = memberName(column);
  const { dataType } = column;
  const max = type === 'text' && 'length' in dataType ? dataType.length : undefined;
  return {
    ...{ name, type, unique },
    ...(json === name ? {} : { json }),
    ...(max === undefined ? {} : { max }),
  };
}
