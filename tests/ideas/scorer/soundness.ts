import { domainModel, type DomainModel, type ModelThing } from '@backsmith/models';
import type { Gold } from '../gold.ts';
import { isColumnFor } from './match-column.ts';
import { matchTables } from './match-tables.ts';
import { isJoin, type ProducedTable } from './produced.ts';
import { keyOf, wordsOf } from './words.ts';

/** What a schema holds beside what was asked for. */
export type Soundness = {
  /** Links the gold names, links a model of its trade has, and those nobody asked for, in words. */
  readonly stated: number;
  readonly ofModel: number;
  readonly groundless: readonly string[];
  /** Columns neither the text, nor the gold, nor the trade's model has, and that not every table may have. */
  readonly foreign: readonly string[];
  readonly columns: number;
  /** Tables no row can be entered into first: they must refer to each other in a circle. */
  readonly stuck: readonly string[];
};

type Pair = { readonly from: string; readonly to: string };

/** Judges what nobody stated. A gold without a domain leaves nothing to a model. */
export function soundnessOf(prompt: string, gold: Gold, tables: readonly ProducedTable[]): Soundness {
  const model = gold.domain === undefined ? undefined : domainModel(gold.domain);
  const names = namesIn(gold, tables, model);
  const { tableOf } = matchTables(gold, tables);
  const optional = (table: string): boolean => gold.optional.some(({ name }) => tableOf.get(name)?.name === table);
  const stated = new Set(gold.relations.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const ofModel = modelPairs(model);
  const must = new Set(gold.entities.map(({ name }) => name));
  // how a table is linked that may be left out altogether is a matter of taste
  const isTaste = (table: string): boolean => {
    const called = names(table);
    return called.length > 0 && optional(table) && !called.some((name) => must.has(name));
  };
  const isAmong = (pairs: ReadonlySet<string>, { from, to }: Pair): boolean =>
    names(from).some((one) => names(to).some((other) => pairs.has(`${one} ${other}`)));
  const links = linksOf(tables).filter(({ from, to }) => ![from, to].some((name) => isTaste(name)));
  const rest = links.filter((link) => !isAmong(stated, link));
  const groundless = rest.filter((link) => !isAmong(ofModel, link));
  const columns = tables.flatMap((table) => ownColumns(table).map((column) => ({ table, column })));
  const isTheirs = columnTest(prompt, gold, model);
  return {
    stated: links.length - rest.length,
    ofModel: rest.length - groundless.length,
    groundless: groundless.map(({ from, to }) => `${from} -> ${to}`),
    foreign: columns
      .filter(({ table, column }) => !isTheirs(table, column))
      .map(({ table, column }) => `${table.name}.${column}`),
    columns: columns.length,
    stuck: stuckIn(tables),
  };
}

/** All names of the gold and of the model that a table answers to. */
function namesIn(
  gold: Gold,
  tables: readonly ProducedTable[],
  model: DomainModel | undefined,
): (table: string) => readonly string[] {
  const { tableOf } = matchTables(gold, tables);
  const things = thingsOf(model);
  return (table) => [
    ...[...tableOf].flatMap(([name, found]) => (found.name === table ? [name] : [])),
    ...things.filter((thing) => isCalled(thing, table, gold)).map(({ name }) => keyOf(name)),
  ];
}

/** A thing is called by its own names, and by those the gold has for it. */
function isCalled({ name, others }: ModelThing, table: string, { entities, optional }: Gold): boolean {
  const called = new Set([name, ...others].map(keyOf));
  const key = keyOf(table);
  if (called.has(key) || called.has(wordsOf(table).at(-1) ?? '')) return true;
  return [...entities, ...optional].some((named) => {
    const keys = [named.name, ...named.synonyms].map(keyOf);
    return keys.includes(key) && keys.some((one) => called.has(one));
  });
}

function thingsOf(model: DomainModel | undefined): readonly ModelThing[] {
  return model === undefined ? [] : [...model.core, ...model.packs.flatMap(({ things }) => things)];
}

/** Pairs the model links, also through a thing between them. */
function modelPairs(model: DomainModel | undefined): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const { name, links } of thingsOf(model))
    for (const { target } of links) {
      for (const other of links) if (other.target !== target) pairs.add(`${keyOf(other.target)} ${keyOf(target)}`);
      pairs.add(`${keyOf(name)} ${keyOf(target)}`);
      pairs.add(`${keyOf(target)} ${keyOf(name)}`);
    }
  return pairs;
}

/** References, and for a table that only joins two others the one link it stands for. */
function linksOf(tables: readonly ProducedTable[]): readonly Pair[] {
  return tables.flatMap((table): readonly Pair[] => {
    const targets = [...new Set(table.foreignKeys.map(({ refTable }) => refTable))];
    const [one, other = one] = targets;
    if (isBareJoin(table) && one !== undefined && other !== undefined) return [{ from: one, to: other }];
    return targets.map((to) => ({ from: table.name, to }));
  });
}

function isBareJoin(table: ProducedTable): boolean {
  return isJoin(table) && table.foreignKeys.length === 2 && ownColumns(table).length === 0;
}

function ownColumns({ columns, foreignKeys }: ProducedTable): readonly string[] {
  const keys = new Set(foreignKeys.flatMap((key) => key.columns));
  return columns
    .filter(({ name, key }) => !key && !keys.has(name) && !/^(?:created|updated)_at$/u.test(name))
    .map(({ name }) => name);
}

/** What tables of any trade may have. */
const ANYWHERE = new Set(
  `name title description notes note email phone address first last full status code number date time starts ends started ended
  url body comment text active amount quantity price type kind issued due paid reference subject username password hash label position`
    .split(/\s+/u)
    .map(keyOf),
);
const FILLERS = new Set(['at', 'on', 'is', 'of', 'date', 'time']);

function columnTest(
  prompt: string,
  gold: Gold,
  model: DomainModel | undefined,
): (table: ProducedTable, column: string) => boolean {
  const said = new Set(wordsOf(prompt.replaceAll(/['’]s\b/gu, '')));
  const ofModel = new Set(thingsOf(model).flatMap(({ columns }) => columns.map(({ name }) => keyOf(name))));
  const stem = (word: string): string => word.replace(/(?:ed|ing|e|ment|ion)$/u, '');
  const stems = new Set([...said].map(stem));
  return (table, column) => {
    const own = new Set(wordsOf(table.name));
    const words = wordsOf(column).filter((word) => !FILLERS.has(word) && !own.has(word));
    if (words.length === 0 || words.every((word) => ANYWHERE.has(word) || said.has(word) || stems.has(stem(word))))
      return true;
    if (ofModel.has(keyOf(column)) || ofModel.has(words.join(' '))) return true;
    const named = gold.attributes.filter(({ entity }) => entity !== '');
    return named.some(({ name, synonyms }) => isColumnFor(column, [name, ...synonyms], table.name));
  };
}

function stuckIn(tables: readonly ProducedTable[]): readonly string[] {
  const filled = new Set<string>();
  const isFree = (table: ProducedTable): boolean =>
    table.foreignKeys.every(
      ({ columns, refTable }) =>
        filled.has(refTable) ||
        columns.some((name) => table.columns.find((one) => one.name === name)?.required === false),
    );
  for (let before = -1; before !== filled.size;) {
    before = filled.size;
    for (const table of tables) if (isFree(table)) filled.add(table.name);
  }
  return tables.map(({ name }) => name).filter((name) => !filled.has(name));
}
