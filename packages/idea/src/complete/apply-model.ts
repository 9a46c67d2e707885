import { isCommonColumn, type ModelColumn, type ModelThing } from '@backsmith/models';
import { headOf } from '../extract/concept-key.ts';
import { classOf } from '../extract/thing-class.ts';
import { columnName } from '../model/names.ts';
import { covers, refine } from './add-columns.ts';
import type { ChosenModel } from './choose-model.ts';
import { linkTo, type Draft, type DraftColumn, type DraftLink, type DraftTable } from './draft.ts';
import { areLinked, isJoined } from './find-table.ts';
import { isSaid } from './is-said.ts';
import { isGiver } from './link-dealings.ts';
import { addLink, addModelLinks, linkOver, type Placed } from './link-of-model.ts';
import { missingTimes } from './missing-times.ts';
import { calledSo, PERSONAL, thingFor } from './thing-for.ts';

/** Up to so many things of its own make a text one that says little: the core is added whole. */
const LITTLE = 2;
/** One short sentence that names more things than this says much. */
const BRIEF_TABLES = 4;
/** The share of things a model knows that makes it the model of a text. */
const COVERED = 0.6;
/** So many tables a system of a trade has at least. */
const FEWEST = 5;

/** Whether the model has anything to say: the text wants its system, or what it speaks of is mostly what the model knows. */
export function helps(model: ChosenModel, keys: readonly string[]): boolean {
  if (model.last === true && keys.length > 1) return false;
  return (model.certain && (model.whole || isBare(model, keys.length))) || fits(model, keys);
}

/** Whether a line names a trade and next to nothing beside it: however it goes on, the trade is all there is to go by. */
function isBare({ brief }: ChosenModel, things: number): boolean {
  return brief && things < 2;
}

/** Whether the model knows at least half of the things; one that the text names itself needs to know a single one. */
function fits(model: ChosenModel, keys: readonly string[]): boolean {
  const known = keys.filter((key) => thingFor(model, key) !== undefined).length;
  return known > 0 && (model.certain || known * 2 >= keys.length);
}

/** Whether so little is said, all of it of the trade, that the core is wanted whole. */
function isLittleSaid(draft: Draft, model: ChosenModel, placed: Placed): boolean {
  const tables = countTables(draft);
  if (model.certain && isBare(model, tables)) return true;
  if (!model.whole || tables > BRIEF_TABLES) return false;
  const isBrief = model.brief || model.short === true;
  const isOfModel = tables - placed.size <= 1;
  if (!model.certain) return model.guessed !== true && isBrief && isOfModel && placed.size > 1;
  return tables <= LITTLE ? isBrief || placed.size * 2 >= tables : model.brief && isOfModel;
}

/**
 * What the model says beside the text: its core where the text says little, columns and links of whatever is there.
 *
 * @returns whether the model knows most of what is there, so that nothing needs to be guessed beside it.
 */
export function applyModel(draft: Draft, model: ChosenModel, same: ReadonlyMap<string, string>): boolean {
  const placed = place(draft, model, same);
  const isCovered = placed.size >= COVERED * countTables(draft);
  const isLittle = isLittleSaid(draft, model, placed);
  if (isLittle) addWhole(draft, placed, model);
  else if (model.slight !== true) addPersons(draft, placed, model.domain);
  const add = (thing: ModelThing): void => addRest(draft, model, placed, thing);
  for (const thing of model.all) add(thing);
  if (isLittle || isCovered) for (const key of draft.settled) draft.tied.add(key);
  if (isLittle) return true;
  if (model.slight === true) return isCovered;
  const before = new Set(placed.keys());
  for (const thing of [...saidThings(draft, model, placed), ...missingTies(draft, model, placed)]) {
    addThing(draft, placed, thing);
    add(thing);
  }
  for (const time of missingTimes(model, placed)) {
    addThing(draft, placed, time);
    add(time);
  }
  linkToAdded(draft, model, placed, before);
  for (const thing of model.all) linkOver(draft, model, placed, thing);
  return isCovered;
}

