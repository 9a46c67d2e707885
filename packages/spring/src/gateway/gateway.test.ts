import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fileAt, renderSql } from '../testing/render-sql.ts';

const SQL = `
  CREATE TABLE client (id bigint PRIMARY KEY, name varchar(80) NOT NULL);
  CREATE TABLE booking (id bigint PRIMARY KEY, client_id bigint NOT NULL REFERENCES client);`;

const SERVICES = {
  services: [
    { name: 'clients', tables: ['client'] },
    { name: 'bookings', tables: ['booking'] },
  ],
};

function system(features: { readonly swagger: boolean; readonly security: boolean }) {
  return renderSql(SQL, {
    architecture: 'microservice',
    services: SERVICES,
    features: { exceptionHandler: true, ...features },
  });
}

type Settings = {
  readonly spring: {
    readonly 'cloud.gateway.server.webmvc': {
      readonly routes: readonly { readonly id: string; readonly filters: readonly unknown[] }[];
    };
    readonly 'profiles.group.dev'?: string;
  };
  readonly server: Readonly<Record<string, unknown>>;
  readonly management: { readonly 'server.port': string };
  readonly springdoc?: Readonly<Record<string, unknown>>;
};

const RESOURCES = 'gateway/src/main/resources';
const CODE = 'gateway/src/main/java/org/depot/gateway';

describe('the gateway', () => {
  const files = system({ swagger: true, security: true });
  const settings = parse(fileAt(files, `${RESOURCES}/application.yaml`)) as Settings;

  it('says the id of a request once, which it makes and hands on', () => {
    for (const { filters } of settings.spring['cloud.gateway.server.webmvc'].routes)
      expect(filters).toContain('RemoveResponseHeader=X-Request-Id');
    expect(fileAt(files, `${CODE}/RequestIdFilter.java`)).toContain('new Named(request, id)');
    expect(fileAt(files, `${CODE}/CorsConfig.java`)).toMatch(/"Retry-After",\s*"X-Request-Id"/u);
  });

  it('tells services where each call comes from, and believes nobody but the proxies it is told of', () => {
    const { 'trusted-proxies': told, 'x-forwarded-request-headers-filter': filter } = settings.spring[
      'cloud.gateway.server.webmvc'
    ] as unknown as Readonly<Record<string, unknown>>;
    expect(told).toBe('.*');
    expect(filter).toMatchObject({ 'for-append': false, 'proto-append': false });
    expect(settings.server).toMatchObject({
      'forward-headers-strategy': 'native',
      'tomcat.remoteip.internal-proxies': '${TRUSTED_PROXIES:}',
    });
    const own = /TRUSTED_PROXIES(?:: "|=)10\.0\.0\.0\/8, 172/u;
    expect(fileAt(files, 'k8s/base/clients-service/config.env')).toMatch(own);
    expect(fileAt(files, 'k8s/base/gateway/config.env')).not.toContain('TRUSTED_PROXIES');
    expect(fileAt(files, 'compose.yaml')).toMatch(own);
  });

  it('tells of itself at a port of its own, with what the services have for metrics and traces', () => {
    expect(settings.management['server.port']).toBe('${MANAGEMENT_PORT:9080}');
    const [own, of] = ['gateway/pom.xml', 'clients-service/pom.xml'].map((path) => fileAt(files, path));
    for (const artifact of ['micrometer-registry-prometheus', 'micrometer-tracing-bridge-otel'])
      for (const pom of [own, of]) expect(pom).toContain(`<artifactId>${artifact}</artifactId>`);
    expect(fileAt(files, `${RESOURCES}/META-INF/spring.factories`)).toContain('org.depot.gateway.TracingSwitch');
    const { services } = parse(fileAt(files, 'compose.yaml')) as {
      readonly services: Readonly<Record<string, { readonly ports: readonly string[] }>>;
    };
    expect(services['gateway']?.ports).toEqual(['${GATEWAY_PORT:-8080}:8080']);
  });

  it('shows what services can be asked in the profile for it alone, which development has', () => {
    expect(settings.springdoc).toEqual({ 'api-docs.enabled': false, 'swagger-ui.enabled': false });
    expect(settings.spring['profiles.group.dev']).toBe('docs');
    const ids = settings.spring['cloud.gateway.server.webmvc'].routes.map(({ id }) => id);
    expect(ids).toEqual(['clients', 'bookings', 'auth']);
    const docs = parse(fileAt(files, `${RESOURCES}/application-docs.yaml`)) as Readonly<Record<string, object>>;
    expect(Object.keys(docs['spring.cloud.gateway.server.webmvc.routes-map'] ?? {})).toEqual([
      'clients-docs',
      'bookings-docs',
      'auth-docs',
    ]);
  });

  it('knows no such profile where nobody describes anything', () => {
    const plain = system({ swagger: false, security: false });
    expect([...plain.keys()].filter((path) => path.includes('docs') || path.includes('Docs'))).toEqual([]);
    expect(fileAt(plain, `${RESOURCES}/application.yaml`)).not.toContain('docs');
  });
});

describe('calls of a service to others', () => {
  const files = system({ swagger: false, security: false });

  it('say which request they are made for, and offer no other version of HTTP', () => {
    const code = fileAt(files, 'bookings-service/src/main/java/org/depot/bookings/neighbour/OutgoingCalls.java');
    expect(code).toContain('call.getHeaders().set(RequestIdFilter.HEADER, id)');
    expect(code).toContain('HttpClient.Version.HTTP_1_1');
    const filter = fileAt(files, 'bookings-service/src/main/java/org/depot/bookings/config/RequestIdFilter.java');
    expect(filter).toContain('LOG.info(');
  });

  it('are told in the log where there are others, and not of one application', () => {
    const alone = renderSql(SQL);
    expect(fileAt(alone, 'src/main/java/org/depot/config/RequestIdFilter.java')).not.toContain('LOG');
    expect(fileAt(alone, 'src/main/resources/application.yaml')).not.toContain('LOG_CALLS');
  });
});
