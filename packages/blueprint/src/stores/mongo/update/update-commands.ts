import { without } from '@backsmith/schema';
import type { Findings } from '../../../findings.ts';
import type { Json, JsonObject } from '../changes/json.ts';
import { validatorOf } from '../changes/validator.ts';
import { makingCommands, type MadeCollection, type MadeCounter } from '../changes/write-changes.ts';
import type { DesignedIndex } from '../changes/indexes.ts';
import { keyOf } from '../../../tables/lookup.ts';
import { storedPath } from '../stored-names.ts';
import type { FilledField } from './settle-fields.ts';
import type { Followed, RenamedField } from './follow-versions.ts';
import type { Standing, StandingCollection } from './standing.ts';
import { isKeptByRows } from './unique-holds.ts';

/** What a change leads to. */
export type Wanted = {
  readonly collections: readonly MadeCollection[];
  readonly counters: readonly MadeCounter[];
};

/**
 * The commands that lead from the collections of a database in use to those that are wanted. Each of them can run again where a
 * change was cut off, none takes a value away, and none fails for what documents hold; what might is left out and said.
 */
export function updateCommands(
  standing: Standing,
  { collections, counters }: Wanted,
  followed: Followed,
  findings: Findings,
): readonly JsonObject[] {
  const moved = afterRenames(standing, followed.collections);
  const known = collections.flatMap((wanted) => {
    const there = moved.get(wanted.name);
    return there === undefined ? [] : [changeCollection(there, wanted, followed, findings)];
  });
  const isNew = ({ name }: MadeCollection) => !moved.has(name);
  const fresh = new Set(collections.filter(isNew).map(({ name }) => name));
  return [
    ...followed.collections.map(({ from, to }) => ({ renameCollection: from, to })),
    ...known.flatMap(({ drops }) => drops),
    ...followed.fields.map(renameField),
    ...collections.flatMap((wanted) => fillFields(wanted, followed.filled)),
    ...known.flatMap(({ validator }) => validator),
    ...makingCommands(
      collections.filter(isNew),
      counters.filter(({ counter }) => fresh.has(counter)),
      followed.names.own.counters,
    ),
    ...known.flatMap(({ makes }) => makes),
  ];
}

function afterRenames(standing: Standing, renames: Followed['collections']): Standing {
  const names = new Map(renames.map(({ from, to }) => [from, to] as const));
  return new Map([...standing].map(([name, one]) => [names.get(name) ?? name, one] as const));
}

type ChangedCollection = {
  readonly drops: readonly JsonObject[];
  readonly validator: readonly JsonObject[];
  readonly makes: readonly JsonObject[];
};

function changeCollection(
  there: StandingCollection,
  wanted: MadeCollection,
  followed: Followed,
  findings: Findings,
): ChangedCollection {
  const { name, table, columns, key, indexes } = wanted;
  const validator = validatorOf(table, columns, key);
  const renames = followed.fields.filter(({ collection }) => collection === name);
  const isThere = (index: DesignedIndex) => isSame(there.indexes.get(index.name), index.spec);
  const absent = followed.absent.get(keyOf(table))?.map((column) => storedPath(key, column)) ?? [];
  const isKept = (spec: JsonObject) => isKeptByRows(spec, [...there.indexes.values()], renames, absent);
  const settled = indexes.map((index) => {
    const asTheyAre = without(index.spec, 'collation');
    if (isKept(index.spec) || index.spec['collation'] === undefined || !isKept(asTheyAre)) return index;
    // Documents are unique by texts as they are, and some of those may be the same from now on.
    noteUnique(wanted, index, findings);
    return { ...index, spec: asTheyAre };
  });
  const kept = new Set(settled.filter(isThere).map((index) => index.name));
  const makes = settled.filter((index) => {
    if (isThere(index)) return false;
    if (index.unique === undefined || isKept(index.spec)) return true;
    if (!followed.wasUnique(table, index.unique)) noteUnique(wanted, index, findings);
    return false;
  });
  return {
    drops: [...there.indexes.keys()].filter((index) => !kept.has(index)).map((index) => ({ dropIndexes: name, index })),
    validator: isSame(there.validator, validator) ? [] : [{ collMod: name, validator }],
    makes: makes.length === 0 ? [] : [{ createIndexes: name, indexes: makes.map(({ spec }): Json => spec) }],
  };
}

/** Says how documents in the way are found, and what is to be done once there are none. */
function noteUnique(
  { name, table, key }: MadeCollection,
  { spec, unique = [] }: DesignedIndex,
  findings: Findings,
): void {
  const fields = unique.map((column) => storedPath(key, column));
  const group = JSON.stringify(Object.fromEntries(fields.map((field) => [field.replaceAll('.', '_'), `$${field}`])));
  const message = `No unique index over ${fields.join(' and ')} of ${name} is made: documents that are there may be alike.`;
  const query = `[{ $group: { _id: ${group}, many: { $sum: 1 } } }, { $match: { many: { $gt: 1 } } }]`;
  const how = spec['collation'] === undefined ? '' : `, { collation: ${JSON.stringify(spec['collation'])} }`;
  const command = JSON.stringify({ createIndexes: name, indexes: [spec] });
  const hint = `Ask for them: db.getCollection(${JSON.stringify(name)}).aggregate(${query}${how}). Then make it by a change of your own: ${command}`;
  findings.leaveOut('migration-rule-left', table, message, 'documents that are alike are not refused', hint);
}

function isSame(one: Json | undefined, other: Json): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** Validators of either version may refuse what stands between the two. */
const UNCHECKED = { bypassDocumentValidation: true };

function renameField({ collection, from, to }: RenamedField): JsonObject {
  const change = { q: { [from]: { $exists: true } }, u: { $rename: { [from]: to } }, multi: true };
  return { update: collection, updates: [change], ...UNCHECKED };
}

function fillFields({ name, table, key }: MadeCollection, filled: readonly FilledField[]): readonly JsonObject[] {
  return filled
    .filter((one) => one.table.name === table.name && one.table.schema === table.schema)
    .map(({ column, value }) => {
      const path = storedPath(key, column.name);
      const set: JsonObject =
        value.kind === 'now' ? { $currentDate: { [path]: true } } : { $set: { [path]: value.value } };
      return { update: name, updates: [{ q: { [path]: { $exists: false } }, u: set, multi: true }], ...UNCHECKED };
    });
}
