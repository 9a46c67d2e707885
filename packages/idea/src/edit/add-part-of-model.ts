import { domainModels, phraseKey, type DomainModel, type ModelThing } from '@backsmith/models';
import type { Table } from '@backsmith/schema';
import { addAll } from '@backsmith/text';
import { columnName, tableName } from '../model/names.ts';
import type { IdeaColumn } from '../model/idea-model.ts';
import { done, type EditState, keyColumn, type Outcome, refuse } from './edit-state.ts';
import { tableCalled } from './resolve-name.ts';
import { addLink, madeTable, makeTable } from './statements.ts';

/** "add service levels from the help desk model": a pack of the library by its title, or one of its things. */
export function addPartOfModel(state: EditState, part: string, model: string): Outcome | undefined {
  const key = phraseKey(model);
  const domain = domainModels().find(({ title, name }) => phraseKey(title) === key || phraseKey(name) === key);
  const things = domain === undefined ? undefined : thingsCalled(domain, phraseKey(part));
  return domain === undefined || things === undefined ? undefined : addThings(state, domain, things);
}

function thingsCalled({ core, packs }: DomainModel, key: string): readonly ModelThing[] | undefined {
  const pack = packs.find(({ title, name }) => phraseKey(title) === key || phraseKey(name) === key);
  if (pack !== undefined) return pack.things;
  const thing = [...core, ...packs.flatMap(({ things }) => things)].find(
    ({ name }) => phraseKey(name.replaceAll('_', ' ')) === key,
  );
  return thing === undefined ? undefined : [thing];
}

/** The table a thing of the model has in the schema, under whichever of its names. */
function tableOf(state: EditState, { name, others }: ModelThing): Table | undefined {
  for (const one of [name, ...others]) {
    const table = tableCalled(state, tableName(one));
    if (table !== undefined) return table;
  }
  return undefined;
}

function addThings(state: EditState, domain: DomainModel, wanted: readonly ModelThing[]): Outcome {
  const all = [...domain.core, ...domain.packs.flatMap(({ things }) => things)];
  const there = new Map(
    all.flatMap((thing) => {
      const table = tableOf(state, thing);
      return table === undefined ? [] : [[thing.name, table] as const];
    }),
  );
  const missing = withNeeded(all, wanted, there);
  if (missing.length === 0) return refuse('ALREADY_SO', 'All of that is there already.');
  const before = new Map(there);
  const statements: string[] = [];
  const notes: string[] = [];
  for (const thing of missing) {
    const table = madeTable(state, tableName(thing.name));
    addAll(statements, makeThing(state, thing, table.name, there));
    there.set(thing.name, table);
    notes.push(`Added ${table.name}.`);
  }
  const isNew = (name: string): boolean => missing.some((thing) => thing.name === name);
  for (const thing of all) {
    const table = before.get(thing.name);
    if (table === undefined) continue;
    for (const link of thing.links.filter(({ target, required }) => isNew(target) && !required)) {
      const target = there.get(link.target);
      if (target === undefined) continue;
      addAll(statements, addLink(state, table, target, roleOf(link)));
      notes.push(`${table.name} refer to ${target.name}.`);
    }
  }
  return done(statements, ...notes);
}

function roleOf({ role, target }: { readonly role: string; readonly target: string }): { readonly role?: string } {
  return role === target ? {} : { role };
}

/** What is wanted and not there, behind whatever of the model it cannot be without. */
function withNeeded(
  all: readonly ModelThing[],
  wanted: readonly ModelThing[],
  there: ReadonlyMap<string, Table>,
): readonly ModelThing[] {
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (there.has(name) || needed.has(name)) return;
    needed.add(name);
    for (const link of all.find((thing) => thing.name === name)?.links ?? []) if (link.required) need(link.target);
  };
  for (const { name } of wanted) need(name);
  return all.filter(({ name }) => needed.has(name));
}

function makeThing(
  state: EditState,
  thing: ModelThing,
  name: string,
  there: ReadonlyMap<string, Table>,
): readonly string[] {
  const own = madeTable(state, name);
  const targets = thing.links.flatMap((link) => {
    const table = link.target === thing.name ? own : there.get(link.target);
    if (table === undefined || keyColumn(table) === undefined) return [];
    const { required, unique, onDelete } = link;
    return [{ table, required, cascade: onDelete === 'cascade', onDelete, unique, ...roleOf(link) }];
  });
  const columns = thing.columns.map((column): IdeaColumn => ({
    ...column,
    name: columnName(column.name, name),
    ...(column.notBefore === undefined ? {} : { notBefore: columnName(column.notBefore, name) }),
    origin: 'known',
  }));
  const joins = thing.links.length === 2 && columns.length === 0 && thing.links.every(({ required }) => required);
  return makeTable(state, { name, columns, targets, joins });
}
