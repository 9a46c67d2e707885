import { RESOURCE_GROUPS, type Role } from '@backsmith/options';
import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';
import { placeKey, placeOf } from '@backsmith/text';
import type { Position } from '@backsmith/text';
import type { ColumnRole, SchemaChoices } from '../options.ts';
import { withDomainRules } from '../tables/domain-rules.ts';
import { indexTables, keyOf, type Lookup } from '../tables/lookup.ts';
import { uniqueSets } from '../tables/unique-sets.ts';
import { chosenEnd } from './chosen-end.ts';
import { chosenRole } from './chosen-role.ts';
import { findAccounts, refersToAccounts, type FoundAccounts } from './find-accounts.ts';
import { findOwner } from './find-owner.ts';
import { groupTables, type GroupedTable } from './group-tables.ts';
import { findTenant, tenantColumn, tenantTables, type FoundTenant } from './find-tenant.ts';
import { reachedBy } from './reached-by.ts';
import { ROLE_NEEDS, ruledRole } from './role-rules.ts';

/** A column that is more than a value, or that only its user's word makes a plain one. */
export type AssignedRole = {
  readonly schema?: string;
  readonly table: string;
  readonly column: string;
  readonly role: ColumnRole;
  /** `chosen`: the user said so. */
  readonly basis: 'assumed' | 'chosen';
  readonly place: Position;
};

/** A column whose name says a role that it cannot have. */
export type MissedRole = Omit<AssignedRole, 'basis'> & { readonly reason: string };

/** The roles of a schema's columns. */
export type ColumnRoles = {
  /** All but the plain ones nobody chose, in the order of the source. */
  readonly assigned: readonly AssignedRole[];
  readonly missed: readonly MissedRole[];
  /** Columns that would say whose their records are, if the user wanted that. */
  readonly offered: readonly AssignedRole[];
  /** The role of a column, also where treating the schema for a database gave its table another name. */
  readonly of: (table: Table, column: Column) => ColumnRole;
  /** Whether records of a table are somebody's: by a column of its own, or because each must refer to one that is. */
  readonly isOwned: (table: Table) => boolean;
  /** The same for records that belong to tenants, where that is chosen. */
  readonly isOfTenant: (table: Table) => boolean;
  /** The column with the time at which the database removes the rows of a table by itself. */
  readonly endOf: (table: Table) => string | undefined;
  /** Who may call the records of each table, where callers are known, by its place. */
  readonly groups: ReadonlyMap<string, GroupedTable>;
  /** The least role that reads the records of what stands at this place; everybody does where nobody is known. */
  readonly readBy: (place: Position) => Role;
  /** The column that names, or could name, the tenant of a record. */
  readonly tenant?: FoundTenant;
  /** The table people sign in by, where the user chose one of theirs. */
  readonly accounts?: FoundAccounts;
};

/**
 * Says for each column what it is for: as the user chose, or by its name, type and default. Columns that identify or refer
 * to rows are values, but for authors, which refer to accounts.
 *
 * @param choices as `checkChoices` accepts them; others are not heard
 * @param isGuarded callers are known, so that it matters who they are
 */
export function assignRoles(source: Schema, choices: SchemaChoices = {}, isGuarded = false): ColumnRoles {
  const schema = withDomainRules(source);
  const lookup = indexTables(schema);
  const assigned: AssignedRole[] = [];
  const missed: MissedRole[] = [];
  const offered: AssignedRole[] = [];
  const accounts = findAccounts(source, choices.accounts);
  const isOwned = choices.rules?.includes('owner') === true;
  const roles = new Map<string, ColumnRole>();
  for (const table of schema.tables) {
    const use = keyUse(table, lookup.outgoing.get(keyOf(table)) ?? [], accounts);
    const taken = new Set<ColumnRole>();
    const owner = findOwner(
      table,
      choices,
      (one) => chosenRole(choices, table, one) === undefined && obstacleTo('owner', one, use) === undefined,
    );
    const namespace = table.schema === undefined ? {} : { schema: table.schema };
    const at = (column: Column) => ({
      ...namespace,
      table: table.name,
      column: column.name,
      place: placeOf(column),
    });
    for (const column of table.columns) {
      const chosen = chosenRole(choices, table, column);
      const wanted = chosen ?? (isOwned && column === owner ? 'owner' : ruledRole(column, table));
      if (column === owner && wanted !== 'owner') {
        offered.push({ ...at(column), role: 'owner', basis: 'assumed' });
      }
      if (wanted === 'plain' && chosen === undefined) continue;
      const found = { ...at(column), role: wanted };
      const reason = obstacleTo(wanted, column, use);
      if (reason !== undefined) missed.push({ ...found, reason });
      else if (!taken.has(wanted) || !ROLE_NEEDS[wanted].isOnce) {
        taken.add(wanted);
        roles.set(roleKey(table, column), wanted);
        assigned.push({ ...found, basis: chosen === undefined ? 'assumed' : 'chosen' });
      }
    }
  }
  const of = (table: Table, column: Column) => roles.get(roleKey(table, column)) ?? 'plain';
  const confined = confinedTables(schema, lookup, choices, of);
  const found = { of, isOwned: confined.isOwned, ...(accounts && { accounts }) };
  return {
    ...{ assigned, missed, offered, endOf: endsOf(schema, choices) },
    ...confined,
    ...found,
    ...groupedTables(schema, lookup, choices, found, isGuarded),
  };
}

