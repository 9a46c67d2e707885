import type { Dependency, DependencyGroup } from '../../../model/project.ts';
import { PRODUCTION } from '../../../data/production.ts';
import type { ServerContainer, SharedServer } from '../../../model/server-container.ts';
import type { Variable } from '../../../model/variable.ts';
import { starter } from '../../../parts/starter.ts';
import type { ServerPlace } from '../../designed-store.ts';
import type { TargetDatabase } from '../databases/target-database.ts';

/** The variables that hold the database's address, user and password. */
export const DATABASE_URL = 'DB_URL';
export const DATABASE_USER = 'DB_USER';
export const DATABASE_PASSWORD = 'DB_PASSWORD';

/** Where a service finds its database, on a developer's machine and wherever the project ships itself. */
export function databaseVariables(
  name: string,
  { host, shared }: ServerPlace,
  database: TargetDatabase,
): readonly Variable[] {
  const { testName = name, user, testUser = user, shared: together } = database.container(name);
  const onMachine = database.user ?? user;
  const local = database.url(name, 'localhost');
  const beside = database.url(name, host);
  const composed = together === undefined ? beside : database.url(name, shared?.host ?? host);
  return [
    {
      name: DATABASE_URL,
      meaning: 'address of the database',
      default: local,
      values: {
        terminal: local,
        compose: composed,
        cluster: beside,
        production: database.url(name, PRODUCTION.database),
        github: database.url(testName, 'localhost'),
        gitlab: database.url(testName, host),
      },
    },
    {
      name: DATABASE_USER,
      meaning: 'its user',
      default: onMachine,
      values: { terminal: onMachine, compose: user, cluster: user, github: testUser, gitlab: testUser },
    },
    { name: DATABASE_PASSWORD, meaning: 'and password', default: '', secret: true },
  ];
}

/** The database's server as a container, with a database of this name that has these extensions. */
export function databaseContainer(
  name: string,
  place: ServerPlace,
  database: TargetDatabase,
  extensions: readonly string[],
): ServerContainer {
  const { image, port, data, group, environment, passwords, health, start, setup, shared } = database.container(
    name,
    extensions,
  );
  return {
    host: place.host,
    image,
    port,
    data,
    ...(group !== undefined && { group }),
    volume: place.volume,
    environment,
    passwords,
    secret: DATABASE_PASSWORD,
    health,
    ...(start === undefined ? {} : { start: { path: `${place.host}/start.sh`, content: start } }),
    ...(setup === undefined ? {} : { setup: { container: `${place.host}-setup`, command: setup(place.host) } }),
    ...(shared === undefined || place.shared === undefined
      ? {}
      : { shared: sharedServer(place, place.shared, shared) }),
  };
}

/** The server that the services have together on one machine, and what makes the database of this one there. */
function sharedServer(
  place: ServerPlace,
  { host, volume }: NonNullable<ServerPlace['shared']>,
  { environment, passwords, setup }: NonNullable<ReturnType<TargetDatabase['container']>['shared']>,
): SharedServer {
  const made = { container: `${place.host}-setup`, command: setup(host) };
  return { host, volume, environment, passwords, setup: made };
}

/** What reads, writes and migrates the database, and the one for development. */
export function databaseDependencies(
  { dependencies }: TargetDatabase,
  forDevelopment: readonly Dependency[],
): DependencyGroup {
  const all = [starter('data-jpa'), starter('flyway'), ...dependencies, ...forDevelopment];
  return { title: 'Persistence', dependencies: all };
}
