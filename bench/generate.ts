// CPU seconds and memory of a generation, cold (the first in a fresh process) and warm (the median of further ones), and
// whether two runs give the same bytes.
//   node bench/generate.ts [tables or file …]   made schemas of so many tables, or files; default: 100 300
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '@backsmith/engine';
import { madeSchema } from './made-schema.ts';
import { median } from './median.ts';
import { OPTIONS } from './options.ts';

const WARM_RUNS = 7;

/** The young generation the server gives its worker threads: three of these make 24 MB. */
const SEMI_SPACE = '--max-semi-space-size=8';

type Measured = { readonly seconds: number; readonly digest: string; readonly files: number; readonly bytes: number };

function measure(source: Uint8Array): Measured {
  const before = process.cpuUsage();
  const { value, diagnostics } = generate(source, OPTIONS);
  const used = process.cpuUsage(before);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const digest = createHash('sha256').update(value.archive).digest('hex');
  return { seconds: (used.user + used.system) / 1e6, digest, files: value.files.length, bytes: value.archive.length };
}

/** Of the whole process, Node.js and the modules included, which take about 105. */
function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

function measureInThisProcess(what: string): void {
  const isSize = /^\d+$/.test(what);
  const source = isSize ? new TextEncoder().encode(madeSchema(Number(what))) : readFileSync(what);
  const cold = measure(source);
  const first = peakMegabytes();
  const warm = Array.from({ length: WARM_RUNS }, () => measure(source));
  const isSame = warm.every(({ digest }) => digest === cold.digest);
  const figures = [
    `${isSize ? `${what} tables` : basename(what)}, ${cold.files} files, ${(cold.bytes / 1024).toFixed(0)} kB zip`,
    `cold ${cold.seconds.toFixed(2)} s CPU`,
    `warm ${median(warm.map(({ seconds }) => seconds)).toFixed(2)} s CPU (median of ${WARM_RUNS})`,
    `peak ${first} MB after one, ${peakMegabytes()} MB after ${WARM_RUNS + 1}`,
    isSame ? 'same bytes every time' : 'DIFFERENT BYTES',
    `sha256 ${cold.digest.slice(0, 16)}`,
  ];
  console.log(figures.join(', '));
  if (!isSame) process.exitCode = 1;
}

const [mode, ...rest] = process.argv.slice(2);
if (mode === '--in-process') measureInThisProcess(rest[0] ?? '');
else {
  const wanted = [mode, ...rest].filter((each) => each !== undefined);
  // One process each, so that peak and first run belong to it alone.
  for (const each of wanted.length === 0 ? ['100', '300'] : wanted) {
    const args = [SEMI_SPACE, fileURLToPath(import.meta.url), '--in-process', each];
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
