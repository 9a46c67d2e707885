import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { supportedOptions } from '@backsmith/engine';
import { beforeAll, expect, test } from 'vitest';
import {
  REPOSITORY,
  compileProjects,
  describeWith,
  resolveClassPath,
  scratchFolder,
  tool,
  writeFiles,
} from '../kit/index.ts';
import { everyCombination, pairwise, titleOf } from './combinations.ts';
import { PROVE_ALL } from './part.ts';
import { generateProject } from './project.ts';

describeWith(['jdk-25', 'maven', 'ecj'], 'combinations of options', () => {
  const scratch = scratchFolder('combinations');
  const all = everyCombination();
  const combinations = PROVE_ALL ? all : pairwise(all);
  const source = readFileSync(join(REPOSITORY, 'examples/clinic.sql'));
  let errors: ReadonlyMap<string, string> = new Map();

  beforeAll(async () => {
    const folders = new Map<string, string>();
    const jars = new Set<string>();
    for (const [at, combination] of combinations.entries()) {
      const { files } = generateProject(`combination${at}`, source, combination);
      const folder = join(scratch, `combination${at}`);
      writeFiles(folder, files);
      folders.set(titleOf(combination), folder);
    }
    // Java and layout need no jar, and a project without Swagger none that one with it has not.
    for (const database of supportedOptions().databases) {
      const { files } = generateProject('combination', source, { database });
      const pom = String(files.find(({ path }) => path === 'pom.xml')?.content);
      for (const jar of (await resolveClassPath(pom, tool('jdk-25'))).split(delimiter)) jars.add(jar);
    }
    errors = await compileProjects(folders, [...jars].join(delimiter), join(scratch, 'classes'));
    console.log(`${combinations.length} of ${all.length} combinations, ${errors.size} do not compile`);
  }, 1_800_000);

  test.each(combinations.map(titleOf))('%s: generates and compiles', (title) => {
    expect(errors.get(title)).toBeUndefined();
  });
});
