// Makes the two packages that are published, without TypeScript, because Node.js does not strip types below node_modules:
// the command line, which depends on nothing, and the server with the site, which it loads where it is installed.
//   node apps/cli/scripts/bundle.ts FOLDER [command-line]      then: npm pack FOLDER/backsmith, npm pack FOLDER/backsmith-server
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { SERVER_PACKAGE } from '../src/server/load-server.ts';
import { leaveServerOut, rollUp } from './roll-up.ts';

const CLI = fileURLToPath(new URL('..', import.meta.url));
const SERVER = fileURLToPath(new URL('../../server', import.meta.url));
const SITE = fileURLToPath(new URL('../../web/dist', import.meta.url));
const LICENSE = fileURLToPath(new URL('../../../LICENSE', import.meta.url));

/** What the sources reach by URL stands beside the bundle, under its JavaScript name. */
const WORKER = './engine-worker.ts';

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

const renameWorker: Plugin = {
  name: 'rename-worker',
  enforce: 'pre',
  transform: (code) => (code.includes(WORKER) ? code.replaceAll(WORKER, './engine-worker.js') : undefined),
};

async function bundle(
  output: string,
  input: Readonly<Record<string, string>>,
  plugins: readonly Plugin[],
  libraries: readonly string[],
): Promise<void> {
  mkdirSync(join(output, 'dist'), { recursive: true });
  for (const { name, code } of await rollUp({ input, plugins, libraries, minify: true }))
    writeFileSync(join(output, 'dist', name), code);
}

function ofOthers(dependencies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@backsmith/')));
}

function writePackage(output: string, manifest: Readonly<Record<string, unknown>>): void {
  const { version, license } = readManifest(CLI);
  const common = { version, license, type: 'module', engines: { node: '>=22.18' } };
  writeFileSync(join(output, 'package.json'), `${JSON.stringify({ ...manifest, ...common }, undefined, 2)}\n`);
  cpSync(LICENSE, join(output, 'LICENSE'));
}

async function packCommandLine(output: string): Promise<void> {
  await bundle(
    output,
    { main: join(CLI, 'src/main.ts') },
    [leaveServerOut(SERVER_PACKAGE)],
    ['fflate', 'zod', 'yaml', '@rgrove/parse-xml'],
  );
  for (const file of [
    'backsmith.js',
    'find-bundle.js',
    'find-start-problem.js',
    'start-lean.js',
    'tune-engine.js',
    'when-left-alone.js',
  ])
    cpSync(join(CLI, 'bin', file), join(output, 'bin', file));
  cpSync(join(CLI, 'README.md'), join(output, 'README.md'));
  writePackage(output, {
    name: readManifest(CLI).name,
    description: 'Turns a database schema into a Spring Boot backend.',
    bin: { [readManifest(CLI).name]: './bin/backsmith.js' },
    files: ['bin', 'dist'],
  });
}

async function packServer(output: string): Promise<void> {
  const input = {
    index: join(SERVER, 'src/index.ts'),
    'engine-worker': join(SERVER, 'src/engine/engine-worker.ts'),
    'plan-worker': join(SERVER, 'src/prover/plan-worker.ts'),
    'proof-worker': join(SERVER, 'src/prover/proof-worker.ts'),
    'tryout-worker': join(SERVER, 'src/tryout/tryout-worker.ts'),
  };
  await bundle(output, input, [renameWorker], ['fflate']);
  cpSync(join(SERVER, 'src/db/migrations'), join(output, 'dist/migrations'), { recursive: true });
  if (existsSync(SITE)) cpSync(SITE, join(output, 'dist/site'), { recursive: true });
  const { dependencies, optionalDependencies } = readManifest(SERVER);
  writePackage(output, {
    name: SERVER_PACKAGE,
    description: 'The site and the API of Backsmith; started by `backsmith serve`.',
    exports: { '.': './dist/index.js' },
    files: ['dist'],
    dependencies: ofOthers(dependencies),
    optionalDependencies: optionalDependencies ?? {},
  });
}

const [folder, only] = process.argv.slice(2);
if (folder === undefined || (only !== undefined && only !== 'command-line')) {
  throw new Error('usage: node apps/cli/scripts/bundle.ts FOLDER [command-line]');
}
const packages = { backsmith: packCommandLine, ...(only === undefined ? { [SERVER_PACKAGE]: packServer } : {}) };
for (const [name, pack] of Object.entries(packages)) {
  const output = join(resolve(folder), name);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  await pack(output);
  console.log(`Wrote ${output}.`);
}
