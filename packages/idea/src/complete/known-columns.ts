import type { ModelColumn } from '@backsmith/models';
import { headOf } from '../extract/concept-key.ts';
import { findThing } from '../extract/thing-class.ts';
import { commonThing } from '../vocabulary/common-things.ts';
import { KIND_COLUMNS } from '../vocabulary/kind-columns.ts';
import { knowledge, type KnownColumn, type KnownThing } from '../vocabulary/knowledge.ts';
import { columnName } from '../model/names.ts';
import { withRules } from './column-rules.ts';
import { isTime, type Draft, type DraftColumn, type DraftTable } from './draft.ts';
import { isSaid } from './is-said.ts';
import { isOfOtherTrade, senseOf } from './sense-of.ts';

/** An entry of the vocabulary with fewer columns says next to nothing of a thing. */
const TELLING = 3;

/**
 * What a thing of this name has: by its name as any trade has it, by the vocabulary of the text's trade, by the last words of
 * its name; nothing where none of them knows it.
 */
export function knownColumns(draft: Draft, table: DraftTable): readonly DraftColumn[] {
  if (isOfOtherTrade(table.key, draft.said)) return [];
  const name = senseOf(table.key, draft.said);
  const common = commonThing(name);
  if (name !== table.key && common !== undefined) return common.thing.columns.map((column) => fromModel(table, column));
  const thing = findThing(table.key, draft.domains);
  const isOwn = thing !== undefined && isTheirs(draft, thing);
  const own = isOwn ? thing.columns.map((column) => fromVocabulary(table, column)) : [];
  const general = common?.thing.columns.map((column) => fromModel(table, column)) ?? [];
  if (common?.exact === true && !(isOwn && isOfTrade(thing) && own.length >= TELLING)) return general;
  if (own.length >= TELLING) return [...own, ...beside(own, general)];
  if (general.length > 0) return [...general, ...beside(general, own)];
  return isOwn || !isOnlyMeaning(table, thing)
    ? [...own, ...ofHead(draft, table)]
    : thing.columns.map((column) => fromVocabulary(table, column));
}

/** A word that means one thing in all trades, such as a vaccination, is that thing in each of them. */
function isOnlyMeaning({ key }: DraftTable, thing: KnownThing | undefined): thing is KnownThing {
  return thing?.name === key && knowledge().byName.get(key)?.length === 1;
}

/** An entry of another trade says nothing of this one. */
function isTheirs({ domains }: Draft, { domain }: KnownThing): boolean {
  return domain === undefined || domains.has(domain) || domains.size === 0;
}

function isOfTrade({ domain }: KnownThing): boolean {
  return domain !== undefined;
}

/** Columns the text has words for, of an entry of another trade. */
export function saidColumns(draft: Draft, table: DraftTable): readonly DraftColumn[] {
  if (isOfOtherTrade(table.key, draft.said)) return [];
  const thing = findThing(table.key, draft.domains) ?? headThing(draft, table);
  return (thing?.columns ?? [])
    .filter(({ words }) => isSaid(words, draft.said))
    .map((column) => fromVocabulary(table, column));
}

/** What every thing of its kind has. */
export function kindColumns(table: DraftTable): readonly DraftColumn[] {
  const columns = KIND_COLUMNS[table.thingClass];
  const isBetween = table.links.length > 1;
  return columns
    .filter((column) => !isBetween || column.required || columns.length <= 2)
    .map((column) => ({ ...fromModel(table, column), origin: 'assumed' }));
}

function ofHead(draft: Draft, table: DraftTable): readonly DraftColumn[] {
  const thing = headThing(draft, table);
  const isOneMeaning = thing !== undefined && knowledge().byName.get(thing.name)?.length === 1;
  if (thing === undefined || !(isTheirs(draft, thing) || isOneMeaning)) return [];
  return thing.columns.map((column) => fromVocabulary(table, column));
}

function headThing(draft: Draft, { key, thingClass }: DraftTable): KnownThing | undefined {
  const thing = findThing(headOf(key), draft.domains);
  return thing?.thingClass === thingClass ? thing : undefined;
}

/** What the second adds to the first: a state, and what is neither a time, a name, a number nor a sum once more. */
function beside(first: readonly DraftColumn[], second: readonly DraftColumn[]): readonly DraftColumn[] {
  const has = (is: (column: DraftColumn) => boolean): boolean => first.some(is);
  return second.filter(
    (column) =>
      (isState(column) || !column.required) &&
      !has(({ name }) => firstWord(name) === firstWord(column.name)) &&
      ![isTime, isNaming, isNumbered, isSum, isProse, isState].some((is) => is(column) && has(is)),
  );
}

function firstWord(name: string): string {
  return name.split('_')[0] ?? '';
}

const isNaming = ({ name }: DraftColumn): boolean => /(?:^|_)(?:name|title|subject|label)$/u.test(name);
const isNumbered = ({ unique }: DraftColumn): boolean => unique;
const isSum = ({ type, name }: DraftColumn): boolean => type === 'money' || name === 'currency';
const isProse = ({ type }: DraftColumn): boolean => type === 'text';
const isState = ({ name, values }: DraftColumn): boolean =>
  values !== undefined && /(?:status|stage|state|result)$/u.test(name);

function fromModel({ key }: DraftTable, column: ModelColumn): DraftColumn {
  const owner = key.replaceAll(' ', '_');
  return {
    ...column,
    name: columnName(column.name, owner),
    ...(column.notBefore === undefined ? {} : { notBefore: columnName(column.notBefore, owner) }),
    origin: 'known',
  };
}

function fromVocabulary({ key }: DraftTable, known: KnownColumn): DraftColumn {
  const isState = known.values !== undefined && ['status', 'stage'].includes(known.words);
  return withRules({
    name: columnName(known.words, key.replaceAll(' ', '_')),
    type: known.type,
    required: known.required || isState || known.type === 'boolean',
    unique: known.unique,
    ...(known.values === undefined ? {} : { values: known.values }),
    ...(isState ? { default: known.values[0] ?? '' } : {}),
    ...(known.type === 'boolean' ? { default: ON.has(known.words) } : {}),
    origin: 'known',
  });
}

const ON: ReadonlySet<string> = new Set(['available', 'active', 'enabled']);
