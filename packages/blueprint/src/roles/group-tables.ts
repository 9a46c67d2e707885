import type { ResourceGroup } from '@backsmith/options';
import type { Column, Schema, Table } from '@backsmith/schema';
import { placeKey, placeOf, toSnakeCase, type Position } from '@backsmith/text';
import type { ColumnRole, SchemaChoices } from '../options.ts';
import { keyOf, tableKey, type Lookup } from '../tables/lookup.ts';
import { referredAlone } from '../tables/referred-alone.ts';
import { isNamed } from './chosen-role.ts';
import { isAccountsTable, type FoundAccounts } from './find-accounts.ts';
import { saysWhose } from './find-owner.ts';
import { isOfPersons, keptByName } from './personal-names.ts';

/** The group of a table, and why. */
export type GroupedTable = {
  readonly table: string;
  readonly place: Position;
  readonly group: ResourceGroup;
  /** As the end of a sentence about the table. */
  readonly reason: string;
};

/** What is known of columns and of whose records are. */
type KnownRoles = {
  readonly of: (table: Table, column: Column) => ColumnRole;
  readonly isOwned: (table: Table) => boolean;
  readonly accounts?: FoundAccounts;
};

type Found = Pick<GroupedTable, 'group' | 'reason'>;

const CHOSEN = 'as chosen';

const OF_ACCOUNTS: Found = { group: 'staff', reason: 'people sign in by it' };

/**
 * Says for each table who may call it: as the user chose, or by what it holds and what it hangs on. What may be about
 * persons, what they earn, secrets and logs is kept for administrators, for whoever has it wrong opens it in a word.
 *
 * @param roles what its columns are for
 * @returns by the place of the table, which no treatment for a database changes
 */
export function groupTables(
  schema: Schema,
  lookup: Lookup,
  choices: SchemaChoices,
  roles: KnownRoles,
): ReadonlyMap<string, GroupedTable> {
  const { tables } = schema;
  const found = new Map<string, Found>();
  for (const table of tables) {
    const own = isAccountsTable(table, roles.accounts)
      ? OF_ACCOUNTS
      : (chosenGroup(table, choices) ?? groupByItself(table, roles));
    if (own !== undefined) found.set(keyOf(table), own);
  }
  spread(tables, lookup, found);
  const referred = referredAlone(schema, lookup, (key) => found.has(key));
  return new Map(
    tables.map((table) => {
      const group = found.get(keyOf(table)) ?? ofThings(referred.has(keyOf(table)));
      return [placeKey(table), { table: table.name, place: placeOf(table), ...group }];
    }),
  );
}

function chosenGroup(table: Table, { tables = {} }: SchemaChoices): Found | undefined {
  const chosen = Object.entries(tables).find(([name, { group }]) => group !== undefined && isNamed(table, name));
  return chosen?.[1].group === undefined ? undefined : { group: chosen[1].group, reason: CHOSEN };
}

/** What a table says by itself that is not for everybody. */
function groupByItself(table: Table, { of, isOwned }: KnownRoles): Found | undefined {
  if (isOwned(table)) return { group: 'personal', reason: 'its records are those of an account' };
  const secret = table.columns.find((column) => of(table, column) === 'secret');
  if (secret !== undefined) return { group: 'staff', reason: `${secret.name} is a secret` };
  const said = table.columns.find(({ writtenAs, name }) => isOfPersons(toSnakeCase(writtenAs ?? name)));
  if (said !== undefined) return { group: 'staff', reason: `${said.name} is personal data` };
  const reason = keptByName(toSnakeCase(table.writtenAs ?? table.name));
  if (reason !== undefined) return { group: 'staff', reason };
  const owner = table.columns.find((column) => saysWhose(column) && !table.primaryKey.includes(column.name));
  return owner && { group: 'personal', reason: `${owner.name} says whose a record is` };
}

/** What lives and dies with a record that is not for everybody is not for everybody either. */
function spread(tables: readonly Table[], { outgoing }: Lookup, found: Map<string, Found>): void {
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const table of tables) {
      if (found.has(keyOf(table))) continue;
      const owner = (outgoing.get(keyOf(table)) ?? []).find((key) => {
        const isPart = key.onDelete === 'cascade' || isWholeKey(table, key.columns);
        const group = found.get(tableKey(key.refSchema, key.refTable))?.group;
        return isPart && (group === 'personal' || group === 'staff');
      });
      if (owner !== undefined)
        found.set(keyOf(table), {
          group: 'personal',
          reason: `its records live and die with those of ${owner.refTable}`,
        });
    }
  }
}

function isWholeKey({ primaryKey }: Table, columns: readonly string[]): boolean {
  return primaryKey.length > 0 && primaryKey.every((name) => columns.includes(name));
}

function ofThings(isReferredAlone: boolean): Found {
  return isReferredAlone
    ? { group: 'catalogue', reason: 'others refer to it, and it refers to nothing else' }
    : { group: 'business', reason: 'it holds no personal data' };
}
