import type {
  AccessStep,
  Blueprint,
  KeptRecords,
  NeighbourReference,
  NeighboursPart,
  Resource,
} from '@backsmith/blueprint';
import { commas, java, join, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../java/types.ts';
import type { Collaborator } from '../api/services/child-methods.ts';

/** What asks other services: kept by a table or a collection. */
type Asking = Pick<KeptRecords, 'neighbours'>;

/** Whom the service of a resource asks in other services, and through what. */
export function neighbourFields({ neighbours }: Asking, { parts }: Blueprint): readonly Collaborator[] {
  if (neighbours === undefined) return [];
  const part = parts.find((one): one is NeighboursPart => one.name === 'neighbours');
  const asked = [...neighbours.references, ...neighbours.uses];
  const clients = new Map(asked.map(({ member, client }) => [member, { name: member, type: classOf(client) }]));
  return part === undefined
    ? []
    : [{ name: 'neighbours', type: classOf(part.classes.neighbours) }, ...clients.values()];
}

/** Asks for the records a new one refers to by its key. */
export function requireKeys({ neighbours }: Asking): readonly JavaFragment[] {
  return (neighbours?.references ?? []).filter(({ isKey }) => isKey).map((one) => required(one, said(one)));
}

/** Asks for the records a request refers to that the record did not refer to before. */
export function requireOthers(
  { neighbours }: Asking,
  read: (steps: readonly AccessStep[]) => JavaFragment,
): readonly JavaFragment[] {
  const references = (neighbours?.references ?? []).filter(({ isKey }) => !isKey);
  return references.map((one) => {
    const changed = join(
      one.fields.map(({ name, read: steps }) => java`!java.util.Objects.equals(request.${name}(), ${read(steps)})`),
      java` || `,
    );
    const isChanged = one.fields.length === 1 ? changed : java`(${changed})`;
    return required(one, java`${said(one)} && ${isChanged}`);
  });
}

function said({ fields }: NeighbourReference): JavaFragment {
  return join(
    fields.map(({ name }) => java`request.${name}() != null`),
    java` && `,
  );
}

function required({ name, member, method, fields }: NeighbourReference, condition: JavaFragment): JavaFragment {
  const values = fields.map((field) => java`String.valueOf(request.${field.name}())`);
  const id = fields.length === 1 ? java`request.${fields[0]?.name}()` : java`java.util.List.of(${commas(values)})`;
  const call = java`() -> ${member}.${method}(${commas(values)})`;
  return java`
    if (${condition}) {
      neighbours.require(${commas([literal(name), call, id, ...fields.map((field) => literal(field.name))])});
    }`;
}

/** Asks whether records of other services refer to the one that is to be deleted. */
export function refuseUsed({ neighbours }: Asking, { identifier }: Resource): readonly JavaFragment[] {
  const [only, ...more] = identifier.parts;
  const values =
    only !== undefined && more.length === 0
      ? [java`String.valueOf(id)`]
      : identifier.parts.map(({ name }) => java`String.valueOf(id.${name}())`);
  return (neighbours?.uses ?? []).map(
    ({ name, member, method }) =>
      java`neighbours.refuseIfUsed(${literal(name)}, () -> ${member}.${method}(${commas(values)}));`,
  );
}
