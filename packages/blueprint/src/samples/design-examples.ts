import { capitalize, uncapitalize } from '@backsmith/text';
import type { ExampleElsewhere, ExampleField, ExampleRecord, Examples, ExampleValue } from '../model/example.ts';
import { jsonName } from '../model/field.ts';
import { qualifiedName } from '../model/java.ts';
import type { Resource } from '../model/resource.ts';
import type { RowList } from '../model/row-list.ts';
import type { SampleField, SampleRecord } from '../model/sample.ts';
import { exampleValue } from './example-value.ts';

/** A record of an example while others are still being made of which some refer to it. */
type Made = {
  readonly resource: Resource;
  readonly isOwn: boolean;
  /** Why no request can make it. */
  readonly obstacle: string | undefined;
  readonly fields: readonly ExampleField[];
  /** What its answer is kept for, by field. */
  readonly kept: ReadonlyMap<string, { readonly variable: string }>;
  readonly valueOf: (field: string) => ExampleValue;
};

/** The fields of a record, or why it cannot be made. */
type Filled = Pick<Made, 'fields' | 'obstacle'>;

/** A reference to a record another service keeps, with the fields that name it, and what those are called there. */
export type ExampleReference = {
  readonly target: Resource;
  readonly fields: readonly { readonly own: string; readonly there: string }[];
};

/** What examples know of other services: whose resources are theirs, and who refers to whom. */
export type ExampleNeighbours = {
  /** How many records the files of other services make: values of ours are others, as what is deleted may stay. */
  readonly others: number;
  readonly elsewhere: ReadonlyMap<Resource, ExampleElsewhere>;
  readonly referencesOf: (resource: Resource) => readonly ExampleReference[];
};

const ALONE: ExampleNeighbours = { others: 0, elsewhere: new Map(), referencesOf: () => [] };

const NUMBERS: ReadonlySet<string> = new Set([
  ...['short', 'int', 'long', 'float', 'double'],
  ...['Byte', 'Short', 'Integer', 'Long', 'Float', 'Double'].map((name) => `java.lang.${name}`),
  ...['java.math.BigInteger', 'java.math.BigDecimal'],
]);

/**
 * Designs records for every resource out of the samples of the generated tests, parents first.
 *
 * @param neighbours other services, whose records are made there where ours refer to them
 */
export function designExamples(
  resources: readonly Resource[],
  lists: readonly RowList[],
  neighbours: ExampleNeighbours = ALONE,
): Examples {
  const designer = new ExampleDesigner(resources, neighbours);
  for (const resource of resources) designer.standing(resource);
  const rows = lists.flatMap((list) =>
    list.kind === 'keyless' && list.isAppendable ? [[list.name, designer.row(list.name, list.sample)] as const] : [],
  );
  return { records: designer.records(), rows: Object.fromEntries(rows) };
}

class ExampleDesigner {
  readonly #neighbours: ExampleNeighbours;
  readonly #byName: ReadonlyMap<string, Resource>;
  readonly #byTest: ReadonlyMap<string, Resource>;
  readonly #shared = new Map<string, Made>();
  readonly #made: Made[] = [];
  readonly #making = new Set<Resource>();
  readonly #variables = new Set<string>();
  #count: number;

  constructor(resources: readonly Resource[], neighbours: ExampleNeighbours) {
    this.#neighbours = neighbours;
    this.#count = neighbours.others;
    this.#byName = new Map(resources.map((resource) => [resource.name, resource]));
    const all = [...resources, ...neighbours.elsewhere.keys()];
    this.#byTest = new Map(all.map((resource) => [qualifiedName(resource.classes.test), resource]));
  }

  /** The record that stands for its resource; nothing while it is being made, as services may need each other. */
  standing(resource: Resource): Made | undefined {
    const isOwn = !this.#neighbours.elsewhere.has(resource);
    return this.#existing(resource, '', () => this.#make(resource, uncapitalize(resource.name), [], isOwn));
  }

