#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node.js must be able to read it far enough to say what is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > 22 || (major === 22 && minor >= 18);

if (isNewEnough) {
  module.enableCompileCache?.();
  // A clone runs its sources; the published package carries a bundle instead.
  const source = new URL('../src/main.ts', import.meta.url);
  await import(existsSync(source) ? source.href : new URL('../dist/main.js', import.meta.url).href);
} else {
  // The lockfile brings a Node.js of its own, so a clone works whatever started this script.
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  const own = fileURLToPath(new URL(`../../../node_modules/.bin/${name}`, import.meta.url));
  if (!existsSync(own)) {
    console.error(`Backsmith needs Node.js 22.18 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const ended = spawnSync(own, process.argv.slice(1), { stdio: 'inherit', shell: process.platform === 'win32' });
  process.exit(ended.status ?? 1);
}
