import { headOf } from '../extract/concept-key.ts';
import { findThing } from '../extract/thing-class.ts';
import type { KnownLink } from '../vocabulary/knowledge.ts';
import { joinTables } from './add-relations.ts';
import { linkTo, type Draft, type DraftTable } from './draft.ts';
import { areLinked, findTable, isJoined } from './find-table.ts';

/** Links the vocabulary knows, to tables that are there. */
export function addKnownLinks(draft: Draft): void {
  for (const table of [...draft.tables.values()]) {
    if (table.joins || draft.tied.has(table.key)) continue;
    const known = findThing(table.key, draft.domains);
    const thing = known ?? findThing(headOf(table.key), draft.domains);
    if (thing === undefined || (known === undefined && thing.thingClass !== table.thingClass)) continue;
    for (const link of thing.links) addKnownLink(draft, table, link);
  }
}

function addKnownLink(draft: Draft, table: DraftTable, link: KnownLink): void {
  const target = link.targets.map((key) => findTable(draft, key)).find((found) => found !== undefined);
  if (target === undefined || target.joins || isHeld(draft, table, target, link)) return;
  if (link.many) {
    joinTables(draft, table, target, 'known');
    return;
  }
  const isSelf = target === table;
  if (!link.required && (isReachable(draft, table, target) || isTold(draft, table, target))) return;
  table.links.push({
    target: target.key,
    ...(link.role === undefined ? {} : { role: link.role }),
    required: link.required && !isSelf,
    unique: false,
    origin: 'known',
  });
}

/** Whether the tables are linked so already, or a table would be linked with itself without a word that says as what. */
function isHeld(draft: Draft, table: DraftTable, target: DraftTable, link: KnownLink): boolean {
  if (link.role !== undefined && linkTo(table, target.key, link.role) !== undefined) return true;
  if (target === table) return link.role === undefined;
  const isTwin = link.role !== undefined && hasTwin(draft, table, link);
  return isJoined(draft, table, target) || (!isTwin && areLinked(table, target));
}

/** Two links to one table, such as the sender and the recipient. */
function hasTwin(draft: Draft, table: DraftTable, link: KnownLink): boolean {
  const thing = findThing(table.key, draft.domains);
  return (
    thing?.links.some(
      (other) => other !== link && other.role !== undefined && other.targets.some((key) => link.targets.includes(key)),
    ) ?? false
  );
}

/** A person is already known through what the record belongs to: the customer of a payment is the order's. */
function isReachable(draft: Draft, table: DraftTable, target: DraftTable): boolean {
  if (target.thingClass !== 'person' || table.thingClass !== 'part') return false;
  return table.links.some((link) => {
    const over = draft.tables.get(link.target);
    return over?.thingClass === 'event' && linkTo(over, target.key) !== undefined;
  });
}

/** Something of the text that refers to both says already how they belong together: gear is hired, and by customers. */
function isTold(draft: Draft, table: DraftTable, target: DraftTable): boolean {
  const isStatedTo = (one: DraftTable, other: DraftTable): boolean => linkTo(one, other.key)?.origin === 'stated';
  return [...draft.tables.values()].some(
    (between) => between !== table && between !== target && isStatedTo(between, table) && isStatedTo(between, target),
  );
}
