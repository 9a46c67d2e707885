import { isAbove, type Role } from '@backsmith/options';
import type { ForeignKey } from '@backsmith/schema';
import { type Diagnostic, NameScope, placeOf } from '@backsmith/text';
import { apiSupport } from './api-support.ts';
import type { Blueprint } from '../model/blueprint.ts';
import { jsonName } from '../model/field.ts';
import type { LabelQuestions, Neighbour, ResourceLabels, TriedLabels } from '../model/neighbour.ts';
import type { CreatedPart, Expansion, LabelsElsewhere, Resource } from '../model/resource.ts';
import type { Packages } from '../names/packages.ts';
import { LABELS, MOST_LABELS } from '../parts/answers.ts';
import { associationNames } from '../relations/association-name.ts';
import { nameLabels } from '../relations/design-expansion.ts';
import { unheardNames } from '../resources/unheard-names.ts';
import { withExpansions } from '../stores/index.ts';
import type { Kept } from './answer-deletions.ts';

/** What a service keeps, and the service. */
export type Placed = Kept & { readonly blueprint: Blueprint };

/** A reference whose record another service names: what it may be called, best first, and the fields that hold the key. */
export type NamedReference = Pick<Neighbour, 'name' | 'member' | 'client'> & {
  readonly of: string;
  readonly constant: string;
  readonly names: readonly [string, ...string[]];
  readonly fields: readonly string[];
};

/** What a reference to a record of another service may be called where answers name it: as it would be within one service. */
export function labelNames(key: ForeignKey, target: Resource): readonly [string, ...string[]] {
  return associationNames(key, target.name);
}

/**
 * Why answers do not name what a reference leads to; nothing where they can.
 *
 * @param fields those that hold the key
 */
export function labelObstacle(own: Placed, target: Placed, fields: readonly string[]): string | undefined {
  if (target.records.label.length === 0) return 'no text of it says to people which record it is';
  const { resource } = own;
  const listed = resource.summary?.fields ?? resource.fields.filter(({ inResponse }) => inResponse);
  if (!fields.every((name) => listed.some((one) => one.name === name))) return 'answers do not show its key';
  if (resource.fields.some(({ name, type }) => fields.includes(name) && type.array === true))
    return 'its key is an array';
  const fewer = isAbove(readerOf(target), readerOf(own));
  return fewer ? 'fewer people read it than what refers to it' : undefined;
}

/** The least role that reads the records. */
function readerOf({ blueprint, resource }: Placed): Role {
  const rules = blueprint.parts.flatMap((part) => (part.name === 'security' ? part.rules : []));
  return rules.find(({ path }) => path === resource.path)?.read ?? 'USER';
}

/** Says that answers do not name what a reference leads to, as they would within one service. */
export function unnamedFinding(key: ForeignKey, why: string): Diagnostic {
  return {
    severity: 'info',
    code: 'reference-not-named',
    message: `${key.table} (${key.columns.join(', ')}) refers to ${key.refTable} in another service, which expand does not name: ${why}.`,
    consequence: 'Answers have its key alone.',
    ...placeOf(key),
  };
}

/** The service with answers that may name what other services keep, and what these are asked for it. */
export function withLabels(
  blueprint: Blueprint,
  packages: Packages,
  references: readonly NamedReference[],
): { readonly blueprint: Blueprint; readonly labels?: LabelQuestions } {
  if (references.length === 0) return { blueprint };
  const asks = packages.neighbour('LabelQuestions');
  const of = blueprint.resources.flatMap((one): readonly ResourceLabels[] => {
    const own = references.filter((reference) => reference.of === one.name);
    return own.length === 0 ? [] : [labelsOf(one, own, packages)];
  });
  const expanding = (one: Resource) => one.expansion !== undefined || of.some(({ resource }) => resource === one.name);
  const labels = nameLabels(blueprint.resources.filter(expanding).flatMap(({ fields }) => fields));
  const expanded = blueprint.resources.map((one) =>
    expanding(one)
      ? withExpansion(
          one,
          labels,
          asks,
          of.find(({ resource }) => resource === one.name),
        )
      : one,
  );
  const resources = expanded.map((one) => withNamedParts(one, expanded));
  const support = apiSupport(packages, resources, blueprint.lists);
  const questions = {
    asks,
    path: LABELS,
    mostAtOnce: MOST_LABELS,
    of,
    tried: of.flatMap((one) => triedOf(one, resources)),
  };
  return { blueprint: { ...blueprint, resources, support, store: withExpansions(blueprint.store) }, labels: questions };
}

