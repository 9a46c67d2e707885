import type { Blueprint, DatabaseSettings } from '@backsmith/blueprint';
import { markdownCode, markdownTable, markdownText } from '@backsmith/render';
import { heading, paragraph, shell } from './blocks.ts';
import { callSection } from './call-section.ts';
import { deliverySections } from './delivery-sections.ts';
import { modelSection } from './model-section.ts';

/** README.md: how to run, call, configure, test and ship the project, true for this one. */
export function readme(blueprint: Blueprint): string {
  const { project, database } = blueprint;
  return [
    heading(1, project.name),
    paragraph`A REST service on Spring Boot ${project.springBoot} and Java ${project.java} over ${database.label}. What became of each table of the schema stands in [REPORT.md](REPORT.md).`,
    ...runSection(blueprint),
    ...modelSection(blueprint),
    ...callSection(blueprint),
    ...configureSection(database),
    ...observeSection(),
    ...testSection(),
    ...deliverySections(blueprint),
  ].join('\n');
}

function runSection({ project, database, features }: Blueprint): readonly string[] {
  const page = markdownText` Its calls are described at http://localhost:8080/swagger-ui.html.`;
  return [
    heading(2, 'Run'),
    shell('./mvnw spring-boot:run'),
    paragraph`The service answers at http://localhost:8080 with a database in memory (profile ${markdownCode('dev')}); nothing needs to be installed but a JDK ${project.java} or newer.${features.swagger ? page : undefined}`,
    paragraph`With ${database.label}:`,
    shell(
      `SPRING_PROFILES_ACTIVE=production DB_URL='${database.url}' DB_USER=${database.user} DB_PASSWORD=secret \\`,
      '  ./mvnw spring-boot:run',
    ),
    ...twinNote(database),
    paragraph`An empty database gets its tables from ${markdownCode('src/main/resources/db/migration')}. One that has them already is taken as it is: Flyway marks the first migration as done. Either way Hibernate checks at the start that tables and classes agree.`,
  ];
}

function twinNote({ twin }: DatabaseSettings): readonly string[] {
  if (twin === undefined) return [];
  return [paragraph`A ${twin.label} server works as well; its address begins with ${markdownCode(twin.urlPrefix)}.`];
}

function configureSection(database: DatabaseSettings): readonly string[] {
  const rows: readonly (readonly [string, string, string])[] = [
    ['SPRING_PROFILES_ACTIVE', 'any name but dev: the real database', 'dev'],
    ['DB_URL', 'address of the database', database.url],
    ['DB_USER', 'its user', database.user],
    ['DB_PASSWORD', 'and password', ''],
    ['LOG_FORMAT', 'ecs, gelf or logstash for structured logs', ''],
    ['MANAGEMENT_OPENTELEMETRY_TRACING_EXPORT_OTLP_ENDPOINT', 'where traces go; none are sent without it', ''],
    ['MANAGEMENT_TRACING_SAMPLING_PROBABILITY', 'share of requests that are traced', '0.1'],
    ['SERVER_PORT', 'port of the service', '8080'],
  ];
  return [
    heading(2, 'Configure'),
    markdownTable(
      ['Variable', 'Meaning', 'Default'],
      rows.map(([name, meaning, value]) => [
        markdownCode(name),
        markdownText`${meaning}`,
        value === '' ? 'empty' : markdownCode(value),
      ]),
    ),
  ];
}

function observeSection(): readonly string[] {
  return [
    heading(2, 'Observe'),
    paragraph`Health is told at ${markdownCode('/actuator/health')}, for orchestrators at ${markdownCode('/actuator/health/liveness')} and ${markdownCode('/actuator/health/readiness')} (which asks the database), metrics at ${markdownCode('/actuator/prometheus')}. Every answer has an ${markdownCode('X-Request-Id')}, the caller's own where it sent one; the log lines of the request say it too.`,
  ];
}

function testSection(): readonly string[] {
  return [
    heading(2, 'Test'),
    shell('./mvnw verify'),
    paragraph`The tests call every resource on the database in memory. With the variables above they run on the real one; they delete what they make.`,
  ];
}