/** What was there refers to what has come since: language pairs to the languages they are of. */
function linkToAdded(draft: Draft, { all }: ChosenModel, placed: Placed, before: ReadonlySet<string>): void {
  for (const thing of all.filter(({ name }) => before.has(name))) {
    const table = placed.get(thing.name);
    for (const link of thing.links)
      if (table !== undefined && !before.has(link.target)) addLink(draft, placed, thing, table, link);
  }
}

function countTables({ tables }: Draft): number {
  return [...tables.values()].filter(({ joins }) => !joins).length;
}

/** The core and the packs the text names; a small core with the packs that stand first beside it. */
function addWhole(draft: Draft, placed: Map<string, DraftTable>, { things, domain, brief }: ChosenModel): void {
  for (const thing of things) addThing(draft, placed, thing);
  for (const pack of brief ? domain.packs : []) {
    if (countTables(draft) >= FEWEST) return;
    for (const thing of pack.things) addThing(draft, placed, thing);
  }
}

/** Columns, links and keys of a thing, where it is there. */
function addRest(draft: Draft, model: ChosenModel, placed: Placed, thing: ModelThing): void {
  const table = placed.get(thing.name);
  if (table === undefined) return;
  draft.settled.add(table.key);
  if (thing.links.every(({ target, required }) => !required || placed.has(target))) draft.tied.add(table.key);
  addModelLinks(draft, model, placed, thing, table);
  addColumns(table, thing, draft.said, model.guessed === true);
  // what a trade nobody named leaves nearly empty is filled as any thing is
  if (table.columns.length < 2 && table.links.length < 2 && !table.joins) draft.settled.delete(table.key);
  addUniques(placed, table, thing);
}

/** What ties a table to the others that otherwise stands alone: campaigns and backers without the pledges between them. */
function missingTies(draft: Draft, { domain, certain }: ChosenModel, placed: Placed): readonly ModelThing[] {
  const tables = [...draft.tables.values()];
  const isAlone = (table: DraftTable | undefined): boolean =>
    table !== undefined &&
    table.links.every(({ target }) => target === table.key) &&
    !tables.some((other) => other !== table && linkTo(other, table.key) !== undefined);
  return domain.core.filter(({ name, links }) => {
    const targets = [...new Set(links.map(({ target }) => placed.get(target)))].filter((table) => table !== undefined);
    if (placed.has(name) || targets.length < 2) return false;
    return targets.some(isAlone) || (certain && LINES.test(name) && areApart(draft, targets));
  });
}

/** The subscriptions of "subscription boxes": things of the core whose name stands in the text, though as part of another. */
function saidThings({ said }: Draft, { domain, certain, named }: ChosenModel, placed: Placed): readonly ModelThing[] {
  if (!certain) return [];
  return domain.core.filter(
    ({ name, links }) =>
      !placed.has(name) &&
      !name.includes('_') &&
      // "a locksmith business" speaks of no locksmiths
      !(named.has(name) && isGiver(name)) &&
      isSaid(name, said) &&
      links.every(({ target, required }) => !required || placed.has(target)),
  );
}

const LINES = /_(?:line|item|entry)$/u;

/** Orders and products without a line between them. */
function areApart(draft: Draft, targets: readonly DraftTable[]): boolean {
  return targets.every((one, at) =>
    targets.slice(at + 1).every((other) => !areLinked(one, other) && !isJoined(draft, one, other)),
  );
}

function place(draft: Draft, model: ChosenModel, same: ReadonlyMap<string, string>): Map<string, DraftTable> {
  const placed = new Map<string, DraftTable>();
  const rest: DraftTable[] = [];
  for (const table of draft.tables.values()) {
    if (table.joins) continue;
    const others = [...same].flatMap(([other, key]) => (key === table.key ? [other] : []));
    const [thing] = [table.key, ...others].flatMap((key) => calledSo(model, key) ?? []);
    if (thing === undefined || placed.has(thing.name)) rest.push(table);
    else placed.set(thing.name, table);
  }
  for (const table of rest) {
    const thing = thingFor(model, table.key);
    if (thing === undefined) continue;
    if (!placed.has(thing.name)) placed.set(thing.name, table);
    else if (calledSo(model, table.key) === thing && placed.get(thing.name) !== table)
      draft.twins.set(table.key, thing.name);
  }
  for (const table of rest) {
    const thing = thingFor(model, headOf(table.key));
    if (table.key.includes(' ') && thing !== undefined && !placed.has(thing.name)) placed.set(thing.name, table);
  }
  if (model.family !== undefined) placePersons(model, placed, rest);
  placeTies(draft, model, placed);
  return placed;
}

