import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY, run, scratchFolder } from '../kit/index.ts';

type Cruise = { readonly summary: { readonly violations: readonly { readonly rule: { readonly name: string } }[] } };

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

async function violations(root: string): Promise<readonly string[]> {
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', 'packages', 'apps'];
  const ended = await run(process.execPath, args, { cwd: root });
  const cruise = JSON.parse(ended.stdout) as Cruise;
  return cruise.summary.violations.map(({ rule }) => rule.name);
}

// With a slightly wrong configuration dependency-cruiser resolves no workspace import and reports no violation at all.
describe('a planted violation of the import directions is found', () => {
  const scratch = scratchFolder('imports');

  test.each([
    [
      'a lower room importing a higher one',
      { 'packages/text/src/bad.ts': "export { one } from '@backsmith/schema';" },
      'text-imports-only',
    ],
    [
      'the same as a type only',
      { 'packages/sql/src/bad.ts': "import type { one } from '@backsmith/schema';\nexport type One = typeof one;" },
      'sql-imports-only',
    ],
    ['the web importing the engine', { 'apps/web/src/bad.ts': "import '@backsmith/engine';" }, 'web-imports-only'],
    [
      'one feature importing another',
      { 'apps/server/src/features/a/x.ts': "import '../b/y.ts';", 'apps/server/src/features/b/y.ts': 'export {};' },
      'features-do-not',
    ],
    [
      'a cycle of types',
      {
        'packages/text/src/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;",
        'packages/text/src/b.ts': "import type { A } from './a.ts';\nexport type B = A | 2;",
      },
      'no-circular',
    ],
    ['an import that leads nowhere', { 'packages/text/src/a.ts': "import './gone.ts';" }, 'not-to-unresolvable'],
  ])('%s', async (name, files, expected) => {
    const root = join(scratch, name.replaceAll(' ', '-'));
    plant(root, ['text', 'sql', 'schema', 'engine'], { 'apps/server/src/index.ts': 'export {};', ...files });
    expect((await violations(root)).join()).toContain(expected);
  });

  test('allowed imports pass', async () => {
    const root = join(scratch, 'allowed');
    const files = {
      'packages/schema/src/good.ts': "export { one } from '@backsmith/text';",
      'apps/server/src/index.ts': "import '@backsmith/engine';",
    };
    plant(root, ['text', 'sql', 'schema', 'engine'], files);
    expect(await violations(root)).toEqual([]);
  });
});
