import { expect, it } from 'vitest';
import { generateFiles } from './index.ts';

it('says what is alike once in REPORT.md, names all of it, and hands out each finding', () => {
  const triggers = ['one', 'two', 'three', 'four', 'five'].map(
    (name) => `CREATE TRIGGER ${name} BEFORE INSERT ON a FOR EACH ROW EXECUTE FUNCTION f();`,
  );
  const sql = ['CREATE TABLE a (id serial PRIMARY KEY, n text);', ...triggers].join('\n');
  const { value, diagnostics } = generateFiles(new TextEncoder().encode(sql), {
    projectName: 'alike',
    packageName: 'com.acme.alike',
    architecture: 'monolithic',
    features: { swagger: false, exceptionHandler: false, security: false },
    database: 'postgresql',
    javaVersion: 17,
    layout: 'layer',
  });
  const report = value?.files.find(({ path }) => path === 'REPORT.md')?.content;
  expect(report).toContain(
    '- Line 2: Trigger one is not carried over. And 4 more of this kind: two (line 3), three (line 4), four (line 5), five (line 6). Consequence: ',
  );
  expect(diagnostics.filter(({ code }) => code === 'trigger-ignored')).toHaveLength(5);
});
