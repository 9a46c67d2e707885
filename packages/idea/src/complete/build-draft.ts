import type { DomainModel } from '@backsmith/models';
import { pluralize } from '@backsmith/text';
import type { Extraction } from '../extract/extract.ts';
import { headOf } from '../extract/concept-key.ts';
import type { Findings, RelationFinding } from '../extract/findings.ts';
import { classOf, findThing } from '../extract/thing-class.ts';
import { nameSubject } from '../extract/name-subject.ts';
import { ROLE_PREFIXES } from '../vocabulary/grammar-words.ts';
import { wordSet } from '../model/word-set.ts';
import { addAttributes, KIN } from './add-attributes.ts';
import { addUsualColumns } from './add-columns.ts';
import { addKnownLinks } from './add-links.ts';
import { supposeLinks, linkCompounds, supposeLoose } from './add-priors.ts';
import { addRelations, type Resolve } from './add-relations.ts';
import { applyModel, helps } from './apply-model.ts';
import { thingFor } from './thing-for.ts';
import { linkChildren, withChildren } from './children.ts';
import { chooseEntities, type Entities } from './choose-entities.ts';
import { dropNames, isMentioned } from './drop-names.ts';
import { dropSlight } from './drop-slight.ts';
import { withKnownOwners } from './known-owners.ts';
import { withKinds } from './kinds-of.ts';
import { makeLines } from './make-lines.ts';
import { specialised } from './specialise-model.ts';
import { takeColumns } from './take-columns.ts';
import { isNamed, type ChosenModel } from './choose-model.ts';
import { detectDomains, type DomainMatch } from './detect-domains.ts';
import { emptyDraft, type Draft, type DraftTable } from './draft.ts';
import { linkDeeds } from './link-deeds.ts';
import { DEALINGS, isGiver } from './link-dealings.ts';
import { findTable } from './find-table.ts';

/** Persons who are only a part somebody plays towards a thing. */
const PARTS = wordSet(
  'assignee creator requester approver uploader sender recipient receiver inviter responsible reporter',
);
/** Records that come to the same: the frame's "booking" is the text's "appointment". */
const ALIKE = wordSet(
  'booking appointment reservation rental order loan ticket session lesson visit trip stay lease ride swap walk shoot tour',
);

/** A domain of the vocabulary that the first sentence names. */
const CLEAR = 3;

export type BuiltDraft = {
  readonly draft: Draft;
  readonly stated: readonly string[];
  readonly matches: readonly DomainMatch[];
  /** The model of the library it was put together with, in the words of the text. */
  readonly domain?: DomainModel;
};

/** Puts together the tables: what the text states, then what the vocabulary knows, then what is usual. */
export function buildDraft({ findings, sentences }: Extraction, chosen?: ChosenModel): BuiltDraft {
  if (chosen === undefined && chooseEntities(findings).keys.length === 0) nameSubject(findings, sentences);
  const entities = withChildren(chooseEntities(findings, sentences), findings);
  const { keys, same } = withoutDoubles(withKinds(withSubject(entities, chosen), findings, chosen), findings, chosen);
  const matches = detectDomains(sentences, keys);
  const model = chosen !== undefined && isHelp(chosen, matches, keys) ? specialised(chosen, keys, findings) : undefined;
  const domains = new Set(matches.slice(0, 3).map(({ domain }) => domain.name));
  const sentenceOf = (key: string): number | undefined => findings.concepts.get(key)?.first;
  const said = new Set(sentences.flatMap((tokens) => tokens.map(({ base }) => base)));
  const draft: Draft = { ...emptyDraft(), sentenceOf, domains, said, plain: plainLinks(findings, same) };
  for (const key of keys) addTable(draft, key, 'stated');
  const isOwner = (key: string): boolean => (findings.concepts.get(key)?.owners ?? 0) > 0;
  const roles = takeRoles(draft, isOwner);
  const properties = [...findings.attributes];
  if (model !== undefined && model.slight !== true) {
    dropNames(draft, model, findings, same);
    takeColumns(draft, model, findings);
    properties.push(...dropSlight(draft, model, findings, same));
  }
  addFrameEvents(draft, framesBeside(model, findings, sentences, keys));
  addTaken(draft);
  const stated = [...draft.tables.keys()];
  const resolve = (key: string): DraftTable | undefined => draft.tables.get(same.get(key) ?? key) ?? byHead(draft, key);
  addRelations(
    draft,
    findings.relations.flatMap((relation) => withRoles(draft, relation, roles)),
    resolve,
  );
  linkChildren(draft, same);
  for (const key of draft.tables.keys()) if (!stated.includes(key)) draft.acts.add(key);
  addAttributes(draft, model === undefined ? properties : withKnownOwners(properties, model, same), resolve);
  if (model !== undefined) {
    const isCovered = applyModel(draft, model, same);
    // a trade the text does not name is a help to us, and nothing to tell of
    const isTold = model.slight !== true && (model.guessed !== true || model.short === true);
    const built = { draft, stated, matches, ...(isTold ? { domain: model.domain } : {}) };
    return isCovered
      ? completeOfModel(draft, findings, resolve, built)
      : completeDraft(draft, findings, resolve, built);
  }
  if (sentences.flat().length < 40 && findings.attributes.length === 0 && !hasDeed(findings))
    addCore(draft, matches, stated.length);
  addPersons(draft, stated.length, new Set(matches.slice(0, 3).flatMap(({ domain }) => domain.core)));
  return completeDraft(draft, findings, resolve, { draft, stated, matches });
}

