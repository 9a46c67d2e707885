import { capitalize, uncapitalize } from '@backsmith/text';
import type { ExampleField, ExampleRecord, Examples, ExampleValue } from '../model/example.ts';
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
  readonly fields: readonly ExampleField[];
  /** What its answer is kept for, by field. */
  readonly kept: ReadonlyMap<string, { readonly variable: string }>;
  readonly valueOf: (field: string) => ExampleValue;
};

const NUMBERS: ReadonlySet<string> = new Set([
  ...['short', 'int', 'long', 'float', 'double'],
  ...['Byte', 'Short', 'Integer', 'Long', 'Float', 'Double'].map((name) => `java.lang.${name}`),
  ...['java.math.BigInteger', 'java.math.BigDecimal'],
]);

/** Designs records for every resource out of the samples of the generated tests, parents first. */
export function designExamples(resources: readonly Resource[], lists: readonly RowList[]): Examples {
  const designer = new ExampleDesigner(resources);
  for (const resource of resources) designer.own(resource);
  const rows = lists.flatMap((list) =>
    list.kind === 'keyless' && list.isAppendable ? [[list.name, designer.row(list.name, list.sample)] as const] : [],
  );
  return { records: designer.records(), rows: Object.fromEntries(rows) };
}

class ExampleDesigner {
  readonly #byName: ReadonlyMap<string, Resource>;
  readonly #byTest: ReadonlyMap<string, Resource>;
  readonly #shared = new Map<string, Made>();
  readonly #made: Made[] = [];
  readonly #variables = new Set<string>();
  #count = 0;

  constructor(resources: readonly Resource[]) {
    this.#byName = new Map(resources.map((resource) => [resource.name, resource]));
    this.#byTest = new Map(resources.map((resource) => [qualifiedName(resource.classes.test), resource]));
  }

  /** The record that stands for its resource. */
  own(resource: Resource): Made {
    return this.#existing(resource, '', () => this.#make(resource, uncapitalize(resource.name), [], true));
  }

  /** All records in the order in which they can be made. */
  records(): readonly ExampleRecord[] {
    const own = this.#made.filter(({ isOwn }) => isOwn);
    const links = new Map(own.map((made) => [made, this.#linksOf(made)]));
    const keys = new Map(this.#made.map((made) => [made, keyOf(made)]));
    return this.#made.map((made) => {
      const { resource, isOwn, fields, kept } = made;
      const { creatable, obstacle = '' } = resource.sample;
      return {
        ...{ resource: resource.name, isOwn, fields },
        ...(creatable ? {} : { obstacle }),
        key: keys.get(made) ?? [],
        kept: [...kept].map(([field, { variable }]) => ({ variable, field })),
        links: links.get(made) ?? {},
      };
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
    if (target !== owner || !target.sample.creatable) return keyOf(this.own(target));
    return keyOf(this.#existing(target, 'other', () => this.#make(target, `other${target.name}`, [], false)));
  }

  #existing({ name }: Resource, which: string, make: () => Made): Made {
    const word = `${name} ${which}`;
    const made = this.#shared.get(word) ?? make();
    this.#shared.set(word, made);
    return made;
  }

  #parents(records: readonly SampleRecord[], owner: string): ReadonlyMap<string, Made> {
    const parents = new Map<string, Made>();
    for (const { variable, test, fresh, given } of records) {
      const target = this.#byTest.get(qualifiedName(test));
      if (target === undefined) continue;
      const fields = this.#fields(given ?? [], parents, this.#count);
      const make = (): Made => this.#make(target, owner + capitalize(variable), fields, false);
      if (fresh) parents.set(variable, make());
      else if (given === undefined) parents.set(variable, this.own(target));
      else parents.set(variable, this.#existing(target, JSON.stringify(fields), make));
    }
    return parents;
  }

  #make(resource: Resource, wished: string, given: readonly ExampleField[], isOwn: boolean): Made {
    const { sample } = resource;
    const name = this.#variable(wished);
    const parents = sample.creatable ? this.#parents(sample.records, name) : new Map<string, Made>();
    const isGiven = new Set(given.map(({ field }) => field));
    const sampled = this.#fields(sample.fields, parents, this.#next());
    const fields = [...sampled.filter(({ field }) => !isGiven.has(field)), ...given];
    const kept = new Map<string, ExampleValue & { readonly kind: 'kept' }>();
    const made: Made = {
      ...{ resource, isOwn, fields, kept },
      valueOf: (field) => {
        const sent = fields.find((one) => one.field === field);
        if (sent !== undefined && !sample.respelled.includes(field)) return sent.value;
        const type = resource.fields.find((one) => jsonName(one) === field)?.type.name ?? '';
        if (!sample.creatable) return { kind: 'json', value: NUMBERS.has(type) ? 1 : 'A1' };
        const value = { kind: 'kept', variable: `${name}_${field}`, isText: !NUMBERS.has(type) } as const;
        kept.set(field, value);
        return value;
      },
    };
    this.#made.push(made);
    return made;
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
