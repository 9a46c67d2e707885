import { composedServer, signInOf } from '@backsmith/blueprint';
import type { Blueprint, Broker, Gateway, Store, System } from '@backsmith/blueprint';
import { markdownCode, markdownTable, markdownText } from '@backsmith/render';
import { heading, paragraph, shell } from '../../markdown/blocks.ts';
import { secretsOf } from '../delivery/environment.ts';
import { keyCommand } from '../delivery/key-command.ts';
import { givenSecret } from './delivery-sections.ts';

/** README.md of a repository with several services: what there is, and how all of it is run, tested and shipped. */
export function guideText({ name, services, gateway, broker }: System): string {
  const [first] = services;
  const isMixed = services.some(({ store }) => store.label !== first?.store.label);
  const server = ({ container, label }: Store) => {
    const host = markdownCode(composedServer(container).host);
    return isMixed ? markdownText`${host} (${label})` : host;
  };
  const secrets = [...new Map(services.flatMap(secretsOf).map((secret) => [secret.name, secret])).values()];
  return [
    heading(1, name),
    paragraph`${services.length === 1 ? 'One service with its database' : `${services.length} services, each with its own database`}, behind one gateway. [REPORT.md](REPORT.md) says what became of each table of the schema, and which foreign keys lead from one service to another.`,
    markdownTable(
      ['Service', 'Folder', 'Address', 'Database', 'Records'],
      services.map(({ project, folder, port, store, resources }) => [
        project.name,
        markdownCode(folder),
        markdownCode(`http://localhost:${port}`),
        server(store),
        resources.length,
      ]),
    ),
    ...(gateway === undefined ? [] : gatewaySection(gateway)),
    ...signInSection(services, gateway),
    ...(broker === undefined ? [] : eventsSection(broker)),
    heading(2, 'Run'),
    ...runSection(services),
    paragraph`All of them with their databases, in containers:`,
    shell(
      ...secrets.flatMap(({ file }) => (file === undefined ? [] : [keyCommand(file)])),
      `${secrets.map(givenSecret).join(' ')} docker compose up --build`,
    ),
    heading(2, 'Test'),
    shell('./mvnw verify'),
    paragraph`This builds and tests every service. ${markdownCode(`./mvnw --projects ${first?.folder ?? ''} verify`)} does so with one.`,
    heading(2, 'Ship'),
    paragraph`Each service has an image of its own, as the gateway has, built from the root (${markdownCode(`docker build --file ${first?.folder ?? ''}/Dockerfile .`)}); compose has what watches all of them in a profile ([observe](observe/README.md)), and what runs them in Kubernetes, on one machine or for people, is in [k8s](k8s/README.md). The pipeline for GitHub (${markdownCode('.github/workflows/ci.yml')}) compiles all of them together, tests each that changed on its database, builds its image, and pushes that to the registry of GitHub from the main branch.`,
  ].join('\n');
}

/** How all of it, and one alone, is run without containers. */
function runSection(services: readonly Blueprint[]): readonly string[] {
  const [first] = services;
  const besides = [...new Set(services.flatMap(({ store }) => store.development.besides ?? []))];
  const needs = [`a JDK ${first?.project.java ?? ''} or newer`, ...besides].join(' and ');
  return [
    shell('./run.sh'),
    paragraph`That builds and starts all services and the gateway as processes, each service on its database of development; nothing needs to be installed but ${needs}, and ${markdownCode('bash')}, on Linux or macOS. Where a port is taken the next free one is used, and said. It waits until all of them answer; ${markdownCode('Ctrl-C')} stops them. Logs are in ${markdownCode('target/run')}.`,
    paragraph`One service alone, in its folder:`,
    shell(`cd ${first?.folder ?? ''}`, '../mvnw spring-boot:run'),
  ];
}

/** How services hear of each other, and who carries it. */
function eventsSection({ name, container }: Broker): readonly string[] {
  return [
    heading(2, 'Events'),
    paragraph`Services tell each other through RabbitMQ what becomes of their records; the README of each says what it tells and what it does when it hears of deletions. Compose starts RabbitMQ as ${markdownCode(container.host)}, and ${markdownCode(`k8s/base/${container.host}`)} has it for a cluster, with its password in the secret ${markdownCode(name)}. Services run without it as well: then their events wait. What each of them tells, value by value, stands in ${markdownCode('asyncapi.yaml')} (AsyncAPI 3.0), for whoever wants to hear it.`,
  ];
}

/** Where people sign in, and what all services have to agree on. */
function signInSection(services: readonly Blueprint[], gateway: Gateway | undefined): readonly string[] {
  const auth = services.find(({ parts }) => parts.some(({ name }) => name === 'accounts'));
  const signIn = auth && signInOf(auth);
  if (auth === undefined || signIn === undefined || gateway === undefined) return [];
  const { folder } = auth;
  const door = `http://localhost:${gateway.port}`;
  return [
    heading(2, 'Sign in'),
    paragraph`Every call of every service needs a token. People sign in at one of them, ${markdownCode(folder)}: it keeps accounts and roles, sends mails and issues the tokens; the others check them by its public keys and have rules of their own, each in ${markdownCode('AccessRules')}. A service that asks another one does so with the token of the call. Start it first: until the others have read its keys they answer 503.`,
    paragraph`In development this account gets a token (${markdownCode(signIn.token)} in the answer), here through the gateway:`,
    shell(
      `curl -H 'Content-Type: application/json' -d '${JSON.stringify(signIn.body)}' ${door}${signIn.path}`,
      `curl -H "Authorization: Bearer $TOKEN" ${door}/auth/me`,
    ),
    paragraph`${markdownCode('JWT_ISSUER')}, the address people reach all of it at, must say the same in all services. With ${markdownCode('SPRING_SECURITY_OAUTH2_RESOURCESERVER_JWT_ISSUERURI')}, told to all of them, an OpenID Connect issuer signs people in instead, and ${markdownCode(folder)} is not needed. Each service has an audit, which administrators read at ${markdownCode('/auth/audit')} and ${markdownCode('/audit/<service>')}. Browsers are let in at the gateway, by ${markdownCode('CORS_ALLOWED_ORIGINS')}.`,
  ];
}

function gatewaySection({ folder, port, management, variables, routes, docs }: Gateway): readonly string[] {
  const described = routes.some(({ description }) => description !== undefined)
    ? markdownText` In development, and with the profile ${markdownCode(docs ?? '')}, the page http://localhost:${port}/swagger-ui.html shows what each of them can be asked, by those told ${markdownCode('API_DOCS=true')}; nobody sees it otherwise.`
    : markdownText``;
  return [
    paragraph`The gateway (${markdownCode(folder)}) answers at http://localhost:${port} with the paths of all of them. Where one is away, it says so with a problem document (503) and when to come again (${markdownCode('Retry-After')}).${described}`,
    paragraph`It gives every request an id, or keeps the caller's (${markdownCode('X-Request-Id')}): services hand it on with each call and event of theirs, so that one search finds a request in the logs of all that took part. For whoever balances the load, ${markdownCode('/livez')} says that it is alive and ${markdownCode('/readyz')} that it is ready; its metrics are at port ${management.port} (${markdownCode('/actuator/prometheus')}), which should not be reachable from outside.`,
    markdownTable(
      ['Variable of the gateway', 'Meaning', 'Default'],
      variables.map(({ name, meaning, default: value }) => [
        markdownCode(name),
        meaning,
        value === '' ? 'empty' : markdownCode(value),
      ]),
    ),
  ];
}
