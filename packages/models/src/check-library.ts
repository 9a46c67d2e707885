import { singularizeLast } from '@backsmith/text';
import type { DomainModel, ModelFinding, ModelThing } from './domain-model.ts';
import { phraseKey } from './recognise/phrase-key.ts';

const NAME = /^[a-z](?:[a-z0-9]|_(?!_|$))*$/u;
const LONGEST = 40;
/** A core is what every system of the trade has: enough to be worth having, few enough to be read at a glance. */
const CORE = { least: 4, most: 8 };

/** Words of any sentence: a phrase that is one of them in the singular would name its domain everywhere. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  'a an and at by for from in is it of on or our so that the to us we with app system software'.split(' '),
);

type Complain = (line: number, message: string) => void;

/** What is wrong with the library as a whole: each domain by itself, and phrases that name two of them. */
export function checkLibrary(domains: readonly DomainModel[]): readonly ModelFinding[] {
  return [...domains.flatMap(checkDomain), ...checkPhrases(domains)];
}

/** What is wrong with one domain. */
export function checkDomain(domain: DomainModel): readonly ModelFinding[] {
  const findings: ModelFinding[] = [];
  const complain: Complain = (line, message) => void findings.push({ domain: domain.name, line, message });
  const { core, packs, cues, hints } = domain;
  if (domain.says === '') complain(1, 'It does not say what it is about.');
  if (cues.length < 2) complain(1, 'It needs at least two phrases it is recognised by.');
  for (const cue of [...cues, ...hints].filter((phrase) => EVERYWHERE.has(phraseKey(phrase))))
    complain(1, `"${cue}" is read as "${phraseKey(cue)}", which any text has.`);
  if (core.length < CORE.least || core.length > CORE.most)
    complain(1, `Its core has ${core.length} things; ${CORE.least} to ${CORE.most} are asked for.`);
  if (domain.about !== undefined && !core.some(({ name }) => name === domain.about))
    complain(1, `It is about ${domain.about}, which is not in its core.`);
  for (const { name, cues: own, things } of packs) {
    if (own.length === 0) complain(1, `The pack ${name} has no phrase it is recognised by.`);
    if (things.length === 0) complain(1, `The pack ${name} is empty.`);
  }
  const things = [...core, ...packs.flatMap((pack) => pack.things)];
  checkNames(things, complain);
  for (const thing of things) checkThing(thing, things, complain);
  checkOrder(
    core,
    packs.flatMap((pack) => pack.things),
    complain,
  );
  return findings;
}

function checkNames(things: readonly ModelThing[], complain: Complain): void {
  const words = new Map<string, string>();
  for (const { name, others, line, says } of things) {
    if (!NAME.test(name) || name.length > LONGEST) complain(line, `${name} is no name: lower case, digits and _ only.`);
    if (singularizeLast(name) !== name) complain(line, `${name} stands in the plural.`);
    if (says === '') complain(line, `${name} does not say what it is.`);
    for (const word of [name.replaceAll('_', ' '), ...others]) {
      const taken = words.get(phraseKey(word));
      if (taken !== undefined) complain(line, `"${word}" names both ${taken} and ${name}.`);
      words.set(phraseKey(word), name);
    }
  }
}

function checkThing(thing: ModelThing, things: readonly ModelThing[], complain: Complain): void {
  const { name, line, columns, links, uniques } = thing;
  const taken = new Set(['id', 'created_at', 'updated_at']);
  for (const one of [...columns.map((column) => column.name), ...links.map(({ role }) => role)]) {
    if (!NAME.test(one) || one.length > LONGEST) complain(line, `${name}.${one} is no name.`);
    if (taken.has(one)) complain(line, `${name}.${one} is there twice, or every table has it anyway.`);
    taken.add(one);
  }
  for (const { target } of links)
    if (!things.some((other) => other.name === target))
      complain(line, `${name} refers to ${target}, which is not there.`);
  for (const unique of uniques)
    for (const part of unique) if (!taken.has(part)) complain(line, `${name} has no ${part} to be unique.`);
  if (columns.length + links.length < 2) complain(line, `${name} says too little of itself.`);
  checkColumns(thing, complain);
}

function checkColumns({ name, line, columns }: ModelThing, complain: Complain): void {
  for (const column of columns) {
    const { values, default: fallback, min, max, notBefore } = column;
    const say = (message: string): void => complain(line, `${name}.${column.name} ${message}`);
    if (values !== undefined && new Set(values).size !== values.length) say('has a value twice.');
    if (values !== undefined && (values.length < 2 || values.some((value) => !/^[A-Za-z0-9][\w+-]*$/u.test(value))))
      say('has less than two values, or one that is no word.');
    if (values !== undefined && fallback !== undefined && !values.includes(String(fallback)))
      say('begins with a value it may not hold.');
    if (min !== undefined && max !== undefined && min >= max) say('has a range that holds nothing.');
    if ((min !== undefined || max !== undefined) && !['integer', 'bigint', 'decimal', 'money'].includes(column.type))
      say('is no number and has a range.');
    if (notBefore === undefined) continue;
    const first = columns.find((other) => other.name === notBefore);
    if (first?.type !== column.type || first === column)
      say(`is compared with ${notBefore}, which is nothing of its kind.`);
  }
}

/** Rows can be entered in the order of the file: whatever a thing must refer to stands before it. */
function checkOrder(core: readonly ModelThing[], more: readonly ModelThing[], complain: Complain): void {
  const before = new Set<string>();
  for (const { name, line, links } of [...core, ...more]) {
    for (const { target, required } of links)
      if (required && !before.has(target)) complain(line, `${name} needs a ${target}, which must stand before it.`);
    before.add(name);
  }
  const own = new Set(core.map(({ name }) => name));
  for (const { name, line, links } of core)
    for (const { target, required } of links)
      if (required && !own.has(target)) complain(line, `${name} is core and needs ${target}, which is not.`);
}

/** No phrase may name two domains: which of them is meant could only be guessed. */
function checkPhrases(domains: readonly DomainModel[]): readonly ModelFinding[] {
  const owners = new Map<string, string>();
  return domains.flatMap(({ name, cues, hints, like }) =>
    [...cues, ...hints, ...like].flatMap((cue) => {
      const key = phraseKey(cue);
      const owner = owners.get(key);
      owners.set(key, name);
      return owner === undefined ? [] : [{ domain: name, line: 1, message: `"${cue}" names ${owner} as well.` }];
    }),
  );
}
