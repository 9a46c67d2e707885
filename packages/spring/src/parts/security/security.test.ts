import { describe, expect, it } from 'vitest';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SQL = `
  CREATE TABLE shelf (id int PRIMARY KEY, name varchar(40), created_by varchar(64) NOT NULL, pin_hash text);
  CREATE TABLE auth_account (id int PRIMARY KEY);`;

const MAIN = 'src/main/java/org/depot';

describe.each([
  [true, 'postgresql'],
  [false, 'mysql'],
] as const)('a guarded backend, with all else %s, for %s', (on, database) => {
  const files = renderSql(SQL, { database, features: { swagger: on, exceptionHandler: on, security: true } });
  const paths = [...files.keys()];

  it('needs at most twelve classes for each part', () => {
    const folders = Object.groupBy(
      paths.filter((path) => path.startsWith(`${MAIN}/security/`)),
      (path) => path.slice(0, path.lastIndexOf('/')),
    );
    expect(Object.keys(folders)).toHaveLength(7);
    for (const [folder, classes = []] of Object.entries(folders))
      expect(classes.length, folder).toBeLessThanOrEqual(12);
  });

  it('keeps its tables apart from those of the user', () => {
    const accounts = fileAt(files, `src/main/resources/db/migration/${database}/V2__app_auth_accounts.sql`);
    expect(accounts).toContain('app_auth_account');
    expect(accounts).not.toMatch(/(?<!app_)auth_account/u);
  });

  it('says who may call what in one place', () => {
    const rules = fileAt(files, `${MAIN}/security/AccessRules.java`);
    // Its PIN keeps it for administrators.
    expect(rules).toContain('rules.put("/api/v1/shelves/**", rule(Role.ADMIN, Role.ADMIN, Role.ADMIN));');
    expect(rules.includes('/v3/api-docs')).toBe(on);
  });

  it('writes no secret down where it is shipped', () => {
    const secret = '${JWT_SIGNING_KEY:?set JWT_SIGNING_KEY, for example in the file .env}';
    expect(fileAt(files, 'compose.yaml')).toContain(`JWT_SIGNING_KEY: "${secret}"`);
    expect(fileAt(files, 'compose.yaml')).toContain('${MAIL_PASSWORD:-}');
    expect(fileAt(files, 'k8s/overlays/local/kustomization.yaml')).toContain('- JWT_SIGNING_KEY=signing-key.pem');
    expect(fileAt(files, 'k8s/base/config.env')).not.toMatch(/KEY|PASSWORD/u);
    expect(fileAt(files, '.github/workflows/ci.yml')).not.toContain('JWT_SIGNING_KEY');
    expect(fileAt(files, 'src/main/resources/application.yaml')).toContain('signing-key: ${JWT_SIGNING_KEY:}');
  });

  it('keeps the key out of the repository', () => {
    expect(fileAt(files, '.gitignore').split('\n')).toEqual(expect.arrayContaining(['signing-key.pem', '.env']));
  });

  it('shows commands that start it', () => {
    const readme = fileAt(files, 'README.md');
    expect(readme).toContain('JWT_SIGNING_KEY="$(cat signing-key.pem)" ADMIN_EMAIL=');
    expect(readme).toContain('ADMIN_PASSWORD=choose-a-long-one');
    expect(readme).not.toMatch(/(?:ADMIN_PASSWORD|JWT_SIGNING_KEY)=secret/u);
  });

  it('measures what a sign-in takes by its own work, which a busy machine does not lengthen', () => {
    const test = fileAt(files, 'src/test/java/org/depot/security/account/SignInTest.java');
    expect(test).toContain('getCurrentThreadCpuTime()');
    expect(test).not.toMatch(/nanoTime|currentTimeMillis/u);
  });

  it('lets browsers of known origins make every call', () => {
    expect(fileAt(files, `${MAIN}/security/SecurityConfig.java`)).toContain('"PUT", "PATCH", "DELETE"');
  });

  it('signs in before all other requests of requests.http, which carry the token', () => {
    const requests = fileAt(files, 'requests.http').split('###').slice(1);
    expect(requests[0]).toContain('/auth/login');
    expect(requests[0]).toContain('client.global.set("accessToken", response.body["accessToken"]);');
    const calls = requests.slice(1).filter((request) => request.includes('/api/v1/'));
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.every((call) => call.includes('Authorization: Bearer {{accessToken}}'))).toBe(true);
  });

  it('tells the documentation of calls which of them need a token', () => {
    expect(paths.includes(`${MAIN}/config/OpenApiConfig.java`)).toBe(on);
    const signIn = fileAt(files, `${MAIN}/security/account/SignInEndpoints.java`);
    expect(signIn.match(/@SecurityRequirements/gu)?.length ?? 0).toBe(on ? 7 : 0);
    if (on) expect(fileAt(files, `${MAIN}/config/OpenApiConfig.java`)).toContain('addList("token")');
  });

  it('signs records with the caller, and keeps secrets out of the audit', () => {
    expect(fileAt(files, `${MAIN}/security/audit/Authors.java`)).toContain(
      'new Author("Shelf", "createdBy", true, false)',
    );
    expect(fileAt(files, `${MAIN}/security/audit/EntityAudit.java`)).toContain('HIDDEN = Set.of("pinHash")');
  });
});

