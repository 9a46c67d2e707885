import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../machine/child.ts';
import type { Jdk } from '../machine/find-jdk.ts';

export type Compiling = {
  readonly jdk: Jdk;
  /** The folder of a module; its Java stands below `src`. */
  readonly module: string;
  readonly classPath: string;
  /** A folder for class files; made when missing. */
  readonly output: string;
  /** The language and API level. */
  readonly release: number;
  readonly env: Readonly<Record<string, string>>;
  readonly timeout: number;
  readonly signal: AbortSignal;
};

export type Compiled = { readonly files: number; readonly errors: readonly string[]; readonly seconds: number };

/** What a compiler that runs once, for seconds, does best with. */
const JAVAC_VM = ['-J-Xmx1g', '-J-XX:+UseSerialGC', '-J-XX:TieredStopAtLevel=1', '-J-Xshare:auto'];

/** An error names its file, line and what is wrong; two lines below show the place. */
const ERROR = /^(?:\/|[A-Za-z]:\\)?\S*\.java:\d+: error: .*$/gm;

/** Compiles a module with its tests. */
export async function compileModule(compiling: Compiling): Promise<Compiled> {
  const { jdk, module, classPath, output, release, env, timeout, signal } = compiling;
  mkdirSync(output, { recursive: true });
  const files = globSync('src/{main,test}/java/**/*.java', { cwd: module }).toSorted();
  const list = join(output, '..', 'sources.txt');
  // Paths may hold spaces and back-slashes, which argument files read as separators and escapes.
  writeFileSync(list, files.map((path) => `"${path.replaceAll('\\', '/')}"`).join('\n'));
  const flags = ['--release', String(release), '-proc:none', '-nowarn', '-parameters', '-encoding', 'UTF-8'];
  const args = [...JAVAC_VM, ...flags, '-Xmaxerrs', '20', '-cp', classPath, '-d', output, `@${list}`];
  const ended = await runChild(join(jdk.home, 'bin', 'javac'), args, { cwd: module, env, timeout, signal });
  return {
    files: files.length,
    errors: ended.code === 0 ? [] : errorsOf(ended.output, ended.timedOut),
    seconds: ended.seconds,
  };
}

function errorsOf(output: string, timedOut: boolean): readonly string[] {
  if (timedOut) return ['The compiler did not end in time.'];
  const errors = output.match(ERROR) ?? [];
  return errors.length > 0 ? errors : [output.trim().slice(-2000) || 'The compiler failed without a word.'];
}
