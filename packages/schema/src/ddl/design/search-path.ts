import type { Domain, Table } from '../../model/schema.ts';
import { mentions, textsOfDomain, textsOfTable } from './source-texts.ts';
import type { DesignContext } from './context.ts';
import type { Address } from '../shared/designed.ts';

/** The path along which the statement of a thing is run; nothing where its texts name nothing of the source. */
export type AlongPath = { readonly searchPath?: readonly string[] };

/** The path of a table whose texts name routines, types or sequences that the source sought along it. */
export function tablePath(context: DesignContext, table: Table, address: Address): AlongPath {
  return alongPath(context, table.searchPath, textsOfTable(table), address);
}

/** The same for a domain. */
export function domainPath(context: DesignContext, domain: Domain, address: Address): AlongPath {
  return alongPath(context, domain.searchPath, textsOfDomain(domain), address);
}

function alongPath(
  context: DesignContext,
  path: readonly string[] | undefined,
  texts: readonly string[],
  { namespace }: Address,
): AlongPath {
  const { homeNamespaces } = context.writer;
  if (!context.sameFamily || path === undefined || path.every((name) => homeNamespaces.includes(name))) return {};
  const own = ownNames(context);
  if (!texts.some((text) => mentions(text, own))) return {};
  // What has no namespace by name is made in the first of the path.
  return { searchPath: namespace === undefined ? [...new Set([...homeNamespaces, ...path])] : path };
}

function ownNames({ schema, definitions }: DesignContext): ReadonlySet<string> {
  const things = [...definitions, ...schema.enums, ...(schema.domains ?? []), ...schema.sequences];
  return new Set(things.map(({ name }) => name.toLowerCase()));
}
