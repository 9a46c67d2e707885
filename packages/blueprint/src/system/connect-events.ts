import { capitalize } from '@backsmith/text';
import type { Blueprint } from '../model/blueprint.ts';
import type { Consequence, EventQueue, EventsPart, HeededDeletion } from '../model/events.ts';
import type { Part } from '../model/part.ts';
import type { Resource } from '../model/resource.ts';

/** What follows in one service from a deletion in another. */
export type Followed = {
  /** Who acts, who tells, and what the latter calls the deleted records. */
  readonly service: string;
  readonly told: string;
  readonly kind: string;
  /** What notes of references to them call them. */
  readonly records: string;
  readonly consequence: Consequence;
};

/** The service with all it acts on, and with the queues its events go to. */
export function withEvents(name: string, blueprint: Blueprint, followed: readonly Followed[]): Blueprint {
  const promises = blueprint.parts.find((part) => part.name === 'promises')?.promises;
  const parts = blueprint.parts.map((part): Part => {
    if (part.name !== 'events') return part;
    const heeded = heededBy(name, blueprint, followed);
    const others = new Set(followed.filter(({ told }) => told === name).map(({ service }) => service));
    const readers = [...others].map((reader) => queueOf(reader, part, followed));
    const heeding = heeded.length > 0 && { queue: queueOf(name, part, followed), ...(promises && { promises }) };
    return { ...part, heeded, readers, ...heeding };
  });
  return { ...blueprint, parts };
}

function queueOf(service: string, { exchange }: EventsPart, followed: readonly Followed[]): EventQueue {
  const topics = followed.flatMap((one) => (one.service === service ? [`${one.told}.${one.kind}.deleted`] : []));
  return { name: `${exchange}.${service}`, topics: [...new Set(topics)] };
}

/** What a service acts on. A record that goes along shows nothing else, as its sample may refer to one record several times. */
function heededBy(name: string, { resources }: Blueprint, followed: readonly Followed[]): readonly HeededDeletion[] {
  const deletions = Map.groupBy(
    followed.filter(({ service }) => service === name),
    ({ told, kind }) => `${told}.${kind}`,
  );
  return [...deletions.values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const { told: service, kind, records } = first;
    const consequences = some.map(({ consequence }) => consequence);
    const goes = ({ entity }: Consequence) =>
      consequences.some((one) => isDeletion(one.action) && one.entity.name === entity.name);
    const shown = consequences.map((one) =>
      goes(one) && !isDeletion(one.action) ? one : tried(one, service, kind, resources),
    );
    return [{ service, kind, records, consequences: shown }];
  });
}

function isDeletion({ kind }: Consequence['action']): boolean {
  return kind === 'delete';
}

/** How a test shows it: by a sample that says all of the key. */
function tried(consequence: Consequence, service: string, kind: string, resources: readonly Resource[]): Consequence {
  const { entity, held, action } = consequence;
  const resource = resources.find((one) => one.name === entity.name);
  const isSaid = held.every(({ parameter }) => resource?.sample.fields.some((one) => one.field === parameter));
  if (resource?.sample.creatable !== true || !isSaid) return consequence;
  const fields = held.map(({ parameter }) => capitalize(parameter)).join('And');
  const what = isDeletion(action) ? 'deletes' : 'clears';
  const method = `${what}${resource.name}By${fields}Of${capitalize(service.replaceAll('-', ''))}${kind}`;
  const { repeatable } = resource.sample;
  return {
    ...consequence,
    tried: { test: resource.classes.test, method, behind: `${method}BehindThoseUnderWay`, again: repeatable },
  };
}
