import type { DatabaseContainer } from '@backsmith/blueprint';
import type { YamlValue } from '@backsmith/render';

/** The password of databases that live as long as one run of the tests. SQL Server asks for this many kinds of characters. */
export const TEST_PASSWORD = 'Only-for-tests-1';

/** What leads the project's tests to a real database. */
export function testEnvironment(database: DatabaseContainer, url: string): Readonly<Record<string, YamlValue>> {
  return { SPRING_PROFILES_ACTIVE: 'ci', DB_URL: url, DB_USER: database.user, DB_PASSWORD: TEST_PASSWORD };
}
