import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { describeWith, scratchFolder, tool } from '../../kit/index.ts';
import { compileWithEcj, compileWithJavac } from './compile.ts';
import { judgeFormat } from './judge-format.ts';

describeWith(['jdk-17', 'jdk-25', 'ecj', 'maven', 'google-java-format'], 'the Java tools', () => {
  const folder = scratchFolder('kit');
  const good = join(folder, 'Good.java');
  const bad = join(folder, 'Bad.java');

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(good, 'class Good {\n  int one() {\n    return 1;\n  }\n}\n');
    writeFileSync(bad, 'class Bad { int one() { return "1"; } }\n');
  });

  test('both compilers accept what compiles and name what does not', async () => {
    const compilation = { classPath: '', output: join(folder, 'out'), release: 17 } as const;
    for (const compile of [
      compileWithEcj,
      (c: Parameters<typeof compileWithEcj>[0]) => compileWithJavac(tool('jdk-17'), c),
    ]) {
      expect(await compile({ ...compilation, files: [good] })).toMatchObject({ ok: true });
      const refused = await compile({ ...compilation, files: [good, bad] });
      expect(refused.ok).toBe(false);
      expect(refused.errors).toContain('Bad.java');
    }
  });

  test('the formatter passes canonical files and names the others', async () => {
    expect(await judgeFormat([good])).toEqual([]);
    expect(await judgeFormat([good, bad])).toEqual([bad]);
  });
});
