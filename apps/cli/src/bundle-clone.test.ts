import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundlesOf, findBundle } from '../bin/find-bundle.js';
import { bundleClone } from '../scripts/bundle-clone.ts';

let root = '';
beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'backsmith-clone-'))}/`;
  write('apps/cli/package.json', '{ "name": "backsmith", "type": "module" }');
  write('apps/cli/src/main.ts', "import { word } from './word.ts';\nexport const said: string = word;\n");
  write('apps/cli/src/word.ts', "export { word } from './said.ts';\n");
  write('apps/cli/src/said.ts', "export const word = 'first' as const;\n");
  write('apps/server/src/engine/engine-worker.ts', 'export const works: boolean = true;\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, text);
}

async function sayOf(bundle: string | undefined): Promise<unknown> {
  if (bundle === undefined) return undefined;
  const program = (await import(pathToFileURL(`${bundle}main.js`).href)) as { readonly said: unknown };
  return program.said;
}

test('a clone is run from its bundle until a source changes, and then from the next', async () => {
  expect(findBundle(root)).toBeUndefined();
  await bundleClone(root);
  const first = findBundle(root);
  expect(await sayOf(first)).toBe('first');
  write('apps/cli/src/said.ts', "export const word = 'other' as const;\n"); // As long as before.
  expect(findBundle(root)).toBeUndefined();
  await bundleClone(root);
  expect(await sayOf(findBundle(root))).toBe('other');
  // Whatever was started from the first bundle still finds the rest of it.
  expect(await sayOf(first)).toBe('first');
});

test.each<readonly [string, () => void]>([
  ['that only hands on another one is edited', () => appendFileSync(`${root}apps/cli/src/word.ts`, '// more\n')],
  ['is put back as it was long ago', () => utimesSync(`${root}apps/cli/src/said.ts`, 1e9, 1e9)],
  ['is gone', () => rmSync(`${root}apps/cli/src/said.ts`)],
  [
    'is a manifest',
    () => write('apps/cli/package.json', '{ "name": "backsmith", "type": "module", "version": "2.0.0" }'),
  ],
])('a bundle is stale when a source %s', async (_, change) => {
  await bundleClone(root);
  expect(findBundle(root)).toBeDefined();
  change();
  expect(findBundle(root)).toBeUndefined();
});

test('a damaged record or half a bundle is as good as none, and is made anew', async () => {
  await bundleClone(root);
  const bundle = findBundle(root) ?? '';
  writeFileSync(`${bundlesOf(root)}made.json`, '{"folder":"');
  expect(findBundle(root)).toBeUndefined();
  rmSync(bundle, { recursive: true });
  await bundleClone(root);
  expect(findBundle(root)).toBe(bundle);
  rmSync(`${bundle}main.js`);
  expect(findBundle(root)).toBeUndefined();
  await bundleClone(root);
  expect(await sayOf(findBundle(root))).toBe('first');
});

test('processes that bundle at once leave one bundle', async () => {
  const module = new URL('../scripts/bundle-clone.ts', import.meta.url).href;
  const code = `await (await import(${JSON.stringify(module)})).bundleClone(${JSON.stringify(root)})`;
  const ended = await Promise.all(
    [1, 2, 3].map(() =>
      once(spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' }), 'exit'),
    ),
  );
  expect(ended).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(await sayOf(findBundle(root))).toBe('first');
  expect(readdirSync(bundlesOf(root)).toSorted()).toEqual([
    expect.stringMatching(/^[0-9a-f]{16}$/),
    'made.json',
    'package.json',
  ]);
});

test('a clone that cannot be written to says so', async () => {
  write('node_modules', 'a file where the folder of the packages would be');
  await expect(bundleClone(root)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(findBundle(root)).toBeUndefined();
});
