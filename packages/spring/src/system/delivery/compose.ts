import { composedServer, variablesOf } from '@backsmith/blueprint';
import type { Blueprint, Broker, Gateway, ServerContainer, System, Variable } from '@backsmith/blueprint';
import { renderYaml, yamlComment } from '@backsmith/render';
import type { YamlMapping, YamlValue } from '@backsmith/render';
import { observationContainers } from './observe/containers.ts';
import { environmentOf, handedOn, serverEnvironment } from './environment.ts';

/** What a cluster gives it as well. Without a limit the JVM takes the whole machine for its own. */
const MEMORY = '768m';

/** By their names. */
type Containers = Readonly<Record<string, YamlValue>>;

/** compose.yaml: the services, each with its database, and in a profile of their own what watches them. */
export function compose(system: System): string {
  const { root, services, gateway, broker, observation } = system;
  const kept = [...serversOf(services, broker).map(({ volume }) => volume), observation.signIn?.volume ?? []].flat();
  return renderYaml({
    name: root.name,
    services: {
      ...(gateway && gatewayContainer(gateway, services)),
      ...Object.fromEntries(
        services.flatMap((service) => Object.entries(containersOf(service, gateway !== undefined))),
      ),
      ...(broker && { [broker.container.host]: serverService(broker.container, 'broker') }),
      ...observationContainers(system, required),
    },
    volumes: Object.fromEntries(kept.map((volume) => [volume, {}])),
  });
}

function serversOf(services: readonly Blueprint[], broker: Broker | undefined): readonly ServerContainer[] {
  return [
    ...services.map(({ store }) => composedServer(store.container)),
    ...(broker === undefined ? [] : [broker.container]),
  ];
}

function gatewayContainer(gateway: Gateway, services: readonly Blueprint[]): Containers {
  const { image, port, variables } = gateway;
  const told = variables.flatMap(({ name, values }) =>
    values?.compose === undefined ? [] : [[name, values.compose] as const],
  );
  return {
    [image.container]: {
      build: buildContext(gateway),
      image: image.name,
      environment: { ...Object.fromEntries(told), ...handedOn(variables) },
      mem_limit: MEMORY,
      ports: [`\${GATEWAY_PORT:-${port}}:${port}`],
      // It starts beside them, and answers for those that are not there.
      depends_on: services.map((service) => service.image.container),
      healthcheck: readiness(port, '/readyz'),
      restart: 'unless-stopped',
    },
  };
}

/** Compose takes a `$` for a variable of its own unless it is doubled. */
function required(secret: string): string {
  return `\${${secret}:?set ${secret}, for example in the file .env}`;
}

function secretOf({ name, optional }: Variable): string {
  return optional === true ? `\${${name}:-}` : required(name);
}

function containersOf(blueprint: Blueprint, isBehindGateway: boolean): Containers {
  const { image, port, store } = blueprint;
  const server = composedServer(store.container);
  const { host, setup } = server;
  const healthy = { [host]: { condition: 'service_healthy' } };
  const setUp = setup && { [setup.container]: { condition: 'service_completed_successfully' } };
  return {
    [image.container]: {
      build: buildContext(blueprint),
      image: image.name,
      environment: { ...environmentOf(blueprint, 'compose', secretOf), ...handedOn(variablesOf(blueprint)) },
      mem_limit: MEMORY,
      ports: isBehindGateway
        ? forThisMachine('Only this machine gets past the gateway; remove the port where nothing needs it.', port, port)
        : [`\${APPLICATION_PORT:-${port}}:${port}`],
      depends_on: setUp ?? healthy,
      healthcheck: readiness(port),
      restart: 'unless-stopped',
    },
    ...(setup === undefined ? {} : { [setup.container]: setupService(server, setup.command) }),
    [host]: serverService(server, 'database'),
  };
}

/** A service of several is built from the root, where the build it begins with lies. */
function buildContext({ folder }: Pick<Blueprint, 'folder'>): YamlValue {
  return folder === '' ? '.' : { context: '.', dockerfile: `${folder}/Dockerfile` };
}

function serverService(server: ServerContainer, what: 'database' | 'broker'): YamlMapping {
  return {
    image: server.image,
    ...(server.command === undefined ? {} : { command: server.command.map(escaped) }),
    environment: serverEnvironment(server, required(server.secret)),
    volumes: [
      `${server.volume}:${server.data}`,
      ...(server.start === undefined ? [] : [`./${server.start.path}:/docker-entrypoint-initdb.d/start.sh:ro`]),
    ],
    ports: serverPorts(server, what),
    healthcheck: {
      test: ['CMD-SHELL', escaped(server.health)],
      interval: '5s',
      timeout: '5s',
      retries: 30,
    },
    restart: 'unless-stopped',
  };
}

/** A port of this machine that is free leads to a server: its own may be another server's. */
function serverPorts({ host, port }: ServerContainer, what: 'database' | 'broker'): YamlValue {
  const found = `at the port that docker compose port ${host} ${port} says`;
  return yamlComment(`Only this machine reaches the ${what}, ${found}; remove the port where nothing needs it.`, [
    `127.0.0.1::${port}`,
  ]);
}

/** Asks an application whether it is ready, by what every image of Java has: the shell. */
function readiness(port: number, path = '/actuator/health/readiness'): YamlMapping {
  const ask = String.raw`printf 'GET ${path} HTTP/1.0\r\n\r\n' >&3`;
  return {
    test: ['CMD', 'bash', '-c', `exec 3<>/dev/tcp/127.0.0.1/${port} && ${ask} && head -n 1 <&3 | grep -q ' 200'`],
    interval: '5s',
    timeout: '5s',
    retries: 6,
    start_period: '2m',
  };
}

/** A port that nobody outside of the machine reaches. */
function forThisMachine(why: string, published: number, port: number): YamlValue {
  return yamlComment(why, [`127.0.0.1:${published}:${port}`]);
}

function setupService(server: ServerContainer, command: string): YamlMapping {
  return {
    image: server.image,
    environment: serverEnvironment(server, required(server.secret)),
    entrypoint: ['/bin/sh', '-c', escaped(command)],
    depends_on: { [server.host]: { condition: 'service_healthy' } },
  };
}

function escaped(command: string): string {
  return command.replaceAll('$', '$$$$');
}
