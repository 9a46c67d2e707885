import type { Table } from '@backsmith/schema';
import { isPlural, singularize } from '@backsmith/text';
import { findThing } from '../extract/thing-class.ts';
import { isListedAttribute } from '../vocabulary/attribute-type.ts';
import { addParent } from './add-parent.ts';
import { readWanted, type Wanted } from './wanted.ts';
import { splitList } from './commands.ts';
import type { EditState, Outcome } from './edit-state.ts';
import { learn } from './learn.ts';
import { linkMany } from './relate-tables.ts';
import { columnsNamed, tableCalled, tablesNamed } from './resolve-name.ts';

const PART_OF =
  /^(?:(?:some|several|many|all|the|a list of)\s+)?([\w ]+?)\s+(?:with|having|of|for|by|made by|written by|given by|per|from)\s+\S/u;

/**
 * A new thing with what is said about it: "prescriptions with a dose, written by a doctor for a patient". Nothing where the
 * sentence begins with something that is there or with a property.
 */
export function describeThing(state: EditState, text: string): Outcome | undefined {
  const head = PART_OF.exec(text)?.[1]?.trim() ?? '';
  const words = head.split(' ');
  if (!/\s(?:of|for|by|per|from)\s/u.test(text)) return undefined;
  if (head === '' || words.length > 3) return undefined;
  if (!isPlural(words.at(-1) ?? '') && !['event', 'part'].includes(findThing(head)?.thingClass ?? '')) return undefined;
  if (
    tablesNamed(state, head).length > 0 ||
    isListedAttribute([...words.slice(0, -1), singularize(words.at(-1) ?? '')])
  )
    return undefined;
  return learn(state, text, true);
}

/** "products with a quantity": what several are linked by, and what is said of each link. */
export function splitFields(text: string): { readonly rest: string; readonly fields: readonly Wanted[] } {
  const found = /^(.+?)\s+(?:with|having|that have|which have|that has|which has)\s+(?:the\s+)?(.+)$/u.exec(text);
  if (found === null) return { rest: text, fields: [] };
  return { rest: found[1] ?? text, fields: splitList(found[2] ?? '').map(readWanted) };
}

/** "classes are held in a studio": many of the one refer to the other, which is added where it is not there. */
export function placeIn(state: EditState, owner: string, other: string): Outcome | undefined {
  const [table, ...more] = tablesNamed(state, owner);
  if (table === undefined || more.length > 0) return undefined;
  const [there, ...others] = tablesNamed(state, other);
  if (there !== undefined) return others.length > 0 ? undefined : linkMany(state, table, there);
  const wanted = readWanted(other);
  if (wanted.words.length === 0 || wanted.words.length > 3 || isProperty(state, table, wanted)) return undefined;
  return addParent(state, { ...wanted, plural: false }, table);
}

function isProperty(state: EditState, table: Table, { text, words }: Wanted): boolean {
  if (columnsNamed(state, text, table).length > 0 || tableCalled(state, text) !== undefined) return true;
  return isListedAttribute(words) && findThing(words.join(' ')) === undefined;
}
