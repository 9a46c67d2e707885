import { headOf } from '../extract/concept-key.ts';
import type { ThingClass } from '../vocabulary/knowledge.ts';
import { wordSet } from '../model/word-set.ts';
import { linkTo, type Draft, type DraftTable } from './draft.ts';
import { findThing } from '../extract/thing-class.ts';
import { areLinked, findTable, isJoined, refersTo } from './find-table.ts';
import { linkAsStated } from './link-as-stated.ts';
import { linkNeighbors } from './link-neighbors.ts';
import { suppose } from './suppose.ts';
import { linkDealings } from './link-dealings.ts';

/** Links that are usual between things of their classes, where the text and the vocabulary say nothing: to be asked for. */
export function supposeLinks(draft: Draft): void {
  linkCompounds(draft);
  const tables = [...draft.tables.values()].filter(({ joins }) => !joins);
  // What is linked already is linked as the text or a model says: more would be guessed, wrong every other time.
  for (const table of tables) if (isAlone(draft, table)) linkByClass(draft, table, tables);
  linkDealings(draft, tables);
  linkNeighbors(draft, tables);
  for (const table of tables) if (isAlone(draft, table)) linkAlone(draft, table, tables);
}

/** What a thing no model knows, and the text leaves alone, most likely belongs to. */
export function supposeLoose(draft: Draft): void {
  const tables = [...draft.tables.values()].filter(({ joins }) => !joins);
  for (const table of tables) {
    if (draft.settled.has(table.key) || !isAlone(draft, table)) continue;
    const known = findThing(table.key, draft.domains)?.links.filter(({ many }) => !many) ?? [];
    const target = known.flatMap(({ targets }) => targets.flatMap((key) => findTable(draft, key) ?? []))[0];
    if (target !== undefined) suppose(draft, table, target);
    if (isAlone(draft, table)) linkByClass(draft, table, tables);
    if (isAlone(draft, table)) linkAlone(draft, table, tables);
  }
}

/** Links the names of things tell of: an order item is of an order. */
export function linkCompounds(draft: Draft): void {
  const tables = [...draft.tables.values()].filter(({ joins }) => !joins);
  for (const table of tables) linkCompound(draft, table, tables);
}

const KIND_HEADS = new Set(['type', 'category', 'class', 'kind', 'tier', 'model', 'brand']);

/** `order item` belongs to an order; a `room type` is what rooms refer to. */
function linkCompound(draft: Draft, table: DraftTable, tables: readonly DraftTable[]): void {
  const [first, ...rest] = table.key.split(' ');
  if (first === undefined || rest.length === 0) return;
  const whole = tables.find(
    (other) => other !== table && (other.key === first || table.key.startsWith(`${other.key} `)),
  );
  if (whole === undefined || areLinked(table, whole)) return;
  if (table.thingClass === 'kind' || KIND_HEADS.has(headOf(table.key))) linkNamed(draft, whole, table);
  else if (!(table.thingClass === 'person' && whole.thingClass !== 'org')) linkNamed(draft, table, whole);
}

/** What the name of a thing says is as good as said. */
function linkNamed(draft: Draft, from: DraftTable, to: DraftTable): void {
  if (!draft.tied.has(from.key) || !draft.tied.has(to.key)) linkAsStated(draft, from, to);
}

function hasLinks(table: DraftTable): boolean {
  return table.links.some(({ target }) => target !== table.key);
}

function nearest(
  tables: readonly DraftTable[],
  table: DraftTable,
  classes: readonly ThingClass[],
): DraftTable | undefined {
  const fits = (other: DraftTable): boolean => other !== table && classes.includes(other.thingClass);
  return before(tables, table, fits) ?? tables.slice(tables.indexOf(table) + 1).find(fits);
}

function before(
  tables: readonly DraftTable[],
  table: DraftTable,
  fits: (other: DraftTable) => boolean,
): DraftTable | undefined {
  return tables.slice(0, tables.indexOf(table)).findLast(fits);
}

function linkByClass(draft: Draft, table: DraftTable, tables: readonly DraftTable[]): void {
  const linksTo = (classes: readonly ThingClass[]): boolean =>
    table.links.some(({ target }) => classes.includes(draft.tables.get(target)?.thingClass ?? 'kind'));
  switch (table.thingClass) {
    case 'event': {
      const named = hasLinks(table) ? tables.filter((other) => isNamedWith(draft, table, other)) : tables;
      if (!linksTo(['person', 'org'])) linkNearest(draft, table, named, ['person']);
      if (!linksTo(['item', 'place', 'doc', 'event'])) linkNearest(draft, table, named, ['item', 'place', 'doc']);
      else if (!linksTo(['item', 'doc', 'event', 'kind', 'part'])) linkTopic(draft, table, tables);
      linkAuthor(draft, table, tables);
      return;
    }
    case 'doc':
      if (!linksTo(['event', 'item', 'doc', 'place', 'org'])) linkTopic(draft, table, tables);
      linkAuthor(draft, table, tables);
      return;
    case 'part':
      linkAuthor(draft, table, tables);
      if (headOf(table.key) === 'payment' && !hasLinks(table) && linkPayment(draft, table, tables)) return;
      if (hasLinks(table) && !linksTo(['event', 'item', 'doc', 'place', 'part', 'kind', 'org', 'schedule'])) {
        linkNearest(draft, table, tables, ['event', 'item', 'doc', 'place']);
        return;
      }
      linkDependent(draft, table, tables);
      return;
    case 'schedule':
      linkDependent(draft, table, tables);
      return;
    case 'kind':
      if (!tables.some((other) => linkTo(other, table.key) !== undefined) && !hasLinks(table)) {
        const sorted = nearest(tables, table, ['item', 'doc', 'event', 'place']);
        if (sorted !== undefined && !isJoined(draft, sorted, table)) suppose(draft, sorted, table);
      }
      return;
    default:
  }
}

