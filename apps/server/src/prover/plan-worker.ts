// Run as a program of its own, by `plan-archive.ts`, to plan a proof:
//   node plan-worker.ts FOLDER CACHE
// Prints a JSON object per line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotHere, UnknownProject, planProof, unpackProject } from '@backsmith/prover';
import { fieldsOf } from '@backsmith/text';
import { writePlan } from './plan-file.ts';
import { printLine, untilStopped } from './worker-line.ts';

const [folder = '', cache = ''] = process.argv.slice(2);
const signal = untilStopped();
const { total, start } = fieldsOf(JSON.parse(readFileSync(join(folder, 'limits.json'), 'utf8')));
const limits = { total: Number(total), start: Number(start) };
try {
  const project = unpackProject(readFileSync(join(folder, 'archive.zip')), join(folder, 'project'));
  const made = await planProof({ project, scratch: folder, cache, limits, signal });
  writePlan(folder, made);
  const jars = [...made.modules, ...(made.described === undefined ? [] : [made.described.module])];
  const readable = [made.jdk.home, ...new Set(jars.flatMap(({ classPath }) => classPath))];
  printLine({ planned: { digest: made.digest, jdk: made.jdk.version, readable } });
} catch (error) {
  if (!(error instanceof NotHere || error instanceof UnknownProject)) throw error;
  printLine({ absent: error.message });
}