/** The gardeners who swap seeds are the members of a swapping circle: a kind of system has no words of its own for persons. */
function placePersons({ domain }: ChosenModel, placed: Map<string, DraftTable>, tables: readonly DraftTable[]): void {
  const taken = new Set(placed.values());
  const isPerson = ({ columns }: ModelThing): boolean =>
    columns.some(({ name }) => PERSONAL.has(name) || name === 'display_name');
  for (const table of tables) {
    if (table.thingClass !== 'person' || taken.has(table)) continue;
    const free = domain.core.filter((thing) => isPerson(thing) && !placed.has(thing.name));
    const thing = isGiver(table.key) ? free.at(-1) : free[0];
    if (thing !== undefined) placed.set(thing.name, table);
  }
}

/** Services chosen for appointments, where the model has what each costs: the tie the text states is the model's record of it. */
function placeTies(draft: Draft, { all }: ChosenModel, placed: Map<string, DraftTable>): void {
  for (const tie of [...draft.tables.values()].filter(({ joins }) => joins)) {
    const ends = new Set(tie.links.map(({ target }) => target));
    const ties = ({ name, links }: ModelThing): boolean =>
      links.length === 2 &&
      links.every(({ target, required }) => required && ends.has(placed.get(target)?.key ?? '')) &&
      links.every(({ target }) => name.startsWith(`${target}_`) || name.endsWith(`_${target}`));
    const thing = ends.size === 2 ? all.find((one) => !placed.has(one.name) && !isJoin(one) && ties(one)) : undefined;
    if (thing === undefined) continue;
    draft.tables.delete(tie.key);
    const key = keyFor(placed, thing.name);
    if (draft.tables.has(key)) continue;
    const table: DraftTable = { ...tie, key, thingClass: classOf(key), joins: false };
    draft.tables.set(key, table);
    placed.set(thing.name, table);
  }
}

/** Where a text speaks of nobody who comes or pays, those its things must refer to are added: appointments without clients are no use. */
function addPersons(draft: Draft, placed: Map<string, DraftTable>, { core }: ChosenModel['domain']): void {
  const persons = [...draft.tables.values()].filter(({ thingClass }) => thingClass === 'person');
  if (persons.some(({ key }) => !isGiver(key))) return;
  const wanted = core
    .filter(({ name }) => placed.has(name))
    .flatMap(({ links }) => links.filter(({ required }) => required).map(({ target }) => target));
  for (const thing of core)
    if (wanted.includes(thing.name) && !isGiver(thing.name) && classOf(thing.name.replaceAll('_', ' ')) === 'person')
      addThing(draft, placed, thing);
}

function addThing(draft: Draft, placed: Map<string, DraftTable>, thing: ModelThing): void {
  if (placed.has(thing.name) || isTold(draft, placed, thing)) return;
  const key = keyFor(placed, thing.name);
  if (draft.tables.has(key)) return;
  const joins = isJoin(thing);
  const table: DraftTable = { key, thingClass: classOf(key), columns: [], links: [], joins, origin: 'known' };
  draft.tables.set(key, table);
  placed.set(thing.name, table);
  if (LINES.test(thing.name))
    untie(
      draft,
      thing.links.map(({ target }) => placed.get(target)),
    );
}

/** An order with lines has its products there, and none beside them. */
function untie({ plain }: Draft, ends: readonly (DraftTable | undefined)[]): void {
  const keys = new Set(ends.map((end) => end?.key));
  for (const end of ends)
    if (end !== undefined)
      end.links = end.links.filter(
        ({ target, role, required }) =>
          role !== undefined ||
          required ||
          !keys.has(target) ||
          target === end.key ||
          plain.has(`${end.key}|${target}`),
      );
}

/** The tags of entries are tags of tastings, where the text has tastings for entries. */
function keyFor(placed: Placed, name: string): string {
  const whole = [...placed].find(
    ([thing, { key }]) => name.startsWith(`${thing}_`) && key !== thing.replaceAll('_', ' '),
  );
  const words = whole === undefined ? name : `${whole[1].key} ${name.slice(whole[0].length + 1)}`;
  return words.replaceAll('_', ' ');
}