/** Whether the model is worth putting the tables together with. */
function isHelp(chosen: ChosenModel, [best]: readonly DomainMatch[], keys: readonly string[]): boolean {
  // what the vocabulary knows of a trade says more than a model of anything
  const isKnownTrade = chosen.last === true && best !== undefined && best.score >= CLEAR;
  return !isKnownTrade && helps(chosen, keys);
}

/** What the text is about besides what the model says. */
function framesBeside(
  model: ChosenModel | undefined,
  findings: Findings,
  sentences: Extraction['sentences'],
  keys: readonly string[],
): Findings['frameEvents'] {
  return findings.frameEvents.filter(
    (event) =>
      !isCalledOtherwise(model, event, keys) &&
      !isSubject(model, event) &&
      !isTradeItself(model, event) &&
      (model === undefined || isTheirs(model, findings, event) || isWritten(sentences, event)),
  );
}

/** Somebody does something with a thing. */
function hasDeed({ relations }: Findings): boolean {
  return relations.some(
    ({ act, from, to }) => act !== undefined && classOf(from) === 'person' && classOf(to) !== 'person',
  );
}

/** Verbs that say nothing but how things belong together. */
const BELONGING = wordSet('have contain include belong consist hold own');

/** Pairs of things, either way round, of which the text says in so many words how they belong together. */
function plainLinks({ deeds, relations }: Findings, same: ReadonlyMap<string, string>): ReadonlySet<string> {
  const pairs = [
    ...deeds.filter(({ lemma }) => BELONGING.has(lemma)).map(({ subject, object }) => [subject, object]),
    ...relations.filter(({ sure }) => sure === true).map(({ from, to }) => [from, to]),
  ];
  return new Set(
    pairs.flatMap((pair) => {
      const [one = '', other = ''] = pair.map((key) => same.get(key) ?? key);
      return [`${one}|${other}`, `${other}|${one}`];
    }),
  );
}

/** The "sale" of a "garage sale finder" is a garage sale. */
function withSubject({ keys, same }: Entities, chosen?: ChosenModel): Entities {
  const about = chosen?.family ?? '';
  const head = headOf(about);
  if (!about.includes(' ') || !keys.includes(head)) return { keys, same };
  return {
    keys: [...new Set(keys.map((key) => (key === head ? about : key)))],
    same: new Map([...same, [head, about]]),
  };
}

/**
 * One thing for two words of a text: the "user" beside "neighbours" is one of them where the trade has one thing for both, and
 * an "escape room with rooms" keeps rooms.
 */
function withoutDoubles({ keys, same }: Entities, findings: Findings, chosen?: ChosenModel): Entities {
  if (chosen === undefined) return { keys, same };
  const merged = new Map<string, string>();
  for (const key of keys) {
    if (key !== 'user' && !isNameOnly(findings, key, chosen)) continue;
    const meant = thingFor(chosen, key);
    const others = keys.filter((one) => one !== key && meant !== undefined && thingFor(chosen, one) === meant);
    const isRelated = findings.relations.some(
      ({ from, to }) => [from, to].includes(key) && others.some((one) => one === from || one === to),
    );
    const [one] = others;
    const isSame = key === 'user' || headOf(key) === one;
    if (one !== undefined && others.length === 1 && isSame && !isRelated) merged.set(key, one);
  }
  return { keys: keys.filter((key) => !merged.has(key)), same: new Map([...same, ...merged]) };
}

/** Whether a word of the text only says what the system is. */
function isNameOnly({ concepts }: Findings, key: string, model: ChosenModel): boolean {
  const { plurals = 0, mentions = 0, owners = 0 } = concepts.get(key) ?? {};
  return plurals === 0 && mentions < 2 && owners === 0 && isNamed(model, key);
}

