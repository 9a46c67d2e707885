import type { RelationFinding } from '../extract/findings.ts';
import { headOf } from '../extract/concept-key.ts';
import { classOf, findThing } from '../extract/thing-class.ts';
import type { Draft, DraftTable } from './draft.ts';
import { linkTo } from './draft.ts';
import { areLinked, findTable } from './find-table.ts';
import { isKnownOf } from './known-of.ts';

export type Resolve = (key: string) => DraftTable | undefined;

/** The links the text states, as foreign keys, join tables and records of acts. */
export function addRelations(draft: Draft, relations: readonly RelationFinding[], resolve: Resolve): void {
  const strong = relations.filter((relation) => !relation.weak && !isOverruled(relation, relations));
  const between = (from: string): number =>
    new Set(strong.filter((one) => one.role === 'between' && one.from === from).map(({ to }) => to)).size;
  for (const relation of [...byAct(mutual(strong)), ...relations.filter(({ weak }) => weak)]) {
    const from = resolve(relation.from);
    const to = resolve(relation.to);
    if (from !== undefined && to !== undefined)
      addRelation(draft, { ...relation, alone: between(relation.from) < 2 }, from, to);
  }
  for (const table of draft.tables.values()) if (table.joins) dropDirect(draft, table);
}

/** "a prescription for ten sessions": where each session belongs to one prescription, nothing is many to many. */
function isOverruled({ kind, from, to, act }: RelationFinding, relations: readonly RelationFinding[]): boolean {
  if (kind !== 'many-to-many' || act !== undefined) return false;
  return relations.some(
    (one) => one.sure === true && ((one.from === from && one.to === to) || (one.from === to && one.to === from)),
  );
}

/** Two tables that a third one joins, many to many, need no key of the one in the other beside it. */
function dropDirect(draft: Draft, { links }: DraftTable): void {
  const [one, other] = links.map(({ target }) => draft.tables.get(target));
  if (one === undefined || other === undefined || links.length > 2 || one === other) return;
  one.links = one.links.filter(({ target, role }) => target !== other.key || role !== undefined);
  other.links = other.links.filter(({ target, role }) => target !== one.key || role !== undefined);
}

/** "parents order a dish for each child": the order is for a child, and the dish for anybody. */
function byAct(relations: readonly RelationFinding[]): readonly RelationFinding[] {
  return relations.map((relation) => {
    const { kind, from, to, role } = relation;
    if (kind !== 'many-to-one' || role !== undefined || classOf(to) !== 'person' || classOf(from) !== 'item')
      return relation;
    const deed = relations.find((one) => one.act !== undefined && one.to === from && one.from !== to);
    return deed?.act === undefined ? relation : { ...relation, from: deed.act };
  });
}

/** One to many said in both directions is many to many. */
function mutual(relations: readonly RelationFinding[]): readonly RelationFinding[] {
  return relations.map((relation) => {
    const { kind, from, to, act } = relation;
    if (kind !== 'one-to-many' || act !== undefined) return relation;
    const back = relations.some((other) => other.kind === 'one-to-many' && other.from === to && other.to === from);
    return back ? { ...relation, kind: 'many-to-many' } : relation;
  });
}

type Placed = RelationFinding & {
  /** "between users", rather than between a user and a shop. */ readonly alone: boolean;
};

function addRelation(draft: Draft, relation: Placed, from: DraftTable, to: DraftTable): void {
  const { kind, role, weak } = relation;
  if (role === 'between') {
    if (relation.alone) addBetween(from, to);
    else addLink(from, to, undefined);
    return;
  }
  if (kind === 'self' || (from === to && kind !== 'self-many' && kind !== 'many-to-many')) {
    addSelf(from, role);
    return;
  }
  if (weak && areLinked(from, to)) return;
  switch (kind) {
    case 'one-to-many': {
      addLink(to, from, role);
      return;
    }
    case 'many-to-one': {
      addLink(from, to, role, { sure: relation.sure === true });
      return;
    }
    case 'one-to-one': {
      addLink(to, from, role, { unique: true });
      return;
    }
    case 'many-to-many':
    case 'self-many': {
      addMany(draft, from, to, relation);
      return;
    }
  }
}

function addLink(
  table: DraftTable,
  target: DraftTable,
  role: string | undefined,
  { unique = false, isAct = false, sure = false }: Partial<Record<'unique' | 'isAct' | 'sure', boolean>> = {},
): void {
  if (
    !sure &&
    role === undefined &&
    target.thingClass === 'part' &&
    isKnownOf(target, table) &&
    !isKnownOf(table, target)
  ) {
    addLink(target, table, undefined, { unique, isAct });
    return;
  }
  if (linkTo(table, target.key, role) !== undefined) return;
  if (role === undefined && linkTo(target, table.key) !== undefined) return;
  // A part is of one thing; what else it has to do with may not be known yet, unless it is what two did.
  const isFirst = isAct || !table.links.some((link) => link.required);
  const required = table.thingClass === 'part' && role === undefined && isFirst;
  table.links.push({ target: target.key, ...(role === undefined ? {} : { role }), required, unique, origin: 'stated' });
}

