import { join } from 'node:path';
import { runOk, type Run } from '../processes/run.ts';
import { tool } from '../tools/tool.ts';
import { javaEnvironment } from './java-environment.ts';

const QUIET = ['-B', '-q', '-Dstyle.color=never'];

/** Runs Maven goals in a project with this JDK; fails with the end of Maven's output. Needs the tool `maven`. */
export function runMaven(project: string, jdk: string, goals: readonly string[]): Promise<Run> {
  return runOk(tool('maven'), [...QUIET, ...goals], { cwd: project, env: javaEnvironment(jdk), timeoutMs: 900_000 });
}

/** The same through the `mvnw` script of the generated project, as its user would. */
export function runWrapper(
  project: string,
  jdk: string,
  goals: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const script = join(project, process.platform === 'win32' ? 'mvnw.cmd' : 'mvnw');
  return runOk(script, [...QUIET, ...goals], {
    cwd: project,
    env: { ...javaEnvironment(jdk), ...env },
    timeoutMs: 900_000,
  });
}
