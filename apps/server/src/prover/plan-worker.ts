// Run as a program of its own, by `plan-archive.ts`, to plan a proof:
//   node plan-worker.ts FOLDER CACHE
// Prints a JSON object per line.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotHere, UnknownProject, planProof, unpackProject, type ProofLimits } from '@backsmith/prover';
import { printLine, untilStopped } from './worker-line.ts';

const [folder = '', cache = ''] = process.argv.slice(2);
const signal = untilStopped();
const limits = JSON.parse(readFileSync(join(folder, 'limits.json'), 'utf8')) as ProofLimits;
try {
  const project = unpackProject(readFileSync(join(folder, 'archive.zip')), join(folder, 'project'));
  const made = await planProof({ project, scratch: folder, cache, limits, signal });
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(made));
  const jars = [...made.modules, ...(made.described === undefined ? [] : [made.described.module])];
  const readable = [made.jdk.home, ...new Set(jars.flatMap(({ classPath }) => classPath))];
  printLine({ planned: { digest: made.digest, jdk: made.jdk.version, readable } });
} catch (error) {
  if (!(error instanceof NotHere || error instanceof UnknownProject)) throw error;
  printLine({ absent: error.message });
}
