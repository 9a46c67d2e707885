import type { Blueprint, DatabaseContainer } from '@backsmith/blueprint';
import { renderYaml, yamlComment } from '@backsmith/render';
import type { YamlMapping } from '@backsmith/render';

/** Compose takes a `$` for a variable of its own unless it is doubled. */
const PASSWORD = '${DB_PASSWORD:?set DB_PASSWORD, for example in the file .env}';

/** compose.yaml: the service and its database. */
export function compose({ delivery: { name, database } }: Blueprint): string {
  const ready = { [READY]: { condition: 'service_completed_successfully' } };
  const healthy = { database: { condition: 'service_healthy' } };
  return renderYaml({
    name,
    services: {
      application: {
        build: '.',
        image: name,
        environment: {
          SPRING_PROFILES_ACTIVE: 'production',
          DB_URL: database.url,
          DB_USER: database.user,
          DB_PASSWORD: PASSWORD,
        },
        ports: ['8080:8080'],
        depends_on: database.setup === undefined ? healthy : ready,
        restart: 'unless-stopped',
      },
      ...(database.setup === undefined ? {} : { [READY]: setupService(database, database.setup) }),
      database: databaseService(database),
    },
    volumes: { data: {} },
  });
}

const READY = 'database-setup';

function databaseService(database: DatabaseContainer): YamlMapping {
  return {
    image: database.image,
    environment: environmentOf(database),
    volumes: [`data:${database.data}`],
    ports: yamlComment('Only this machine reaches the database; remove the port where nothing needs it.', [
      `127.0.0.1:${database.port}:${database.port}`,
    ]),
    healthcheck: {
      test: ['CMD-SHELL', escaped(database.health)],
      interval: '5s',
      timeout: '5s',
      retries: 30,
    },
    restart: 'unless-stopped',
  };
}

function setupService(database: DatabaseContainer, command: string): YamlMapping {
  return {
    image: database.image,
    environment: environmentOf(database),
    entrypoint: ['/bin/sh', '-c', escaped(command)],
    depends_on: { database: { condition: 'service_healthy' } },
  };
}

function environmentOf({ environment, passwords }: DatabaseContainer): YamlMapping {
  return { ...environment, ...Object.fromEntries(passwords.map((variable) => [variable, PASSWORD])) };
}

function escaped(command: string): string {
  return command.replaceAll('$', '$$$$');
}
