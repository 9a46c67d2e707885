import { expect, test } from 'vitest';
import { bytesOf } from './claim.ts';
import { isDependedOn, modulesAmong, type DependedOn } from './depended-on.ts';

const PATHS = [
  'README.md',
  'REPORT.md',
  '.github/workflows/ci.yml',
  'compose.yaml',
  'pom.xml',
  'mvnw',
  'requests.http',
  'src/main/java/com/acme/Shop.java',
  'src/main/resources/db/migration/V1__create.sql',
  'src/test/java/com/acme/ShopTest.java',
] as const;

function kept(dependedOn: DependedOn, prefix = ''): readonly string[] {
  const modules = new Set(prefix === '' ? [] : [prefix.slice(0, -1)]);
  return PATHS.filter((path) => isDependedOn(dependedOn, `${prefix}${path}`, modules));
}

test.each([
  ['code', ['pom.xml', 'Shop.java', 'ShopTest.java']],
  ['application', ['pom.xml', 'Shop.java', 'V1__create.sql']],
  ['build', ['pom.xml', 'mvnw', 'Shop.java', 'V1__create.sql', 'ShopTest.java']],
  ['requests', ['pom.xml', 'requests.http', 'Shop.java', 'V1__create.sql']],
] as const)('a proof of %s depends on its files alone, in a module too', (dependedOn, names) => {
  const last = (paths: readonly string[]) => paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
  expect(last(kept(dependedOn))).toEqual(names);
  expect(last(kept(dependedOn, 'orders-service/'))).toEqual(names);
});

test('a proof of everything depends on every file', () => {
  expect(kept('everything')).toEqual(PATHS);
});

test('folders with a pom.xml are modules, deeper ones and single files are not', () => {
  expect([...modulesAmong(['pom.xml', 'a/pom.xml', 'b/x.md', 'c/d/pom.xml'])]).toEqual(['a']);
});

test('the word of a claim changes with what its proof depends on, and with nothing else', () => {
  const word = (readme: string, java: string) =>
    bytesOf(
      {
        name: 'one',
        generate: () => [
          {
            files: [
              { path: 'README.md', content: readme },
              { path: 'src/main/java/A.java', content: java },
            ],
          },
        ],
      },
      'code',
    );
  expect(word('other', 'class A {}')).toBe(word('one', 'class A {}'));
  expect(word('one', 'class B {}')).not.toBe(word('one', 'class A {}'));
});
