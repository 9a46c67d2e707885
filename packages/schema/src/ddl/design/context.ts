import type { Definition, Schema, Table } from '../../model/schema.ts';
import type { Report } from '../report.ts';
import { isSameFamily } from '../targets.ts';
import type { TargetWriter } from '../writer.ts';
import { carriedDefinitions } from './carried-definitions.ts';
import { designNamespaces, type Namespaces } from './namespaces.ts';
import type { Address } from '../shared/designed.ts';
import { placeTables } from './place-tables.ts';
import { createTableLookup, tableKey, type TableLookup } from './table-lookup.ts';

/** What every part of the design needs to know. */
export type DesignContext = {
  readonly schema: Schema;
  readonly writer: TargetWriter;
  /** The source's expressions, collations and own types mean the same in the target. */
  readonly sameFamily: boolean;
  readonly namespaces: Namespaces;
  /** Where each table goes, by its key. */
  readonly places: ReadonlyMap<string, Address>;
  readonly lookup: TableLookup;
  /** Types and routines of the source the script takes over, in an order that loads. */
  readonly definitions: readonly Definition[];
  readonly report: Report;
};

export function createContext(schema: Schema, writer: TargetWriter, report: Report): DesignContext {
  const namespaces = designNamespaces(schema, writer);
  return {
    schema,
    writer,
    sameFamily: isSameFamily(schema.dialect, writer.target),
    namespaces,
    places: placeTables(schema.tables, namespaces, writer, report),
    lookup: createTableLookup(schema.tables),
    definitions: carriedDefinitions(schema, writer, namespaces),
    report,
  };
}

/** The place of a table in the target. */
export function tableAddress(context: Pick<DesignContext, 'places'>, table: Table): Address {
  return context.places.get(tableKey(table)) ?? { name: table.name };
}

/** The place of a type, sequence or view in the target. */
export function addressOf(
  context: Pick<DesignContext, 'namespaces'>,
  thing: { readonly schema?: string; readonly name: string },
): Address {
  const namespace = context.namespaces.of(thing.schema);
  return namespace === undefined ? { name: thing.name } : { namespace, name: thing.name };
}

/** Whether earlier rows stay kept: each database wants other types for the times they held. */
export function keepsVersions(context: Pick<DesignContext, 'sameFamily' | 'writer'>): boolean {
  return context.sameFamily && context.writer.capabilities.versioning;
}

/** A table as messages name it. */
export function ownerName(table: Pick<Table, 'schema' | 'name'>): string {
  return `table "${table.schema === undefined ? '' : `${table.schema}.`}${table.name}"`;
}
