import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BUNDLE = fileURLToPath(new URL('../scripts/bundle.ts', import.meta.url));
const BIN = fileURLToPath(new URL('../bin/backsmith.js', import.meta.url));
const SHOP = fileURLToPath(new URL('../../../examples/shop.sql', import.meta.url));
const MEGABYTE = 1024 * 1024;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'backsmith-packed-'));
  run(process.execPath, [BUNDLE, join(folder, 'packed'), 'command-line']);
  npm(join(folder, 'packed'), 'pack', './backsmith');
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(folder, 'empty/package.json'), '{ "private": true }');
  // Offline: nothing but the one file may be needed.
  npm(join(folder, 'empty'), 'install', '--offline', '--no-audit', '--no-fund', tarball());
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, args: readonly string[], cwd = folder) {
  const own = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  const shell = process.platform === 'win32' && command === 'npm';
  const env = { ...process.env, PATH: own, NODE_PATH: undefined };
  const ended = spawnSync(command, args, { cwd, env, shell, maxBuffer: 1 << 28 });
  return { code: ended.status, stdout: ended.stdout, stderr: ended.stderr.toString() };
}

function npm(cwd: string, ...args: readonly string[]): void {
  const ended = run('npm', args, cwd);
  expect(ended.code, ended.stderr).toBe(0);
}

function tarball(): string {
  const packed = join(folder, 'packed');
  const [file, ...more] = readdirSync(packed).filter((name) => name.endsWith('.tgz'));
  if (file === undefined || more.length > 0) throw new Error('One package was to be packed.');
  return join(packed, file);
}

function sizeOf(path: string): number {
  const sizes = readdirSync(path, { recursive: true, withFileTypes: true });
  return sizes.reduce((sum, file) => sum + (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0), 0);
}

const installed = () => join(folder, 'empty/node_modules/backsmith');
const backsmith = (...args: readonly string[]) =>
  run(process.execPath, [join(installed(), 'bin/backsmith.js'), ...args], join(folder, 'empty'));

test('the published command line is one small package', () => {
  const packages = readdirSync(join(folder, 'empty/node_modules')).filter((name) => !name.startsWith('.'));
  expect(packages).toEqual(['backsmith']);
  // A third of it is what the idea engine knows of trades, their models and words.
  expect(statSync(tarball()).size).toBeLessThan(1.4 * MEGABYTE);
  expect(sizeOf(installed())).toBeLessThan(4.3 * MEGABYTE);
});

test('gives the bytes that a clone gives', () => {
  const args = ['generate', SHOP, '--name', 'shop', '--features', 'swagger,exceptionHandler', '-q', '--zip', '-'];
  const packed = backsmith(...args);
  const cloned = run(process.execPath, [BIN, ...args]);
  expect(packed).toMatchObject({ code: 0, stderr: '' });
  expect(cloned.stdout.length).toBeGreaterThan(100_000);
  expect(packed.stdout.equals(cloned.stdout)).toBe(true);
});

test('knows its version and its own README', () => {
  expect(backsmith('--version').stdout.toString()).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(readFileSync(join(installed(), 'README.md'), 'utf8')).toContain('backsmith generate');
});

test.each([['serve'], ['admin', 'create', '--email', 'ada@example.com']])(
  '%s asks for the server in one sentence',
  (...args) => {
    const ended = backsmith(...args);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(
      /^error This command needs the server, .*\.\n {2}hint: .*npm install backsmith-server@/,
    );
    expect(ended.stderr).not.toMatch(/\n\s+at /);
  },
);
