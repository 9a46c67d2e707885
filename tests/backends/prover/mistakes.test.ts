import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planProof, runProof, START_LIMIT, writeProject, type Verification } from '@backsmith/prover';
import { startProofPostgres } from '@backsmith/server';
import type { GeneratedFile } from '@backsmith/engine';
import { REPOSITORY, scratchFolder } from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { generateProject } from '../proof/project.ts';
import { MISTAKES, type Mistake } from './mistakes.ts';

const SCHEMA = join(REPOSITORY, 'tests/backends/prover/orchard.sql');

/** What is generated as it is. */
const SOUND = 'no mistake';

function generation() {
  return generateProject('orchard', readFileSync(SCHEMA), { database: 'postgresql' });
}

/** The files of the project with one mistake in them. Throws where its text is not there any more. */
function withMistake(files: readonly GeneratedFile[], { name, file, text, instead }: Mistake): GeneratedFile[] {
  const found = files.filter(({ path, content }) => path.endsWith(file) && String(content).includes(text));
  if (found.length !== 1) throw new Error(`${name}: ${found.length} files ${file} hold ${text}`);
  return files.map((one) => (one === found[0] ? { ...one, content: String(one.content).replace(text, instead) } : one));
}

const CASES = [SOUND, ...MISTAKES.map(({ name }) => name)];

const SUITE = {
  name: 'mistakes that the prover notices',
  tools: ['jdk-17', 'maven'],
  claims: () => CASES.map((name) => ({ name, generate: () => [generation()] })),
  dependsOn: 'application',
  limits: { changed: 2, again: 1 / 8 },
  parts: ['JDK 17', 'PostgreSQL'],
  harness: ['packages/prover/src', 'tests/backends/prover'],
} as const;

describeProofs(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('mistakes');
  chmodSync(scratch, 0o755); // Started by root, the database runs under another account that has to reach it.

  async function verify(name: string): Promise<Verification> {
    const folder = join(scratch, name.replaceAll(' ', '-'));
    const mistake = MISTAKES.find((one) => one.name === name);
    const { files } = generation();
    const project = join(folder, 'project');
    writeProject(project, mistake === undefined ? files : withMistake(files, mistake));
    const work = join(folder, 'work');
    mkdirSync(work, { recursive: true });
    const { signal } = new AbortController();
    const limits = { total: 500_000, start: START_LIMIT };
    const plan = await planProof({ project, scratch: folder, cache: join(scratch, 'class-paths'), limits, signal });
    const observe = () => undefined;
    return runProof(plan, {
      work,
      servers: { postgresql: startProofPostgres },
      sandbox: 'no sandbox',
      observe,
      signal,
    });
  }

  test.each(taken.map((claim) => [claim.name, claim] as const))('%s', { timeout: 600_000 }, async (name, claim) => {
    const { outcome, summary, failures } = await verify(name);
    console.log(
      `${name}: ${summary} ${failures.map(({ step }) => step).join()} ${failures[0]?.what.slice(0, 200) ?? ''}`,
    );
    expect({ name, outcome }).toEqual({ name, outcome: name === SOUND ? 'passed' : 'failed' });
    proven(claim);
  });
});