function addSelf(table: DraftTable, role: string | undefined): void {
  const part = role ?? 'parent';
  if (linkTo(table, table.key, part) === undefined)
    table.links.push({ target: table.key, role: part, required: false, unique: false, origin: 'stated' });
}

/** `messages between users` have two of them. */
function addBetween(table: DraftTable, target: DraftTable): void {
  const roles = table.key.includes('message') ? ['sender', 'recipient'] : ['first', 'second'];
  for (const part of roles) {
    const role = part === 'first' || part === 'second' ? `${part} ${target.key}` : part;
    if (linkTo(table, target.key, role) === undefined)
      table.links.push({ target: target.key, role, required: true, unique: false, origin: 'stated' });
  }
}

function addMany(
  draft: Draft,
  from: DraftTable,
  to: DraftTable,
  { act, many = false, several = false }: Pick<RelationFinding, 'act' | 'many' | 'several'>,
): void {
  const record =
    act === undefined
      ? undefined
      : (findTable(draft, act) ?? sameTaking(draft, act, from, to) ?? newRecord(draft, act));
  if (record !== undefined && record !== from && record !== to) {
    if (from === to) addPair(record, from);
    else if ((many && isOrdered(record, to)) || (several && isTakenTogether(record, to))) {
      addLink(record, from, undefined, { isAct: true });
      joinTables(draft, record, to, 'stated');
    } else for (const target of [from, to]) addLink(record, target, undefined, { isAct: true });
    return;
  }
  if (from === to) {
    if (!draft.tables.has(`${from.key} link`)) addPair(newJoin(draft, `${from.key} link`), from);
    return;
  }
  joinTables(draft, from, to, 'stated');
}

/** "customers order cakes": an order has several of them. */
function isOrdered({ key }: DraftTable, { thingClass }: DraftTable): boolean {
  return ['order', 'purchase'].includes(headOf(key)) && thingClass === 'item';
}

const TAKING = new Set(['rental', 'reservation', 'booking', 'hire']);

/** "we rent out tents, customers reserve them": told twice in other words, and kept once. */
function sameTaking(draft: Draft, act: string, from: DraftTable, to: DraftTable): DraftTable | undefined {
  if (!TAKING.has(act) || draft.said.has(act)) return undefined;
  return [...draft.tables.values()].find(
    (table) =>
      TAKING.has(table.key) &&
      !draft.said.has(table.key) &&
      linkTo(table, from.key) !== undefined &&
      linkTo(table, to.key) !== undefined,
  );
}

/** "a customer reserves several tents": one reservation of all of them. */
function isTakenTogether({ key }: DraftTable, { thingClass }: DraftTable): boolean {
  return ['reservation', 'rental', 'hire'].includes(headOf(key)) && thingClass === 'item';
}

function addPair(record: DraftTable, target: DraftTable): void {
  const roles = record.key === 'follow' ? ['follower', 'followed'] : [`first ${target.key}`, `second ${target.key}`];
  for (const role of roles)
    if (linkTo(record, target.key, role) === undefined)
      record.links.push({ target: target.key, role, required: true, unique: false, origin: 'stated' });
}

function newRecord(draft: Draft, key: string): DraftTable {
  const table: DraftTable = {
    key,
    thingClass: findThing(key, draft.domains)?.thingClass ?? 'event',
    columns: [],
    links: [],
    joins: false,
    origin: 'stated',
  };
  draft.tables.set(key, table);
  return table;
}

function newJoin(draft: Draft, key: string): DraftTable {
  const table: DraftTable = { key, thingClass: 'part', columns: [], links: [], joins: true, origin: 'stated' };
  draft.tables.set(key, table);
  return table;
}

/** Many to many, unless a table is there that connects the two already or is known to. */
export function joinTables(
  draft: Draft,
  from: DraftTable,
  to: DraftTable,
  origin: 'stated' | 'known' | 'assumed',
): void {
  const between = [...draft.tables.values()].find(
    (table) => table !== from && table !== to && connects(draft, table, from, to),
  );
  if (between !== undefined) {
    for (const target of [from, to]) addLink(between, target, undefined);
    return;
  }
  const key = joinKey(draft, from, to);
  if (draft.tables.has(key)) return;
  const table = newJoin(draft, key);
  table.origin = origin;
  for (const target of [from, to])
    table.links.push({ target: target.key, required: true, unique: false, onDelete: 'cascade', origin });
}

function joinKey(draft: Draft, from: DraftTable, to: DraftTable): string {
  const key = `${from.key} ${to.key}`;
  const known = findThing(key, draft.domains);
  return known === undefined || !draft.tables.has(known.name) ? key : `${to.key} ${from.key}`;
}

function connects(draft: Draft, table: DraftTable, from: DraftTable, to: DraftTable): boolean {
  if (linkTo(table, from.key) !== undefined && linkTo(table, to.key) !== undefined)
    return table.joins || table.thingClass === 'part' || table.thingClass === 'event';
  const thing = findThing(table.key, draft.domains);
  if (thing === undefined || (thing.thingClass !== 'part' && thing.thingClass !== 'event')) return false;
  const required = thing.links.filter((link) => link.required).flatMap(({ targets }) => targets);
  const refers = (key: string): boolean =>
    required.some((target) => target === key || findTable(draft, target)?.key === key);
  return refers(from.key) && refers(to.key);
}
