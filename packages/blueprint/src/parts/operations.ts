import type { OperationsPart } from '../model/part.ts';
import type { Packages } from '../names/packages.ts';
import { NOTHING } from '../model/nothing.ts';
import { BOOT, starter } from './starter.ts';

/**
 * Health, metrics, traces and logs.
 *
 * @param health what Actuator calls the health of the store
 */
export function designOperations(packages: Packages, health: string, port: number): OperationsPart {
  const tracingSwitch = packages.shared('config', 'TracingSwitch');
  return {
    ...NOTHING,
    name: 'operations',
    openPaths: ['/actuator/health/**', '/actuator/info'],
    requestId: packages.shared('config', 'RequestIdFilter'),
    tracingSwitch,
    factories: [{ service: 'org.springframework.boot.EnvironmentPostProcessor', type: tracingSwitch }],
    dependencies: [
      {
        title: 'Operations',
        dependencies: [
          starter('actuator'),
          { group: 'io.micrometer', artifact: 'micrometer-registry-prometheus', scope: 'runtime' },
          { group: BOOT, artifact: 'spring-boot-micrometer-tracing-opentelemetry', scope: 'runtime' },
          { group: 'io.micrometer', artifact: 'micrometer-tracing-bridge-otel', scope: 'runtime' },
          { group: 'io.opentelemetry', artifact: 'opentelemetry-exporter-otlp', scope: 'runtime' },
        ],
      },
    ],
    settings: [
      { path: ['management', 'endpoints', 'web', 'exposure', 'include'], value: ['health', 'info', 'prometheus'] },
      { path: ['management', 'endpoint', 'health', 'probes', 'enabled'], value: true },
      {
        path: ['management', 'endpoint', 'health', 'group', 'readiness', 'include'],
        value: ['readinessState', health],
      },
      { path: ['logging', 'pattern', 'correlation'], value: '[%X{requestId:-}] ' },
      { path: ['logging', 'structured', 'format', 'console'], value: { variable: 'LOG_FORMAT' } },
    ],
    variables: [
      {
        name: 'LOG_FORMAT',
        meaning: 'ecs, gelf or logstash for structured logs',
        default: '',
        values: { cluster: 'ecs' },
      },
      {
        name: 'MANAGEMENT_OPENTELEMETRY_TRACING_EXPORT_OTLP_ENDPOINT',
        meaning: 'where traces go; none are sent without it',
        default: '',
      },
      { name: 'MANAGEMENT_TRACING_SAMPLING_PROBABILITY', meaning: 'share of requests that are traced', default: '0.1' },
      { name: 'SERVER_PORT', meaning: 'port of the service', default: port.toString() },
    ],
  };
}
