import { describe, expect, it } from 'vitest';
import { fileAt, renderSql } from '../../../testing/render-sql.ts';

const SQL = 'CREATE TABLE shelf (id int PRIMARY KEY, rows text[]); CREATE VIEW v AS SELECT id FROM shelf;';
const STARTER = 'src/main/java/org/depot/config/DevelopmentDatabase.java';
const DEV_SETTINGS = 'src/main/resources/application-dev.yaml';

function migrationFolders(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files.keys()].flatMap((path) => /db\/migration\/(\w+)\//u.exec(path)?.[1] ?? []);
}

describe('the database of development', () => {
  const embedded = renderSql(SQL);

  it('is PostgreSQL itself for PostgreSQL, with one migration and no word of H2', () => {
    expect(migrationFolders(embedded)).toEqual(['postgresql']);
    const naming = [...embedded].filter(([, text]) => /\bh2\b|in memory/iu.test(text)).map(([path]) => path);
    expect(naming).toEqual([]);
  });

  it('stays outside the jar, with its class and its libraries', () => {
    const pom = fileAt(embedded, 'pom.xml');
    expect(fileAt(embedded, STARTER)).toContain('@Profile("dev")');
    expect(pom).toContain('<exclude>org/depot/config/DevelopmentDatabase*.class</exclude>');
    const zonky = pom.split('<dependency>').filter((one) => one.includes('<groupId>io.zonky'));
    expect(zonky).toHaveLength(2);
    for (const dependency of zonky) expect(dependency).toContain('<optional>true</optional>');
  });

  it('has a server for each system, which a property leaves out', () => {
    const [, profiles = ''] = fileAt(embedded, 'pom.xml').split('<profiles>');
    expect(profiles).toContain('<name>!no-embedded-database</name>');
    const platforms = profiles.match(/(?<=<embedded-postgres\.platform>)[^<]+/gu);
    expect(platforms).toEqual(['linux-amd64', 'linux-arm64v8', 'darwin-amd64', 'windows-amd64']);
  });

  it('is another one for the tests than for a run', () => {
    expect(fileAt(embedded, DEV_SETTINGS)).toContain('folder: target/database/run\n');
    const test = fileAt(embedded, 'src/test/java/org/depot/ApiTest.java');
    expect(test).toContain('app.database.folder=target/database/tests');
    expect(test).toContain('app.database.keep=false');
  });

  it('is not asked of pipelines, whose containers run as root or as nobody', () => {
    for (const path of ['.github/workflows/ci.yml', '.gitlab-ci.yml']) {
      expect(fileAt(embedded, path)).not.toMatch(/^ *"?verify"?:/mu);
      expect(fileAt(embedded, path)).toContain('verify-on-database');
      expect(fileAt(renderSql(SQL, { devDatabase: 'h2' }), path)).toMatch(/^ *"?verify"?:/mu);
    }
    expect(fileAt(embedded, 'Jenkinsfile')).not.toContain("stage('Verify')");
  });

  it('is H2 on request, with its own copy of the migration', () => {
    const files = renderSql(SQL, { devDatabase: 'h2' });
    expect(migrationFolders(files)).toEqual(['h2', 'postgresql']);
    expect(fileAt(files, DEV_SETTINGS)).toContain('jdbc:h2:mem:depot');
    expect(fileAt(files, 'pom.xml')).toContain('<exclude>db/migration/h2/**</exclude>');
    expect(files.has(STARTER)).toBe(false);
  });

  it.each([
    ['postgresql', 'postgresql:18:', 'postgresql'],
    ['mysql', 'mysql:8.4:', 'mysql'],
    ['mariadb', 'mariadb:11.8:', 'mariadb'],
    ['oracle', 'oracle:23-slim-faststart:', 'oracle-free'],
    ['sqlserver', 'sqlserver:2022-latest:', 'mssqlserver'],
  ] as const)('is %s in a container on request', (database, image, module) => {
    const files = renderSql('CREATE TABLE shelf (id int PRIMARY KEY);', { database, devDatabase: 'container' });
    expect(fileAt(files, DEV_SETTINGS)).toContain(`jdbc:tc:${image}///depot`);
    expect(fileAt(files, 'pom.xml')).toContain(`<artifactId>testcontainers-${module}</artifactId>`);
    expect(migrationFolders(files)).not.toContain('h2');
    const agreement = files.get('src/main/resources/container-license-acceptance.txt');
    expect(agreement).toBe(database === 'sqlserver' ? 'mcr.microsoft.com/mssql/server:2022-latest\n' : undefined);
  });
});

it('tells a start without a database in a sentence that names the variables', () => {
  const files = renderSql(SQL, { database: 'mysql' });
  const source = fileAt(files, 'src/main/java/org/depot/config/UnreachableDatabase.java');
  expect(source).toContain('DB_URL, DB_USER, DB_PASSWORD');
  const factories = fileAt(files, 'src/main/resources/META-INF/spring.factories');
  expect(factories).toContain('FailureAnalyzer=org.depot.config.UnreachableDatabase,');
});
