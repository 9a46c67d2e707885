import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { realpathSync } from 'node:fs';
import { findProgram } from './find-program.ts';

export type JdkVersion = 17 | 25;

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

function majorVersion(home: string): number | undefined {
  const release = join(home, 'release');
  if (!existsSync(release)) return undefined;
  const version = /^JAVA_VERSION="(\d+)/m.exec(readFileSync(release, 'utf8'))?.[1];
  return version === undefined ? undefined : Number(version);
}

/** A JDK, not a JRE: it has a compiler. */
function isJdk(home: string, version: JdkVersion): boolean {
  const compiler = join(home, 'bin', process.platform === 'win32' ? 'javac.exe' : 'javac');
  return existsSync(compiler) && majorVersion(home) === version;
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
 * The home of a JDK of exactly this version: `JAVA_HOME_<version>`, else `JAVA_HOME`, the compiler on the PATH, and the
 * usual folders. Without any, nothing.
 */
export function findJdk(version: JdkVersion): string | undefined {
  const named = [process.env[`JAVA_HOME_${version}`], process.env['JAVA_HOME']].filter((home) => home !== undefined);
  const candidates = [...named, ...homeOfCompilerOnPath(), ...USUAL_FOLDERS.flatMap(listed)];
  return candidates.find((home) => isJdk(home, version));
}
