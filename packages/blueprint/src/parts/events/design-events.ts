import { jsonName } from '../../model/field.ts';
import type { EventsPart, ToldRecords } from '../../model/events.ts';
import type { Resource } from '../../model/resource.ts';
import { NOTHING } from '../../model/nothing.ts';
import { takenNames } from '../part-tables.ts';
import type { TellingInput } from '../parts-input.ts';
import { starter } from '../starter.ts';
import type { ToldRecord } from '../telling-store.ts';
import { brokerVariables } from './broker.ts';
import type { EventNames } from '../event-names.ts';
import { eventMigrations } from './migrations.ts';
import { nameEventTables } from './tables.ts';

/**
 * Tells others what becomes of the records of a service: written down in the transaction of each change, sent by and by. What
 * it acts on itself is known once all services are designed.
 *
 * @param version the number of the migration that makes its tables
 */
export function designEvents(
  input: TellingInput,
  { system, service, broker }: EventNames,
  version: number,
): EventsPart {
  const { packages, schema, store, resources } = input;
  const tables = nameEventTables(takenNames(schema));
  const told = resources.flatMap((resource) => {
    const kept = store.records.find((one) => one.resource === resource.name);
    return kept === undefined ? [] : [toldRecords(resource, kept)];
  });
  const { rules } = store;
  return {
    ...NOTHING,
    name: 'events',
    classes: {
      event: packages.event('Event'),
      outbox: packages.event('Outbox'),
      listener: packages.event('RecordEvents'),
      publisher: packages.event('EventPublisher'),
      configuration: packages.event('EventsConfig'),
      inbox: packages.event('Inbox'),
      receiver: packages.event('EventReceiver'),
      test: packages.event('OutboxTest'),
      inboxTest: packages.event('InboxTest'),
    },
    tables,
    locks: store.locks,
    service,
    exchange: `${system}.events`,
    told,
    heeded: [],
    readers: [],
    ...(rules && { rules }),
    dependencies: [{ title: 'Other services', dependencies: [starter('amqp')] }],
    settings: [
      ...['host', 'port', 'username', 'password'].map((name) => ({
        path: ['spring', 'rabbitmq', name],
        value: { variable: `RABBITMQ_${name.toUpperCase()}` },
      })),
      { path: ['spring', 'rabbitmq', 'connection-timeout'], value: '2s' },
      // Each event is the broker's before the next one is forgotten here.
      { path: ['spring', 'rabbitmq', 'publisher-confirm-type'], value: 'simple' },
      // One at a time: what cannot be acted on yet keeps its place before those behind it.
      { path: ['spring', 'rabbitmq', 'listener', 'simple', 'prefetch'], value: 1 },
      // Calls are answered without the broker, too: events wait until it is back.
      { path: ['management', 'health', 'rabbit', 'enabled'], value: false },
      { path: ['app', 'events', 'pause'], value: '500ms' },
    ],
    variables: brokerVariables(system, broker),
    migrations: eventMigrations(input, tables, version),
  };
}

function toldRecords(resource: Resource, { type, mark }: ToldRecord): ToldRecords {
  return {
    kind: resource.name,
    entity: type,
    service: resource.classes.service,
    key: resource.identifier.parts.map((part) => jsonName(part)),
    ...(mark === undefined ? {} : { mark }),
  };
}
