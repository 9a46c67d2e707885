import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findProgram } from './find-program.ts';

/** A JDK with a compiler: where it lies, and its version in full and in one number. */
export type Jdk = { readonly home: string; readonly version: string; readonly major: number };

/** Where distributions and version managers put JDKs; macOS keeps the home two folders deeper. */
const USUAL_FOLDERS = [
  '/usr/lib/jvm',
  '/usr/java',
  '/opt/java',
  '/opt',
  join(homedir(), '.sdkman/candidates/java'),
  join(homedir(), '.jdks'),
  '/Library/Java/JavaVirtualMachines',
  'C:\\Program Files\\Java',
  'C:\\Program Files\\Eclipse Adoptium',
];

function readJdk(home: string): Jdk | undefined {
  const release = join(home, 'release');
  const compiler = join(home, 'bin', process.platform === 'win32' ? 'javac.exe' : 'javac');
  if (!existsSync(compiler) || !existsSync(release)) return undefined;
  const version = /^JAVA_VERSION="([^"]+)"/m.exec(readFileSync(release, 'utf8'))?.[1];
  return version === undefined
    ? undefined
    : { home: realpathSync(home), version, major: Number(/\d+/.exec(version)?.[0]) };
}

function listed(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => [join(folder, name), join(folder, name, 'Contents/Home')]);
}

function homeOfCompilerOnPath(): string[] {
  const compiler = findProgram('javac');
  return compiler === undefined ? [] : [dirname(dirname(realpathSync(compiler)))];
}

/**
 * A JDK that compiles for this version of Java: the one `JAVA_HOME` names, that of the compiler on the PATH, or what lies in
 * the usual folders; of the latter the oldest that is new enough. Nothing where there is none.
 */
export function findJdk(least: number): Jdk | undefined {
  const named = [process.env['JAVA_HOME'], ...homeOfCompilerOnPath()].flatMap((home) =>
    home === undefined ? [] : [readJdk(home)],
  );
  const usual = USUAL_FOLDERS.flatMap(listed).map(readJdk);
  const oldestFirst = usual.filter((jdk) => jdk !== undefined).toSorted((a, b) => a.major - b.major);
  return [...named, ...oldestFirst].find((jdk) => jdk !== undefined && jdk.major >= least);
}

/** The environment in which programs of the JDK, and Maven, use this one. */
export function javaEnvironment(jdk: Jdk): Readonly<Record<string, string>> {
  return { JAVA_HOME: jdk.home, PATH: `${join(jdk.home, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` };
}
