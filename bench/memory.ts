// What files of strangers do to the memory of a server and to its event loop: each input is uploaded, previewed and generated on
// one server, with the peak of the process meanwhile, how long the loop was held up at p99, and how much the process holds a
// minute later. Fails where a figure misses its bar. Linux only, which forgets a peak when it is told to.
//   node bench/memory.ts [input …]   default: all of bench/memory/inputs.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { LEAN } from '../apps/cli/bin/start-lean.js';
import { startMeasured } from './crowd/measured-server.ts';
import { signUp } from './crowd/people.ts';
import { madeSchema } from './made-schema.ts';
import { INPUTS } from './memory/inputs.ts';
import { generate, preview, upload } from './memory/send.ts';

/** MB: the process of the server at most, and a minute after the last input. */
const BARS = { peak: 600, after: 450 };
const REST = 60_000;

const wanted = process.argv.slice(2);
const names = Object.keys(INPUTS).filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const server = await startMeasured(LEAN);
try {
  const { address } = server;
  const visitor = await signUp(address, 'visitor');
  await generate(address, visitor, madeSchema(23)); // the first one loads the engine
  console.log(`idle: ${held('VmRSS')} MB`);
  let missed = 0;
  for (const [at, name] of names.entries()) {
    // An account of its own each, as its limits are no part of this.
    if (!(await measure(address, await signUp(address, `person${at}`), name))) missed += 1;
  }
  await pause(REST);
  const after = held('VmRSS');
  console.log(`a minute later: ${after} MB${after > BARS.after ? '  MISSED' : ''}`);
  if (missed > 0 || after > BARS.after) process.exitCode = 1;
} finally {
  await server.end();
}

/** Sends one input in the three ways and prints a line. @returns whether all bars were held */
async function measure(address: string, token: string, name: string): Promise<boolean> {
  const input = INPUTS[name]?.() ?? '';
  await server.ask();
  const ways = [
    ['upload', () => upload(address, token, input)],
    ['preview', () => (typeof input === 'string' ? preview(address, token, input) : 'no text')],
    ['generate', () => (typeof input === 'string' ? generate(address, token, input) : 'no text')],
  ] as const;
  const cells: string[] = [];
  let peak = 0;
  for (const [way, send] of ways) {
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
    const began = performance.now();
    const end = await send();
    const most = held('VmHWM');
    peak = Math.max(peak, most);
    cells.push(`${way} ${most} MB, ${((performance.now() - began) / 1000).toFixed(1)} s, ${end}`);
  }
  const { p99, most } = await server.ask();
  const held99 = `loop p99 ${p99.toFixed(1)} ms, most ${most.toFixed(0)} ms`;
  const isHeld = peak <= BARS.peak;
  console.log(`${name}: ${cells.join('; ')}; ${held99}${isHeld ? '' : '  MISSED'}`);
  return isHeld;
}

/** A figure of the server's process, such as what it holds now (VmRSS) or held at most (VmHWM). Megabytes. */
function held(figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN) / 1024);
}
