// 100 generations at once by twenty accounts on one server, while others look around: whether all complete, how long the event
// loop of the server is held up, how much memory it takes, and how long other requests take. Fails where a figure misses its bar.
//   node bench/crowd.ts [tables]     GENERATIONS=100
import { PATHS } from '@backsmith/contract';
import { startMeasured } from './crowd/measured-server.ts';
import type { Strain } from './crowd/serve-measured.ts';
import { generate, lookAround, signUp } from './crowd/people.ts';
import { madeSchema } from './made-schema.ts';

const TABLES = Number(process.argv[2] ?? 23);
const GENERATIONS = Number(process.env['GENERATIONS'] ?? 100);
const ACCOUNTS = 20;
/** Milliseconds: the event loop at p99, other requests at p95. MB: the process of the server, its workers included. */
const BARS = { loop: 50, request: 200, memory: 700 };
const SEEN = [PATHS.me, PATHS.projects, PATHS.projectStats, PATHS.paymentStatus, PATHS.pricing, PATHS.capabilities];

const server = await startMeasured();
try {
  const { address } = server;
  const tokens: string[] = [];
  for (let at = 0; at < ACCOUNTS; at += 1) tokens.push(await signUp(address, `person${at}`));
  const visitor = await signUp(address, 'visitor');
  await generate(address, visitor, madeSchema(TABLES)); // the first one loads the engine
  await server.ask();

  const began = performance.now();
  let isOver = false;
  const others = lookAround(address, visitor, SEEN, () => isOver);
  const ends = await Promise.allSettled(
    Array.from({ length: GENERATIONS }, (_, at) => generate(address, tokens[at % ACCOUNTS] ?? '', madeSchema(TABLES))),
  );
  isOver = true;
  const seconds = (performance.now() - began) / 1000;
  const times = await others;
  report(ends, times, await server.ask(), seconds);
} finally {
  await server.end();
}

function report(
  ends: readonly PromiseSettledResult<number>[],
  times: readonly number[],
  strain: Strain,
  seconds: number,
): void {
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  const done = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  const request = shareOf(times, 0.95);
  const hasMissed = strain.p99 > BARS.loop || request > BARS.request || strain.memory > BARS.memory;
  console.log(
    `${ends.length} generations of ${TABLES} tables at once: ${failures.length} failed, ${seconds.toFixed(1)} s in all`,
  );
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  console.log(`to the end of one   p50 ${shareOf(done, 0.5).toFixed(0)} ms   p95 ${shareOf(done, 0.95).toFixed(0)} ms`);
  console.log(
    `event loop held up  p50 ${strain.p50.toFixed(1)} ms   p99 ${strain.p99.toFixed(1)} ms   most ${strain.most.toFixed(0)} ms${missed(strain.p99, BARS.loop)}`,
  );
  console.log(
    `${times.length} other requests  p50 ${shareOf(times, 0.5).toFixed(1)} ms   p95 ${request.toFixed(1)} ms${missed(request, BARS.request)}`,
  );
  console.log(`memory at most      ${strain.memory.toFixed(0)} MB${missed(strain.memory, BARS.memory)}`);
  if (failures.length > 0 || hasMissed) process.exitCode = 1;
}

function missed(figure: number, bar: number): string {
  return figure <= bar ? '' : '  MISSED';
}

function shareOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? NaN;
}
