// Run as a program of its own, by `prove-archive.ts`: first to plan a proof, then, in a sandbox, to run it.
//   node proof-worker.ts plan FOLDER CACHE      node proof-worker.ts prove FOLDER WORK SANDBOX
// Prints a JSON object per line: news of the proof, and at last what it came to.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  NotHere,
  UnknownProject,
  planProof,
  runProof,
  unpackProject,
  type ProofLimits,
  type ProofPlan,
} from '@backsmith/prover';
import { findProofServers } from '../db/proof-servers.ts';

/** A line of the worker. */
export type WorkerLine =
  | { readonly event: Parameters<Parameters<typeof runProof>[1]['observe']>[0] }
  | { readonly planned: { readonly digest: string; readonly jdk: string; readonly readable: readonly string[] } }
  | { readonly absent: string }
  | { readonly verification: Awaited<ReturnType<typeof runProof>> };

function print(line: WorkerLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function plan(folder: string, cache: string, signal: AbortSignal): Promise<void> {
  const limits = JSON.parse(readFileSync(join(folder, 'limits.json'), 'utf8')) as ProofLimits;
  try {
    const project = unpackProject(readFileSync(join(folder, 'archive.zip')), join(folder, 'project'));
    const made = await planProof({ project, scratch: folder, cache, limits, signal });
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(made));
    const jars = [...made.modules, ...(made.described === undefined ? [] : [made.described.module])];
    const readable = [made.jdk.home, ...new Set(jars.flatMap(({ classPath }) => classPath))];
    print({ planned: { digest: made.digest, jdk: made.jdk.version, readable } });
  } catch (error) {
    if (!(error instanceof NotHere || error instanceof UnknownProject)) throw error;
    print({ absent: error.message });
  }
}

async function prove(folder: string, work: string, sandbox: string, signal: AbortSignal): Promise<void> {
  const made = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as ProofPlan;
  const observe = (event: Extract<WorkerLine, { event: unknown }>['event']) => print({ event });
  const verification = await runProof(made, {
    work,
    servers: findProofServers(),
    sandbox,
    observe,
    signal,
  });
  print({ verification });
}

const [task, folder = '', second = '', third = ''] = process.argv.slice(2);
const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());
await (task === 'plan' ? plan(folder, second, stopping.signal) : prove(folder, second, third, stopping.signal));
