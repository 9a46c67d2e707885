import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import {
  BadArchive,
  NotHere,
  limitsOf,
  UnknownProject,
  planProof,
  runProof,
  unpackProject,
  writePage,
  type ObserveProof,
  type ProofServers,
  type Verification,
} from '@backsmith/prover';
import type { RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { text } from '../options/read-options.ts';
import { loadServer } from '../server/load-server.ts';
import { printMessage, printResult } from '../terminal/print.ts';

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

const EXITS = { passed: EXIT.ok, partial: EXIT.partial, failed: EXIT.refused } as const;

function onlyProject(positionals: readonly string[]): string {
  const [path, ...more] = positionals;
  if (path !== undefined && more.length === 0) return path;
  throw new Failure(EXIT.usage, 'verify takes one project.', 'Name the folder of a generated project, or its zip.');
}

function readMinutes(raw: RawOptions): number {
  const given = text(raw, 'minutes') ?? '15';
  const minutes = Number(given);
  if (minutes > 0 && minutes <= 240) return minutes;
  throw new Failure(EXIT.usage, `--minutes ${given} is no number of minutes.`, 'Give a number from 1 to 240.');
}

/** The folder of the project: as it is, or what its zip holds, unpacked. */
function openProject(path: string, scratch: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new Failure(EXIT.files, `${path} is not there.`);
  if (found.isDirectory()) return resolve(path);
  return unpackProject(readFileSync(path), scratch);
}

function printProgress(quiet: boolean): ObserveProof {
  return (event) => {
    if (quiet) return;
    if (event.status !== 'running') printMessage(`${MARKS[event.status]} ${event.text.split('\n')[0] ?? ''}`);
    else if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K  ${event.text} …\r`);
  };
}

/** An answer to Ctrl-C: all that was started is ended before the program is. */
function untilInterrupted(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  return {
    signal: controller.signal,
    release: () => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(name, stop);
    },
  };
}

async function prove(path: string, scratch: string, raw: RawOptions, signal: AbortSignal): Promise<Verification> {
  const limits = limitsOf(readMinutes(raw) * 60_000);
  const cacheHome = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const cache = join(cacheHome, 'backsmith/class-paths');
  const project = openProject(path, join(scratch, 'project'));
  const servers = await serversFor(raw);
  const plan = await planProof({ project, scratch, cache, limits, signal });
  const observe = printProgress(raw['quiet'] === true);
  return runProof(plan, { work: scratch, servers, sandbox: 'no sandbox', observe, signal });
}

/** What is started for the proof alone, or the PostgreSQL that was named. */
async function serversFor(raw: RawOptions): Promise<ProofServers> {
  const { BadAddress, checkNamedPostgres, findProofServers, startNamedPostgres } = await loadServer();
  const named = text(raw, 'server') ?? process.env['BACKSMITH_VERIFY_SERVER'] ?? '';
  if (named === '') return findProofServers();
  await checkNamedPostgres(named).catch((error: unknown) => {
    if (!(error instanceof BadAddress)) throw error;
    throw new Failure(EXIT.usage, `--server cannot be used. ${error.message}`);
  });
  return { ...findProofServers(), postgresql: () => startNamedPostgres(named) };
}

function asFailure(error: unknown): unknown {
  if (error instanceof NotHere || error instanceof UnknownProject) return new Failure(EXIT.refused, error.message);
  if (error instanceof BadArchive) return new Failure(EXIT.files, error.message);
  return error;
}

function writeResult(path: string, verification: Verification, raw: RawOptions): void {
  const out = text(raw, 'out');
  const json = `${JSON.stringify(verification, undefined, 2)}\n`;
  if (raw['json'] === true) printResult(json.trimEnd());
  if (raw['json'] === true && out === undefined) return;
  const folder = out ?? '.';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'verification.json'), json);
  writeFileSync(join(folder, 'verification.md'), writePage(basename(resolve(path)), verification));
  if (raw['quiet'] !== true) printMessage(`Wrote verification.json and verification.md to ${resolve(folder)}.`);
}

/** Runs the command: see its help. Leaves no process and no database behind, however it ends. */
export async function run(positionals: readonly string[], raw: RawOptions): Promise<ExitCode> {
  const path = onlyProject(positionals);
  const scratch = mkdtempSync(join(tmpdir(), 'backsmith-verify-'));
  chmodSync(scratch, 0o755); // Started by root, the database runs under another account that has to reach it.
  const { signal, release } = untilInterrupted();
  try {
    const verification = await prove(path, scratch, raw, signal);
    if (signal.aborted) throw new Failure(EXIT.refused, 'Stopped before it was proven.');
    writeResult(path, verification, raw);
    for (const { step, what } of verification.failures.slice(0, 10)) printMessage(`${step}: ${what.slice(0, 1500)}`);
    const { reasons = [], next = [] } = verification.gap ?? {};
    for (const sentence of [...reasons, ...next]) printMessage(sentence);
    return EXITS[verification.outcome];
  } catch (error) {
    if (signal.aborted) throw new Failure(EXIT.refused, 'Stopped before it was proven.');
    throw asFailure(error);
  } finally {
    release();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}
