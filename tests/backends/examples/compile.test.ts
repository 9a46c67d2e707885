import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  EXAMPLES,
  GUARDED_EXAMPLES,
  SHOP_MYSQL,
  SHOP_POSTGRESQL,
  generateExample,
  titleOf,
  type Example,
} from '../../engine/examples.ts';
import { listJava, resolveClassPath, scratchFolder, tool, writeFiles } from '../../kit/index.ts';
import { compileWithEcj, compileWithJavac, type Compilation, type Compiled } from '../java-tools/compile.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';

type Compiling = Claim & {
  readonly example: Example;
  readonly release: Compilation['release'];
  compile(compilation: Compilation): Promise<Compiled>;
};

function compiling(
  example: Example,
  by: string,
  release: Compilation['release'],
  compile: Compiling['compile'],
): Compiling {
  const name = `${titleOf(example)} with ${by}`;
  return { name, example, release, compile, generate: () => [generateExample(example)] };
}

function claims(): readonly Compiling[] {
  return [
    ...[...EXAMPLES, ...GUARDED_EXAMPLES].map((example) => compiling(example, 'ECJ', 17, compileWithEcj)),
    compiling(SHOP_POSTGRESQL, 'the javac of 17', 17, (compilation) => compileWithJavac(tool('jdk-17'), compilation)),
    compiling(SHOP_MYSQL, 'the javac of 25', 25, (compilation) => compileWithJavac(tool('jdk-25'), compilation)),
  ];
}

const SUITE = {
  name: 'the examples compile',
  tools: ['jdk-17', 'jdk-25', 'maven', 'ecj'],
  claims,
  dependsOn: 'code',
  limits: { changed: 100, again: 1 / 4 },
  parts: ['JDK 17', 'JDK 25', 'compiler'],
  harness: ['tests/backends/java-tools/compile.ts'],
} as const;

describeProofs<Compiling>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('compile');

  test.each(taken.map((claim, at) => [claim.name, claim, at] as const))('%s', async (_, claim, at) => {
    const folder = join(scratch, String(at));
    const { files } = generateExample(claim.example);
    writeFiles(folder, files);
    const pom = String(files.find(({ path }) => path === 'pom.xml')?.content);
    const classPath = await resolveClassPath(pom, tool('jdk-17'));
    const output = join(scratch, `classes${at}`);
    const compiled = await claim.compile({ files: listJava(folder), classPath, output, release: claim.release });
    expect(compiled.errors).not.toContain('error');
    expect(compiled.ok).toBe(true);
    proven(claim);
  });
});
