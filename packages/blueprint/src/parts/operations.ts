import { qualifiedName, type ClassName } from '../model/java.ts';
import type { OperationsPart } from '../model/part.ts';
import type { DependencyGroup, Setting } from '../model/project.ts';
import type { Variable } from '../model/variable.ts';
import type { Packages } from '../names/packages.ts';
import { NOTHING } from '../model/nothing.ts';
import { BOOT, starter } from './starter.ts';

/** What metrics and traces take. */
export const OBSERVING: DependencyGroup = {
  title: 'Operations',
  dependencies: [
    starter('actuator'),
    { group: 'io.micrometer', artifact: 'micrometer-registry-prometheus', scope: 'runtime' },
    { group: BOOT, artifact: 'spring-boot-micrometer-tracing-opentelemetry', scope: 'runtime' },
    { group: 'io.micrometer', artifact: 'micrometer-tracing-bridge-otel', scope: 'runtime' },
    { group: 'io.opentelemetry', artifact: 'opentelemetry-exporter-otlp', scope: 'runtime' },
  ],
};

/** The variable that says where traces go. */
export const TRACES_ENDPOINT = 'MANAGEMENT_OPENTELEMETRY_TRACING_EXPORT_OTLP_ENDPOINT';

/** Few enough that each call costs little, and enough to say how long most and nearly all requests take. */
const LATENCIES = '10ms,25ms,50ms,100ms,250ms,500ms,1s,2500ms,5s,10s';

/** How logs look, where traces go, and what metrics tell of requests. */
export const OBSERVED: readonly Variable[] = [
  {
    name: 'LOG_FORMAT',
    meaning: 'ecs, gelf or logstash for structured logs',
    default: '',
    handedOn: true,
    values: { cluster: 'ecs' },
  },
  {
    name: TRACES_ENDPOINT,
    meaning: 'where traces go; none are sent without it',
    default: '',
    handedOn: true,
  },
  {
    name: 'MANAGEMENT_TRACING_SAMPLING_PROBABILITY',
    meaning: 'share of requests that are traced',
    default: '0.1',
    handedOn: true,
  },
  {
    name: 'MANAGEMENT_METRICS_DISTRIBUTION_SLO_HTTP_SERVER_REQUESTS',
    meaning: 'limits by which metrics count how long requests take, by commas',
    default: '',
    values: { compose: LATENCIES, cluster: LATENCIES },
  },
];

/** Each line of a log says which request it belongs to. */
export const LOG_SETTINGS: readonly Setting[] = [
  { path: ['logging', 'pattern', 'correlation'], value: '[%X{requestId:-}] ' },
  { path: ['logging', 'structured', 'format', 'console'], value: { variable: 'LOG_FORMAT' } },
];

const LOG_CALLS = 'LOG_CALLS';

/** Where several answer one request, each says so in its log: how loudly, by the class that does. */
export function tellCalls(requestId: ClassName): {
  readonly settings: readonly Setting[];
  readonly variables: readonly Variable[];
} {
  return {
    settings: [{ path: ['logging', 'level', qualifiedName(requestId)], value: { variable: LOG_CALLS } }],
    variables: [
      { name: LOG_CALLS, meaning: 'info for a line of the log for each call, off for none', default: 'info' },
    ],
  };
}

/** Lets Spring Boot ask before there are beans whether anybody collects traces. */
export function switchesTracing(type: ClassName): OperationsPart['factories'] {
  return [{ service: 'org.springframework.boot.EnvironmentPostProcessor', type }];
}

/** The filter that names requests. */
export function requestIdClass(packages: Packages): ClassName {
  return packages.shared('config', 'RequestIdFilter');
}

/**
 * Health, metrics, traces and logs.
 *
 * @param health what Actuator calls the health of the store
 * @param isOneOfSeveral others take part in answering the requests it answers
 */
export function designOperations(
  packages: Packages,
  health: string,
  port: number,
  isOneOfSeveral: boolean,
): OperationsPart {
  const tracingSwitch = packages.shared('config', 'TracingSwitch');
  const requestId = requestIdClass(packages);
  const calls = isOneOfSeveral ? tellCalls(requestId) : { settings: [], variables: [] };
  return {
    ...NOTHING,
    name: 'operations',
    openPaths: ['/actuator/health/**', '/actuator/info'],
    requestId,
    tellsCalls: isOneOfSeveral,
    tracingSwitch,
    factories: switchesTracing(tracingSwitch),
    dependencies: [OBSERVING],
    settings: [
      { path: ['management', 'endpoints', 'web', 'exposure', 'include'], value: ['health', 'info', 'prometheus'] },
      { path: ['management', 'endpoint', 'health', 'probes', 'enabled'], value: true },
      {
        path: ['management', 'endpoint', 'health', 'group', 'readiness', 'include'],
        value: ['readinessState', health],
      },
      ...LOG_SETTINGS,
      ...calls.settings,
    ],
    variables: [
      ...OBSERVED,
      ...calls.variables,
      { name: 'SERVER_PORT', meaning: 'port of the service', default: port.toString() },
    ],
  };
}
