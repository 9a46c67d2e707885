// `npm run verify:known`: the examples and the known schemas, generated with all features, go through what the server does with
// every project beside its download, one after another, the short ones first. What came out stands in recorded.json and, as a
// table, in README.md beside it. What is recorded of the same bytes is left out, unless it failed or its time was up: a run that was
// stopped goes on.
//
//   npm run verify:known -- [--minutes 60] [--limit 20] [--most 15] [name …]
//
// --minutes: after so many no further schema is begun. --limit: minutes for one. --most: so many schemas at most.
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from '@backsmith/engine';
import { findSandbox, type Sandbox } from '@backsmith/prover';
import { proveArchive, type ProveOutcome } from '@backsmith/server/prove-archive';
import { hasCorpus, knownSchemas, type KnownSchema } from '../corpus/known-schemas.ts';
import { readRecord, writeRecord } from './record.ts';
import type { Seen } from './seen.ts';

const MINUTE = 60_000;
const MEMORY_MB = 3072;

/** Kept from one run to the next: Maven is asked once per set of dependencies. */
const CLASS_PATHS = join(tmpdir(), 'backsmith-verified-class-paths');

type Run = { readonly scratch: string; readonly sandbox: Sandbox | undefined; readonly timeLimitMs: number };

/** Its archive with all features on, for the database it is written for. */
function archiveOf({ name, source }: KnownSchema): Uint8Array {
  const projectName = name.replaceAll(/[^a-z0-9]/giu, '').slice(0, 20);
  const { value, diagnostics } = generate(source(), {
    projectName,
    packageName: `com.acme.${projectName.toLowerCase()}`,
    architecture: 'monolithic',
    features: { swagger: true, exceptionHandler: true, security: true },
    javaVersion: 17,
    layout: 'layer',
  });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join(' '));
  return value.archive;
}

function wordsOf(outcome: Exclude<ProveOutcome, { readonly kind: 'proven' }>): string {
  switch (outcome.kind) {
    case 'absent':
      return outcome.reason;
    case 'broken':
      return `broke off: ${outcome.output.slice(-300)}`;
    case 'over-time':
    case 'over-memory':
    case 'stopped':
      return outcome.kind;
  }
}

async function verify(archive: Uint8Array, run: Run): Promise<Omit<Seen, 'digest'>> {
  const folder = mkdtempSync(join(run.scratch, 'proof-'));
  chmodSync(folder, 0o755);
  const began = performance.now();
  const outcome = await proveArchive({
    archive,
    folder,
    sandbox: run.sandbox,
    cache: CLASS_PATHS,
    timeLimitMs: run.timeLimitMs,
    memoryLimitMb: MEMORY_MB,
    findKnown: () => Promise.resolve(undefined),
    observe: (event) => {
      if (event.status !== 'running')
        console.log(`  ${event.step}: ${event.status}, ${event.text.split('\n')[0] ?? ''}`);
    },
    signal: stopping.signal,
  }).finally(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const times = {
    wallSeconds: Math.round((performance.now() - began) / 1000),
    load: Math.round(loadavg()[0] ?? 0),
  };
  if (outcome.kind !== 'proven') return { outcome: wordsOf(outcome), ...times, steps: [], figures: {}, failures: [] };
  const { verification } = outcome;
  const failures = verification.failures.map(({ step, what }) => `${step}: ${what.slice(0, 600)}`);
  return {
    outcome: verification.outcome,
    database: verification.machine.database,
    ...times,
    ...(verification.cpuSeconds === undefined ? {} : { cpuSeconds: Math.round(verification.cpuSeconds) }),
    steps: verification.steps.map(({ step, status, seconds }) => ({ step, status, seconds: Math.round(seconds) })),
    figures: verification.figures,
    failures: failures.slice(0, 10),
    failureCount: failures.length,
    ...(verification.missing === undefined ? {} : { missing: verification.missing.extensions }),
  };
}

/** Whether another run would see the same: not where something failed, or the time was up. */
function isSettled({ outcome, missing }: Seen): boolean {
  return outcome === 'passed' || (outcome === 'partial' && missing !== undefined);
}

/** The examples, and the others by the length of their files. */
function inOrder(wanted: readonly string[]): readonly KnownSchema[] {
  const all = knownSchemas().map((schema) => ({ schema, size: schema.source().length }));
  const sorted = all.toSorted(
    (a, b) =>
      Number(b.schema.isExample) - Number(a.schema.isExample) ||
      a.size - b.size ||
      (a.schema.name < b.schema.name ? -1 : 1),
  );
  const names = sorted.map(({ schema }) => schema);
  return wanted.length === 0 ? names : names.filter(({ name }) => wanted.some((word) => name.includes(word)));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, limit: { type: 'string' }, most: { type: 'string' } },
});
const end = performance.now() + Number(values.minutes ?? 60) * MINUTE;
const timeLimitMs = Number(values.limit ?? 20) * MINUTE;
const scratch = mkdtempSync(join(tmpdir(), 'backsmith-verified-'));
chmodSync(scratch, 0o755); // A sandbox reads it as another user.
const sandbox = findSandbox({ diskMb: 1024, processes: 600, seconds: Math.ceil(timeLimitMs / 1000) });
if (!hasCorpus()) console.log('BACKSMITH_CORPUS names no corpus: the examples and our own schemas alone are verified.');
console.log(`${sandbox?.label ?? 'no sandbox'}, ${cpus().length} processors`);
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
let left = Number(values.most ?? Infinity);
try {
  for (const schema of inOrder(positionals)) {
    if (left <= 0 || performance.now() > end || stopping.signal.aborted) break;
    const archive = archiveOf(schema);
    const digest = createHash('sha256').update(archive).digest('hex').slice(0, 16);
    const known = readRecord()[schema.name];
    if (known?.digest === digest && isSettled(known)) continue;
    left -= 1;
    console.log(schema.name);
    const seen = await verify(archive, { scratch, sandbox, timeLimitMs });
    if (seen.outcome === 'stopped') break; // It is begun anew by the next run.
    console.log(`  ${seen.outcome}, ${seen.wallSeconds} s, ${seen.cpuSeconds ?? '?'} s CPU`);
    await writeRecord({ ...readRecord(), [schema.name]: { digest, ...seen } });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}