/** Beside a model little is guessed: what the names of things say, what a thing no model knows must belong to, and columns any thing of its kind has. */
function completeOfModel(draft: Draft, { deeds }: Findings, resolve: Resolve, built: BuiltDraft): BuiltDraft {
  linkDeeds(draft, deeds, resolve);
  makeLines(draft);
  addKnownLinks(draft);
  linkCompounds(draft);
  supposeLoose(draft);
  for (const table of draft.tables.values()) addUsualColumns(draft, table);
  return built;
}

/** What is usual and neither the text nor a model of the library says. */
function completeDraft(draft: Draft, { deeds }: Findings, resolve: Resolve, built: BuiltDraft): BuiltDraft {
  linkDeeds(draft, deeds, resolve);
  makeLines(draft);
  addKnownLinks(draft);
  supposeLinks(draft);
  for (const table of draft.tables.values()) addUsualColumns(draft, table);
  return built;
}

function addTable(draft: Draft, key: string, origin: 'stated' | 'known'): void {
  if (draft.tables.has(key)) return;
  draft.tables.set(key, { key, thingClass: classOf(key, draft.domains), columns: [], links: [], joins: false, origin });
}

/** A bare word for a compound that is there: "the program" for training programs. */
function byHead(draft: Draft, key: string): DraftTable | undefined {
  if (key.includes(' ')) {
    const head = draft.tables.get(headOf(key));
    return head !== undefined && ROLE_PREFIXES.has(key.split(' ')[0] ?? '') ? head : undefined;
  }
  const ending = [...draft.tables.values()].filter((table) => headOf(table.key) === key);
  return ending.length === 1 ? ending[0] : undefined;
}

type Roles = ReadonlyMap<string, string>;

/** Takes out nouns that are a part some table plays: `home team` is a team, an `assignee` is a person. */
function takeRoles(draft: Draft, isOwner: (key: string) => boolean): Roles {
  const roles = new Map<string, string>();
  for (const key of [...draft.tables.keys()]) {
    const [prefix = ''] = key.split(' ');
    const head = headOf(key);
    const isPrefixed =
      key.includes(' ') &&
      ROLE_PREFIXES.has(prefix) &&
      (draft.tables.has(head) || (findThing(head) !== undefined && ['place', 'person', 'org'].includes(classOf(head))));
    if (isPrefixed && findThing(key) === undefined) {
      addTable(draft, head, 'stated');
      roles.set(key, head);
    } else if (PARTS.has(key) || (KIN.has(key) && !isOwner(key))) {
      const person = mainPerson(draft, key);
      if (person === undefined) continue;
      roles.set(key, person);
    }
  }
  for (const key of roles.keys()) draft.tables.delete(key);
  return roles;
}

function mainPerson(draft: Draft, except: string): string | undefined {
  const persons = [...draft.tables.values()].filter(
    ({ key, thingClass }) => thingClass === 'person' && key !== except && !PARTS.has(key) && !KIN.has(key),
  );
  return (persons.find(({ key }) => ['user', 'member', 'employee', 'person'].includes(key)) ?? persons[0])?.key;
}

function withRoles(draft: Draft, relation: RelationFinding, roles: Roles): readonly RelationFinding[] {
  if (KIN.has(relation.to) && roles.has(relation.to) && draft.tables.get(relation.from)?.thingClass === 'item')
    return [{ ...relation, to: relation.from, kind: 'self', role: relation.to }];
  const target = roles.get(relation.to);
  const source = roles.get(relation.from);
  if (target !== undefined)
    return [{ ...relation, to: target, kind: target === relation.from ? 'self' : 'many-to-one', role: relation.to }];
  if (source !== undefined)
    return relation.to === source
      ? []
      : [{ ...relation, from: relation.to, to: source, kind: 'many-to-one', role: relation.from }];
  return [relation];
}

/** A model has the records of its trade: "recipe sharing" is no loan of recipes beside them. */
function isTheirs(model: ChosenModel, findings: Findings, event: string): boolean {
  return thingFor(model, event) !== undefined || isMentioned(findings, event);
}

/** A repair that is a "repair order" in the trade, and a job in the text, is no second record beside the jobs. */
function isCalledOtherwise(model: ChosenModel | undefined, event: string, keys: readonly string[]): boolean {
  if (model === undefined || thingFor(model, event) !== undefined) return false;
  return keys.some((key) => headOf(key) !== event && thingFor(model, key)?.name.split('_').includes(event) === true);
}

/** The sale of a garage sale finder is what the model is about. */
function isSubject(model: ChosenModel | undefined, event: string): boolean {
  return model?.family !== undefined && headOf(model.domain.about?.replaceAll('_', ' ') ?? '') === event;
}

/** "machine maintenance": what the trade is called, where the model keeps nothing of that name. */
function isTradeItself(model: ChosenModel | undefined, event: string): boolean {
  return model?.named.has(event) === true && !model.certain && thingFor(model, event) === undefined;
}

