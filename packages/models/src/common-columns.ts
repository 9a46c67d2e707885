import { domainModels } from './library.ts';

/** In so many domains a column is of no trade: what one has that is known by it. */
const COMMON = 5;

let counts: ReadonlyMap<string, number> | undefined;

/** Whether things of many trades have a column of this name: a visa is asked for by few, an hourly rate by many. */
export function isCommonColumn(name: string): boolean {
  counts ??= countColumns();
  return (counts.get(name) ?? 0) >= COMMON;
}

function countColumns(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { core, packs } of domainModels()) {
    const things = [...core, ...packs.flatMap((pack) => pack.things)];
    const names = new Set(things.flatMap(({ columns }) => columns.map(({ name }) => name)));
    for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}
