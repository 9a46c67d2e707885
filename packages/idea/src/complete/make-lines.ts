import { headOf } from '../extract/concept-key.ts';
import { wordSet } from '../model/word-set.ts';
import type { Draft, DraftColumn, DraftTable } from './draft.ts';

/** What has lines, each of which says how many of a thing, and at what price. */
const LINED = wordSet('order purchase sale invoice quote cart basket');

const QUANTITY: DraftColumn = {
  ...{ name: 'quantity', type: 'integer', required: true, unique: false, default: 1, min: 1, origin: 'known' },
};
const UNIT_PRICE: DraftColumn = {
  ...{ name: 'unit_price', type: 'money', required: true, unique: false, min: 0, origin: 'known' },
};

/** Has orders and products tied by the lines of an order, rather than by a table that says nothing but which belong together. */
export function makeLines(draft: Draft): void {
  const tables = [...draft.tables.values()].map((table) => lineOf(draft, table) ?? table);
  draft.tables.clear();
  for (const table of tables) draft.tables.set(table.key, table);
}

function lineOf(draft: Draft, table: DraftTable): DraftTable | undefined {
  const [one, other, more] = table.links.map(({ target }) => draft.tables.get(target));
  if (!table.joins || table.columns.length > 0 || one === undefined || other === undefined || more !== undefined)
    return undefined;
  const holder = [one, other].find(({ key }) => LINED.has(headOf(key)));
  const goods = holder === one ? other : one;
  const key = `${holder?.key ?? ''} item`;
  if (holder === undefined || goods.thingClass !== 'item') return undefined;
  if (key !== table.key && draft.tables.has(key)) return undefined;
  draft.settled.add(key);
  draft.tied.add(key);
  const links = table.links.map((link) => ({
    ...link,
    onDelete: link.target === holder.key ? ('cascade' as const) : ('restrict' as const),
  }));
  return { ...table, key, links, joins: false, columns: [{ ...QUANTITY }, { ...UNIT_PRICE }] };
}
