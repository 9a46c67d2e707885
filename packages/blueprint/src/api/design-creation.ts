import { capitalize, type Position } from '@backsmith/text';
import { jsonName } from '../model/field.ts';
import type { Field } from '../model/field.ts';
import type { CreatedPart, Creation, GivenField, Resource } from '../model/resource.ts';
import type { KeptRecords } from '../model/stored.ts';
import { highestOf, isAbove, type Role } from '@backsmith/options';
import { unheardNames } from '../resources/unheard-names.ts';
import { MOST_COMPONENTS } from '../drafts/most-components.ts';

/** What has more kinds of children, such as the tenant that everything belongs to, is nothing whole that somebody writes. */
const MOST_PARTS = 12;

/** How the records of a resource are kept, as far as it matters who writes them. */
type WrittenRecords = Pick<KeptRecords, 'resource' | 'place' | 'rule'>;

/**
 * Decides which records are made together with what lives and dies with them: with all children whose key of the parent
 * requests say, and that the same people may write.
 */
export function withCreations(
  resources: readonly Resource[],
  kept: readonly WrittenRecords[],
  readBy: (place: Position) => Role,
): readonly Resource[] {
  const named = new Map(resources.map((resource) => [resource.name, resource]));
  const rules = new Map(kept.map(({ resource, rule }) => [resource, rule]));
  const writers = new Map(kept.map((one) => [one.resource, writerOf(one, readBy)]));
  return resources.map((resource) => {
    const parts = resource.children.flatMap(({ name, role }) => {
      const child = named.get(name);
      const [own, other] = [rules.get(resource.name), rules.get(name)];
      const isWrittenAlike = (own === undefined) === (other === undefined) && own?.isUnchecked === other?.isUnchecked;
      const isForOthers = isAbove(writers.get(name) ?? 'USER', writers.get(resource.name) ?? 'USER');
      return child === undefined || !isWrittenAlike || isForOthers ? [] : (partOf(child, role, resource) ?? []);
    });
    const asked = resource.fields.filter(({ inRequest }) => inRequest).length;
    if (parts.length === 0 || parts.length > MOST_PARTS || asked + parts.length > MOST_COMPONENTS) return resource;
    return { ...resource, creation: designCreation(resource, parts, named) };
  });
}

/** The least role that adds records. */
function writerOf({ rule, place }: WrittenRecords, readBy: (place: Position) => Role): Role {
  const read = readBy(place);
  return rule?.isOwned === true ? read : highestOf(read, 'EDITOR');
}

function designCreation(
  { name, classes, fields, version, expansion }: Resource,
  parts: readonly CreatedPart[],
  named: ReadonlyMap<string, Resource>,
): Creation {
  const suffix = named.has(`${name}Create`) ? 'CreationRequest' : 'CreateRequest';
  const given = fields.filter(({ inRequest }) => inRequest).map((field) => saidUnless(field.name === version, field));
  return {
    request: { packageName: classes.request.packageName, name: name + suffix },
    given,
    unheard: unheardNames(fields, saidOf(given), expansion?.labels),
    parts,
  };
}

function partOf(child: Resource, role: string, owner: Resource): CreatedPart | undefined {
  const { parent, fields, version, classes, carriers, expansion } = child;
  // No constructor takes what no record holds.
  if (parent === undefined || carriers.request === 'class') return undefined;
  const asked = fields.filter(({ inRequest }) => inRequest);
  const keys = parent.parts.map(({ name }) => name);
  if (!keys.every((name) => asked.some((field) => field.name === name))) return undefined;
  const given = asked.map((field): GivenField => {
    const part = keys.indexOf(field.name);
    return part < 0 ? saidUnless(field.name === version, field) : { kind: 'parent', part };
  });
  const said = new Set(given.flatMap((one) => (one.kind === 'said' ? [jsonName(one.field), one.field.name] : [])));
  if (said.size === 0) return undefined;
  const isTested = owner.sample.creatable && child.sample.creatable && !parent.isShared;
  return {
    role,
    record: `New${child.name}`,
    request: classes.request,
    key: parent.parts,
    given,
    unheard: unheardNames(fields, saidOf(given), expansion?.labels),
    comparisons: child.comparisons.filter(({ field, other }) => said.has(field) && said.has(other)),
    ...(isTested
      ? {
          test: {
            name: `createsWith${capitalize(role)}`,
            child: classes.test,
            segment: parent.segment,
            // Nothing but values of their own keeps them apart: they share what they refer to.
            isRepeatable: child.sample.repeatable && child.sample.records.every(({ fresh }) => !fresh),
          },
        }
      : {}),
  };
}

function saidOf(given: readonly GivenField[]): readonly Field[] {
  return given.flatMap((one) => (one.kind === 'said' ? [one.field] : []));
}

/** What is asked of a patch alone is asked of no new record. */
function saidUnless(isAbsent: boolean, field: Field): GivenField {
  if (isAbsent) return { kind: 'absent' };
  const constraints = field.constraints.filter((one) => one.kind !== 'not-null' || one.when !== 'patched');
  return { kind: 'said', field: { ...field, constraints } };
}
