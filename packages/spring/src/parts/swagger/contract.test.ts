import { describe, expect, it } from 'vitest';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SQL = `
  CREATE TABLE shelf (id int PRIMARY KEY);
  CREATE TABLE box (id int PRIMARY KEY, shelf_id int NOT NULL REFERENCES shelf);`;
const TEST = 'src/test/java/org/depot/OpenApiContractTest.java';
const SETTINGS = 'src/test/resources/config/application.yaml';

describe('the contract of an API', () => {
  it('is kept by a test in the context of all others', () => {
    const test = fileAt(renderSql(SQL), TEST);
    expect(test).toContain('class OpenApiContractTest extends ApiTest {');
    expect(test).not.toMatch(/SpringBootTest|TestPropertySource|ActiveProfiles|MockitoBean/u);
  });

  it('has an order of its own in tests, and that of the code where people read it', () => {
    const files = renderSql(SQL);
    expect(fileAt(files, SETTINGS)).toContain('writer-with-order-by-keys: true');
    expect(fileAt(files, 'src/main/resources/application.yaml')).not.toContain('writer-with-order');
  });

  it.each([
    ['monolithic', './mvnw'],
    ['microservice', '../mvnw'],
  ] as const)('is written anew by a command that README and test both name: %s', (architecture, mvnw) => {
    const files = renderSql(SQL, { architecture });
    const command = `${mvnw} test -Dtest=OpenApiContractTest -Dopenapi.update=true`;
    const tests = [...files].filter(([path]) => path.endsWith('/OpenApiContractTest.java'));
    const readmes = tests.map(([path]) => fileAt(files, path.replace(/src\/test\/.*$/u, 'README.md')));
    expect(tests.length).toBeGreaterThan(0);
    // A text that is too long for its line is cut into two.
    for (const [, test] of tests) expect(test.replaceAll(/"\s*\+ "/gu, '')).toContain(command);
    for (const readme of readmes) expect(readme).toContain(`\n${command}\n`);
  });

  it('is kept where the API is described alone', () => {
    const files = renderSql(SQL, { features: { swagger: false, exceptionHandler: true, security: false } });
    expect([...files.keys()]).not.toContain(TEST);
    expect(fileAt(files, 'README.md')).not.toContain('openapi');
  });
});
