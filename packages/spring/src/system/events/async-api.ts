import { jsonName } from '@backsmith/blueprint';
import type { Blueprint, Broker, EventsPart, Resource, System, ToldRecords } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import type { YamlMapping } from '@backsmith/render';
import type { SystemContributor } from '../../contributor.ts';
import { objectSchema } from './json-schema.ts';

/** What may become of a record, as the topics of events end. */
const WHAT = ['created', 'changed', 'deleted'];

/** A service that tells what becomes of its records. */
type Telling = { readonly service: Blueprint; readonly part: EventsPart };

/** One kind of records that are told of. */
type Told = Telling & { readonly records: ToldRecords; readonly resource: Resource };

/** asyncapi.yaml: the events of all services, for whoever wants to hear them; nothing where none are told. */
export const eventsDocument: SystemContributor = (system, files) => {
  const { broker } = system;
  if (broker !== undefined) files.add('asyncapi.yaml', asyncApi(system, broker));
};

/**
 * The description of the events in AsyncAPI 3.0, made of what the code that tells them is made of.
 * https://www.asyncapi.com/docs/reference/specification/v3.0.0
 */
function asyncApi({ name, services, shared }: System, broker: Broker): string {
  const telling = services.flatMap((service): readonly Telling[] =>
    service.parts.flatMap((part) => (part.name === 'events' ? [{ service, part }] : [])),
  );
  const told = telling.flatMap(({ service, part }) =>
    part.told.flatMap((records): readonly Told[] => {
      const resource = service.resources.find((one) => one.name === records.kind);
      return resource === undefined ? [] : [{ service, part, records, resource }];
    }),
  );
  return renderYaml({
    asyncapi: '3.0.0',
    info: {
      title: `Events of ${name}`,
      version: shared?.project.version ?? '',
      description:
        'What becomes of records, told in the order it happened by the service that keeps them. An event may come twice, under the same id, and none is lost.',
    },
    defaultContentType: 'application/json',
    servers: { [broker.container.host]: serverOf(broker) },
    channels: Object.fromEntries(told.map((one) => [keyOf(one), channel(one)])),
    operations: {
      ...Object.fromEntries(told.map((one) => [`${keyOf(one)}.tell`, tells(one)])),
      ...Object.fromEntries(telling.flatMap((one) => heeds(one, told))),
    },
    components: {
      messages: Object.fromEntries(told.map((one) => [keyOf(one), message(one)])),
      schemas: Object.fromEntries(told.map((one) => [keyOf(one), recordSchema(one)])),
    },
  });
}

function keyOf({ part, records }: Pick<Told, 'part' | 'records'>): string {
  return `${part.service}.${records.kind}`;
}

function serverOf({ container: { host, port, image } }: Broker): YamlMapping {
  return {
    host: `${host}:${port}`,
    protocol: 'amqp',
    protocolVersion: '0-9-1',
    description: `The broker (${image}), as compose calls it.`,
  };
}

function channel(told: Told): YamlMapping {
  const key = keyOf(told);
  return {
    address: `${key}.{what}`,
    title: `What becomes of ${told.resource.title} records`,
    parameters: { what: { enum: WHAT, description: 'What happened.' } },
    messages: { event: { $ref: `#/components/messages/${key}` } },
    bindings: {
      amqp: {
        is: 'routingKey',
        exchange: { name: told.part.exchange, type: 'topic', durable: true, autoDelete: false },
        bindingVersion: '0.3.0',
      },
    },
  };
}

function tells(told: Told): YamlMapping {
  return {
    action: 'send',
    title: `${told.service.project.name} tells what became of a record`,
    ...ofChannel(keyOf(told)),
  };
}

/** What services do themselves that hear of deletions. */
function heeds({ service, part }: Telling, told: readonly Told[]): readonly (readonly [string, YamlMapping])[] {
  const { queue } = part;
  if (queue === undefined) return [];
  return part.heeded.flatMap((deletion) => {
    const key = `${deletion.service}.${deletion.kind}`;
    if (!told.some((one) => keyOf(one) === key)) return [];
    const operation: YamlMapping = {
      action: 'receive',
      title: `${service.project.name} does what ON DELETE says of its own records`,
      description: `Hears of what was deleted, from the queue ${queue.name}.`,
      ...ofChannel(key),
    };
    return [[`${part.service}.heed.${key}`, operation] as const];
  });
}

function ofChannel(key: string) {
  return {
    channel: { $ref: `#/channels/${key}` },
    messages: [{ $ref: `#/channels/${key}/messages/event` }],
  };
}

function message(told: Told): YamlMapping {
  const key = keyOf(told);
  const { part, records, resource, service } = told;
  const isKey = (name: string) => records.key.includes(name);
  const parts = resource.fields.filter((field) => field.inResponse && isKey(jsonName(field)));
  return {
    name: key,
    title: `A ${resource.title} record was created, changed or deleted`,
    payload: {
      type: 'object',
      required: ['id', 'version', 'service', 'kind', 'what', 'occurredAt', 'key', 'payload'],
      properties: {
        id: { type: 'string', format: 'uuid', description: 'Of the event: the same where it comes again.' },
        version: { type: 'integer', format: 'int64', description: 'Grows with each event of the service.' },
        service: { const: part.service },
        kind: { const: records.kind },
        what: { type: 'string', enum: WHAT },
        occurredAt: { type: 'string', format: 'date-time' },
        requestId: {
          oneOf: [{ type: 'null' }, { type: 'string' }],
          description: 'The request that began it, as logs say it; null where none did.',
        },
        key: objectSchema(parts, service.enums),
        payload: { $ref: `#/components/schemas/${key}` },
      },
    },
  };
}

/** What callers are answered of a record, which is what events say of it. */
function recordSchema({ resource, service }: Told): YamlMapping {
  return objectSchema(
    resource.fields.filter(({ inResponse }) => inResponse),
    service.enums,
  );
}
