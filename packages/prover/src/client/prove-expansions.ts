import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, isFields } from '@backsmith/text';
import type { Catalog, CatalogTable } from './catalog/catalog.ts';
import { itemsOf, type HttpCalls } from './http-calls.ts';
import type { JsonRecord, Made } from './made.ts';

type Labels = Readonly<Record<string, string | null>>;

/** What an answer calls its labels where no field of any record has that name. */
const LABELS = ['labels', 'referenceLabels', 'labelsOfReferences'];

/**
 * Reads a record and its list with labels: one for each reference that is asked for, made of texts of what is referred to, and
 * the record as it is without them. What nobody knows is refused by a problem that says what can be asked for.
 */
export async function proveExpansions(
  calls: HttpCalls,
  made: Made,
  tables: readonly CatalogTable[],
  catalog: Catalog | undefined,
): Promise<void> {
  const { match, location = '' } = made;
  const { expansions, path } = match.resource;
  if (expansions.length === 0) return;
  const call = { method: 'GET', path: `${location}?expand=${expansions.join(',')}` } as const;
  const plain = fieldsOf((await calls.expect(200, { method: 'GET', path: location })).body);
  const { body, headers } = await calls.expect(200, call);
  const { labels, record } = apart(fieldsOf(body));
  if (!isDeepStrictEqual(record, plain))
    calls.fail(call, `${JSON.stringify(record)} instead of ${JSON.stringify(plain)}`);
  if (!isDeepStrictEqual(Object.keys(labels).toSorted(), expansions.toSorted()))
    calls.fail(call, `labels ${Object.keys(labels).join()} instead of ${expansions.join()}`);
  if (headers.has('etag')) calls.fail(call, 'a tag, although labels change without the version');
  if (catalog !== undefined) {
    const texts = await textsBehind(match.table, tables, catalog);
    for (const [name, label] of Object.entries(labels)) {
      if (label !== null && !isMadeOf(label, texts)) calls.fail(call, `${name}: ${label} is in no row`);
    }
    const isGiven = match.table.foreignKeys.some(({ columns }) =>
      columns.every((column) => (plain[match.fieldOf.get(column) ?? ''] ?? null) !== null),
    );
    if (!isGiven && Object.values(labels).some((label) => label !== null)) calls.fail(call, 'labels of nothing');
  }
  const list = { method: 'GET', path: `${path}?size=100&expand=${expansions[0] ?? ''}` } as const;
  for (const item of itemsOf(await calls.expect(200, list))) {
    const names = Object.keys(apart(item).labels);
    if (names.join() !== expansions[0]) calls.fail(list, `labels ${names.join()} in a list`);
  }
  const unknown = { method: 'GET', path: `${path}?expand=no_such_reference` } as const;
  const refusal = await calls.expect(400, unknown);
  if (!expansions.every((name) => refusal.text.includes(name)) && refusal.text.includes('"code"'))
    calls.fail(unknown, `does not say what can be asked for: ${refusal.text}`);
}

function apart(answer: JsonRecord): { readonly labels: Labels; readonly record: JsonRecord } {
  const name = LABELS.find((one) => isLabels(answer[one]));
  if (name === undefined) return { labels: {}, record: answer };
  const { [name]: labels, ...record } = answer;
  return { labels: isLabels(labels) ? labels : {}, record };
}

function isLabels(value: unknown): value is Labels {
  return isFields(value) && Object.values(value).every((label) => label === null || typeof label === 'string');
}

/** All texts of the tables a table refers to. */
async function textsBehind(
  { foreignKeys }: CatalogTable,
  tables: readonly CatalogTable[],
  catalog: Catalog,
): Promise<readonly string[]> {
  const targets = tables.filter(({ id }) => foreignKeys.some(({ target }) => target === id));
  const rows = await Promise.all(targets.map((table) => catalog.rows(table)));
  return rows
    .flat()
    .flatMap((row) => Object.values(row).flatMap((value) => (typeof value === 'string' ? [value.trim()] : [])));
}

function isMadeOf(label: string, texts: readonly string[]): boolean {
  const known = new Set(texts);
  if (known.has(label.trim())) return true;
  return texts.some((first) => label.startsWith(`${first} `) && known.has(label.slice(first.length + 1).trim()));
}