/** What refers to something already is linked further only to what the same sentence names: beyond it one would guess. */
function isNamedWith(draft: Draft, table: DraftTable, other: DraftTable): boolean {
  return table === other || draft.sentenceOf(table.key) === draft.sentenceOf(other.key);
}

/** What happens at a place or is written by somebody is about the thing the text came from, if there is one. */
function linkTopic(draft: Draft, table: DraftTable, tables: readonly DraftTable[]): void {
  const topic = before(
    tables,
    table,
    (other) => ['item', 'event'].includes(other.thingClass) && isNamedWith(draft, table, other),
  );
  if (topic !== undefined && !refersTo(draft, topic, table)) suppose(draft, table, topic);
}

/** What somebody notes down: it is theirs whom the same sentence names before it. */
const NOTED = wordSet(
  `record log note report check inspection reading entry finding observation measurement sheet assessment survey sample visit statement sighting count diary protocol update test`,
);

function linkAuthor(draft: Draft, table: DraftTable, tables: readonly DraftTable[]): void {
  if (!NOTED.has(headOf(table.key))) return;
  const sentence = draft.sentenceOf(table.key);
  if (sentence === undefined || tables.some((other) => other.thingClass === 'person' && areLinked(table, other)))
    return;
  const author = before(
    tables,
    table,
    ({ key, thingClass }) => thingClass === 'person' && draft.sentenceOf(key) === sentence,
  );
  if (author !== undefined) suppose(draft, table, author);
}

const PAID = wordSet(
  `order booking reservation rental invoice bill sale subscription membership contract enrollment registration lease loan donation appointment lot lesson session stay fee due purchase`,
);

/** What is paid for: an order or the like, not whatever happens to stand before it. */
function linkPayment(draft: Draft, table: DraftTable, tables: readonly DraftTable[]): boolean {
  const paid = tables.findLast(({ key, thingClass }) => PAID.has(headOf(key)) && thingClass !== 'person');
  const payer = tables.find(({ key }) =>
    ['customer', 'client', 'member', 'user', 'guest', 'tenant', 'parent', 'student'].includes(headOf(key)),
  );
  const target = paid ?? payer;
  if (target === undefined || target === table) return false;
  suppose(draft, table, target);
  return true;
}

function linkDependent(draft: Draft, table: DraftTable, tables: readonly DraftTable[]): void {
  if (!hasLinks(table) && !linkNearest(draft, table, tables, ['event', 'item', 'doc', 'place']))
    linkNearest(draft, table, tables, ['person', 'org']);
}

function linkNearest(
  draft: Draft,
  table: DraftTable,
  tables: readonly DraftTable[],
  classes: readonly ThingClass[],
): boolean {
  const target = nearest(tables, table, classes);
  if (target === undefined || refersTo(draft, target, table)) return false;
  suppose(draft, table, target);
  return true;
}

/** Nothing is linked with it, or asked to be. */
function isAlone(draft: Draft, table: DraftTable): boolean {
  return (
    !hasLinks(table) &&
    !draft.supposed.some(({ from, to }) => from === table.key || to === table.key) &&
    ![...draft.tables.values()].some((other) => other !== table && linkTo(other, table.key) !== undefined)
  );
}

function linkAlone(draft: Draft, table: DraftTable, tables: readonly DraftTable[]): void {
  const hub = hubFor(table, tables);
  if (hub === undefined) return;
  if (['person', 'org', 'place', 'kind'].includes(table.thingClass) && !['person', 'kind'].includes(hub.thingClass))
    suppose(draft, hub, table);
  else if (table.thingClass === 'item' && ['event', 'part'].includes(hub.thingClass)) suppose(draft, hub, table);
  else suppose(draft, table, hub);
}

/** Where something alone is tied to: by its name, else the next record, else whatever is linked most. */
function hubFor(table: DraftTable, tables: readonly DraftTable[]): DraftTable | undefined {
  const named = tables.find((other) => other !== table && table.key.startsWith(`${headOf(other.key)} `));
  if (named !== undefined) return named;
  const record =
    table.thingClass === 'person' ||
    table.thingClass === 'place' ||
    table.thingClass === 'item' ||
    table.thingClass === 'org'
      ? nearest(tables, table, ['event', 'item', 'part', 'doc'])
      : undefined;
  if (record !== undefined) return record;
  const most = (one: DraftTable): number =>
    tables.filter((other) => linkTo(other, one.key) !== undefined).length + one.links.length;
  return tables.filter((other) => other !== table).sort((a, b) => most(b) - most(a))[0];
}