describe('a guarded backend that nobody has opened', () => {
  const sql = `CREATE TABLE genre (id int PRIMARY KEY, name varchar(40));
    CREATE TABLE book (id int PRIMARY KEY, genre_id int REFERENCES genre);
    CREATE TABLE reader (id int PRIMARY KEY, email varchar(80));`;
  const files = renderSql(sql, { features: { swagger: true, exceptionHandler: true, security: true } });
  const settings = fileAt(files, 'src/main/resources/application.yaml');

  it('is closed in production, each thing by one variable, and open in development', () => {
    for (const variable of ['REGISTRATION', 'API_DOCS']) expect(settings).toContain(`\${${variable}:false}`);
    expect(settings).toContain('internal-proxies: ${TRUSTED_PROXIES:}');
    expect(settings).toContain('forward-headers-strategy: native');
    const dev = fileAt(files, 'src/main/resources/application-dev.yaml');
    expect(dev).toMatch(/registration: true/u);
    expect(dev).toMatch(/api-docs\.enabled: true/u);
    expect(fileAt(files, 'compose.yaml')).toContain('REGISTRATION: ${REGISTRATION:-false}');
    expect(fileAt(files, 'compose.yaml')).toContain('TRUSTED_PROXIES: ${TRUSTED_PROXIES:-}');
    expect(fileAt(files, 'k8s/base/config.env')).not.toMatch(/REGISTRATION|TRUSTED_PROXIES|API_DOCS/u);
  });

  it('shows people to editors, says so, and tests it', () => {
    const rules = fileAt(files, `${MAIN}/security/AccessRules.java`);
    expect(rules).toContain('rules.put("/api/v1/readers/**", rule(Role.EDITOR, Role.EDITOR, Role.ADMIN));');
    expect(rules).toContain('rules.put("/api/v1/books/**", rule(Role.EDITOR, Role.EDITOR, Role.ADMIN));');
    expect(fileAt(files, 'src/test/java/org/depot/security/AccessTest.java')).toContain(
      'assertReadBy(Role.EDITOR, "/api/v1/books", "/api/v1/readers");',
    );
    expect(fileAt(files, 'README.md')).toMatch(/\| Personal +\| readers/iu);
    expect(fileAt(files, 'REPORT.md')).toMatch(/`reader` +\|[^|]*\| Personal +\| email is personal data/u);
  });
});

it('leaves no trace where it is off', () => {
  const files = renderSql(SQL, { features: { swagger: true, exceptionHandler: true, security: false } });
  expect([...files.keys()].filter((path) => /security|V2__|mail/u.test(path))).toEqual([]);
  expect(fileAt(files, 'pom.xml')).not.toContain('security');
});

it('leaves tables of people who sign in elsewhere to the user, and says so', () => {
  const sql = `CREATE TYPE role AS ENUM ('a', 'b');
    CREATE TABLE users (id int PRIMARY KEY, email text, password text, role role);
    CREATE TABLE guest (id int PRIMARY KEY, email text, door_pass text);`;
  const files = renderSql(sql, { features: { swagger: true, exceptionHandler: true, security: true } });
  expect(fileAt(files, 'README.md')).toContain('The table `users` is not what people sign in by');
  expect(fileAt(files, 'REPORT.md')).toContain('users holds people who sign in somewhere else');
  expect(fileAt(files, 'src/main/resources/db/migration/postgresql/V2__accounts.sql')).not.toMatch(/\busers\b/u);
  // The description of the API knows enumerations by their names alone.
  expect([...files.keys()].filter((path) => /\/(?:Account)?Role\.java$/u.test(path))).toEqual([
    `${MAIN}/domain/Role.java`,
    `${MAIN}/security/AccountRole.java`,
  ]);
});

it.each([
  ['text', true],
  ['int', false],
])('a key that is %s may hold what others may not: %s', (type, may) => {
  const files = renderSql(`CREATE TABLE shelf (code ${type} PRIMARY KEY, name varchar(40));`, {
    features: { swagger: true, exceptionHandler: true, security: true },
  });
  const configuration = fileAt(files, `${MAIN}/security/SecurityConfig.java`);
  expect(configuration.includes('firewall.setAllowUrlEncodedPercent(true);')).toBe(may);
  expect(configuration.includes('firewall.getEncodedUrlBlocklist().add(";");')).toBe(may);
});
