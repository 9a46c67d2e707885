import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeWith, judgeFormat, listJava, REPOSITORY, scratchFolder, writeFiles } from '../kit/index.ts';
import { EXAMPLES, generateExample, titleOf } from './examples.ts';

describeWith(['jdk-25', 'google-java-format'], 'google-java-format finds every generated Java file canonical', () => {
  const scratch = scratchFolder('format');

  test.each(EXAMPLES.map((example, at) => [titleOf(example), example, at] as const))('%s', async (_, example, at) => {
    const folder = join(scratch, String(at));
    writeFiles(folder, generateExample(example).files);
    const files = listJava(folder);
    expect(files.length).toBeGreaterThan(20);
    expect(await judgeFormat(files)).toEqual({ changed: [], complaints: '' });
  });

  test('and the samples the layout is tested with', async () => {
    const files = listJava(join(REPOSITORY, 'packages/render/src/java/samples'));
    expect(files.length).toBeGreaterThanOrEqual(6);
    expect(await judgeFormat(files)).toEqual({ changed: [], complaints: '' });
  });
});
