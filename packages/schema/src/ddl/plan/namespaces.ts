import type { Schema } from '../../model/schema.ts';
import { isSameFamily } from '../targets.ts';
import type { TargetWriter } from '../writer.ts';

/** Where the namespaces of a Schema go in the target database. */
export type Namespaces = {
  /** The target's namespace for one of the source's; nothing for the connection's own. */
  readonly of: (schema: string | undefined) => string | undefined;
  /** Those that have to be made, in order of appearance. */
  readonly created: readonly string[];
  /** Those whose tables share one place now, when there were several. */
  readonly folded: readonly string[];
};

/** Namespaces that exist without being made, in one database or another, and hold what names none. */
const HOME = new Set(['public', 'dbo', 'main']);

/**
 * Schemas stay schemas. A database without them takes all tables into one place; MySQL's databases and Oracle's users stay
 * apart only where the source was of that family and had several. A single MySQL database or Oracle user is no namespace.
 */
export function planNamespaces(schema: Schema, writer: TargetWriter): Namespaces {
  const named = namespacesIn(schema);
  const foreign = named.filter((name) => !isHome(name, writer));
  const sameFamily = isSameFamily(schema.dialect, writer.target);
  const several = named.length + (schema.tables.some((table) => table.schema === undefined) ? 1 : 0) > 1;
  const kept = keepsNamespaces(schema, writer, sameFamily, several);
  return {
    of: (name) => (name === undefined || !kept || isHome(name, writer) ? undefined : name),
    created: kept ? foreign : [],
    folded: !kept && several ? named : [],
  };
}

function keepsNamespaces(schema: Schema, writer: TargetWriter, sameFamily: boolean, several: boolean): boolean {
  switch (writer.capabilities.namespaces) {
    case 'schema':
      return several || schema.dialect === 'postgresql' || schema.dialect === 'sqlserver';
    case 'database':
    case 'user':
      return sameFamily && several;
    case 'none':
      return false;
  }
}

function isHome(name: string, writer: TargetWriter): boolean {
  return writer.homeNamespaces.includes(name.toLowerCase()) || HOME.has(name.toLowerCase());
}

function namespacesIn(schema: Schema): readonly string[] {
  const names = new Set<string>();
  for (const { schema: name } of [...schema.tables, ...schema.enums, ...(schema.domains ?? []), ...schema.sequences]) {
    if (name !== undefined) names.add(name);
  }
  return [...names];
}
