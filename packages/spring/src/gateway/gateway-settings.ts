import { DEVELOPMENT } from '@backsmith/blueprint';
import type { Gateway, Route } from '@backsmith/blueprint';
import { renderYaml, yamlComment, yamlFiltered } from '@backsmith/render';
import type { YamlMapping, YamlValue } from '@backsmith/render';
import { settingsTree } from '../java/settings-tree.ts';

/** Where answers come from whose service is away. */
export const UNAVAILABLE = '/unavailable';

/** How long a service that failed is left alone, which is what callers are asked to wait for. */
export const LEFT_ALONE_SECONDS = 5;

/** application.yaml of the gateway: its routes, how long it waits for whom, and where it tells of itself. */
export function gatewaySettings(gateway: Gateway): string {
  const { project, management, routes, isGuarded, docs, settings, variables } = gateway;
  return renderYaml({
    spring: {
      'application.name': project.name,
      ...(docs !== undefined && { [`profiles.group.${DEVELOPMENT}`]: docs }),
      'threads.virtual.enabled': true,
      'cloud.gateway.server.webmvc': {
        'trusted-proxies': yamlComment(
          'Services are told where each call comes from as the server below knows it, and nothing that callers say of it.',
          '.*',
        ),
        'x-forwarded-request-headers-filter': Object.fromEntries(TOLD.map((what) => [`${what}-append`, false])),
        routes: routes.map((route) => routeMapping(route, isGuarded)),
      },
      'cloud.circuitbreaker.resilience4j.disable-time-limiter': yamlComment(
        'The time below ends a call; a second clock would take a thread of its own for each.',
        true,
      ),
      'http.clients': { 'connect-timeout': '2s', 'read-timeout': '30s' },
    },
    'resilience4j.circuitbreaker.configs.default': yamlComment(
      'A service that fails is left alone for some seconds, and asked again soon after it is back.',
      {
        'sliding-window-size': 20,
        'minimum-number-of-calls': 5,
        'wait-duration-in-open-state': `${LEFT_ALONE_SECONDS}s`,
        'permitted-number-of-calls-in-half-open-state': 3,
        'automatic-transition-from-open-to-half-open-enabled': true,
      },
    ),
    ...Object.fromEntries(settingsTree(settings, variables)),
    management: {
      'server.port': yamlComment(
        'Health for whoever balances the load is at /livez and /readyz of the other port.',
        yamlFiltered(`\${${management.variable}:${management.port}}`),
      ),
      'endpoints.web.exposure.include': ['health', 'info', 'prometheus'],
      'endpoint.health.probes': { enabled: true, 'add-additional-paths': true },
    },
    'app.cors.allowed-origins': yamlFiltered('${CORS_ALLOWED_ORIGINS:}'),
    ...(docs === undefined ? {} : { springdoc: { 'api-docs.enabled': false, 'swagger-ui.enabled': false } }),
  });
}

/** application-docs.yaml: what the services can be asked, shown to everybody; nothing where none describes it. */
export function docsSettings({ routes }: Gateway): string {
  const described = routes.flatMap(({ service, description }) =>
    description === undefined ? [] : [{ name: service, url: description.shown }],
  );
  const led = routes.flatMap((route): readonly (readonly [string, YamlValue])[] =>
    route.description === undefined ? [] : [[`${route.service}-docs`, docsRoute(route, route.description)]],
  );
  return renderYaml({
    'spring.cloud.gateway.server.webmvc.routes-map': Object.fromEntries(led),
    springdoc: {
      'api-docs.enabled': true,
      'swagger-ui': { enabled: true, path: '/swagger-ui.html', urls: described },
    },
  });
}

/** What a service hears of a call that came through the gateway. */
const TOLD = ['for', 'host', 'port', 'prefix', 'proto'];

/**
 * Guarded services decide over browsers, too; what the gateway has let in is to them no call of a browser any more. The id of
 * a request stands in the answer once, as the gateway says it.
 */
function routeMapping(route: Route, isGuarded: boolean): YamlMapping {
  const { service, paths } = route;
  const filters = [breaker(route), ...(isGuarded ? ['RemoveRequestHeader=Origin'] : []), NAMED_ONCE];
  return { id: service, uri: uriOf(route), predicates: [`Path=${paths.join(',')}`], filters };
}

const NAMED_ONCE = 'RemoveResponseHeader=X-Request-Id';

function docsRoute(route: Route, { shown, path }: NonNullable<Route['description']>): YamlMapping {
  return {
    uri: uriOf(route),
    predicates: [`Path=${shown}`],
    filters: [`SetPath=${path}`, breaker(route), NAMED_ONCE],
  };
}

function breaker({ service }: Route): YamlMapping {
  return { name: 'CircuitBreaker', args: { id: service, fallbackUri: `forward:${UNAVAILABLE}` } };
}

function uriOf({ variable, local }: Route): YamlValue {
  return yamlFiltered(`\${${variable}:${local}}`);
}
