import type { ResourceGroup } from '@backsmith/options';
import type { Column, Schema, Table } from '@backsmith/schema';
import { placeKey, placeOf, toSnakeCase, type Position } from '@backsmith/text';
import type { ColumnRole, SchemaChoices } from '../options.ts';
import { keyOf, tableKey, type Lookup } from '../tables/lookup.ts';
import { referredAlone } from '../tables/referred-alone.ts';
import { isNamed } from './chosen-role.ts';
import { isAccountsTable, type FoundAccounts } from './find-accounts.ts';
import { saysWhose } from './find-owner.ts';
import { isConfidential, isOfKnown, isOfPeople, isOfPersons, isPay, isPublicOfPersons } from './personal-names.ts';

/** The group of a table, and why. */
export type GroupedTable = {
  readonly schema?: string;
  readonly table: string;
  readonly place: Position;
  readonly group: ResourceGroup;
  /** `chosen`: the user said so. */
  readonly basis: 'assumed' | 'chosen';
  /** As the end of a sentence about the table. */
  readonly reason: string;
};

/** What is known of columns and of whose records are. */
type KnownRoles = {
  readonly of: (table: Table, column: Column) => ColumnRole;
  readonly isOwned: (table: Table) => boolean;
  readonly accounts?: FoundAccounts;
};

type Found = Pick<GroupedTable, 'group' | 'reason'> & {
  readonly basis?: 'chosen';
  /** The group of what lives and dies with its records, where that is another. */
  readonly parts?: ResourceGroup;
};

/** What is an account's is no secret as the account is. */
const OF_ACCOUNTS: Found = { group: 'staff', reason: 'people sign in by it', parts: 'personal' };

/**
 * Says for each table who may call it: as the user chose, or by what it holds and what it hangs on. What lets somebody in, what
 * people earn and logs are kept for administrators; what is about persons for those who work with it; whoever has it otherwise
 * says so in a word.
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
  // The strictest first: what is part of two things is as closed as either.
  spread(tables, lookup, found, 'staff');
  spread(tables, lookup, found, 'personal');
  const known = new Set(tables.filter((table) => isOfKnown(nameOf(table))).map(keyOf));
  const referred = referredAlone(schema, lookup, (key) => found.has(key) && !known.has(key));
  return new Map(
    tables.map((table) => {
      const { group, reason, basis = 'assumed' } = found.get(keyOf(table)) ?? ofThings(referred.has(keyOf(table)));
      const namespace = table.schema === undefined ? {} : { schema: table.schema };
      return [placeKey(table), { ...namespace, table: table.name, place: placeOf(table), group, basis, reason }];
    }),
  );
}

function chosenGroup(table: Table, { tables = {} }: SchemaChoices): Found | undefined {
  const chosen = Object.entries(tables).find(([name, { group }]) => group !== undefined && isNamed(table, name));
  return chosen?.[1].group === undefined ? undefined : { group: chosen[1].group, basis: 'chosen', reason: 'as chosen' };
}

/** What a table says by itself that is not for everybody. */
function groupByItself(table: Table, { of, isOwned }: KnownRoles): Found | undefined {
  if (isOwned(table)) return { group: 'personal', reason: 'its records are those of an account' };
  const secret = table.columns.find((column) => of(table, column) === 'secret');
  if (secret !== undefined) return { group: 'staff', reason: `${secret.name} is a secret`, parts: 'personal' };
  const pay = table.columns.find((column) => isPay(nameOf(column)));
  if (pay !== undefined) return { group: 'staff', reason: `${pay.name} is what people earn` };
  if (isConfidential(nameOf(table))) return { group: 'staff', reason: 'its name says what is not for everybody' };
  return ofPersons(table);
}

/** What a table says of persons. */
function ofPersons(table: Table): Found | undefined {
  const isKnown = isOfKnown(nameOf(table));
  const said = table.columns.find(
    (column) => isOfPersons(nameOf(column)) && !(isKnown && isPublicOfPersons(nameOf(column))),
  );
  if (said !== undefined) return { group: 'personal', reason: `${said.name} is personal data` };
  if (isOfPeople(nameOf(table))) return { group: 'personal', reason: 'its records are people' };
  const owner = table.columns.find((column) => saysWhose(column) && !table.primaryKey.includes(column.name));
  return owner && { group: 'personal', reason: `${owner.name} says whose a record is` };
}

function nameOf({ writtenAs, name }: Pick<Table | Column, 'writtenAs' | 'name'>): string {
  return toSnakeCase(writtenAs ?? name);
}

/** What lives and dies with a record of a group is in it, too, unless it says something by itself. */
function spread(tables: readonly Table[], { outgoing }: Lookup, found: Map<string, Found>, group: ResourceGroup): void {
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const table of tables) {
      if (found.has(keyOf(table))) continue;
      const owner = (outgoing.get(keyOf(table)) ?? []).find((key) => {
        const isPart = key.onDelete === 'cascade' || isWholeKey(table, key.columns);
        const whole = found.get(tableKey(key.refSchema, key.refTable));
        return isPart && (whole?.parts ?? whole?.group) === group;
      });
      if (owner !== undefined)
        found.set(keyOf(table), { group, reason: `its records live and die with those of ${owner.refTable}` });
    }
  }
}

function isWholeKey({ primaryKey }: Table, columns: readonly string[]): boolean {
  return primaryKey.length > 0 && primaryKey.every((name) => columns.includes(name));
}

function ofThings(isReferredAlone: boolean): Found {
  return isReferredAlone
    ? { group: 'catalogue', reason: 'others refer to it, and it refers to nothing else' }
    : { group: 'business', reason: 'it is no list that others refer to, and holds no personal data' };
}
