import type { Schema } from '../../model/schema.ts';
import { isHomeNamespace, isSameFamily } from '../targets.ts';
import type { TargetWriter } from '../writer.ts';
import { wantedDefinitions } from './source-texts.ts';

/** Where the namespaces of a Schema go in the target database. */
export type Namespaces = {
  /** The target's namespace for one of the source's; nothing for the connection's own. */
  readonly of: (schema: string | undefined) => string | undefined;
  /** Those that have to be made, in order of appearance. */
  readonly created: readonly string[];
  /** Those whose tables share one place now, when there were several. */
  readonly folded: readonly string[];
};

/**
 * Schemas stay schemas. A database without them takes all tables into one place; MySQL's databases and Oracle's users stay
 * apart only where the source was of that family and had several. A single MySQL database or Oracle user is no namespace.
 */
export function designNamespaces(schema: Schema, writer: TargetWriter): Namespaces {
  const sameFamily = isSameFamily(schema.dialect, writer.target);
  const named = namespacesIn(schema, sameFamily ? [...schema.views, ...wantedDefinitions(schema, writer)] : []);
  const foreign = named.filter((name) => !isHome(name, writer));
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
  return writer.homeNamespaces.includes(name.toLowerCase()) || isHomeNamespace(name.toLowerCase());
}

function namespacesIn(schema: Schema, others: readonly { readonly schema?: string }[]): readonly string[] {
  const { tables, enums, domains = [], sequences } = schema;
  const names = new Set<string>();
  const histories = tables.flatMap(({ history }) => history ?? []);
  for (const { schema: name } of [...tables, ...histories, ...enums, ...domains, ...sequences, ...others]) {
    if (name !== undefined) names.add(name);
  }
  return [...names];
}
