import type { UnnamedRule } from '../shared/alter-forms.ts';
import { tableKey } from '../design/table-lookup.ts';
import type { Address, DdlDesign, DesignedForeignKey, DesignedTable } from '../shared/designed.ts';
import { columnMentions } from '../../read/values/column-mentions.ts';
import type { DdlStatement } from '../script.ts';
import type { TargetWriter } from '../writer.ts';

/** A foreign key that is there; `unchecked` where rows older than it may break it. */
export type StandingForeignKey = DesignedForeignKey & { readonly unchecked?: true };

/**
 * A database as its migrations leave it: what was designed, and what was left behind because rows would be lost. Everything
 * that can be dropped has a name, that of the database where nobody gave one.
 */
export type Standing = Omit<DdlDesign, 'tables' | 'laterForeignKeys'> & {
  readonly tables: readonly DesignedTable[];
  readonly foreignKeys: readonly StandingForeignKey[];
  readonly prelude: readonly DdlStatement[];
};

/** A design as it is wanted: rules have the names that were given, if any. */
export function wantedOf(writer: TargetWriter, design: DdlDesign): Standing {
  const foreignKeys = [...design.tables.flatMap((table) => table.foreignKeys), ...design.laterForeignKeys];
  const tables = design.tables.map((table) => ({ ...table, foreignKeys: [] }));
  return { ...design, tables, foreignKeys, prelude: writer.prelude(design) };
}

/** What a design leads to in an empty database. */
export function standingOf(writer: TargetWriter, design: DdlDesign): Standing {
  const names = new Set<string>();
  const wanted = wantedOf(writer, design);
  const tables = wanted.tables.map((table) => namedTable(writer, table, names));
  return { ...wanted, tables, foreignKeys: namedForeignKeys(writer, wanted.foreignKeys, names) };
}

type Implied = (kind: UnnamedRule['kind'], columns: readonly string[]) => { readonly name?: string };

/** Names as the database makes them up, rule by rule in the order they are made. */
function implied(writer: TargetWriter, address: Address, names: Set<string>): Implied {
  const places = new Map<string, number>();
  const spaceOf = (kind: UnnamedRule['kind']): string => {
    const spaces = writer.capabilities.nameSpaces[kind === 'unique' || kind === 'primaryKey' ? 'key' : kind];
    return spaces.some((space) => space.startsWith('table:'))
      ? `${tableName(address)} `
      : `${address.namespace ?? ''} `;
  };
  return (kind, columns) => {
    const place = (places.get(kind) ?? 0) + 1;
    places.set(kind, place);
    const isTaken = (name: string): boolean => names.has(spaceOf(kind) + name);
    const name = writer.alter.impliedName?.({ kind, table: address.name, columns, place, isTaken });
    if (name !== undefined) names.add(spaceOf(kind) + name);
    return name === undefined ? {} : { name };
  };
}

/** A table that was just made, with the names the database gave to what has none. */
export function namedTable(writer: TargetWriter, table: DesignedTable, names = new Set<string>()): DesignedTable {
  const imply = implied(writer, table.address, names);
  const { primaryKey } = table;
  const named = <T extends { readonly name?: string }>(
    one: T,
    kind: UnnamedRule['kind'],
    columns: readonly string[],
  ): T => (one.name === undefined ? { ...one, ...imply(kind, columns) } : one);
  return {
    ...table,
    foreignKeys: [],
    ...(primaryKey === undefined ? {} : { primaryKey: named(primaryKey, 'primaryKey', []) }),
    checks: table.checks.map((one) =>
      named(
        one,
        'check',
        table.columns.map(({ name }) => name).filter((name) => mentions(one.condition, name)),
      ),
    ),
    uniques: table.uniques.map((one) =>
      named(
        one,
        'unique',
        one.parts.map(({ column }) => column),
      ),
    ),
    indexes: table.indexes.map((one) =>
      named(
        one,
        'index',
        one.parts.map(({ column }) => column ?? 'expr'),
      ),
    ),
  };
}

function namedForeignKeys(
  writer: TargetWriter,
  keys: readonly DesignedForeignKey[],
  names: Set<string>,
): readonly StandingForeignKey[] {
  const counters = new Map<string, Implied>();
  return keys.map((key) => {
    const imply = counters.get(tableName(key.table)) ?? implied(writer, key.table, names);
    counters.set(tableName(key.table), imply);
    return key.name === undefined ? { ...key, ...imply('foreignKey', key.columns) } : key;
  });
}

/** A key that tells the places of tables apart. */
export function tableName({ namespace, name }: Address): string {
  return tableKey({ name, ...(namespace === undefined ? {} : { schema: namespace }) });
}

/** Whether a condition or expression names a column. */
export function mentions(text: string, column: string): boolean {
  return columnMentions(text, column).length > 0;
}
