import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY, run, scratchFolder } from '../kit/index.ts';

type Cruise = {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  };
};

const CRUISER = join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const CONFIG = join(REPOSITORY, '.dependency-cruiser.mjs');

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A workspace as small as can be: these packages, linked as npm links them. */
function plant(root: string, rooms: readonly string[], files: Readonly<Record<string, string>>): void {
  for (const room of rooms) {
    const name = `@backsmith/${room}`;
    write(
      root,
      `packages/${room}/package.json`,
      JSON.stringify({ name, type: 'module', exports: { '.': './src/index.ts' } }),
    );
    write(root, `packages/${room}/src/index.ts`, 'export const one = 1;\n');
    mkdirSync(join(root, 'node_modules/@backsmith'), { recursive: true });
    symlinkSync(join(root, 'packages', room), join(root, 'node_modules/@backsmith', room), 'dir');
  }
  for (const [path, text] of Object.entries(files)) write(root, path, text);
}

/** What dependency-cruiser complains of: `rule: file`. */
async function violations(root: string): Promise<readonly string[]> {
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', 'packages', 'apps'];
  const ended = await run(process.execPath, args, { cwd: root });
  const cruise = JSON.parse(ended.stdout) as Cruise;
  return cruise.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

type Files = Readonly<Record<string, string>>;

/** A library of SQL as npm installs it, and a store that may use it. */
const STORE: Files = {
  'node_modules/drizzle-orm/package.json': '{"name":"drizzle-orm","exports":"./index.js"}',
  'node_modules/drizzle-orm/index.js': 'export const sql = 1;',
  'apps/server/src/payments/payment-store.ts': "import 'drizzle-orm';",
};

/** Each with the rule that it breaks and the file that does. */
const PLANTED: readonly (readonly [what: string, files: Files, rule: string, file: string])[] = [
  [
    'a lower room importing a higher one',
    { 'packages/text/src/higher.ts': "export { one } from '@backsmith/schema';" },
    'text-imports-only',
    'packages/text/src/higher.ts',
  ],
  [
    'the same as a type only',
    { 'packages/sql/src/higher.ts': "import type { one } from '@backsmith/schema';\nexport type One = typeof one;" },
    'sql-imports-only',
    'packages/sql/src/higher.ts',
  ],
  [
    'the web importing the engine',
    { 'apps/web/src/engine.ts': "import '@backsmith/engine';" },
    'web-imports-only',
    'apps/web/src/engine.ts',
  ],
  [
    'a page of the site cutting services itself',
    { 'apps/web/src/features/generator/review/cut.ts': "import '@backsmith/blueprint';" },
    'only-the-reader-of-the-site',
    'apps/web/src/features/generator/review/cut.ts',
  ],
  [
    'one feature importing another',
    { 'apps/server/src/features/a/x.ts': "import '../b/y.ts';", 'apps/server/src/features/b/y.ts': 'export {};' },
    'features-do-not',
    'apps/server/src/features/a/x.ts',
  ],
  [
    'a cycle of types',
    {
      'packages/text/src/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;",
      'packages/text/src/b.ts': "import type { A } from './a.ts';\nexport type B = A | 2;",
    },
    'no-circular',
    'packages/text/src/a.ts',
  ],
  [
    'the API of generated code importing a store',
    {
      'packages/spring/src/api/x.ts': "import '../stores/jpa/y.ts';",
      'packages/spring/src/stores/jpa/y.ts': 'export {};',
    },
    'rendered-api-knows-no-store-and-no-part',
    'packages/spring/src/api/x.ts',
  ],
  [
    'a store importing another',
    {
      'packages/blueprint/src/stores/mongo/x.ts': "import '../jpa/y.ts';",
      'packages/blueprint/src/stores/jpa/y.ts': 'export {};',
    },
    'stores-and-parts-do-not-import-each-other',
    'packages/blueprint/src/stores/mongo/x.ts',
  ],
  [
    'a resource asking how it is stored',
    {
      'packages/blueprint/src/resources/x.ts': "import '../stores/jpa/z.ts';",
      'packages/blueprint/src/stores/jpa/z.ts': 'export {};',
    },
    'designed-resources-know-no-store-and-no-part',
    'packages/blueprint/src/resources/x.ts',
  ],
  [
    'a resource asking how tables keep it',
    {
      'packages/blueprint/src/resources/tables.ts': "import '../model/jpa/y.ts';",
      'packages/blueprint/src/model/jpa/y.ts': 'export {};',
    },
    'only-the-store-of-tables-knows-its-design',
    'packages/blueprint/src/resources/tables.ts',
  ],
  [
    'a resource asking what Hibernate is told of a type',
    {
      'packages/blueprint/src/resources/told.ts': "import '../model/type-facets.ts';",
      'packages/blueprint/src/model/type-facets.ts': 'export {};',
    },
    'only-types-and-the-store-of-tables-know-facets',
    'packages/blueprint/src/resources/told.ts',
  ],
  [
    'an import that leads nowhere',
    { 'packages/text/src/nowhere.ts': "import './gone.ts';" },
    'not-to-unresolvable',
    'packages/text/src/nowhere.ts',
  ],
  ...['features/a/service', 'payments/settle', 'entitlements/entitlements', 'serve'].map(
    (name) =>
      [
        `SQL outside of stores, in ${name}`,
        { [`apps/server/src/${name}.ts`]: "import 'drizzle-orm';" },
        'sql-lives-in-stores',
        `apps/server/src/${name}.ts`,
      ] as const,
  ),
];

/** Nobody may complain of these. */
const ALLOWED: Files = {
  ...STORE,
  'packages/schema/src/good.ts': "export { one } from '@backsmith/text';",
  'apps/server/src/index.ts': "import '@backsmith/engine';",
};

// With a slightly wrong configuration dependency-cruiser resolves no workspace import and reports no violation at all.
describe('a planted violation of the import directions is found', () => {
  const root = join(scratchFolder('imports'), 'planted-here');
  let found: readonly string[] = [];

  beforeAll(async () => {
    plant(
      root,
      ['text', 'sql', 'schema', 'blueprint', 'engine'],
      Object.assign({}, ALLOWED, ...PLANTED.map(([, files]) => files)) as Files,
    );
    found = await violations(root);
  });

  test.each(PLANTED)('%s', (_, __, rule, file) => {
    expect(found.filter((one) => one.startsWith(rule) && one.endsWith(`: ${file}`))).not.toEqual([]);
  });

  test('allowed imports pass', () => {
    const planted = PLANTED.flatMap(([, files]) => Object.keys(files));
    expect(found.filter((one) => !planted.some((file) => one.endsWith(`: ${file}`)))).toEqual([]);
  });
});
