import { HttpCalls, matchTables, readResources, Writer, type ApiDocument, type Catalog } from '@backsmith/prover';

/**
 * Makes a row by calls in each of the tables that SQL alone filled with none: rules that no type says are told by the document.
 *
 * @param empty the names of the tables
 * @returns those that stay empty
 */
export async function callRows(
  url: string,
  document: ApiDocument,
  catalog: Catalog,
  empty: readonly string[],
): Promise<readonly string[]> {
  const resources = readResources(document).filter(({ path }) => path.startsWith('/api/'));
  const matches = matchTables(resources, await catalog.tables());
  const writer = new Writer(new HttpCalls(url), catalog, matches);
  const left: string[] = [];
  for (const name of empty) {
    const match = matches.find(({ table }) => table.name === name);
    if (match === undefined || (await writer.shared(match)) === undefined) left.push(name);
  }
  return left;
}
