// Run as a program of its own, in a sandbox, by `prove-archive.ts`, to run the proof that FOLDER holds the plan of:
//   node proof-worker.ts FOLDER WORK SANDBOX
// Prints a JSON object per line: news of the proof, and at last what it came to.
import { runProof } from '@backsmith/prover/running';
import { findProofServers } from '../db/proof-servers.ts';
import { readPlan } from './plan-file.ts';
import { printLine, untilStopped } from './worker-line.ts';

const [folder = '', work = '', sandbox = ''] = process.argv.slice(2);
const verification = await runProof(readPlan(folder), {
  work,
  servers: findProofServers(),
  sandbox,
  observe: (event) => printLine({ event }),
  signal: untilStopped(),
});
printLine({ verification });
