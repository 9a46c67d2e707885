import { join } from 'node:path';
import { runOk, type Run } from '../processes/run.ts';
import { tool } from '../tools/tool.ts';
import { javaEnvironment } from './java-environment.ts';

export const QUIET = ['-B', '-q', '-Dstyle.color=never'];

/** Runs Maven goals in a project with this JDK; fails with the end of Maven's output. Needs the tool `maven`. */
export function runMaven(project: string, jdk: string, goals: readonly string[]): Promise<Run> {
  return runOk(tool('maven'), [...QUIET, ...goals], { cwd: project, env: javaEnvironment(jdk), timeoutMs: 900_000 });
}

/** The script of a generated project that brings Maven along. */
export function wrapperOf(project: string): string {
  return join(project, process.platform === 'win32' ? 'mvnw.cmd' : 'mvnw');
}

/** The same through the `mvnw` script of the generated project, as its user would. */
export function runWrapper(
  project: string,
  jdk: string,
  goals: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  return runOk(wrapperOf(project), [...QUIET, ...goals], {
    cwd: project,
    env: { ...javaEnvironment(jdk), ...env },
    timeoutMs: 900_000,
  });
}
