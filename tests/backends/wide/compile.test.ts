import { delimiter, join } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { GeneratedFile } from '@backsmith/engine';
import { expect, test } from 'vitest';
import {
  describeWith,
  jdkProgram,
  REPOSITORY,
  resolveClassPath,
  runOk,
  scratchFolder,
  tool,
  writeFiles,
} from '../../kit/index.ts';
import { SEED, wideTries } from '../../wide/wide-search.ts';

/** How many schemas are tried; `BACKSMITH_WIDE_COMPILE=50` tries more, which takes about ten seconds of processor time each. */
const COUNT = Number(process.env['BACKSMITH_WIDE_COMPILE'] ?? 2);
const MOST_COLUMNS = 1600;
const PROGRAM = join(REPOSITORY, 'tests/backends/java-tools/TimedCompile.java');

function pomOf(files: readonly GeneratedFile[]): string {
  return String(files.find(({ path }) => path === 'pom.xml')?.content);
}

describeWith(['jdk-25', 'maven'], 'wide and odd schemas', () => {
  const scratch = scratchFolder('wide');

  test(
    `the projects of ${COUNT} compile, beginning at seed ${SEED}`,
    async () => {
      const titles = new Map<string, string>();
      const jars = new Set<string>();
      for (const [at, { title, run }] of wideTries(COUNT, MOST_COLUMNS).entries()) {
        const folder = join(scratch, String(at));
        const { files } = run();
        writeFiles(folder, files);
        titles.set(folder, title);
        for (const jar of (await resolveClassPath(pomOf(files), tool('jdk-25'))).split(delimiter)) jars.add(jar);
      }
      const classPath = join(scratch, 'class-path.txt');
      const output = join(scratch, 'classes');
      writeFileSync(classPath, [...jars].join(delimiter));
      mkdirSync(output);
      const java = jdkProgram(tool('jdk-25'), 'java');
      const said = (
        await runOk(java, ['-Xmx1500m', PROGRAM, classPath, output, ...titles.keys()], { timeoutMs: COUNT * 300_000 })
      ).stdout
        .split('\n')
        .map((line) => line.trimEnd().split('\t'));
      const times = said.flatMap(([kind, folder = '', name = '', spent]) =>
        kind === 'class' ? [{ milliseconds: Number(spent), name, title: titles.get(folder) ?? folder }] : [],
      );
      const errors = said.flatMap(([kind, folder = '', message]) =>
        kind === 'error' ? [`${titles.get(folder) ?? folder}\n  ${message ?? ''}`] : [],
      );
      const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
      console.log(
        `${COUNT} wide projects from seed ${SEED}: ${times.length} classes, ${errors.length} errors; ` +
          `javac's slowest takes ${((slowest?.milliseconds ?? 0) / 1000).toFixed(1)} s of processor time: ` +
          `${slowest?.name ?? 'none'}, ${slowest?.title ?? ''}`,
      );
      expect(errors).toEqual([]);
      expect(times.length).toBeGreaterThan(COUNT);
    },
    60_000 + COUNT * 300_000,
  );
});