/** The references of a resource, called as nothing else that is asked for. */
function labelsOf(resource: Resource, own: readonly NamedReference[], packages: Packages): ResourceLabels {
  const here = (resource.expansion?.references ?? []).map(({ name }) => name);
  const scope = new NameScope({ reserved: here });
  const elsewhere = own.map(({ name, member, client, constant, names: [preferred, ...others], fields }) => ({
    ...{ name: scope.take(preferred, ...others), neighbour: { name, member, client } },
    ...{ constant, fields },
  }));
  return { resource: resource.name, references: packages.neighbour(`${resource.name}Labels`), here, elsewhere };
}

function withExpansion(
  resource: Resource,
  labels: string,
  asks: LabelsElsewhere['asks'],
  own: ResourceLabels | undefined,
): Resource {
  const sampled = new Set(resource.sample.fields.map(({ field }) => field));
  const said = (name: string) => resource.fields.some((one) => one.name === name && sampled.has(jsonName(one)));
  const more = (own?.elsewhere ?? []).map(({ name, fields }) => ({ name, isSampled: fields.every(said) }));
  const { listed, response } = resource.classes;
  const expansion: Expansion = {
    labels,
    references: [...(resource.expansion?.references ?? []), ...more],
    ...(own && { elsewhere: { asks, references: own.references, listed: listed === response ? 'RECORD' : 'LISTED' } }),
  };
  const requested = resource.fields.filter(({ inRequest }) => inRequest);
  return { ...resource, expansion, unheard: unheardNames(resource.fields, requested, labels) };
}

/** The resource with children that name what they refer to, and with what of their answers new records may say unheard. */
function withNamedParts(resource: Resource, all: readonly Resource[]): Resource {
  const children = resource.children.map((child) => {
    const expansion = all.find(({ name }) => name === child.name)?.expansion;
    const elsewhere = expansion?.elsewhere;
    return { ...child, expands: expansion !== undefined, ...(elsewhere && { elsewhere }) };
  });
  const { creation } = resource;
  if (creation === undefined) return { ...resource, children };
  const parts = creation.parts.map((part) => {
    const child = all.find(({ classes: { request } }) => isSame(request, part.request));
    return child === undefined ? part : { ...part, unheard: unheardOf(child, part.given) };
  });
  return { ...resource, children, creation: { ...creation, parts, unheard: unheardOf(resource, creation.given) } };
}

function isSame(one: CreatedPart['request'], other: CreatedPart['request']): boolean {
  return one.name === other.name && one.packageName === other.packageName;
}

function unheardOf({ fields, expansion }: Resource, given: CreatedPart['given']): readonly string[] {
  const said = given.flatMap((one) => (one.kind === 'said' ? [one.field] : []));
  return unheardNames(fields, said, expansion?.labels);
}

/** What tests can try: records whose sample says what they refer to. */
function triedOf(
  { resource: name, elsewhere }: ResourceLabels,
  resources: readonly Resource[],
): readonly TriedLabels[] {
  const resource = resources.find((one) => one.name === name);
  if (resource?.expansion === undefined || !resource.sample.creatable) return [];
  const sampled = new Set(resource.expansion.references.flatMap((one) => (one.isSampled ? [one.name] : [])));
  const said = elsewhere.filter((one) => sampled.has(one.name));
  if (said.length === 0) return [];
  const fields = new Set(said.flatMap((one) => one.fields));
  return [
    {
      test: resource.classes.test,
      method: `namesAPageOf${name}ByOneQuestion`,
      labels: resource.expansion.labels,
      names: said.map((one) => one.name),
      fields: resource.fields.filter((one) => fields.has(one.name)).map(jsonName),
      neighbours: new Set(said.map(({ neighbour }) => neighbour.name)).size,
    },
  ];
}
