import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  compileWithEcj,
  compileWithJavac,
  describeWith,
  listJava,
  resolveClassPath,
  scratchFolder,
  tool,
  writeFiles,
  type Compilation,
} from '../kit/index.ts';
import { EXAMPLES, SHOP_MYSQL, SHOP_POSTGRESQL, generateExample, titleOf, type Example } from './examples.ts';

describeWith(['jdk-17', 'jdk-25', 'maven', 'ecj'], 'the examples compile', () => {
  const scratch = scratchFolder('compile');

  async function prepare(example: Example): Promise<Omit<Compilation, 'output' | 'release'>> {
    const folder = join(scratch, titleOf(example));
    const { files } = generateExample(example);
    writeFiles(folder, files);
    const pom = String(files.find(({ path }) => path === 'pom.xml')?.content);
    return { files: listJava(folder), classPath: await resolveClassPath(pom, tool('jdk-17')) };
  }

  test.each(EXAMPLES.map((example) => [titleOf(example), example] as const))('%s with ECJ', async (title, example) => {
    const compiled = await compileWithEcj({
      ...(await prepare(example)),
      output: join(scratch, 'ecj', title),
      release: 17,
    });
    expect(compiled).toMatchObject({ ok: true, errors: '' });
  });

  test.each([
    [titleOf(SHOP_POSTGRESQL), 'jdk-17', SHOP_POSTGRESQL, 17],
    [titleOf(SHOP_MYSQL), 'jdk-25', SHOP_MYSQL, 25],
  ] as const)('%s with the javac of %s', async (title, jdk, example, release) => {
    const compilation = { ...(await prepare(example)), output: join(scratch, jdk, title), release };
    expect(await compileWithJavac(tool(jdk), compilation)).toMatchObject({ ok: true });
  });
});
