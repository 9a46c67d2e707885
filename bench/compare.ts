// Ours beside what others would take instead, in CPU seconds: a generation beside JHipster's of the same entities, and the
// first read of a dump beside two SQL parsers, each in a fresh process, in turns, so that other work on the machine weighs on all.
//   node bench/compare.ts [file.sql …]      files: PostgreSQL dumps to be read, besides the made ones
//     TABLES=100,300  ROUNDS=3  PEERS=<folder the peers are installed into>
// What a generated backend does at run time is measured beside one written by hand: bench/runtime.ts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installInto } from './compare/install.ts';
import { madeJdl } from './compare/made-jdl.ts';
import { madeSchema } from './made-schema.ts';
import { median } from './median.ts';
import { MADE_SOURCES } from './reader-sources.ts';

/** Those it is compared with, as released when the table in bench/README.md was made. */
const PEERS = ['generator-jhipster@9.4.0', 'libpg-query@18.1.5', '@guanmingchiu/sqlparser-ts@0.62.0'];
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const TABLES = (process.env['TABLES'] ?? '100').split(',').map(Number);
/** Millions of characters of a made pg_dump. */
const DUMPS = [0.1, 1, 2];

const PATIENCE = 15 * 60_000;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'backsmith-compare-'));
const peers = process.env['PEERS'] ?? join(tmpdir(), 'backsmith-peers');

/** Somebody who does the work once and says what it took; undefined where he cannot do it. */
type Runner = { readonly name: string; readonly run: () => number | undefined };

/** CPU seconds of a program and the Node.js processes it starts, from start to end. */
function secondsOf(args: readonly string[], cwd: string): number {
  const file = join(scratch, 'cpu');
  writeFileSync(file, '');
  const NODE_OPTIONS = `--import=${new URL('compare/report-cpu.js', import.meta.url).href}`;
  const env = { ...process.env, CPU_FILE: file, NODE_OPTIONS };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, timeout: PATIENCE, maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stderr.toString()}`);
  const used = readFileSync(file, 'utf8').trim().split('\n');
  return used.reduce((sum, microseconds) => sum + Number(microseconds) / 1e6, 0);
}

function generators(tables: number): readonly Runner[] {
  writeFileSync(join(scratch, 'made.sql'), madeSchema(tables));
  const ours = ['generate', 'made.sql', '--name', 'bench', '--features', 'swagger,exceptionHandler', '-q', '--force'];
  const theirs = ['jdl', 'made.jdl', '--skip-install', '--skip-git', '--force'];
  return [
    {
      name: 'Backsmith',
      run: () => secondsOf([at('../apps/cli/bin/backsmith.js'), ...ours, '--out', 'ours'], scratch),
    },
    {
      name: 'JHipster',
      run: () => {
        const folder = join(scratch, 'jhipster');
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder);
        writeFileSync(join(folder, 'made.jdl'), madeJdl(tables));
        return secondsOf([join(peers, 'node_modules/generator-jhipster/dist/cli/jhipster.cjs'), ...theirs], folder);
      },
    },
  ];
}

function readers(file: string): readonly Runner[] {
  const script = at('compare/read-once.ts');
  return ['ours', 'libpg-query', 'sqlparser-ts'].map((name) => ({
    name: name === 'ours' ? 'Backsmith' : name,
    run: () => {
      const { status, stdout } = spawnSync(process.execPath, [script, name, file, peers], { timeout: PATIENCE });
      return status === 0 ? Number(stdout) : undefined;
    },
  }));
}

/** Lets them take turns and prints a row: what each took in the median, and how many times ours that is. */
function compare(what: string, runners: readonly Runner[]): void {
  const taken = runners.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { run }] of runners.entries()) {
      const seconds = run();
      if (seconds !== undefined) taken[index]?.push(seconds);
    }
  }
  const [ours = NaN] = taken.map(median);
  const cells = runners.map(({ name }, index) => {
    const times = taken[index] ?? [];
    if (times.length < ROUNDS) return `${name}: does not read it`;
    const seconds = median(times);
    return `${name} ${seconds.toFixed(2)} s${index === 0 ? '' : ` (${(seconds / ours).toFixed(2)})`}`;
  });
  console.log(`${what.padEnd(34)} ${cells.join('   ')}`);
}

try {
  installInto(peers, PEERS);
  console.log(`Medians of ${ROUNDS} rounds in CPU seconds; in brackets: how many times ours.`);
  for (const size of DUMPS) {
    const file = join(scratch, 'made-dump.sql');
    const [pgDump] = MADE_SOURCES;
    if (pgDump === undefined) throw new Error('There is no made dump.');
    writeFileSync(file, pgDump.text(size));
    compare(`first read, made pg_dump, ${size} MB`, readers(file));
  }
  for (const file of process.argv.slice(2)) compare(`first read, ${basename(file)}`, readers(file));
  for (const tables of TABLES) compare(`generation, ${tables} made tables`, generators(tables));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
