// Run as a program of its own, in a sandbox, by `prove-archive.ts`, to run the proof that FOLDER holds the plan of:
//   node proof-worker.ts FOLDER WORK SANDBOX
// Prints a JSON object per line: news of the proof, and at last what it came to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofPlan } from '@backsmith/prover';
import { runProof } from '@backsmith/prover/running';
import { findProofServers } from '../db/proof-servers.ts';
import { printLine, untilStopped } from './worker-line.ts';

const [folder = '', work = '', sandbox = ''] = process.argv.slice(2);
const verification = await runProof(JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as ProofPlan, {
  work,
  servers: findProofServers(),
  sandbox,
  observe: (event) => printLine({ event }),
  signal: untilStopped(),
});
printLine({ verification });
