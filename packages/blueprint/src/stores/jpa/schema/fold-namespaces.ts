import type { Column, ForeignKey, Schema, Table, View } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { TargetDatabase } from '../databases/target-database.ts';
import { Findings } from '../../../findings.ts';
import { keyOf, tableKey } from '../../../tables/lookup.ts';

/** What a thing of a namespace is called in the one place that is left. */
type Renamed = (namespace: string | undefined, name: string) => string;

export type Folded = { readonly schema: Schema; readonly findings: readonly Diagnostic[] };

/**
 * The schema with all tables in the one place a connection has, for a database whose namespaces are databases or users of
 * their own, which a foreign source does not mean. Tables that meet there are told apart by their namespace in front.
 */
export function withFoldedNamespaces(schema: Schema, database: TargetDatabase): Folded {
  const namespaces = [...new Set(schema.tables.flatMap((table) => table.schema ?? []))];
  if (database.namespaces === 'schema' || database.understands(schema.dialect) || namespaces.length === 0) {
    return { schema, findings: [] };
  }
  const findings = new Findings(schema.files);
  const [first] = schema.tables;
  if (first !== undefined) {
    const message = `${database.label} has no schemas inside of a database: the tables of ${namespaces.join(', ')} go into one place.`;
    findings.assume('schemas-folded', first, message);
  }
  const names = placeNames(schema.tables, findings);
  const nameOf: Renamed = (namespace, name) => names.get(tableKey(namespace, name)) ?? name;
  const sequences = sequenceNames(schema, names);
  const sequenceOf: Renamed = (namespace, name) => sequences.get(tableKey(namespace, name)) ?? name;
  return {
    schema: {
      ...schema,
      tables: schema.tables.map((table) =>
        withNewSequences(freed(table, nameOf(table.schema, table.name)), sequenceOf),
      ),
      sequences: schema.sequences.map((sequence) => freed(sequence, sequenceOf(sequence.schema, sequence.name))),
      foreignKeys: schema.foreignKeys.map((key) => freedKey(key, nameOf, names)),
      views: schema.views.map((view): View => freed(view, view.name)),
    },
    findings: findings.sorted(),
  };
}

/** The names of tables where only one place is left, without regard to case, as such databases compare them. */
function placeNames(tables: readonly Table[], findings: Findings): ReadonlyMap<string, string> {
  const homeless = tables.filter((table) => table.schema === undefined);
  const names = new Map(homeless.map((table) => [keyOf(table), table.name]));
  const taken = new Set(homeless.map(({ name }) => name.toLowerCase()));
  for (const table of tables.filter((one) => one.schema !== undefined)) {
    let name = table.name;
    for (let number = 1; taken.has(name.toLowerCase()); number++) {
      name = `${table.schema ?? ''}_${table.name}${number === 1 ? '' : String(number)}`;
    }
    if (name !== table.name) {
      const message = `Two schemas have a table "${table.name}": that of ${table.schema ?? ''} is called "${name}".`;
      findings.leaveOut('table-renamed', table, message, 'The table has another name than in the source.');
    }
    taken.add(name.toLowerCase());
    names.set(keyOf(table), name);
  }
  return names;
}

/** The names of sequences there, which databases keep among those of tables. */
function sequenceNames({ sequences }: Schema, tables: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const taken = new Set([...tables.values()].map((name) => name.toLowerCase()));
  const names = new Map<string, string>();
  for (const { schema = '', name: own } of sequences) {
    let name = own;
    for (let number = 1; taken.has(name.toLowerCase()); number++) {
      name = `${schema === '' ? own : `${schema}_${own}`}${number === 1 && schema !== '' ? '' : String(number)}`;
    }
    taken.add(name.toLowerCase());
    names.set(tableKey(schema === '' ? undefined : schema, own), name);
  }
  return names;
}

/** The table with its columns drawing from sequences by their new names. */
function withNewSequences(table: Table, nameOf: Renamed): Table {
  const columns = table.columns.map((column): Column => {
    const { default: value } = column;
    if (value?.kind !== 'next-value') return column;
    return { ...column, default: { kind: 'next-value', sequence: nameOf(value.schema, value.sequence) } };
  });
  return { ...table, columns };
}

function freed<T extends { readonly schema?: string; readonly name: string }>(value: T, name: string): T {
  const copy: T & { schema?: string } = { ...value, name };
  delete copy.schema;
  return copy;
}

/** A table that is not in the source keeps its namespace, or another one of that name would be taken for it. */
function freedKey(key: ForeignKey, nameOf: Renamed, known: ReadonlyMap<string, string>): ForeignKey {
  const copy: ForeignKey & { schema?: string; refSchema?: string } = {
    ...key,
    table: nameOf(key.schema, key.table),
    refTable: nameOf(key.refSchema, key.refTable),
  };
  delete copy.schema;
  if (known.has(tableKey(key.refSchema, key.refTable))) delete copy.refSchema;
  return copy;
}
