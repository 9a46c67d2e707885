// Makes the package that is published: the command line, the server and the site in one folder, without TypeScript, because
// Node.js does not strip types below node_modules.
//   node apps/cli/scripts/bundle.ts FOLDER      then: npm pack FOLDER
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

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

function renameWorker(): Plugin {
  return {
    name: 'rename-worker',
    enforce: 'pre',
    transform: (code) => (code.includes(WORKER) ? code.replaceAll(WORKER, './engine-worker.js') : undefined),
  };
}

async function bundle(output: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: CLI,
    plugins: [renameWorker()],
    // What generate and inspect need goes into the bundle, so that they run without any other package.
    ssr: { noExternal: [/^@backsmith\//, 'fflate'] },
    build: {
      ssr: true,
      target: 'node22',
      outDir: join(output, 'dist'),
      rolldownOptions: {
        input: {
          main: join(CLI, 'src/main.ts'),
          'engine-worker': join(SERVER, 'src/engine/engine-worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}

function copyAssets(output: string): void {
  cpSync(join(CLI, 'bin'), join(output, 'bin'), { recursive: true });
  cpSync(join(SERVER, 'src/db/migrations'), join(output, 'dist/migrations'), { recursive: true });
  if (existsSync(SITE)) cpSync(SITE, join(output, 'dist/site'), { recursive: true });
  cpSync(LICENSE, join(output, 'LICENSE'));
}

function ofOthers(dependencies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@backsmith/')));
}

function writeManifest(output: string): void {
  const { name, version, license } = readManifest(CLI);
  const server = readManifest(SERVER);
  const manifest = {
    name,
    version,
    license,
    type: 'module',
    description: 'Turns a database schema into a Spring Boot backend.',
    engines: { node: '>=22.18' },
    bin: { [name]: './bin/backsmith.js' },
    files: ['bin', 'dist'],
    dependencies: ofOthers(server.dependencies),
    optionalDependencies: server.optionalDependencies ?? {},
  };
  writeFileSync(join(output, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node apps/cli/scripts/bundle.ts FOLDER');
const output = resolve(folder);
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
await bundle(output);
copyAssets(output);
writeManifest(output);
console.log(`Wrote ${output}.`);