function isWritten(sentences: Extraction['sentences'], word: string): boolean {
  return sentences.some((tokens) => tokens.some(({ base }) => base === word));
}

/** `… rental app` has rentals, unless the text has a record of the kind already. */
function addFrameEvents(draft: Draft, events: readonly string[]): void {
  for (const event of events) {
    const alike = ALIKE.has(event) && [...draft.tables.keys()].some((key) => ALIKE.has(headOf(key)));
    if (alike || findTable(draft, event) !== undefined) continue;
    const isOwn = [...draft.tables.keys()].some((key) => headOf(key) === event);
    if (!isOwn) addTable(draft, event, 'stated');
  }
}

const TAKING = /^(.+) (?:rental|hire|loan|booking|reservation|lending|adoption|inspection|check|maintenance|repair)$/u;

/** "costume rental" where no costumes are spoken of: what is rented, or checked, is a thing of its own. */
function addTaken(draft: Draft): void {
  for (const key of [...draft.tables.keys()]) {
    const thing = TAKING.exec(key)?.[1];
    if (thing === undefined || findThing(thing)?.name !== thing || findTable(draft, thing) !== undefined) continue;
    if (['item', 'place'].includes(classOf(thing))) addTable(draft, thing, 'stated');
  }
}

/** What a schema of the domain always has, where the text says so little that it would be missed. */
function addCore(draft: Draft, matches: readonly DomainMatch[], stated: number): void {
  const [best, second] = matches;
  if (best === undefined || stated > 3) return;
  const isTheirs = best.domain.core.some((key) => findTable(draft, key) !== undefined);
  if (stated > 1 && !isTheirs) return;
  const isClear = best.score >= 3 || (stated < 3 && (second === undefined || best.score > second.score));
  if (!isClear) return;
  const limit = Math.floor(stated * 1.5 + 3);
  for (const key of best.domain.core) {
    if (draft.tables.size >= limit) return;
    if (findTable(draft, key) !== undefined || isAlike(draft, key)) continue;
    addTable(draft, key, 'known');
    draft.notes.push({
      code: 'added-table',
      message: `I added ${pluralize(key)}: systems of this kind (${best.domain.name}) usually keep them.`,
      table: key,
    });
  }
}

/** Records nobody makes are no use: where no person is spoken of, the usual one is added. */
function addPersons(draft: Draft, stated: number, trade: ReadonlySet<string>): void {
  const tables = [...draft.tables.values()];
  const persons = tables.filter(({ thingClass }) => thingClass === 'person' || thingClass === 'org');
  const isTaken = persons.some(({ key }) => !isGiver(key));
  if (isTaken || (stated > 4 && persons.length === 0)) return;
  for (const table of tables) {
    if (table.thingClass !== 'event' && table.thingClass !== 'part') continue;
    if (persons.length > 0 && (!DEALINGS.has(headOf(table.key)) || isAnyones(draft, table))) continue;
    if (table.thingClass === 'part' && table.links.length > 0) continue;
    const thing = findThing(table.key, draft.domains) ?? findThing(headOf(table.key), draft.domains);
    const person = thing?.links
      .flatMap(({ targets }) => targets)
      .find((key) => classOf(key) === 'person' && (persons.length === 0 || !isGiver(key)) && isSpokenOf(key, trade));
    if (person === undefined) continue;
    addTable(draft, person, 'known');
    draft.notes.push({
      code: 'added-table',
      message: `I added ${pluralize(person)}: ${pluralize(table.key)} usually belong to somebody.`,
      table: person,
    });
    return;
  }
}

/** Persons any trade has, and those of the trades the text speaks of: no patients where nobody is ill. */
function isSpokenOf(key: string, trade: ReadonlySet<string>): boolean {
  return ['customer', 'user', 'member', 'client', 'guest'].includes(key) || trade.has(key);
}

/** Whether the text says whose a record is. */
function isAnyones(draft: Draft, { links }: DraftTable): boolean {
  return links.some(({ target }) => ['person', 'org'].includes(draft.tables.get(target)?.thingClass ?? 'item'));
}

function isAlike(draft: Draft, key: string): boolean {
  if (ALIKE.has(key) && [...draft.tables.keys()].some((other) => ALIKE.has(headOf(other)))) return true;
  const teachers = [
    'teacher',
    'instructor',
    'trainer',
    'tutor',
    'coach',
    'lecturer',
    'professor',
    'employee',
    'technician',
  ];
  if (teachers.includes(key) && [...draft.tables.keys()].some((other) => teachers.includes(other))) return true;
  const persons = ['customer', 'user', 'member', 'client', 'guest', 'buyer', 'student', 'patient'];
  return persons.includes(key) && [...draft.tables.keys()].some((other) => persons.includes(other));
}
