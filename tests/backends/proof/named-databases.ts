import { delimiter, join } from 'node:path';
import {
  REPOSITORY,
  jdkProgram,
  resolveClassPath,
  runOk,
  tool,
  type NamedServer,
  type TestDatabase,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import { generateProject } from './project.ts';

/** How the tests have a database of their own on a server that is not theirs. */
export type Ownership = {
  readonly database: 'sqlserver' | 'oracle';
  /** What the administrator says to have it. */
  readonly make: (name: string, password: string) => readonly string[];
  /** What they say to be rid of it, with all that is in it. */
  readonly remove: (name: string) => readonly string[];
  /** How a backend comes to it. */
  readonly access: (
    server: NamedServer,
    name: string,
    password: string,
  ) => Pick<TestDatabase, 'jdbcUrl' | 'user' | 'password'>;
};

/** A database beside the others, which the administrator owns. */
export const OF_SQLSERVER: Ownership = {
  database: 'sqlserver',
  make: (name) => [`CREATE DATABASE [${name}]`],
  // Connections that a pool has not given back yet would keep it.
  remove: (name) => [`ALTER DATABASE [${name}] SET SINGLE_USER WITH ROLLBACK IMMEDIATE`, `DROP DATABASE [${name}]`],
  access: ({ url, user, password }, name) => ({ jdbcUrl: `${url};databaseName=${name}`, user, password }),
};

/** What a backend and its migrations need, in every version: DB_DEVELOPER_ROLE is of 23ai. */
const PRIVILEGES = ['SESSION', 'TABLE', 'VIEW', 'SEQUENCE', 'PROCEDURE', 'TRIGGER', 'TYPE', 'MATERIALIZED VIEW']
  .map((what) => `CREATE ${what}`)
  .join(', ');

/** A user of its own, whose schema is the database. */
export const OF_ORACLE: Ownership = {
  database: 'oracle',
  make: (name, password) => [
    `CREATE USER "${name.toUpperCase()}" IDENTIFIED BY "${password}"`,
    `GRANT ${PRIVILEGES}, UNLIMITED TABLESPACE TO "${name.toUpperCase()}"`,
  ],
  remove: (name) => [`DROP USER "${name.toUpperCase()}" CASCADE`],
  access: ({ url }, name, password) => ({ jdbcUrl: url, user: name, password }),
};

/** Unlike any other on the server, and gone when the tests are. */
const PASSWORD = 'Backsmith_tests_1';

/** The driver that backends for a database have. */
export async function driverPath(database: Ownership['database']): Promise<string> {
  const table = Buffer.from('CREATE TABLE one (id int PRIMARY KEY);');
  const { files } = generateProject(`driver${database}`, table, { database });
  return resolveClassPath(String(files.find(({ path }) => path === 'pom.xml')?.content), tool('jdk-25'));
}

/** A client of JDBC, the administrator's. Rejects with the server's words. */
function clientOf(url: string, user: string, password: string, classPath: string) {
  const program = join(REPOSITORY, 'tests/backends/proof/RunStatements.java');
  return async (statements: readonly string[]): Promise<string> => {
    const input = statements.map((statement) => `${Buffer.from(statement).toString('base64')}\n`).join('');
    const env = { DB_USER: user, DB_PASSWORD: password };
    const { stdout } = await runOk(jdkProgram(tool('jdk-25'), 'java'), ['-cp', classPath, program, url], {
      env,
      input,
    });
    return stdout;
  };
}

function rowsIn(stdout: string): readonly Readonly<Record<string, string>>[] {
  const text = (encoded = ''): string => Buffer.from(encoded, 'base64').toString('utf8');
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) =>
    Object.fromEntries(
      line.split(' ').map((pair) => {
        const [name, value] = pair.split(':');
        return [text(name), text(value)];
      }),
    ),
  );
}

/**
 * A server that somebody has: databases are made on it as they are asked for, and removed when it is let go.
 *
 * @param classPath where the driver of its address is
 */
export function onNamedServer(
  server: NamedServer,
  { make, remove, access }: Ownership,
  classPath: string,
): TestDatabaseServer {
  const administer = clientOf(server.url, server.user, server.password, classPath);
  const made: string[] = [];
  return {
    port: Number(/:(\d+)(?=[/;:]|$)/.exec(server.url)?.[1] ?? 0),
    database: async (wished) => {
      const name = `bt_${process.pid}_${wished}`.toLowerCase().slice(0, 100);
      await administer(make(name, PASSWORD));
      made.push(name);
      const own = access(server, name, PASSWORD);
      const ask = clientOf(own.jdbcUrl, own.user, own.password, classPath);
      return {
        name,
        ...own,
        execute: async (script) => {
          await ask([Buffer.from(script).toString('utf8')]);
        },
        rows: async (query) => rowsIn(await ask([query])),
      };
    },
    stop: async () => {
      for (const name of made.toReversed()) await administer(remove(name));
    },
  };
}

/** Where the classes of a driver of the tests stand before those that backends have. */
export function withDriver(classes: string, classPath: string): string {
  return [classes, classPath].join(delimiter);
}