  /** All records in the order in which they can be made. */
  records(): readonly ExampleRecord[] {
    const own = this.#made.filter(({ isOwn }) => isOwn);
    const links = new Map(own.map((made) => [made, this.#linksOf(made)]));
    const keys = new Map(this.#made.map((made) => [made, keyOf(made)]));
    return this.#made.flatMap((made): readonly ExampleRecord[] => {
      const { resource, isOwn, obstacle, fields, kept } = made;
      const elsewhere = this.#neighbours.elsewhere.get(resource);
      if (elsewhere !== undefined && obstacle !== undefined) return [];
      const record: ExampleRecord = {
        ...{ resource: resource.name, isOwn, fields },
        ...(elsewhere === undefined ? {} : { elsewhere }),
        ...(obstacle === undefined ? {} : { obstacle }),
        key: keys.get(made) ?? [],
        kept: [...kept].map(([field, { variable }]) => ({ variable, field })),
        links: links.get(made) ?? {},
      };
      return [record];
    });
  }

  row(name: string, { records, fields }: Pick<Resource['sample'], 'records' | 'fields'>): readonly ExampleField[] {
    return this.#fields(fields, this.#parents(records, uncapitalize(name)), this.#next());
  }

  #linksOf({ resource }: Made): ExampleRecord['links'] {
    return Object.fromEntries(
      resource.links.map(({ segment, target }) => [segment, this.#memberKey(resource, target.name)]),
    );
  }

  /** A record is linked to another one, never to itself. */
  #memberKey(owner: Resource, name: string): readonly ExampleValue[] {
    const target = this.#byName.get(name);
    if (target === undefined) return [];
    const isOther = target === owner && target.sample.creatable;
    const made = isOther
      ? this.#existing(target, 'other', () => this.#make(target, `other${target.name}`, [], false))
      : this.standing(target);
    return made === undefined ? [] : keyOf(made);
  }

  #existing({ classes }: Resource, which: string, make: () => Made | undefined): Made | undefined {
    const word = `${qualifiedName(classes.test)} ${which}`;
    const made = this.#shared.get(word) ?? make();
    if (made !== undefined) this.#shared.set(word, made);
    return made;
  }

  #parents(records: readonly SampleRecord[], owner: string): ReadonlyMap<string, Made> {
    const parents = new Map<string, Made>();
    for (const { variable, test, fresh, given } of records) {
      const target = this.#byTest.get(qualifiedName(test));
      if (target === undefined) continue;
      const fields = this.#fields(given ?? [], parents, this.#count);
      const make = (): Made | undefined => this.#make(target, owner + capitalize(variable), fields, false);
      const known = (): Made | undefined =>
        given === undefined ? this.standing(target) : this.#existing(target, JSON.stringify(fields), make);
      const parent = fresh ? make() : known();
      if (parent !== undefined) parents.set(variable, parent);
    }
    return parents;
  }

  /** Makes a record with all it needs; nothing where that needs the record itself, by way of other services. */
  #make(resource: Resource, wished: string, given: readonly ExampleField[], isOwn: boolean): Made | undefined {
    if (this.#making.has(resource)) return undefined;
    this.#making.add(resource);
    const name = this.#variable(wished);
    const { fields, obstacle } = this.#filled(resource, name, given);
    const { sample } = resource;
    const kept = new Map<string, ExampleValue & { readonly kind: 'kept' }>();
    const made: Made = {
      ...{ resource, isOwn, obstacle, fields, kept },
      valueOf: (field) => {
        const sent = fields.find((one) => one.field === field);
        if (sent !== undefined && !sample.respelled.includes(field)) return sent.value;
        const type = resource.fields.find((one) => jsonName(one) === field)?.type.name ?? '';
        if (obstacle !== undefined) return { kind: 'json', value: NUMBERS.has(type) ? 1 : 'A1' };
        const value = { kind: 'kept', variable: `${name}_${field}`, isText: !NUMBERS.has(type) } as const;
        kept.set(field, value);
        return value;
      },
    };
    this.#made.push(made);
    this.#making.delete(resource);
    return made;
  }

