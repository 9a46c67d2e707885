import type { Blueprint } from '../model/blueprint.ts';
import type {
  NeighbourReference,
  NeighboursPart,
  NeighbourUse,
  ReferringField,
  ResourceReferences,
} from '../model/neighbour.ts';
import type { CreatedPart, FirstAsked, Resource } from '../model/resource.ts';
import type { Packages } from '../names/packages.ts';

/** What the records of a resource refer to elsewhere, by the fields of a request, and who elsewhere may refer to them. */
export type AskedOf = {
  readonly references: readonly (Omit<NeighbourReference, 'fields' | 'isKey'> & {
    readonly fields: readonly string[];
  })[];
  readonly uses: readonly NeighbourUse[];
};

/**
 * What is asked before requests of each resource are written: also of the parts that may be written with a new record, whose
 * own service asks nobody then.
 *
 * @param askedOf what is asked for the records of a resource
 */
export function designReferences(
  { resources }: Blueprint,
  packages: Packages,
  askedOf: (resource: string) => AskedOf,
): readonly ResourceReferences[] {
  return resources.flatMap((resource) => {
    const { references, uses } = askedOf(resource.name);
    const parts = referringParts(resource, resources, askedOf).flatMap(({ role, asked }) =>
      asked.length === 0 ? [] : [{ role, references: asked }],
    );
    if (references.length + uses.length + parts.length === 0) return [];
    const own = references.map((one) => ({
      ...one,
      fields: one.fields.map((name) => fieldOf(resource, name)),
      isKey: one.fields.every((name) => resource.identifier.parts.some((part) => part.name === name)),
    }));
    const checks = packages.neighbour(`${resource.name}References`);
    return [{ resource: resource.name, checks, own, parts, uses }];
  });
}

/** The parts that may be written with a new record: what they refer to elsewhere, and what of it can be asked for before. */
function referringParts(
  whole: Resource,
  resources: readonly Resource[],
  askedOf: (resource: string) => AskedOf,
): readonly {
  readonly role: string;
  readonly all: AskedOf['references'];
  readonly asked: readonly NeighbourReference[];
}[] {
  return (whole.creation?.parts ?? []).flatMap((part) => {
    const child = resources.find(({ classes }) => isSame(classes.request, part.request));
    if (child === undefined) return [];
    const all = askedOf(child.name).references;
    return [{ role: part.role, all, asked: referencesOfPart(part, child, whole, all) }];
  });
}

function isSame(one: CreatedPart['request'], other: CreatedPart['request']): boolean {
  return one.name === other.name && one.packageName === other.packageName;
}

function fieldOf({ fields }: Resource, name: string): ReferringField {
  const field = fields.find((one) => one.name === name);
  const isAnswered = field?.inResponse === true;
  return field?.json === undefined ? { name, isAnswered } : { name, json: field.json, isAnswered };
}

/** The references of a part that are known before its record is there: one that refers by a key the store has yet to make never is. */
function referencesOfPart(
  { given }: CreatedPart,
  child: Resource,
  whole: Resource,
  references: AskedOf['references'],
): readonly NeighbourReference[] {
  const asked = child.fields.filter(({ inRequest }) => inRequest).map(({ name }) => name);
  const read = (name: string): readonly ReferringField[] => {
    const from = given[asked.indexOf(name)];
    if (from?.kind === 'said') return [{ name: from.field.name, isAnswered: false }];
    const key = from?.kind === 'parent' ? whole.identifier.parts[from.part]?.name : undefined;
    const isSaid = whole.fields.some((field) => field.name === key && field.inRequest);
    return key === undefined || !isSaid ? [] : [{ name, isAnswered: false, ofWhole: key }];
  };
  return references.flatMap((one) => {
    const fields = one.fields.flatMap(read);
    return fields.length === one.fields.length ? [{ ...one, fields, isKey: true }] : [];
  });
}

/** The parts of new records that refer elsewhere by a key which the store has yet to make: nobody can be asked for that before. */
export function unaskedParts(
  { resources }: Blueprint,
  askedOf: (resource: string) => AskedOf,
): readonly { readonly whole: Resource; readonly role: string }[] {
  return resources.flatMap((whole) =>
    referringParts(whole, resources, askedOf).flatMap(({ role, all, asked }) =>
      asked.length === all.length ? [] : [{ whole, role }],
    ),
  );
}

/** The resource, with what is asked before its requests are written. */
export function withFirstAsked(resource: Resource, all: readonly ResourceReferences[]): Resource {
  const found = all.find((one) => one.resource === resource.name);
  if (found === undefined) return resource;
  const { checks, own, parts, uses } = found;
  const firstAsked: FirstAsked = {
    checks,
    create: own.length + parts.length > 0,
    change: own.some(({ isKey }) => !isKey),
    remove: uses.length > 0,
  };
  return { ...resource, firstAsked };
}

/** What tests can try: records whose sample says what they refer to. */
export function triedReferences(
  all: readonly ResourceReferences[],
  resources: readonly Resource[],
): NeighboursPart['tried'] {
  const creatable = all.flatMap((one) => {
    const resource = resources.find(({ name }) => name === one.resource);
    return resource?.sample.creatable === true ? [{ ...one, resource }] : [];
  });
  const said = ({ sample }: Resource, references: readonly NeighbourReference[]) =>
    references.filter(({ fields }) => fields.every(({ name }) => sample.fields.some(({ field }) => field === name)));
  return {
    references: creatable.flatMap(({ resource, own }) => {
      const known = said(resource, own);
      const neighbours = new Set(known.map(({ name }) => name)).size;
      const { name, classes } = resource;
      const methods = { method: `refusesUnknownReferencesOf${name}`, once: `asksEachServiceOnceFor${name}` };
      return neighbours === 0 ? [] : [{ test: classes.test, ...methods, neighbours }];
    }),
    uses: creatable
      .filter(({ uses }) => uses.length > 0)
      .map(({ resource: { name, classes } }) => ({
        test: classes.test,
        method: `keeps${name}InUse`,
        promised: `keeps${name}AboutToBeUsed`,
      })),
  };
}