function isJoin({ links, columns }: ModelThing): boolean {
  return links.length === 2 && columns.length === 0 && links.every(({ required }) => required);
}

/** What ties two tables together is not wanted where the text has them tied already. */
function isTold(draft: Draft, placed: Placed, { links, columns }: ModelThing): boolean {
  const [one, other] = links.map(({ target }) => placed.get(target));
  if (links.length !== 2 || !links.every(({ required }) => required) || one === undefined || other === undefined)
    return false;
  // a loan with its dates says more than that books are somebody's
  const isRecord = columns.length > 2;
  return one !== other && (isJoined(draft, one, other) || (!isRecord && areLinked(one, other)));
}

/** So many properties told of a thing are all it has: the model adds only what it is known by. */
const MUCH = 3;

function addColumns(table: DraftTable, { columns }: ModelThing, said: ReadonlySet<string>, isGuessed: boolean): void {
  const isTold = table.columns.filter(({ origin }) => origin === 'stated').length >= MUCH;
  for (const column of columns) {
    if (settleStated(table, column, isGuessed)) continue;
    const isKey = column.required && (column.unique || NAMING.has(column.name));
    if (isTold && !isKey && !isSaid(column.name, said)) continue;
    // who was not named may be another trade: what only this one has is left out
    if (isGuessed && !isCommonColumn(column.name) && !isNeeded(column) && !isSaid(column.name, said)) continue;
    const words = column.name.replaceAll('_', ' ');
    if (covers(table, { ...column, words })) continue;
    table.columns.push(toDraftColumn(table, column));
  }
}

/**
 * A property that text and model call the same: the text says that it is there, the model what it is and which values it has.
 *
 * @returns whether the text has stated it.
 */
function settleStated(table: DraftTable, column: ModelColumn, isGuessed: boolean): boolean {
  const known = toDraftColumn(table, column);
  const isIt = ({ name, origin }: DraftColumn): boolean =>
    origin === 'stated' && [name, `${name}_text`, `${name}_name`, name.replace(/^is_/u, '')].includes(known.name);
  const stated = table.columns.find(isIt);
  if (stated === undefined) return false;
  // another trade may have other values
  if (isGuessed && !isCommonColumn(column.name)) return true;
  // what the text lists are the values, whatever a trade uses
  if (stated.values === undefined && stated.min === undefined) stated.type = known.type;
  refine(stated, known);
  return true;
}

/** When something is, and what it costs, is known of it in any trade. */
function isNeeded({ required, type, default: preset }: ModelColumn): boolean {
  return required && preset === undefined && ['date', 'timestamp', 'money'].includes(type);
}

const NAMING = new Set(['name', 'title', 'first_name', 'last_name', 'full_name', 'subject']);

function toDraftColumn(table: DraftTable, column: ModelColumn): DraftColumn {
  const owner = table.key.replaceAll(' ', '_');
  return {
    ...column,
    name: columnName(column.name, owner),
    ...(column.notBefore === undefined ? {} : { notBefore: columnName(column.notBefore, owner) }),
    origin: 'known',
  };
}

function addUniques(placed: Placed, table: DraftTable, thing: ModelThing): void {
  for (const unique of thing.uniques) {
    const parts = unique.map((part) => partOf(placed, table, thing, part));
    if (parts.every((part) => part !== undefined)) table.uniques = [...(table.uniques ?? []), parts];
  }
}

/** The column or the link a part of a unique key stands for, where the table has it. */
function partOf(placed: Placed, table: DraftTable, thing: ModelThing, part: string): string | DraftLink | undefined {
  const link = thing.links.find(({ role }) => role === part);
  if (link === undefined) {
    const name = columnName(part, table.key.replaceAll(' ', '_'));
    return table.columns.some((column) => column.name === name) ? name : undefined;
  }
  const target = placed.get(link.target);
  if (target === undefined) return undefined;
  const role = link.role === link.target ? undefined : link.role.replaceAll('_', ' ');
  return table.links.find((one) => one.target === target.key && one.role === role);
}