  #filled(resource: Resource, name: string, given: readonly ExampleField[]): Filled {
    const { sample } = resource;
    const parents = sample.creatable ? this.#parents(sample.records, name) : new Map<string, Made>();
    const isGiven = new Set(given.map(({ field }) => field));
    const sampled = this.#fields(sample.fields, parents, this.#next());
    const fields = [...sampled.filter(({ field }) => !isGiven.has(field)), ...given];
    if (!sample.creatable) return { fields, obstacle: sample.obstacle ?? '' };
    const missing = this.#missing(sample.records, parents);
    if (missing !== undefined) return { fields, obstacle: needsOne(missing.title) };
    return this.#namedElsewhere(resource, name, fields, isGiven);
  }

  /** What one of the records would be of that cannot be made. */
  #missing(records: readonly SampleRecord[], parents: ReadonlyMap<string, Made>): Resource | undefined {
    const missing = records.find(({ variable }) => {
      const parent = parents.get(variable);
      return parent === undefined || parent.obstacle !== undefined;
    });
    return missing === undefined ? undefined : this.#byTest.get(qualifiedName(missing.test));
  }

  /** Has records of other services made, where fields name such; those that cannot be are left out where they may be. */
  #namedElsewhere(
    resource: Resource,
    name: string,
    fields: readonly ExampleField[],
    isGiven: ReadonlySet<string>,
  ): Filled {
    const { sample } = resource;
    const kinds = new Map(sample.fields.map(({ field, value }) => [field, value.kind]));
    const required = new Set(resource.fields.filter((one) => one.required).map(jsonName));
    const values = new Map(fields.map(({ field, value }) => [field, value]));
    const isSaid = new Set(
      [...values.keys()].filter((field) => isGiven.has(field) || kinds.get(field) === 'reference'),
    );
    let obstacle: string | undefined;
    for (const { target, fields: names } of this.#neighbours.referencesOf(resource)) {
      const open = names.filter(({ own }) => !isSaid.has(own));
      if (open.length === 0 || !names.every(({ own }) => values.has(own))) continue;
      const said = names.flatMap(({ own, there }) => {
        const value = isSaid.has(own) ? values.get(own) : undefined;
        return value === undefined ? [] : [{ field: there, value }];
      });
      const isUnique = open.some(({ own }) => kinds.get(own)?.startsWith('unique-') === true);
      const made = this.#elsewhere(target, isUnique ? name : undefined, said);
      const optional = open.filter(({ own }) => !required.has(own));
      if (made !== undefined && made.obstacle === undefined) {
        for (const { own, there } of open) values.set(own, made.valueOf(there));
        for (const { own } of open) isSaid.add(own);
      } else if (optional.length > 0) {
        for (const { own } of optional) values.delete(own);
      } else {
        obstacle ??= needsOne(
          `${target.title} in ${this.#neighbours.elsewhere.get(target)?.service ?? 'this service'}`,
        );
      }
    }
    return { fields: [...values].map(([field, value]) => ({ field, value })), obstacle };
  }

  /** A record of another service: one of its own where no two of ours may name the same, else one for all. */
  #elsewhere(target: Resource, owner: string | undefined, said: readonly ExampleField[]): Made | undefined {
    if (owner === undefined && said.length === 0) return this.standing(target);
    const wished = owner === undefined ? uncapitalize(target.name) : owner + target.name;
    const make = () => this.#make(target, wished, said, false);
    return owner === undefined ? this.#existing(target, JSON.stringify(said), make) : make();
  }

  #fields(fields: readonly SampleField[], parents: ReadonlyMap<string, Made>, count: number): readonly ExampleField[] {
    const valueOf = (record: string, field: string): ExampleValue | undefined => parents.get(record)?.valueOf(field);
    return fields.map(({ field, value }) => ({ field, value: exampleValue(value, count, valueOf) }));
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #variable(wished: string): string {
    let name = wished;
    for (let more = 2; this.#variables.has(name); more += 1) name = `${wished}${more}`;
    this.#variables.add(name);
    return name;
  }
}

function keyOf({ resource, valueOf }: Made): readonly ExampleValue[] {
  return resource.identifier.parts.map((part) => valueOf(jsonName(part)));
}

function needsOne(title: string): string {
  return `it needs a record of ${title}, which cannot be made first`;
}
