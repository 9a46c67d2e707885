#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node.js must be able to read it far enough to say what is missing.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findBundle } from './find-bundle.js';
import { findStartProblem, isNewEnough } from './find-start-problem.js';
import { startLean } from './start-lean.js';
import { tuneForShortRun } from './tune-engine.js';
import { whenLeftAlone } from './when-left-alone.js';

// A clone runs its sources, or a bundle that was made of them as they are; the published package carries a bundle instead.
const source = new URL('../src/main.ts', import.meta.url);
const isClone = existsSync(source);
// The lockfile brings a Node.js of its own, so a clone works whatever started this script.
const name = process.platform === 'win32' ? 'node.cmd' : 'node';
const own = fileURLToPath(new URL(`../../../node_modules/.bin/${name}`, import.meta.url));

if (!isNewEnough() && isClone && existsSync(own)) {
  const child = spawn(own, process.argv.slice(1), { stdio: 'inherit', shell: process.platform === 'win32' });
  // Whoever asks us to stop means what we started: it would go on alone, and keep its port.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenLeftAlone(() => child.kill('SIGTERM'));
  process.exit(await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1))));
}
const tooOld = `Backsmith needs Node.js 22.18 or newer; this is ${process.versions.node}.`;
const problem = isClone ? findStartProblem() : isNewEnough() ? undefined : tooOld;
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
if (process.argv[2] === 'serve') startLean();
else tuneForShortRun();
module.enableCompileCache?.();
await import(findProgram().href);

function findProgram() {
  if (!isClone) return new URL('../dist/main.js', import.meta.url);
  const bundle = findBundle();
  return bundle === undefined ? source : pathToFileURL(`${bundle}main.js`);
}
