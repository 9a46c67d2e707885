import { COLLECTED_DATABASES } from '../data/collected-databases.ts';
import { VERSIONS } from '../data/versions.ts';
import type { Blueprint } from '../model/blueprint.ts';
import type { EventsPart } from '../model/events.ts';
import type { Gateway } from '../model/gateway.ts';
import type { Observation, Outbox, ScrapedPart } from '../model/observation.ts';
import type { SecurityPart } from '../model/security.ts';
import { signInOf, variablesOf } from '../parts/collect.ts';
import { TRACES_ENDPOINT } from '../parts/operations.ts';
import { ADMINISTRATOR, DEV_ADMINISTRATOR } from '../parts/security/settings.ts';
import { DATABASE_PASSWORD, DATABASE_URL, DATABASE_USER } from '../stores/jpa/configuration/database-server.ts';

const METRICS_PATH = '/actuator/prometheus';
const COLLECTOR = 'collector';
const SPANS_BY_HTTP = 4318;

/** A token that is good once makes the next two: nobody signs in again and again. */
const RENEWAL = { path: '/auth/refresh', answered: 'refreshToken', said: 'token' } as const;

/** Designs what shows how services and their gateway do, on one machine. */
export function designObservation(
  services: readonly Blueprint[],
  gateway: Gateway | undefined,
  name: string,
): Observation {
  const { collector, metrics, traces, dashboards } = VERSIONS.observing;
  const signIn = signInAt(services);
  return {
    name,
    profile: 'observe',
    folder: 'observe',
    parts: [...(gateway === undefined ? [] : [partOfGateway(gateway)]), ...services.map(partOfService)],
    outboxes: services.flatMap(outboxOf),
    collector: {
      ...{ host: COLLECTOR, image: collector, port: 8889, spans: SPANS_BY_HTTP },
      endpoint: { variable: TRACES_ENDPOINT, value: `http://${COLLECTOR}:${SPANS_BY_HTTP}/v1/traces` },
    },
    metrics: { host: 'prometheus', image: metrics, port: 9090 },
    traces: { host: 'jaeger', image: traces, port: 16_686, spans: 4317 },
    dashboards: { host: 'grafana', image: dashboards, port: 3000, published: 'GRAFANA_PORT' },
    ...(signIn && { signIn }),
  };
}

function partOfGateway({ image, management }: Gateway): ScrapedPart {
  const { container } = image;
  return { name: container, host: container, port: management.port, path: METRICS_PATH, isGuarded: false };
}

function partOfService(service: Blueprint): ScrapedPart {
  const { image, port } = service;
  const isGuarded = securityOf(service) !== undefined;
  return { name: image.container, host: image.container, port, path: METRICS_PATH, isGuarded };
}

function securityOf({ parts }: Blueprint): SecurityPart | undefined {
  return parts.find((part): part is SecurityPart => part.name === 'security');
}

/** Where the first administrator signs in; a token is renewed well before it is good no more. */
function signInAt(services: readonly Blueprint[]): Observation['signIn'] {
  const issuer = services.find(({ parts }) => parts.some(({ name }) => name === 'accounts'));
  const call = issuer && signInOf(issuer);
  const security = issuer && securityOf(issuer);
  if (issuer === undefined || call === undefined || security === undefined) return undefined;
  const { container } = issuer.image;
  return {
    host: 'metrics-sign-in',
    image: VERSIONS.observing.signIn,
    container,
    url: `http://${container}:${issuer.port}`,
    call,
    renewal: RENEWAL,
    email: { variable: ADMINISTRATOR.email, value: DEV_ADMINISTRATOR.email },
    secret: ADMINISTRATOR.password,
    seconds: security.tokensElsewhere.minutes * 30,
    ...{ volume: 'metrics-token', mounted: '/run/metrics', file: '/run/metrics/token' },
  };
}

/** Where the collector can ask it, which has drivers for some databases. */
function outboxOf(service: Blueprint): readonly Outbox[] {
  const events = service.parts.find((part): part is EventsPart => part.name === 'events');
  if (events === undefined) return [];
  const told = (name: string) => variablesOf(service).find((one) => one.name === name)?.values?.compose ?? '';
  const url = told(DATABASE_URL);
  return COLLECTED_DATABASES.flatMap(({ url: known, driver, source, age }) => {
    const { host, port, database } = known.exec(url)?.groups ?? {};
    if (host === undefined || port === undefined || database === undefined) return [];
    const password = `\${env:${DATABASE_PASSWORD}}`;
    const asked = ['count(*) AS waiting', ...(age === undefined ? [] : [`${age} AS age`])];
    return {
      service: service.image.container,
      driver,
      source: source({ host, port, database, user: told(DATABASE_USER), password }),
      secret: DATABASE_PASSWORD,
      query: `SELECT ${asked.join(', ')} FROM ${events.tables.outbox}`,
      tellsAge: age !== undefined,
    };
  });
}
