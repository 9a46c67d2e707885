import { isDeepStrictEqual } from 'node:util';
import { conditionsOn } from './conditions.ts';
import type { ChildPath, Resource } from './document.ts';
import { itemsOf, type HttpCalls } from './http-calls.ts';
import type { JsonRecord, Made } from './made.ts';

/** Conditions that are tried below a record; all of them are tried on the list of the children itself. */
const MOST_CONDITIONS = 6;

/** The address of what is listed below a record. */
export function belowOf({ location = '' }: Made, { list }: ChildPath): string {
  return `${location}/${list.split('/').at(-1) ?? ''}`;
}

/**
 * Lists what lives and dies with a record: as many as the children's own list has of it, with the same fields, in pages and
 * by conditions as there. The variables of the path are called as the fields that refer to the record.
 */
export async function proveChildren(calls: HttpCalls, made: Made, child: ChildPath, children: Resource): Promise<void> {
  const path = belowOf(made, child);
  const fields = [...child.list.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const key = path.slice(made.match.resource.path.length + 1).split('/');
  const isOf = (record: JsonRecord): boolean =>
    fields.every((field, at) => String(record[field]) === decodeURIComponent(key[at] ?? ''));
  const listed = async (list: string): Promise<readonly JsonRecord[]> =>
    itemsOf(await calls.expect(200, { method: 'GET', path: list }));
  const all = (await listed(`${children.path}?size=100`)).filter(isOf);
  const below = await listed(`${path}?size=100`);
  if (!isDeepStrictEqual(sorted(below), sorted(all))) {
    calls.fail({ method: 'GET', path }, `lists ${JSON.stringify(below)} instead of ${JSON.stringify(all)}`);
  }
  const [record] = all;
  if (record === undefined) return;
  if ((await listed(`${path}?size=1`)).length !== 1) calls.fail({ method: 'GET', path }, 'no page of one');
  for (const { query, finds } of conditionsOn(child.filters, record).slice(0, MOST_CONDITIONS)) {
    const found = await listed(`${path}?${query}&size=100`);
    if (found.some((one) => isDeepStrictEqual(one, record)) !== finds) {
      calls.fail({ method: 'GET', path: `${path}?${query}` }, `${finds ? 'does not find' : 'finds'} the child`);
    }
  }
}

function sorted(records: readonly JsonRecord[]): readonly string[] {
  return records.map((record) => JSON.stringify(record)).toSorted();
}