function endsOf({ tables }: Schema, choices: SchemaChoices): ColumnRoles['endOf'] {
  const ends = new Map(tables.map((table) => [placeKey(table), chosenEnd(choices, table)?.name]));
  return (table) => ends.get(placeKey(table));
}

/** Who may call the records of which table, where callers are known. */
function groupedTables(
  schema: Schema,
  lookup: Lookup,
  choices: SchemaChoices,
  roles: Pick<ColumnRoles, 'of' | 'isOwned' | 'accounts'>,
  isGuarded: boolean,
): Pick<ColumnRoles, 'groups' | 'readBy'> {
  if (!isGuarded) return { groups: new Map(), readBy: () => 'USER' };
  const groups = groupTables(schema, lookup, choices, roles);
  return { groups, readBy: readersOf(groups, schema.tables.filter(roles.isOwned).map(placeKey)) };
}

/** Everybody has records of their own, but of what is for administrators; else the group says who reads. */
function readersOf(groups: ColumnRoles['groups'], owned: readonly string[]): ColumnRoles['readBy'] {
  const ruled = new Set(owned);
  return (place) => {
    const key = placeKey(place);
    const group = groups.get(key)?.group ?? 'catalogue';
    return ruled.has(key) && group !== 'staff' ? 'USER' : RESOURCE_GROUPS[group].readBy;
  };
}

/** Whose the records of tables are. */
function confinedTables(
  schema: Schema,
  lookup: Lookup,
  choices: SchemaChoices,
  of: ColumnRoles['of'],
): Pick<ColumnRoles, 'isOwned' | 'isOfTenant' | 'tenant'> {
  const { tables } = schema;
  const reached = (keys: readonly string[]) => {
    const found = reachedBy(tables, lookup, new Set(keys));
    return new Set(tables.filter((table) => found.has(keyOf(table))).map(placeKey));
  };
  const owners = tables.filter((table) => table.columns.some((column) => of(table, column) === 'owner'));
  const owned = reached(owners.map(keyOf));
  const tenant = findTenant(schema, lookup, choices);
  const column = tenant?.isChosen === true ? tenant.column : undefined;
  const carriers = column === undefined ? [] : tables.filter((table) => tenantColumn(table, column) !== undefined);
  const themselves = column === undefined ? [] : tenantTables(carriers, column, lookup);
  const within = reached([...carriers.map(keyOf), ...themselves]);
  return {
    isOwned: (table) => owned.has(placeKey(table)),
    isOfTenant: (table) => within.has(placeKey(table)),
    ...(tenant && { tenant }),
  };
}

/** What the columns of a table do for its keys. */
export type KeyUse = {
  /** They identify rows, or would without a better key. */
  readonly identifying: ReadonlySet<string>;
  readonly unique: ReadonlySet<string>;
  readonly referring: ReadonlySet<string>;
  /** They refer to the account of somebody who signs in. */
  readonly accounts: ReadonlySet<string>;
};

/** Finds what the columns of a table do for its keys. */
export function keyUse(table: Table, foreign: readonly ForeignKey[], accounts: FoundAccounts | undefined): KeyUse {
  const unique = uniqueSets(table).flat();
  return {
    identifying: new Set(table.primaryKey.length > 0 ? table.primaryKey : unique),
    unique: new Set(unique),
    referring: new Set(foreign.flatMap(({ columns }) => columns)),
    accounts: new Set(foreign.filter((key) => refersToAccounts(key, accounts)).flatMap(({ columns }) => columns)),
  };
}

/** Why a column cannot have a role, as the end of a sentence about it; nothing where it can. */
export function obstacleTo(role: ColumnRole, column: Column, use: KeyUse): string | undefined {
  const { name } = column;
  if (role === 'plain') return undefined;
  if (column.generated !== undefined || column.identity || column.dataType.kind === 'rowversion') {
    return 'the database computes it';
  }
  if (role === 'owner' && use.identifying.size === 0) return 'its rows have no key to be addressed by';
  if (use.identifying.has(name)) return 'it is part of the key that rows are addressed by';
  const isCaller = (role === 'owner' || role === 'author') && use.accounts.has(name);
  if (isCaller) return use.unique.has(name) && role === 'author' ? 'it is part of a unique key' : undefined;
  if (use.referring.has(name) && role !== 'author') return 'it refers to another table';
  const { fits, needs, mayBeUnique } = ROLE_NEEDS[role];
  if (!mayBeUnique && use.unique.has(name)) return 'it is part of a unique key';
  return fits(column) ? undefined : `that takes ${needs}`;
}

/** Columns are known by where their table stands, which no treatment changes, and by their name. */
function roleKey(table: Table, column: Column): string {
  return JSON.stringify([placeKey(table), column.name]);
}
