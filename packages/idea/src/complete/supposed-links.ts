import { tableName } from '../model/names.ts';
import type { IdeaModel } from '../model/idea-model.ts';
import type { Draft } from './draft.ts';

/** Two tables that often belong together, of which nobody said so. */
export type SupposedLink = { readonly table: string; readonly target: string };

/** What is to be asked for of a finished model, what stands alone first. */
export function supposedLinks({ supposed }: Draft, { tables }: IdeaModel): readonly SupposedLink[] {
  const linked = new Set(tables.flatMap(({ name, links }) => links.flatMap(({ table }) => [name, table])));
  const names = new Set(tables.map(({ name }) => name));
  const isAlone = ({ table, target }: SupposedLink): boolean => !linked.has(table) || !linked.has(target);
  const all = supposed
    .map(({ from, to }): SupposedLink => ({ table: tableName(from), target: tableName(to) }))
    .filter(({ table, target }) => names.has(table) && names.has(target) && !areTied(tables, table, target));
  return [...all.filter(isAlone), ...all.filter((one) => !isAlone(one))];
}

function areTied(tables: IdeaModel['tables'], one: string, other: string): boolean {
  return tables.some(({ name, links }) => {
    const ends = new Set([name, ...links.map(({ table }) => table)]);
    return ends.has(one) && ends.has(other) && links.some(({ table }) => table === one || table === other);
  });
}
