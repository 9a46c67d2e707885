import type { Schema, Table } from '@backsmith/schema';
import { isSamePlace } from '@backsmith/text';
import type { Findings } from '../../findings.ts';
import type { RecordRule } from '../../model/record-rule.ts';
import type { Resource } from '../../model/resource.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';
import { tenantColumn } from '../../roles/find-tenant.ts';
import type { GuardedKind, GuardedStore } from '../guarded-store.ts';
import { indexTables, keyOf, tableKey, type Lookup } from '../../tables/lookup.ts';

/** What the unique keys of a guarded backend are looked at with. */
type KeysInput = {
  readonly schema: Schema;
  readonly resources: readonly Resource[];
  readonly store: Pick<GuardedStore, 'kinds'>;
  readonly roles: ColumnRoles;
};

/** A unique key: its columns, and expressions where it has some. */
type SharedKey = { readonly columns: readonly string[]; readonly expressions: readonly string[] };

/**
 * Says which unique keys hold across owners or tenants. Whoever is told that a value is taken learns that a record has it which
 * they may not see, and no answer could hide that: the database refuses the one and takes the other.
 */
export function noteSharedKeys({ schema, resources, store, roles }: KeysInput, findings: Findings): void {
  const lookup = indexTables(schema);
  for (const entity of store.kinds) {
    const { rule, place, tableName } = entity;
    const resource = resources.find(({ name }) => name === entity.resource);
    const table = schema.tables.find((one) => isSamePlace(one, place));
    if (rule === undefined || rule.isUnchecked || rule.isAdministered || !resource || !table) continue;
    const confining = confiningColumns(table, rule, roles, lookup);
    const isConfined = ({ columns }: SharedKey) =>
      confining.some((set) => set.every((column) => columns.includes(column)));
    const shared = keysOf(table, rule).filter((key) => isChosen(key, entity, resource) && !isConfined(key));
    for (const key of shared) {
      const named = namesOf(key);
      const [other, code] = rule.isOwned ? ['somebody else', 'owners'] : ['another tenant', 'tenants'];
      const own = confining[0]?.join(' and ');
      findings.assume(
        `key-across-${code}`,
        place,
        `No two records of ${tableName} have the same ${named}, whosever they are: who is told that one is taken learns that ${other} has it.`,
        own && `A unique key of ${own} and ${named} tells nothing of others.`,
      );
    }
  }
}

/** The columns that keep a key to one owner or one tenant: those that name them, and references to what is theirs. */
function confiningColumns(
  table: Table,
  { isOwned }: RecordRule,
  roles: ColumnRoles,
  lookup: Lookup,
): readonly (readonly string[])[] {
  const isTheirs = (one: Table | undefined) =>
    one !== undefined && (isOwned ? roles.isOwned(one) : roles.isOfTenant(one));
  const naming = isOwned
    ? table.columns.find((column) => roles.of(table, column) === 'owner')?.name
    : roles.tenant && tenantColumn(table, roles.tenant.column);
  const references = (lookup.outgoing.get(keyOf(table)) ?? [])
    .filter(({ refSchema, refTable }) => isTheirs(lookup.tables.get(tableKey(refSchema, refTable))))
    .map(({ columns }) => columns);
  return [...(naming === undefined ? [] : [[naming]]), ...references];
}

/** The keys that callers can meet: those who are no administrators of all make no tenants, whose other values they may change. */
function keysOf({ primaryKey, uniques, indexes }: Table, { operators }: RecordRule): readonly SharedKey[] {
  if (operators.create && operators.change) return [];
  const whole = [...(operators.create ? [] : [primaryKey]), ...uniques.map(({ columns }) => columns)];
  const indexed = indexes
    .filter(({ unique }) => unique)
    .map(({ parts }) => ({
      columns: parts.flatMap(({ column }) => column ?? []),
      expressions: parts.flatMap(({ expression }) => expression ?? []),
    }));
  const all = [...whole.map((columns) => ({ columns, expressions: [] })), ...indexed];
  // A key may be said twice: as one, and by an index.
  return [...new Map(all.map((key) => [namesOf(key), key])).entries()].flatMap(([names, key]) =>
    names === '' ? [] : [key],
  );
}

function namesOf({ columns, expressions }: SharedKey): string {
  return [...columns, ...expressions].join(' and ');
}

/** Whether clients say all of its values; nobody can try others. */
function isChosen({ columns }: SharedKey, { fields }: GuardedKind, resource: Resource): boolean {
  return columns.every((column) => {
    const stored = fields.find((one) => one.column === column);
    return resource.fields.some(({ name, inRequest }) => name === stored?.field && inRequest);
  });
}
