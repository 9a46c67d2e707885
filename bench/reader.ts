// Speed and memory of the schema reader, in CPU time of this process, so that a busy machine says the same as an idle one.
//   node bench/reader.ts [megabytes]        default: 10; also reads a tenth of it to show that time grows linearly
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSchema } from '@backsmith/schema';
import { MADE_SOURCES, type MadeSource } from './reader-sources.ts';

const GOALS = { definitions: 15, data: 40 } as const;
const MOST_MEMORY = 300;
const MOST_GROWTH = 12;
const RUNS = 5;

/** The young generation the server gives its worker threads: three of these make 24 MB. */
const SEMI_SPACE = '--max-semi-space-size=8';

type Measured = {
  readonly name: string;
  readonly kind: MadeSource['kind'];
  readonly bytes: number;
  readonly seconds: number;
  readonly tables: number;
  readonly peak: number;
};

function secondsOf(bytes: Uint8Array): number {
  const before = process.cpuUsage();
  readSchema(bytes);
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}

function measure({ name, kind }: MadeSource, bytes: Uint8Array): Measured {
  const { value } = readSchema(bytes);
  const peak = process.resourceUsage().maxRSS / 1024;
  const seconds = Array.from({ length: RUNS }, () => secondsOf(bytes)).toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
  return { name, kind, bytes: bytes.length, seconds, tables: value.schema.tables.length, peak };
}

/** Each source in a process of its own, which is given its bytes: peak memory never falls within one. */
function measureApart(megabytes: number, at: number): Measured {
  const run = spawnSync(process.execPath, [SEMI_SPACE, fileURLToPath(import.meta.url), '--one', String(at)], {
    encoding: 'utf8',
    input: sourceAt(at).text(megabytes),
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Measured;
}

function report(megabytes: number): boolean {
  let kept = true;
  for (const at of MADE_SOURCES.keys()) {
    const large = measureApart(megabytes, at);
    const small = measureApart(megabytes / 10, at);
    const speed = large.bytes / 1e6 / large.seconds;
    const growth = large.seconds / small.seconds;
    const good = speed >= GOALS[large.kind] && growth <= MOST_GROWTH && large.peak <= MOST_MEMORY;
    kept &&= good;
    const figures = [
      `${(large.bytes / 1e6).toFixed(1).padStart(5)} MB in ${large.seconds.toFixed(2)} s`,
      `${speed.toFixed(1).padStart(6)} MB/s (goal ${GOALS[large.kind]})`,
      `${growth.toFixed(1).padStart(5)} times a tenth (most ${MOST_GROWTH})`,
      `${large.peak.toFixed(0).padStart(4)} MB peak (most ${MOST_MEMORY})`,
      `${large.tables} tables`,
    ];
    console.log(`${good ? 'ok  ' : 'MISS'} ${large.name.padEnd(32)} ${figures.join('  ')}`);
  }
  return kept;
}

function sourceAt(at: number): MadeSource {
  const source = MADE_SOURCES[at];
  if (source === undefined) throw new Error(`no source ${at}`);
  return source;
}

const [first, second] = process.argv.slice(2);
if (first === '--one') {
  console.log(JSON.stringify(measure(sourceAt(Number(second)), readFileSync(0))));
} else {
  process.exitCode = report(Number(first ?? 10)) ? 0 : 1;
}
