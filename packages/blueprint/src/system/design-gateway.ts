import { toCamelCase } from '@backsmith/text';
import { VERSIONS } from '../data/versions.ts';
import type { Blueprint } from '../model/blueprint.ts';
import type { Gateway, Route } from '../model/gateway.ts';
import type { Dependency, DependencyGroup, Setting } from '../model/project.ts';
import type { SharedBuild } from '../model/system.ts';
import type { Variable } from '../model/variable.ts';
import { Packages } from '../names/packages.ts';
import type { Options } from '../options.ts';
import { addressVariable } from '../parts/neighbours.ts';
import { LOG_SETTINGS, OBSERVED, OBSERVING, switchesTracing, tellCalls } from '../parts/operations.ts';
import { starter } from '../parts/starter.ts';
import { BELIEVED_PROXIES, OUTER_PROXIES } from '../parts/trusted-proxies.ts';
import type { NamedService } from './connect-services.ts';
import { designImage, designProject, type ServicePlace } from './design-service.ts';
import { FIRST_PORT, gatewayName } from './place-services.ts';

const FOLDER = 'gateway';

/** Where a service describes its API, as springdoc does. */
const DESCRIPTION = '/v3/api-docs';

/** The profile in which everybody is shown what the services can be asked; development has it by itself. */
const DOCS = 'docs';

/** Where its metrics are, which are nobody's business who merely calls it; no port of a service. */
const MANAGEMENT = { port: 9080, variable: 'MANAGEMENT_PORT' };

/** Where it is called, and that it ends no call that is under way. */
const SERVER: readonly Setting[] = [
  { path: ['server', 'port'], value: { variable: 'SERVER_PORT' } },
  { path: ['server', 'shutdown'], value: 'graceful' },
];

/** The origins of pages that may call the services from a browser. */
const ORIGINS: Variable = {
  name: 'CORS_ALLOWED_ORIGINS',
  meaning: 'origins of pages that may call from a browser, with commas between them',
  default: '',
};

/** Designs the gateway: one route for each service, by the paths of its records. */
export function designGateway(services: readonly NamedService[], { project }: SharedBuild, options: Options): Gateway {
  const packages = new Packages(`${options.packageName}.${FOLDER}`, options.layout);
  const place: Pick<ServicePlace, 'name' | 'container' | 'parent'> = {
    name: gatewayName(project.artifactId),
    container: FOLDER,
    parent: { group: project.groupId, artifact: project.artifactId, version: project.version, isNear: true },
  };
  const named = { ...options, projectName: 'Gateway', packageName: `${options.packageName}.${FOLDER}` };
  const tracingSwitch = packages.root('TracingSwitch');
  const requestId = packages.root('RequestIdFilter');
  const calls = tellCalls(requestId);
  return {
    folder: FOLDER,
    project: designProject(named, place, packages),
    image: designImage(options, place),
    port: FIRST_PORT,
    management: MANAGEMENT,
    dependencies: dependencies(options),
    factories: switchesTracing(tracingSwitch),
    settings: [...SERVER, ...BELIEVED_PROXIES, ...LOG_SETTINGS, ...calls.settings],
    variables: [
      ...services.map(addressVariable),
      ORIGINS,
      OUTER_PROXIES,
      ...OBSERVED,
      ...calls.variables,
      ...ports(),
      ...shown(options),
    ],
    isGuarded: options.features.security,
    addresses: services.map((one) => ({ folder: one.blueprint.folder, variable: addressVariable(one).name })),
    // A service of tables that no call shows has nothing to lead to.
    routes: services.map((service) => routeTo(service, options)).filter(({ paths }) => paths.length > 0),
    ...(options.features.swagger && { docs: DOCS }),
    classes: {
      unavailable: packages.root('UnavailableController'),
      problems: packages.root('ProblemController'),
      cors: packages.root('CorsConfig'),
      client: packages.root('ClientConfig'),
      requestId,
      tracingSwitch,
      test: packages.root('GatewayApplicationTest'),
      docsTest: packages.root('DocsTest'),
    },
  };
}

function routeTo(service: NamedService, { features }: Options): Route {
  const { name, blueprint } = service;
  const { name: variable, default: local } = addressVariable(service);
  return {
    service: name,
    variable,
    local,
    paths: pathsOf(blueprint).map((path) => `${path}/**`),
    ...(features.swagger && { description: { shown: `/docs/${toCamelCase(name)}`, path: DESCRIPTION } }),
  };
}

function pathsOf({ resources, lists, parts }: Blueprint): readonly string[] {
  const ofRecords = [...resources, ...lists].map(({ path }) => path);
  const ofParts = parts.flatMap(({ paths = [] }) => paths);
  const all = [...ofRecords, ...ofParts];
  return all.filter((path) => !all.some((other) => path.startsWith(`${other}/`)));
}

function ports(): readonly Variable[] {
  const { variable: name, port } = MANAGEMENT;
  return [
    { name: 'SERVER_PORT', meaning: 'port of the gateway', default: FIRST_PORT.toString() },
    { name, meaning: 'port of its health and metrics, for those who run it', default: port.toString() },
  ];
}

function shown({ features }: Options): readonly Variable[] {
  if (!features.swagger) return [];
  const meaning = `${DOCS}: everybody is shown what the services can be asked`;
  return [{ name: 'SPRING_PROFILES_ACTIVE', meaning, default: '' }];
}

function dependencies({ features }: Options): readonly DependencyGroup[] {
  const cloud = (artifact: string, property: string): Dependency => ({
    group: 'org.springframework.cloud',
    artifact,
    version: { property, value: VERSIONS.springCloud },
  });
  const page: Dependency = {
    group: 'org.springdoc',
    artifact: 'springdoc-openapi-starter-webmvc-ui',
    version: { property: 'springdoc.version', value: VERSIONS.springdoc },
  };
  return [
    {
      title: 'Routes',
      dependencies: [
        cloud('spring-cloud-starter-gateway-server-webmvc', 'spring-cloud-gateway.version'),
        cloud('spring-cloud-starter-circuitbreaker-resilience4j', 'spring-cloud-circuitbreaker.version'),
        ...(features.swagger ? [page] : []),
      ],
    },
    OBSERVING,
    {
      title: 'Tests',
      dependencies: [{ ...starter('webmvc-test'), scope: 'test' }],
    },
  ];
}
