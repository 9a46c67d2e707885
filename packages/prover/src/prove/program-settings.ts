import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Jdk } from '../machine/find-jdk.ts';
import type { ProofDatabase } from './proof-database.ts';

/** What a program of a project is told of the machine. @param work a folder it may fill */
export function programEnvironment(jdk: Jdk, work: string): Readonly<Record<string, string>> {
  const path = [join(jdk.home, 'bin'), '/usr/bin', '/bin'].join(delimiter);
  const temporary = join(work, 'tmp');
  mkdirSync(temporary, { recursive: true });
  return { PATH: path, HOME: work, TMPDIR: temporary, TEMP: temporary, JAVA_HOME: jdk.home, LANG: 'C.UTF-8' };
}

/** How a backend finds its database, the given one or the one of its development; it says what can be asked. */
export function databaseSettings(database: ProofDatabase | undefined): Readonly<Record<string, string>> {
  if (database === undefined) return { SPRING_PROFILES_ACTIVE: 'dev' };
  const { jdbcUrl, user, password } = database;
  return {
    SPRING_PROFILES_ACTIVE: 'production',
    API_DOCS: 'true',
    DB_URL: jdbcUrl,
    DB_USER: user,
    DB_PASSWORD: password,
  };
}
