import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runMaven } from './maven.ts';

const CACHE = join(tmpdir(), 'backsmith-class-paths');

function isComplete(classPath: string): boolean {
  return classPath !== '' && classPath.split(delimiter).every((jar) => existsSync(jar));
}

/** A POM without what no jar depends on: the project's own coordinates, its Java version, and how it is built. */
function dependenciesOf(pom: string): string {
  return pom
    .replace(/(?<=<\/parent>)[^]*?(?=<properties>)/, '')
    .replace(/<java\.version>\d+<\/java\.version>/, '')
    .replaceAll(/<build>[^]*?<\/build>/g, '');
}

/**
 * The jars of a POM's test scope, one class path. Maven is asked once per set of dependencies and machine: the answer is
 * kept in the temporary folder and asked for again when a jar of it is gone. Needs the tools `maven` and the JDK given.
 */
export async function resolveClassPath(pom: string, jdk: string): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const kept = join(CACHE, `${createHash('sha256').update(dependenciesOf(pom)).digest('hex').slice(0, 24)}.txt`);
  if (existsSync(kept)) {
    const classPath = readFileSync(kept, 'utf8').trim();
    if (isComplete(classPath)) return classPath;
  }
  const project = mkdtempSync(join(CACHE, 'pom-'));
  writeFileSync(join(project, 'pom.xml'), pom);
  const output = join(project, 'class-path.txt');
  await runMaven(project, jdk, [
    'dependency:build-classpath',
    `-Dmdep.outputFile=${output}`,
    '-Dmdep.includeScope=test',
  ]);
  renameSync(output, kept);
  return readFileSync(kept, 'utf8').trim();
}
