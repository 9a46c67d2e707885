import type { ModelLink, ModelThing } from '@backsmith/models';
import type { ChosenModel } from './choose-model.ts';
import { linkTo, type Draft, type DraftTable } from './draft.ts';
import { areLinked, isJoined } from './find-table.ts';
import { calledSo } from './thing-for.ts';

/** The tables of a draft under the names the model has for them. */
export type Placed = ReadonlyMap<string, DraftTable>;

/**
 * What the model says a table refers to. Of a thing that is only near to what the text has, or of a trade the text did not
 * name, only what it must refer to, or what ties it to anything at all.
 */
export function addModelLinks(
  draft: Draft,
  model: ChosenModel,
  placed: Placed,
  thing: ModelThing,
  table: DraftTable,
): void {
  const isNear = calledSo(model, table.key) !== thing && thing.name.replaceAll('_', ' ') !== table.key;
  const isUnsure = isNear || model.guessed === true;
  if (!isUnsure) dropBesideParts(placed, thing, table);
  for (const link of thing.links)
    if (isPart(model, placed, link) && (link.required || !isUnsure || isLone(draft, table)))
      addLink(draft, placed, thing, table, link);
}

/** "matches with home and away team": where the model has a part for each of two, a link without a part says nothing more. */
function dropBesideParts(placed: Placed, { links }: ModelThing, table: DraftTable): void {
  table.links = table.links.filter(({ target, role }) => {
    const parts = links.filter((link) => placed.get(link.target)?.key === target);
    return (
      role !== undefined || target === table.key || parts.length < 2 || parts.some((link) => link.role === link.target)
    );
  });
}

/** One link of a thing, where the thing it refers to is there and the text does not say it already. */
export function addLink(draft: Draft, placed: Placed, thing: ModelThing, table: DraftTable, link: ModelLink): void {
  const target = placed.get(link.target);
  if (target === undefined) return;
  const isSelf = target === table;
  const isOnly = thing.links.filter((other) => other.target === link.target).length === 1;
  if (isOnly && !isSelf && isToldOtherwise(draft, table, target, link)) return;
  const role = link.role === link.target ? undefined : link.role.replaceAll('_', ' ');
  if (linkTo(table, target.key, role ?? '') !== undefined) return;
  table.links.push({
    target: target.key,
    ...(role === undefined ? {} : { role }),
    required: link.required && !isSelf,
    unique: link.unique,
    onDelete: link.onDelete,
    origin: 'known',
  });
}

/** Whether the text ties the two already; a link of the text takes what the model knows of it. */
function isToldOtherwise(draft: Draft, table: DraftTable, target: DraftTable, link: ModelLink): boolean {
  const stated = linkTo(table, target.key);
  if (stated === undefined) {
    if (isToTwin(draft, table, target, link) || (isJoined(draft, table, target) && !table.joins)) return true;
    return areLinked(table, target) && !turned(draft, table, target);
  }
  stated.required ||= link.required;
  stated.onDelete ??= link.onDelete === 'set null' && stated.required ? 'restrict' : link.onDelete;
  return true;
}

/** "mechanics log working time" beside workers, who come to the same in the model: the text says whose it is. */
function isToTwin(
  { twins }: Draft,
  table: DraftTable,
  target: DraftTable,
  { role, target: meant }: ModelLink,
): boolean {
  if (target.thingClass !== 'person' || role !== meant) return false;
  return table.links.some((link) => link.origin === 'stated' && twins.get(link.target) === meant);
}

/**
 * Takes a link out that the text does not plainly state, where the model has it the other way round: parents who "add their
 * children" do not each belong to a child.
 *
 * @returns whether it was taken out
 */
function turned({ plain }: Draft, table: DraftTable, target: DraftTable): boolean {
  const back = target.links.filter((link) => link.target === table.key);
  if (back.length !== 1 || back.some(({ role, required }) => role !== undefined || required)) return false;
  if (plain.has(`${target.key}|${table.key}`)) return false;
  target.links = target.links.filter((link) => !back.includes(link));
  return true;
}

/** Whether nothing has to do with a table yet. */
function isLone({ tables }: Draft, table: DraftTable): boolean {
  if (table.links.length > 0) return false;
  return [...tables.values()].every((other) => other === table || linkTo(other, table.key) === undefined);
}

/** Whether the word the text has for a person fits the part it would play: backers of a project do not create it. */
function isPart({ all }: ChosenModel, placed: Placed, { role, target }: ModelLink): boolean {
  const key = placed.get(target)?.key.replaceAll(' ', '_');
  if (key === undefined || key === target || role === target || role === key) return true;
  return !all.some(({ links }) => links.some((link) => link.target === target && link.role === key));
}

/** A booking of a date of a course, where the text has no dates: the booking of a course. */
export function linkOver(draft: Draft, model: ChosenModel, placed: Placed, thing: ModelThing): void {
  const table = placed.get(thing.name);
  if (table === undefined) return;
  for (const { target, required } of thing.links) {
    const between = placed.has(target) ? undefined : model.all.find(({ name }) => name === target);
    if (!required || between === undefined) continue;
    for (const end of endsOver(placed, between)) {
      if (end === table || areLinked(table, end) || isJoined(draft, table, end)) continue;
      table.links.push({ target: end.key, required: false, unique: false, onDelete: 'restrict', origin: 'known' });
    }
  }
}

/** What the thing between must refer to; where that is nothing of the text, the first it may refer to: the hive of a colony. */
function endsOver(placed: Placed, { links }: ModelThing): readonly DraftTable[] {
  const plain = links.filter(({ role, target }) => role === target);
  const must = plain.filter(({ required }) => required).flatMap(({ target }) => placed.get(target) ?? []);
  if (must.length > 0) return must;
  return plain.flatMap(({ target }) => placed.get(target) ?? []).slice(0, 1);
}
