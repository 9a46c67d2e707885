import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '@backsmith/engine';
import { expect, test } from 'vitest';
import { EXAMPLES, GUARDED_EXAMPLES, generateExample, titleOf } from '../../engine/examples.ts';
import { listJava, REPOSITORY, scratchFolder, writeFiles } from '../../kit/index.ts';
import { judgeFormat } from '../java-tools/judge-format.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';

const SAMPLES = 'packages/render/src/java/samples';

/** The files the layout itself is tested with. */
function samples(): readonly GeneratedFile[] {
  const paths = globSync('**/*.java', { cwd: join(REPOSITORY, SAMPLES) }).toSorted();
  return paths.map((path) => ({ path, content: readFileSync(join(REPOSITORY, SAMPLES, path), 'utf8') }));
}

function claims(): readonly Claim[] {
  return [
    ...[...EXAMPLES, ...GUARDED_EXAMPLES].map((example) => ({
      name: titleOf(example),
      generate: () => [generateExample(example)],
    })),
    { name: 'the samples the layout is tested with', generate: () => [{ files: samples() }] },
  ];
}

const SUITE = {
  name: 'google-java-format finds every generated Java file canonical',
  tools: ['jdk-25', 'google-java-format'],
  claims,
  dependsOn: 'code',
  limits: { changed: 100, again: 1 / 4 },
  parts: ['JDK 25', 'formatter'],
  harness: ['tests/backends/java-tools/judge-format.ts'],
} as const;

describeProofs<Claim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('format');

  test.each(taken.map((claim, at) => [claim.name, claim, at] as const))('%s', async (_, claim, at) => {
    const folder = join(scratch, String(at));
    for (const { files } of claim.generate()) writeFiles(folder, files);
    const files = listJava(folder);
    expect(files.length).toBeGreaterThanOrEqual(6);
    expect(await judgeFormat(files)).toEqual([]);
    proven(claim);
  });
});
