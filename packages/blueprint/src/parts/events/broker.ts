import { VERSIONS } from '../../data/versions.ts';
import type { Broker } from '../../model/events.ts';
import type { Variable } from '../../model/variable.ts';

/** What compose and the network call the broker. */
const HOST = 'rabbitmq';
const PORT = 5672;
const PASSWORD = 'RABBITMQ_PASSWORD';

/**
 * The broker of a system, for compose and a cluster.
 *
 * @param name what the cluster calls it
 */
export function designBroker(system: string, name: string): Broker {
  return {
    name,
    container: {
      host: HOST,
      image: VERSIONS.images.rabbitmq,
      port: PORT,
      data: '/var/lib/rabbitmq',
      volume: `${HOST}-data`,
      // Its data lies under this name, and a container has another one each time.
      environment: { RABBITMQ_NODENAME: 'rabbit@localhost', RABBITMQ_DEFAULT_USER: system },
      passwords: ['RABBITMQ_DEFAULT_PASS'],
      secret: PASSWORD,
      health: 'rabbitmq-diagnostics --quiet check_port_connectivity',
    },
  };
}

/** Where a service finds the broker; at a desk and in tests there is none, and events wait. */
export function brokerVariables(system: string, name: string): readonly Variable[] {
  return [
    {
      name: 'RABBITMQ_HOST',
      meaning: 'where events go and come from; without it they wait in the database',
      default: '',
      values: { compose: HOST, cluster: name },
    },
    { name: 'RABBITMQ_PORT', meaning: 'its port', default: PORT.toString() },
    {
      name: 'RABBITMQ_USERNAME',
      meaning: 'its user',
      default: 'guest',
      values: { compose: system, cluster: system },
    },
    { name: PASSWORD, meaning: 'and password', default: '', secret: true },
  ];
}
