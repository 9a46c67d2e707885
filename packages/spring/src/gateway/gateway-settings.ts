import type { Gateway, Route } from '@backsmith/blueprint';
import { renderYaml, yamlComment, yamlFiltered } from '@backsmith/render';
import type { YamlMapping } from '@backsmith/render';

/** Where answers come from whose service is away. */
export const UNAVAILABLE = '/unavailable';

/** application.yaml of the gateway: its routes, and how long it waits for whom. */
export function gatewaySettings({ project, port, routes, isGuarded }: Gateway): string {
  const described = routes.flatMap(({ service, description }) =>
    description === undefined ? [] : [{ name: service, url: description.shown }],
  );
  return renderYaml({
    spring: {
      'application.name': project.name,
      'threads.virtual.enabled': true,
      'cloud.gateway.server.webmvc': {
        'trusted-proxies': yamlComment(
          'Who may say where a call came from before: proxies of the own network.',
          TRUSTED,
        ),
        routes: routes.flatMap((route) => routeMappings(route, isGuarded)),
      },
      'http.clients': { 'connect-timeout': '2s', 'read-timeout': '30s' },
    },
    resilience4j: {
      'circuitbreaker.configs.default': yamlComment(
        'A service that fails is left alone for some seconds, and asked again soon after it is back.',
        {
          'sliding-window-size': 20,
          'minimum-number-of-calls': 5,
          'wait-duration-in-open-state': '5s',
          'automatic-transition-from-open-to-half-open-enabled': true,
        },
      ),
      'timelimiter.configs.default.timeout-duration': yamlComment('Beyond the time a service takes at most.', '35s'),
    },
    server: { port: yamlFiltered(`\${SERVER_PORT:${port}}`), shutdown: 'graceful' },
    'management.endpoint.health.probes.enabled': true,
    'app.cors.allowed-origins': yamlFiltered('${CORS_ALLOWED_ORIGINS:}'),
    ...(described.length === 0
      ? {}
      : { springdoc: { 'api-docs.enabled': true, 'swagger-ui': { path: '/swagger-ui.html', urls: described } } }),
  });
}

const TRUSTED = '10\\..*|172\\.(1[6-9]|2[0-9]|3[01])\\..*|192\\.168\\..*|127\\..*|0:0:0:0:0:0:0:1|::1';

/** Guarded services decide over browsers, too; what the gateway has let in is to them no call of a browser any more. */
function routeMappings(
  { service, variable, local, paths, description }: Route,
  isGuarded: boolean,
): readonly YamlMapping[] {
  const uri = yamlFiltered(`\${${variable}:${local}}`);
  const breaker = { name: 'CircuitBreaker', args: { id: service, fallbackUri: `forward:${UNAVAILABLE}` } };
  const filters = isGuarded ? [breaker, 'RemoveRequestHeader=Origin'] : [breaker];
  const route = { id: service, uri, predicates: [`Path=${paths.join(',')}`], filters };
  if (description === undefined) return [route];
  return [
    route,
    {
      id: `${service}-docs`,
      uri,
      predicates: [`Path=${description.shown}`],
      filters: [`SetPath=${description.path}`, breaker],
    },
  ];
}
