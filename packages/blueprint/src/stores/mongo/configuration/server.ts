import { PRODUCTION } from '../../../data/production.ts';
import { VERSIONS } from '../../../data/versions.ts';
import type { DependencyGroup, Setting } from '../../../model/project.ts';
import type { ServerContainer } from '../../../model/server-container.ts';
import type { Variable } from '../../../model/variable.ts';
import { starter } from '../../../parts/starter.ts';
import type { ServerPlace } from '../../designed-store.ts';

/** The variables that hold the address of the database, its user and password. */
export const URI = 'MONGODB_URI';
const USER = 'MONGODB_USER';
const PASSWORD = 'MONGODB_PASSWORD';

const ADMINISTRATOR = 'root';
const REPLICA_SET = 'rs0';
const PORT = 27_017;

/** Whom the servers bring along: a service is called otherwise. */
const TAKEN = new Set(['root', 'admin', 'local', 'config', 'system']);

/** The user a service has in its database. */
function userOf(name: string): string {
  return TAKEN.has(name) ? `app${name}` : name;
}

/** The name of a database, as none of the server's own is called. */
export function databaseName(name: string): string {
  return TAKEN.has(name) ? `${name}_data` : name;
}

/** Where a service finds its database. A pipeline's server is no replica set. */
export function mongoVariables(name: string, { host }: ServerPlace): readonly Variable[] {
  const database = databaseName(name);
  const at = (server: string, query = '') => `mongodb://${server}:${PORT}/${database}${query}`;
  const replicated = `?replicaSet=${REPLICA_SET}`;
  const local = at('localhost', '?directConnection=true');
  return [
    {
      name: URI,
      meaning: 'address of the database; a replica set, where changes of several documents are to be all or nothing',
      default: local,
      values: {
        terminal: local,
        compose: at(host, replicated),
        cluster: at(host, replicated),
        production: at(PRODUCTION.database, replicated),
        github: at('localhost'),
        gitlab: at(host),
      },
    },
    {
      name: USER,
      meaning: 'its user; none where the server asks for nobody',
      default: '',
      values: {
        terminal: userOf(name),
        compose: userOf(name),
        cluster: userOf(name),
        github: ADMINISTRATOR,
        gitlab: ADMINISTRATOR,
      },
    },
    { name: PASSWORD, meaning: 'and password', default: '', secret: true },
  ];
}

/** The rows of lookup tables may have the keys that tests make. */
export const WITHOUT_ROWS = 'app.lookup-rows=false';

/**
 * How the service is told of them.
 *
 * @param hasRows a change of its own fills new databases with rows
 */
export function mongoSettings(hasRows: boolean): readonly Setting[] {
  return [
    { path: ['spring', 'mongodb', 'uri'], value: { variable: URI } },
    { path: ['spring', 'mongodb', 'representation', 'uuid'], value: 'standard' },
    // Collections and their indexes are made by numbered changes, once, and not by what classes say at each start.
    { path: ['spring', 'data', 'mongodb', 'auto-index-creation'], value: false },
    { path: ['app', 'mongodb', 'user'], value: { variable: USER } },
    { path: ['app', 'mongodb', 'password'], value: { variable: PASSWORD } },
    { path: ['app', 'schema-changes'], value: true },
    ...(hasRows ? [{ path: ['app', 'lookup-rows'], value: true } as const] : []),
    // The driver tells of each connection; that the database is away is said by the call that needs it.
    { path: ['logging', 'level', 'org.mongodb.driver'], value: 'warn' },
  ];
}

/** What reads and writes the database, and the one for development. */
export function mongoDependencies(): DependencyGroup {
  return {
    title: 'Persistence',
    dependencies: [
      starter('data-mongodb'),
      {
        group: 'de.bwaldvogel',
        artifact: 'mongo-java-server',
        version: { property: 'mongo-java-server.version', value: VERSIONS.mongoJavaServer },
        isDevelopment: true,
      },
    ],
  };
}

/** The server as a container: a replica set of one, so that there are transactions, which whoever asks for its health begins. */
export function mongoContainer(name: string, place: ServerPlace): ServerContainer {
  const database = databaseName(name);
  const member = `{ _id: 0, host: '${place.host}:${PORT}' }`;
  const begin = `rs.initiate({ _id: '${REPLICA_SET}', members: [${member}] })`;
  const script = `try { rs.status() } catch (e) { if (e.codeName === 'NotYetInitialized') ${begin} } if (!db.hello().isWritablePrimary) quit(1)`;
  return {
    host: place.host,
    image: VERSIONS.images.mongodb,
    port: PORT,
    data: '/data/db',
    volume: place.volume,
    environment: { MONGO_INITDB_ROOT_USERNAME: ADMINISTRATOR },
    passwords: ['MONGO_INITDB_ROOT_PASSWORD'],
    secret: PASSWORD,
    health: `mongosh --quiet --username ${ADMINISTRATOR} --password "$MONGO_INITDB_ROOT_PASSWORD" --eval "${script}"`,
    // Members of a replica set know each other by a file, also where there is only one.
    command: [
      'bash',
      '-c',
      `printf %s "$MONGO_INITDB_ROOT_PASSWORD" | sha256sum | cut -c 1-64 > /tmp/members && chmod 400 /tmp/members && chown mongodb /tmp/members && exec docker-entrypoint.sh mongod --replSet ${REPLICA_SET} --bind_ip_all --keyFile /tmp/members`,
    ],
    start: { path: `${place.host}/start.sh`, content: ownerScript(database, userOf(name)) },
  };
}

/** Makes the user that owns the database and nothing else. */
function ownerScript(database: string, user: string): string {
  return `#!/bin/sh
# Makes the user of the service, which owns its database and nothing else. The image runs this once, on an empty volume.
set -e

mongosh --quiet --username ${ADMINISTRATOR} --password "$MONGO_INITDB_ROOT_PASSWORD" admin --eval \\
  'db.createUser({ user: "${user}", pwd: process.env.MONGO_INITDB_ROOT_PASSWORD, roles: [{ role: "dbOwner", db: "${database}" }] })'
`;
}

/** For a start without a database: it is changed by nobody then, and the driver looks for it until the start is over. */
export const TRAINING_OPTIONS: readonly string[] = ['-Dapp.schema-changes=false'];
