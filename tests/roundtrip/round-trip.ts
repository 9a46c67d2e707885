import { readSchema, writeDdl, type DdlTarget } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';
import { compareCatalogs, type Comparison } from './catalogs/compare-catalogs.ts';
import { withoutRefused, type Refusal } from './servers/refusal.ts';
import type { Server } from './servers/server.ts';

export type RoundTrip = Comparison & {
  /** Whether the database made any table of the source itself; nothing is compared where it did not. */
  readonly loaded: boolean;
  /** What the database refused of our DDL. */
  readonly refusals: readonly Refusal[];
};

/** Loads a source as it is, and our DDL of what we read in it, and compares the two databases. */
export async function roundTrip(server: Server, source: Uint8Array): Promise<RoundTrip> {
  const original = await server.load(server.scriptOf(source));
  if (original.catalog.tables.size === 0) {
    return { loaded: false, tables: 0, identical: 0, differences: [], refusals: [] };
  }
  const read = readSchema(source, { dialect: server.dialect }).value.schema;
  const schema = withoutRefused(read, original.refusals);
  const written = await server.load(writeDdl(schema, server.target).value.text);
  return { ...compareCatalogs(original.catalog, written.catalog), loaded: true, refusals: written.refusals };
}

/** What a database refuses of a source of any dialect, written for it. */
export async function crossLoad(
  server: Server,
  source: Uint8Array,
  from: Dialect,
  target: DdlTarget,
): Promise<readonly Refusal[]> {
  const { schema } = readSchema(source, { dialect: from }).value;
  const { refusals } = await server.load(writeDdl(schema, target).value.text);
  return refusals;
}
