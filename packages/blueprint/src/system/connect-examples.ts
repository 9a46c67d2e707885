import { toCamelCase } from '@backsmith/text';
import type { Blueprint } from '../model/blueprint.ts';
import type { ContractCall } from '../model/contract.ts';
import type { ExampleElsewhere } from '../model/example.ts';
import { jsonName } from '../model/field.ts';
import type { Resource } from '../model/resource.ts';
import type { NeighbourAddress } from '../parts/neighbours.ts';
import { designExamples, type ExampleReference } from '../samples/design-examples.ts';

/** A reference from one service to a resource of another one, as it is asked about. */
type AskedReference = {
  readonly asks: string;
  readonly asked: string;
  /** The resource that refers, and the one that is referred to. */
  readonly of: string;
  readonly target: string;
  /** What names the other record: our fields, and the parts of its key in the same order. */
  readonly fields: readonly { readonly name: string }[];
  readonly key: ContractCall['key'];
};

/**
 * Designs the examples of services that refer to each other: what other services keep is made there first, so that the
 * requests of each service work from top to bottom while the others run.
 */
export function withExamples(
  addresses: readonly NeighbourAddress[],
  blueprints: readonly Blueprint[],
  references: readonly AskedReference[],
): readonly Blueprint[] {
  const homes = addresses.flatMap((address, at) => {
    const blueprint = blueprints[at];
    return blueprint === undefined ? [] : [{ address, blueprint }];
  });
  const resourceOf = (service: string, name: string): Resource | undefined =>
    homes.find(({ address }) => address.name === service)?.blueprint.resources.find((one) => one.name === name);
  const referring = new Map<Resource, ExampleReference[]>();
  for (const { asks, asked, of, target: name, fields, key } of references) {
    const [own, target] = [resourceOf(asks, of), resourceOf(asked, name)];
    if (own === undefined || target === undefined) continue;
    const named = fields.map((field, at) => ({ own: jsonNamed(own, field.name), there: key[at]?.field ?? '' }));
    referring.set(own, [...(referring.get(own) ?? []), { target, fields: named }]);
  }
  // Of fields that several references share, the widest decides: its record refers to those of the others.
  const referencesOf = (resource: Resource): readonly ExampleReference[] =>
    (referring.get(resource) ?? []).toSorted((one, other) => other.fields.length - one.fields.length);
  let others = 0;
  return homes.map(({ address, blueprint }) => {
    const rest = homes.filter((one) => one.address !== address);
    const elsewhere = new Map(rest.flatMap((one) => resourcesAt(one.address, one.blueprint)));
    const examples = designExamples(blueprint.resources, blueprint.lists, { others, elsewhere, referencesOf });
    others += examples.records.length + Object.keys(examples.rows).length;
    return { ...blueprint, examples };
  });
}

function resourcesAt(
  { name: service, port }: NeighbourAddress,
  { resources }: Blueprint,
): readonly (readonly [Resource, ExampleElsewhere])[] {
  const there = { service, variable: `${toCamelCase(service)}Service`, address: `http://localhost:${port}` };
  return resources.map((resource) => [resource, { ...there, path: resource.path, title: resource.title }]);
}

function jsonNamed({ fields }: Resource, name: string): string {
  const field = fields.find((one) => one.name === name);
  return field === undefined ? name : jsonName(field);
}
