import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ProofPlan } from './plan-proof.ts';
import { runProof } from './run-proof.ts';
import type { ProofEvent } from './verification.ts';

const folder = mkdtempSync(join(tmpdir(), 'backsmith-run-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A project whose compiler is a script. */
function planWith(compiler: string): ProofPlan {
  const home = mkdtempSync(join(folder, 'jdk-'));
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin', 'javac'), `#!/bin/sh\n${compiler}\n`, { mode: 0o755 });
  return {
    project: folder,
    digest: 'd',
    jdk: { home, version: '21', major: 21 },
    javaVersion: 21,
    database: { kind: 'postgresql', label: 'PostgreSQL', development: 'h2', extensions: [] },
    modules: [{ path: '', mainClass: 'a.App', packageName: 'a', classPath: [] }],
    security: false,
    namesFields: true,
    hasRules: false,
    ownTables: [],
    tables: [],
    limits: { total: 60_000, start: 60_000 },
  };
}

/** What is told of the proof of a project; whoever watches may stop it. */
async function told(compiler: string, stopping?: AbortController): Promise<readonly ProofEvent[]> {
  const events: ProofEvent[] = [];
  await runProof(planWith(compiler), {
    work: mkdtempSync(join(folder, 'work-')),
    servers: {},
    sandbox: 'none',
    observe: (event) => {
      events.push(event);
      if (stopping !== undefined) setTimeout(() => stopping.abort(), 50);
    },
    signal: stopping?.signal ?? new AbortController().signal,
  });
  return events;
}

test.skipIf(process.platform === 'win32')('what is stopped has not failed', async () => {
  expect(await told('exec sleep 30', new AbortController())).toEqual([
    { step: 'compile', status: 'running', text: 'Compiling' },
  ]);
});

test.skipIf(process.platform === 'win32')('what does not compile has, and the rest is left out', async () => {
  const events = await told("echo 'Shop.java:3: error: cannot find symbol'; exit 1");
  expect(events.map(({ step, status, text }) => `${step} ${status}: ${text}`)).toEqual([
    'compile running: Compiling',
    'compile failed: 1 error of the compiler of JDK 21',
    'start skipped: It does not compile.',
    'call skipped: It does not compile.',
    'test skipped: It does not compile.',
  ]);
});
